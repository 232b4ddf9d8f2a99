/** Keeps at most one request in flight: a new one aborts the previous. */
export class LatestRequest {
  #controller: AbortController | undefined;

  /** @returns the answer; `undefined` if the request was aborted */
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

  /** Aborts the request in flight. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
  }
}
