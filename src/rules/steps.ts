/** Work in steps: a generator yields after each, and returns the result. */

/** Does all that is left. */
export function finish<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same work that yields something else. Given up between two steps, it gives up the work. */
export function* yielding<Step, Mapped, Result>(
  steps: Generator<Step, Result>,
  map: (step: Step) => Mapped,
): Generator<Mapped, Result> {
  try {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      yield map(step.value);
    }
  } finally {
    steps.return(undefined as never);
  }
}
