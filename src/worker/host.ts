/**
 * The working side: takes requests, answers each but a `stop` once. Knows no transport, so that a Web
 * Worker and a thread of Node run the same. The fair player, with its net, is loaded when it is first asked.
 */
import type { FairGame } from '../fair/game.ts';
import type { FairChoice } from '../fair/player.ts';
import { solving } from '../solver/solve.ts';
import type { Verdict } from '../solver/verdict.ts';
import type {
  AdviseAnswer,
  AdviseRequest,
  Answer,
  PlayAnswer,
  PlayRequest,
  Request,
  SolveAnswer,
  SolveRequest,
  StoppedAnswer,
  Work,
} from './protocol.ts';

export interface HostDeps {
  readonly send: (answer: Answer) => void;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Lets messages that have arrived be received. */
  readonly pause: () => Promise<void>;
}

/** How long the host works before it looks at its messages, in milliseconds. */
const SLICE_MS = 8;

export class Host {
  readonly #deps: HostDeps;
  readonly #waiting: Work[] = [];
  readonly #stopped = new Set<number>();
  /** The job that is being worked on. */
  #current: number | undefined;
  #running = false;

  constructor(deps: HostDeps) {
    this.#deps = deps;
  }

  receive(request: Request): void {
    if (request.kind === 'stop') {
      if (this.#isKnown(request.id)) this.#stopped.add(request.id);
      return;
    }
    this.#waiting.push(request);
    if (!this.#running) void this.#run();
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
      this.#deps.send(await this.#answer(request));
      this.#stopped.delete(request.id);
      this.#current = undefined;
    }
    this.#running = false;
  }

  #answer(request: Work): Promise<Answer> {
    switch (request.kind) {
      case 'solve':
        return this.#solve(request);
      case 'play':
        return this.#play(request);
      case 'advise':
        return this.#advise(request);
    }
  }

  async #solve({ id, position, ruleSet, limits }: SolveRequest): Promise<SolveAnswer> {
    if (this.#stopped.has(id)) {
      const verdict = { verdict: 'unknown', reason: 'stopped', nodes: 0 } as const;
      return { kind: 'solve', id, verdict, ms: 0 };
    }
    const time = new WorkingTime(this.#deps);
    const halt = () => {
      if (this.#stopped.has(id)) return 'stopped';
      return limits.ms !== undefined && time.elapsed > limits.ms ? 'time' : undefined;
    };
    const nodes = limits.nodes === undefined ? {} : { nodes: limits.nodes };
    const verdict = await time.work<Verdict>(solving(position, ruleSet, { ...nodes, halt }));
    return { kind: 'solve', id, verdict, ms: time.elapsed };
  }

  async #play(request: PlayRequest): Promise<PlayAnswer | StoppedAnswer> {
    const { id, position, ruleSet, seed, thinkMs, softmax = false } = request;
    // Loading is no thinking.
    const { playingFairly } = await import('./fairPlayer.ts');
    const time = new WorkingTime(this.#deps);
    const begin = () => {
      const since = time.elapsed;
      return () => (time.elapsed - since) / (thinkMs ?? Number.POSITIVE_INFINITY);
    };
    // With a time limit, it takes as many samples as fit.
    const timed = { samples: Number.POSITIVE_INFINITY, begin };
    const game = playingFairly(position, ruleSet, {
      seed,
      softmax,
      ...(thinkMs === undefined ? {} : timed),
    });
    const played = await time.work(stoppable<FairGame>(game, () => this.#stopped.has(id)));
    const ms = time.elapsed;
    return played === 'stopped' ? { kind: 'stopped', id, ms } : { kind: 'play', id, played, ms };
  }

  async #advise({ id, view, seed, limits }: AdviseRequest): Promise<AdviseAnswer | StoppedAnswer> {
    if (this.#stopped.has(id)) return { kind: 'stopped', id, ms: 0 };
    const { choosing } = await import('./fairPlayer.ts');
    const time = new WorkingTime(this.#deps);
    const { samples, ms = Number.POSITIVE_INFINITY } = limits;
    const isStopped = () => this.#stopped.has(id);
    const thoughts = choosing(view, { seed, samples, spent: () => time.elapsed / ms });
    const choice = await time.work(stoppable<FairChoice | undefined>(thoughts, isStopped));
    return isStopped() || choice === 'stopped'
      ? { kind: 'stopped', id, ms: time.elapsed }
      : { kind: 'advise', id, choice: choice ?? 'none', ms: time.elapsed };
  }
}

/** Work that is given up as soon as `isStopped`. */
function* stoppable<Done>(
  steps: Generator<number, Done>,
  isStopped: () => boolean,
): Generator<number, Done | 'stopped'> {
  while (!isStopped()) {
    const step = steps.next();
    if (step.done) return step.value;
    yield step.value;
  }
  steps.return(undefined as never);
  return 'stopped';
}

/** Works in slices, and lets messages in between. */
class WorkingTime {
  readonly #deps: HostDeps;
  #worked = 0;
  #since: number;

  constructor(deps: HostDeps) {
    this.#deps = deps;
    this.#since = deps.now();
  }

  /** Milliseconds of work, waiting not counted. */
  get elapsed(): number {
    return this.#worked + this.#deps.now() - this.#since;
  }

  async work<Done>(steps: Generator<number, Done>): Promise<Done> {
    const { now, pause } = this.#deps;
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (now() - this.#since < SLICE_MS) continue;
      this.#worked += now() - this.#since;
      await pause();
      this.#since = now();
    }
  }
}
