/**
 * The solving side: takes requests, answers each `solve` once. Knows no transport, so that a Web
 * Worker and a thread of Node run the same.
 */
import { solving } from '../solver/solve.ts';
import type { Verdict } from '../solver/verdict.ts';
import type { Answer, Request, SolveRequest } from './protocol.ts';

export interface HostSurroundings {
  readonly send: (answer: Answer) => void;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Lets messages that have arrived be received. */
  readonly pause: () => Promise<void>;
}

/** How long the host works before it looks at its messages, in milliseconds. */
const SLICE = 8;

export class Host {
  readonly #surroundings: HostSurroundings;
  readonly #waiting: SolveRequest[] = [];
  readonly #stopped = new Set<number>();
  /** The job that is being worked on. */
  #current: number | undefined;
  #running = false;

  constructor(surroundings: HostSurroundings) {
    this.#surroundings = surroundings;
  }

  receive(request: Request): void {
    if (request.kind === 'solve') {
      this.#waiting.push(request);
      if (!this.#running) void this.#run();
    } else if (this.#isKnown(request.id)) this.#stopped.add(request.id);
  }

  #isKnown(id: number): boolean {
    return id === this.#current || this.#waiting.some((request) => request.id === id);
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      const request = this.#waiting.shift();
      if (!request) break;
      this.#current = request.id;
      this.#surroundings.send(await this.#answer(request));
      this.#stopped.delete(request.id);
      this.#current = undefined;
    }
    this.#running = false;
  }

  async #answer({ id, position, ruleSet, limits }: SolveRequest): Promise<Answer> {
    if (this.#stopped.has(id))
      return { id, verdict: { verdict: 'unknown', reason: 'stopped', nodes: 0 }, ms: 0 };
    const { now, pause } = this.#surroundings;
    let worked = 0;
    let since = now();
    const elapsed = (): number => worked + now() - since;
    const halt = () => {
      if (this.#stopped.has(id)) return 'stopped';
      return limits.ms !== undefined && elapsed() > limits.ms ? 'time' : undefined;
    };
    const nodes = limits.nodes === undefined ? {} : { nodes: limits.nodes };
    const search = solving(position, ruleSet, { ...nodes, halt });
    for (;;) {
      const step: IteratorResult<number, Verdict> = search.next();
      if (step.done) return { id, verdict: step.value, ms: elapsed() };
      if (now() - since < SLICE) continue;
      worked += now() - since;
      await pause();
      since = now();
    }
  }
}
