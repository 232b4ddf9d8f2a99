/** One asker, who wants one answer at a time: the next question takes the place of the one before. */
export class LatestRequest {
  #controller: AbortController | undefined;

  /** @returns the answer; nothing if the question was given up */
  async ask<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    this.stop();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    try {
      const answer = await ask(signal);
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  /** Gives up what was asked. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
  }
}
