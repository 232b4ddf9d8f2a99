/** Work in steps: a generator yields after each, and returns the result. */

/** Runs the remaining steps and returns the result. */
export function finish<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same work with each yielded value mapped. Ending this generator early also ends the work. */
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
