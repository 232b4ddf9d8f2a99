/**
 * The asking side: one job runs, one waits, the latest wins. Knows no transport, so that it drives a
 * Web Worker, a thread of Node or a host in its own thread alike. A worker that dies is started again.
 */
import type { Verdict } from '../solver/verdict.ts';
import type { Answer, Request, SolveRequest } from './protocol.ts';

/** A worker, as far as the client knows it. */
export interface Channel {
  post(request: Request): void;
  /** Called before anything is posted. */
  listen(answered: (answer: Answer) => void, died: () => void): void;
  terminate(): void;
}

export interface ClientSurroundings {
  /** Starts a worker; may throw where none can be started. */
  readonly connect: () => Channel;
  /** Calls back after so many milliseconds; returns what calls that off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export type Question = Omit<SolveRequest, 'kind' | 'id'>;

export interface Job {
  /** Settles once, always; `stopped` if a later job or `stop` came first. */
  readonly verdict: Promise<Verdict>;
  stop(): void;
}

interface Asked {
  readonly question: Question;
  /** Does nothing the second time. */
  readonly settle: (verdict: Verdict) => void;
  abandoned: boolean;
  deaths: number;
}

interface Running {
  readonly asked: Asked;
  readonly id: number;
  readonly channel: Channel;
  ignoreSilence: () => void;
}

/** A browser that ends a worker may say nothing; so late after it should have answered, it is dead. */
const GRACE = 4000;
/** What kills a worker at the same question again is most likely the question. */
const LIVES = 2;

const STOPPED: Verdict = { verdict: 'unknown', reason: 'stopped', nodes: 0 };
const DIED: Verdict = { verdict: 'unknown', reason: 'memory', nodes: 0 };

export class Client {
  readonly #surroundings: ClientSurroundings;
  #channel: Channel | undefined;
  #running: Running | undefined;
  #pending: Asked | undefined;
  #lastId = 0;

  constructor(surroundings: ClientSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Asks for a verdict, and gives up whatever was asked before. */
  ask(question: Question): Job {
    let settle: Asked['settle'] = () => {};
    const verdict = new Promise<Verdict>((resolve) => {
      settle = resolve;
    });
    const asked: Asked = { question, settle, abandoned: false, deaths: 0 };
    if (this.#pending) this.#giveUp(this.#pending);
    if (this.#running) this.#giveUp(this.#running.asked);
    this.#pending = asked;
    this.#next();
    return { verdict, stop: () => this.#giveUp(asked) };
  }

  /** Its answer, should one still come, is dropped; the worker is told to save its time. */
  #giveUp(asked: Asked): void {
    if (asked.abandoned) return;
    asked.abandoned = true;
    asked.settle(STOPPED);
    if (this.#pending === asked) this.#pending = undefined;
    if (this.#running?.asked !== asked) return;
    this.#running.channel.post({ kind: 'stop', id: this.#running.id });
    this.#mindSilence(this.#running, GRACE);
  }

  #next(): void {
    if (this.#running || !this.#pending) return;
    const asked = this.#pending;
    this.#pending = undefined;
    this.#run(asked);
  }

  #run(asked: Asked): void {
    try {
      this.#channel ??= this.#connect();
    } catch {
      this.#died(asked);
      return;
    }
    const id = ++this.#lastId;
    const running: Running = { asked, id, channel: this.#channel, ignoreSilence: () => {} };
    this.#running = running;
    const { ms } = asked.question.limits;
    if (ms !== undefined) this.#mindSilence(running, ms + GRACE);
    this.#channel.post({ kind: 'solve', id, ...asked.question });
  }

  #connect(): Channel {
    const channel = this.#surroundings.connect();
    channel.listen(
      (answer) => this.#answered(answer),
      () => this.#lost(channel),
    );
    return channel;
  }

  #mindSilence(running: Running, ms: number): void {
    running.ignoreSilence();
    running.ignoreSilence = this.#surroundings.after(ms, () => this.#lost(running.channel));
  }

  #answered({ id, verdict }: Answer): void {
    if (this.#running?.id !== id) return;
    this.#finish().settle(verdict);
    this.#next();
  }

  #finish(): Asked {
    const { asked, ignoreSilence } = this.#running as Running;
    ignoreSilence();
    this.#running = undefined;
    return asked;
  }

  /** A channel is dead, or is taken for dead. */
  #lost(channel: Channel): void {
    if (this.#channel !== channel) return;
    this.#channel = undefined;
    channel.terminate();
    if (this.#running) this.#died(this.#finish());
  }

  /** The worker died at a job, or could not be started for it. */
  #died(asked: Asked): void {
    asked.deaths++;
    if (asked.deaths < LIVES && !asked.abandoned) this.#run(asked);
    else {
      asked.settle(DIED);
      this.#next();
    }
  }
}
