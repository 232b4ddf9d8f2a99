/**
 * The asking side: one job runs, one waits, the latest wins. Knows no transport, so that it drives a
 * Web Worker, a thread of Node or a host in its own thread alike. A worker that dies is started again.
 */
import type { Verdict } from '../solver/verdict.ts';
import type {
  AdviseAnswer,
  AdviseRequest,
  Answer,
  AnyAnswer,
  FairGame,
  NoPlayAnswer,
  PlayAnswer,
  PlayRequest,
  Request,
  SolveRequest,
  Work,
} from './protocol.ts';

/** A worker, as far as the client knows it. */
export interface Channel {
  post(request: Request): void;
  /** Called before anything is posted. */
  listen(answered: (answer: AnyAnswer) => void, died: () => void): void;
  terminate(): void;
}

export interface ClientSurroundings {
  /** Starts a worker; may throw where none can be started. */
  readonly connect: () => Channel;
  /** Calls back after so many milliseconds; returns what calls that off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Can the position be won? */
export type Question = Omit<SolveRequest, 'kind' | 'id'>;
/** What would the fair player play? */
export type FairQuestion = Omit<AdviseRequest, 'kind' | 'id'>;
/** `died`: the worker did, or there is none. */
export type Advice = AdviseAnswer['choice'] | 'died';
/** How does the fair player's game end? The worker does not look at the time: whoever exceeds it is dead. */
export type PlayQuestion = Omit<PlayRequest, 'kind' | 'id'> & Limited;
/** A game played, or why there is none. */
export type Played = FairGame | 'stopped' | 'died';

/** Questions of one kind: how they are put to a worker, and what is told of them. */
interface Kind<Question, Told> {
  readonly put: (id: number, question: Question) => Work;
  readonly read: (answer: AnyAnswer) => Told;
  readonly stopped: Told;
  readonly died: Told;
}

export const VERDICTS: Kind<Question, Verdict> = {
  put: (id, question) => ({ kind: 'solve', id, ...question }),
  read: (answer) => (answer as Answer).verdict,
  stopped: { verdict: 'unknown', reason: 'stopped', nodes: 0 },
  died: { verdict: 'unknown', reason: 'memory', nodes: 0 },
};

export const ADVICE: Kind<FairQuestion, Advice> = {
  put: (id, question) => ({ kind: 'advise', id, ...question }),
  read: (answer) => (answer as AdviseAnswer).choice,
  stopped: 'stopped',
  died: 'died',
};

export const PLAYS: Kind<PlayQuestion, Played> = {
  put: (id, { limits: _, ...question }) => ({ kind: 'play', id, ...question }),
  read: (answer) => (answer as PlayAnswer | NoPlayAnswer).played,
  stopped: 'stopped',
  died: 'died',
};

export interface Job<Told = Verdict> {
  /** Settles once, always; as stopped if a later job or `stop` came first. */
  readonly answer: Promise<Told>;
  stop(): void;
}

interface Asked<Question, Told> {
  readonly question: Question;
  /** Does nothing the second time. */
  readonly settle: (told: Told) => void;
  abandoned: boolean;
  deaths: number;
}

interface Running<Question, Told> {
  readonly asked: Asked<Question, Told>;
  readonly id: number;
  readonly channel: Channel;
  ignoreSilence: () => void;
}

/** A browser that ends a worker may say nothing; so late after it should have answered, it is dead. */
const GRACE = 4000;
/** What kills a worker at the same question again is most likely the question. */
const LIVES = 2;

/** What every question has: without a time it may take as long as it likes. */
interface Limited {
  readonly limits: { readonly ms?: number };
}

export class Client<Question extends Limited, Told> {
  readonly #kind: Kind<Question, Told>;
  readonly #surroundings: ClientSurroundings;
  #channel: Channel | undefined;
  #running: Running<Question, Told> | undefined;
  #pending: Asked<Question, Told> | undefined;
  #lastId = 0;

  constructor(kind: Kind<Question, Told>, surroundings: ClientSurroundings) {
    this.#kind = kind;
    this.#surroundings = surroundings;
  }

  /** Asks, and gives up whatever was asked before. */
  ask(question: Question): Job<Told> {
    let settle: (told: Told) => void = () => {};
    const answer = new Promise<Told>((resolve) => {
      settle = resolve;
    });
    const asked: Asked<Question, Told> = { question, settle, abandoned: false, deaths: 0 };
    if (this.#pending) this.#giveUp(this.#pending);
    if (this.#running) this.#giveUp(this.#running.asked);
    this.#pending = asked;
    this.#next();
    return { answer, stop: () => this.#giveUp(asked) };
  }

  /** Its answer, should one still come, is dropped; the worker is told to save its time. */
  #giveUp(asked: Asked<Question, Told>): void {
    if (asked.abandoned) return;
    asked.abandoned = true;
    asked.settle(this.#kind.stopped);
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

  #run(asked: Asked<Question, Told>): void {
    try {
      this.#channel ??= this.#connect();
    } catch {
      this.#died(asked);
      return;
    }
    const id = ++this.#lastId;
    const running: Running<Question, Told> = {
      asked,
      id,
      channel: this.#channel,
      ignoreSilence: () => {},
    };
    this.#running = running;
    const { ms } = asked.question.limits;
    if (ms !== undefined) this.#mindSilence(running, ms + GRACE);
    this.#channel.post(this.#kind.put(id, asked.question));
  }

  #connect(): Channel {
    const channel = this.#surroundings.connect();
    channel.listen(
      (answer) => this.#answered(answer),
      () => this.#lost(channel),
    );
    return channel;
  }

  #mindSilence(running: Running<Question, Told>, ms: number): void {
    running.ignoreSilence();
    running.ignoreSilence = this.#surroundings.after(ms, () => this.#lost(running.channel));
  }

  #answered(answer: AnyAnswer): void {
    if (this.#running?.id !== answer.id) return;
    this.#finish().settle(this.#kind.read(answer));
    this.#next();
  }

  #finish(): Asked<Question, Told> {
    const { asked, ignoreSilence } = this.#running as Running<Question, Told>;
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
  #died(asked: Asked<Question, Told>): void {
    asked.deaths++;
    if (asked.deaths < LIVES && !asked.abandoned) this.#run(asked);
    else {
      asked.settle(this.#kind.died);
      this.#next();
    }
  }
}
