/** Work in steps: a generator yields after each, and returns the result. */

/** Does all that is left. */
export function finish<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same work that yields something else. Given up between two steps, it gives up the work. */
export function* yielding<Step, Told, Result>(
  steps: Generator<Step, Result>,
  tell: (step: Step) => Told,
): Generator<Told, Result> {
  try {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      yield tell(step.value);
    }
  } finally {
    steps.return(undefined as never);
  }
}
