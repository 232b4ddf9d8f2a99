/**
 * The asking side: one job runs, one waits, the latest wins. Knows no transport, so that it drives a
 * Web Worker, a thread of Node or a host in its own thread alike. A worker that dies is started again.
 */
import type { Verdict } from '../solver/verdict.ts';
import type {
  AdviseAnswer,
  AdviseRequest,
  Answer,
  FairGame,
  PlayRequest,
  Request,
  SolveRequest,
  Work,
} from './protocol.ts';

/** A worker, as far as the client knows it. */
export interface Channel {
  post(request: Request): void;
  /** Called before anything is posted. */
  listen(answered: (answer: Answer) => void, died: () => void): void;
  terminate(): void;
}

export interface ClientDeps {
  /** Starts a worker; may throw where none can be started. */
  readonly connect: () => Channel;
  /** Calls back after so many milliseconds; returns what calls that off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Can the position be won? */
export type SolveQuestion = Omit<SolveRequest, 'kind' | 'id'>;
/** Which move would the fair player make? */
export type FairQuestion = Omit<AdviseRequest, 'kind' | 'id'>;
/** `died`: the worker did, or there is none. */
export type Advice = AdviseAnswer['choice'] | 'stopped' | 'died';
/** How does the fair player's game end? The worker does not watch the time; one that exceeds it counts as dead. */
export type PlayQuestion = Omit<PlayRequest, 'kind' | 'id'> & Limited;
/** A game played, or why there is none. */
export type Played = FairGame | 'stopped' | 'died';

/** Questions of one kind: how they are put to a worker, and what the asker hears. */
interface Kind<Question, Reply> {
  readonly put: (id: number, question: Question) => Work;
  /** Nothing if the answer is of another kind. */
  readonly read: (answer: Answer) => Reply | undefined;
  readonly stopped: Reply;
  readonly died: Reply;
}

export const VERDICTS: Kind<SolveQuestion, Verdict> = {
  put: (id, question) => ({ kind: 'solve', id, ...question }),
  read: (answer) => (answer.kind === 'solve' ? answer.verdict : undefined),
  stopped: { verdict: 'unknown', reason: 'stopped', nodes: 0 },
  died: { verdict: 'unknown', reason: 'memory', nodes: 0 },
};

export const ADVICE: Kind<FairQuestion, Advice> = {
  put: (id, question) => ({ kind: 'advise', id, ...question }),
  read: (answer) => (answer.kind === 'advise' ? answer.choice : undefined),
  stopped: 'stopped',
  died: 'died',
};

export const PLAYS: Kind<PlayQuestion, Played> = {
  put: (id, { limits: _, ...question }) => ({ kind: 'play', id, ...question }),
  read: (answer) => (answer.kind === 'play' ? answer.played : undefined),
  stopped: 'stopped',
  died: 'died',
};

export interface Job<Reply = Verdict> {
  /** Settles once, always; as stopped if a later job or `stop` came first. */
  readonly answer: Promise<Reply>;
  stop(): void;
}

interface Asked<Question, Reply> {
  readonly question: Question;
  /** Does nothing the second time. */
  readonly settle: (reply: Reply) => void;
  abandoned: boolean;
  deaths: number;
}

interface Running<Question, Reply> {
  readonly asked: Asked<Question, Reply>;
  readonly id: number;
  readonly channel: Channel;
  ignoreSilence: () => void;
}

/** A browser may end a worker silently; one that is this late is taken for dead. */
const GRACE_MS = 4000;
/** A question at which two workers died has most likely killed them. */
const MAX_DEATHS = 2;

/** The time limit of a question; without one it may take as long as it needs. */
interface Limited {
  readonly limits: { readonly ms?: number };
}

export class Client<Question extends Limited, Reply> {
  readonly #kind: Kind<Question, Reply>;
  readonly #deps: ClientDeps;
  #channel: Channel | undefined;
  #running: Running<Question, Reply> | undefined;
  #pending: Asked<Question, Reply> | undefined;
  #lastId = 0;

  constructor(kind: Kind<Question, Reply>, deps: ClientDeps) {
    this.#kind = kind;
    this.#deps = deps;
  }

  /** Asks, and gives up whatever was asked before. */
  ask(question: Question): Job<Reply> {
    let settle: (reply: Reply) => void = () => {};
    const answer = new Promise<Reply>((resolve) => {
      settle = resolve;
    });
    const asked: Asked<Question, Reply> = { question, settle, abandoned: false, deaths: 0 };
    if (this.#pending) this.#giveUp(this.#pending);
    if (this.#running) this.#giveUp(this.#running.asked);
    this.#pending = asked;
    this.#next();
    return { answer, stop: () => this.#giveUp(asked) };
  }

  /** Its answer, should one still come, is dropped; the worker is asked to stop. */
  #giveUp(asked: Asked<Question, Reply>): void {
    if (asked.abandoned) return;
    asked.abandoned = true;
    asked.settle(this.#kind.stopped);
    if (this.#pending === asked) this.#pending = undefined;
    if (this.#running?.asked !== asked) return;
    this.#running.channel.post({ kind: 'stop', id: this.#running.id });
    this.#mindSilence(this.#running, GRACE_MS);
  }

  #next(): void {
    if (this.#running || !this.#pending) return;
    const asked = this.#pending;
    this.#pending = undefined;
    this.#run(asked);
  }

  #run(asked: Asked<Question, Reply>): void {
    try {
      this.#channel ??= this.#connect();
    } catch {
      this.#died(asked);
      return;
    }
    const id = ++this.#lastId;
    const running: Running<Question, Reply> = {
      asked,
      id,
      channel: this.#channel,
      ignoreSilence: () => {},
    };
    this.#running = running;
    const { ms } = asked.question.limits;
    if (ms !== undefined) this.#mindSilence(running, ms + GRACE_MS);
    this.#channel.post(this.#kind.put(id, asked.question));
  }

  #connect(): Channel {
    const channel = this.#deps.connect();
    channel.listen(
      (answer) => this.#answered(answer),
      () => this.#lost(channel),
    );
    return channel;
  }

  #mindSilence(running: Running<Question, Reply>, ms: number): void {
    running.ignoreSilence();
    running.ignoreSilence = this.#deps.after(ms, () => this.#lost(running.channel));
  }

  #answered(answer: Answer): void {
    if (this.#running?.id !== answer.id) return;
    const { stopped, read } = this.#kind;
    const reply = answer.kind === 'stopped' ? stopped : read(answer);
    if (reply === undefined) throw new Error(`client: the answer is of the kind ${answer.kind}`);
    this.#finish().settle(reply);
    this.#next();
  }

  #finish(): Asked<Question, Reply> {
    const { asked, ignoreSilence } = this.#running as Running<Question, Reply>;
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
  #died(asked: Asked<Question, Reply>): void {
    asked.deaths++;
    if (asked.deaths < MAX_DEATHS && !asked.abandoned) this.#run(asked);
    else {
      asked.settle(this.#kind.died);
      this.#next();
    }
  }
}
