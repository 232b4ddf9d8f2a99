/**
 * The working side: takes requests, answers each but a `stop` once. Knows no transport, so that a Web
 * Worker and a thread of Node run the same. The fair player and its networks are loaded when they are first asked.
 */
import type { FairGame } from '../fair/game.ts';
import type { Evaluation } from '../fair/result.ts';
import { solving } from '../solver/solve.ts';
import type { Verdict } from '../solver/verdict.ts';
import type {
  AdviseRequest,
  Answer,
  Begun,
  PlayRequest,
  Request,
  SolveRequest,
  Work,
} from './protocol.ts';

export interface HostDeps {
  readonly send: (answer: Answer | Begun) => void;
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
      this.#stop(request.id);
      return;
    }
    this.#waiting.push(request);
    if (!this.#running) void this.#run();
  }

  #stop(id: number): void {
    if (id === this.#current) this.#stopped.add(id);
    const at = this.#waiting.findIndex((request) => request.id === id);
    if (at < 0) return;
    // Answered at once: another worker might be idle.
    this.#waiting.splice(at, 1);
    this.#deps.send({ kind: 'stopped', id, ms: 0 });
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

  async #answer(request: Work): Promise<Answer> {
    switch (request.kind) {
      case 'solve':
        return this.#solve(request);
      case 'play':
        return this.#play(request);
      case 'advise':
        return this.#advise(request);
    }
  }

  async #solve({ id, position, ruleSet, limits }: SolveRequest): Promise<Answer> {
    const time = new WorkingTime(this.#deps);
    const { nodes, ms = Number.POSITIVE_INFINITY } = limits;
    const halt = () => (time.elapsed > ms ? 'time' : undefined);
    const search = solving(position, ruleSet, { ...(nodes !== undefined && { nodes }), halt });
    const verdict = await this.#work<Verdict>(id, time, search);
    const spent = time.elapsed;
    return verdict === 'stopped'
      ? { kind: 'stopped', id, ms: spent }
      : { kind: 'solve', id, verdict, ms: spent };
  }

  async #play(request: PlayRequest): Promise<Answer> {
    const { id, position, ruleSet, isNumbered, seed, thinkMs, samples, softmax = false } = request;
    // Loading does not count as thinking time.
    const { loadNet, playing } = await import('./fairPlayer.ts');
    await loadNet(ruleSet);
    const time = new WorkingTime(this.#deps);
    const begin = () => {
      const since = time.elapsed;
      return () => (time.elapsed - since) / (thinkMs ?? Number.POSITIVE_INFINITY);
    };
    // With a time limit, the player takes as many samples as fit.
    const timed = { samples: Number.POSITIVE_INFINITY, begin };
    const game = playing(position, ruleSet, {
      isNumbered,
      seed,
      softmax,
      ...(samples === undefined ? {} : { samples }),
      ...(thinkMs === undefined ? {} : timed),
    });
    const played = await this.#work<FairGame>(id, time, game);
    const ms = time.elapsed;
    return played === 'stopped' ? { kind: 'stopped', id, ms } : { kind: 'play', id, played, ms };
  }

  async #advise({ id, view, seed, limits }: AdviseRequest): Promise<Answer> {
    const { evaluating, loadNet } = await import('./fairPlayer.ts');
    await loadNet(view.ruleSet);
    const time = new WorkingTime(this.#deps);
    const { samples, ms: most = Number.POSITIVE_INFINITY } = limits;
    const thoughts = evaluating(view, { seed, samples, spent: () => time.elapsed / most });
    const evaluation = await this.#work<Evaluation>(id, time, thoughts);
    const ms = time.elapsed;
    return evaluation === 'stopped'
      ? { kind: 'stopped', id, ms }
      : { kind: 'advise', id, evaluation, ms };
  }

  /** Works on a job, until it is done or given up. */
  #work<Done>(
    id: number,
    time: WorkingTime,
    steps: Generator<number, Done>,
  ): Promise<Done | 'stopped'> {
    this.#deps.send({ kind: 'begun', id });
    return time.work(stoppable<Done>(steps, () => this.#stopped.has(id)));
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

/** Works in slices and receives messages between them; measures the time of the work alone. */
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
