/**
 * The one way to ask workers: Web Workers and threads of Node alike. Questions wait in a queue,
 * those that somebody waits for first. A worker that dies is replaced, and its open questions are
 * asked again; only a question that ends two workers is given up. Knows no transport.
 */
import type { Channel } from './channel.ts';
import { isForeground, isSame, type Job, makeJob, type Priority, type Waiter } from './job.ts';
import type {
  AdviseAnswer,
  AdviseRequest,
  Answer,
  Begun,
  PlayAnswer,
  PlayRequest,
  SolveAnswer,
  SolveRequest,
  Work,
} from './protocol.ts';
import { WorkersDied } from './workersDied.ts';

export interface PoolOptions {
  /** Starts a worker; can throw where none can be started. */
  readonly connect: () => Channel;
  /** The most workers; a further one is started when all others are busy. One if not given. */
  readonly size?: number;
  /** How many questions a worker is given at once, so that it never idles between two. One if not given. */
  readonly jobsPerWorker?: number;
  /**
   * Calls back after `ms` milliseconds; returns a function that cancels this. With it, a worker
   * that is silent for too long counts as dead, since browsers can end a worker silently. Only for
   * workers with one question at a time.
   */
  readonly after?: (ms: number, act: () => void) => () => void;
}

export interface AskOptions {
  /** Aborting it gives the question up: the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** `foreground` if not given. */
  readonly priority?: Priority;
}

type Question<Of extends Work> = Omit<Of, 'kind' | 'id'>;
/** Can the position be won? */
export type SolveQuestion = Question<SolveRequest>;
/** Which move would the fair player make? */
export type AdviseQuestion = Question<AdviseRequest>;
/** How does the fair player's game end? */
export type PlayQuestion = Question<PlayRequest>;

/** A browser can end a worker silently; one that is this late counts as dead. */
const GRACE_MS = 4000;
/**
 * The same before it has begun: the worker, and the fair player with its net, might load over a
 * slow line.
 */
const LOADING_MS = 60_000;
/** A question at which two workers died has most likely killed them. */
const MAX_DEATHS = 2;

interface Member {
  readonly channel: Channel;
  /** The jobs not answered yet, in the order in which the host will answer them. */
  readonly jobs: Job[];
  ignoreSilence: () => void;
}

export class Pool {
  readonly #options: PoolOptions;
  readonly #size: number;
  readonly #jobsPerWorker: number;
  readonly #members = new Set<Member>();
  readonly #waiting: Job[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#size = options.size ?? 1;
    this.#jobsPerWorker = options.jobsPerWorker ?? 1;
  }

  /** How many questions keep all workers and their queues full. */
  get capacity(): number {
    return 2 * this.#jobsPerWorker * this.#size;
  }

  /**
   * Judges a position.
   *
   * @throws WorkersDied if two workers ended while they worked on it
   */
  async solve(question: SolveQuestion, options?: AskOptions): Promise<SolveAnswer> {
    const work = { kind: 'solve', id: 0, ...question } as const;
    return (await this.#ask(work, options, question.limits.ms)) as SolveAnswer;
  }

  /**
   * Has the fair player evaluate a view of the table.
   *
   * @throws WorkersDied as `solve` does
   */
  async advise(question: AdviseQuestion, options?: AskOptions): Promise<AdviseAnswer> {
    const work = { kind: 'advise', id: 0, ...question } as const;
    return (await this.#ask(work, options, question.limits.ms)) as AdviseAnswer;
  }

  /**
   * Has the fair player play a game to its end.
   *
   * @param timeoutMs a worker that takes longer counts as dead, since it does not watch the time
   * itself
   * @throws WorkersDied as `solve` does
   */
  async play(
    question: PlayQuestion,
    options?: AskOptions,
    timeoutMs?: number,
  ): Promise<PlayAnswer> {
    const work = { kind: 'play', id: 0, ...question } as const;
    return (await this.#ask(work, options, timeoutMs)) as PlayAnswer;
  }

  /** Ends the workers. Open questions are never answered, and no more can be asked. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.length = 0;
    const members = [...this.#members];
    this.#members.clear();
    for (const { ignoreSilence } of members) ignoreSilence();
    await Promise.all(members.map(({ channel }) => channel.terminate()));
  }

  #ask(
    work: Work,
    { signal, priority = 'foreground' }: AskOptions = {},
    timeoutMs?: number,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#isClosed) throw new WorkersDied('the pool is closed');
      const job = this.#jobFor(work, timeoutMs);
      const settle = (): void => {
        signal?.removeEventListener('abort', abort);
        job.waiters.delete(waiter);
      };
      const waiter: Waiter = {
        priority,
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
        reject: (reason) => {
          settle();
          reject(reason);
        },
      };
      const abort = (): void => {
        waiter.reject(signal?.reason);
        // Deferred, so that a caller who asks the same again in the same task finds the job alive.
        queueMicrotask(() => this.#drop(job));
      };
      job.waiters.add(waiter);
      signal?.addEventListener('abort', abort, { once: true });
      this.#handOut();
    });
  }

  /** The same question asked twice is one job. */
  #jobFor(work: Work, timeoutMs: number | undefined): Job {
    const open = [...this.#waiting, ...[...this.#members].flatMap(({ jobs }) => jobs)];
    const same = open.find((job) => isSame(job.work, work));
    if (same) return same;
    const job = makeJob(work, timeoutMs);
    this.#waiting.push(job);
    return job;
  }

  /** Gives up a job if nobody waits for it any more. */
  #drop(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (job.waiters.size > 0) this.#handOut();
    else if (at >= 0) this.#waiting.splice(at, 1);
    else this.#stop(job);
  }

  #stop(job: Job): void {
    const member = [...this.#members].find(({ jobs }) => jobs.includes(job));
    if (!member || job.isStopping) return;
    job.isStopping = true;
    member.channel.post({ kind: 'stop', id: job.id });
    if (job === member.jobs[0]) this.#mindSilence(member, job.hasBegun ? GRACE_MS : LOADING_MS);
  }

  #handOut(): void {
    for (let job = this.#next(); job; job = this.#next()) {
      const member = this.#memberWithRoom();
      if (member === 'none') {
        if (isForeground(job)) this.#makeRoom();
        return;
      }
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      if (member) this.#begin(member, job);
      else this.#blame(job, 'no worker can be started');
    }
    this.#shareOut();
  }

  /** For each idle worker, stops a job that waits behind another, to hand it out again. */
  #shareOut(): void {
    const members = [...this.#members];
    const idle =
      members.filter(({ jobs }) => jobs.length === 0).length + this.#size - members.length;
    const behind = members.flatMap(({ jobs }) => jobs.slice(1));
    const coming = behind.filter(({ isStopping }) => isStopping).length;
    for (const job of behind
      .filter(({ isStopping }) => !isStopping)
      .slice(0, Math.max(0, idle - coming)))
      this.#stop(job);
  }

  #next(): Job | undefined {
    return this.#waiting.find(isForeground) ?? this.#waiting[0];
  }

  /**
   * An idle worker, a new one, or the least busy with room. Returns `none` if all are full, and
   * nothing if there is no worker and none can be started.
   */
  #memberWithRoom(): Member | undefined | 'none' {
    let best: Member | undefined;
    for (const member of this.#members)
      if (!best || member.jobs.length < best.jobs.length) best = member;
    if (best?.jobs.length === 0) return best;
    const started = this.#members.size < this.#size ? this.#start() : undefined;
    return started ?? (best && best.jobs.length >= this.#jobsPerWorker ? 'none' : best);
  }

  /** Stops a background job to free its worker. */
  #makeRoom(): void {
    const jobs = [...this.#members].flatMap((member) => member.jobs);
    if (jobs.some(({ isStopping }) => isStopping)) return;
    const background = jobs.find((job) => !isForeground(job));
    if (background) this.#stop(background);
  }

  #begin(member: Member, job: Job): void {
    job.id = ++this.#lastId;
    job.hasBegun = false;
    job.isStopping = false;
    member.jobs.push(job);
    if (job.timeoutMs !== undefined) this.#mindSilence(member, LOADING_MS);
    member.channel.post({ ...job.work, id: job.id });
  }

  #start(): Member | undefined {
    let channel: Channel;
    try {
      channel = this.#options.connect();
    } catch {
      return undefined;
    }
    const member: Member = { channel, jobs: [], ignoreSilence: () => {} };
    this.#members.add(member);
    channel.listen(
      (answer) => this.#answered(member, answer),
      (reason) => this.#died(member, reason),
    );
    return member;
  }

  #mindSilence(member: Member, ms: number): void {
    member.ignoreSilence();
    member.ignoreSilence =
      this.#options.after?.(ms, () => this.#died(member, 'it does not answer')) ?? (() => {});
  }

  #answered(member: Member, answer: Answer | Begun): void {
    const at = member.jobs.findIndex(({ id }) => id === answer.id);
    const job = member.jobs[at];
    if (!job || !this.#members.has(member)) return;
    if (answer.kind === 'begun') {
      this.#hasBegun(member, job);
      return;
    }
    member.jobs.splice(at, 1);
    if (at === 0) member.ignoreSilence();
    // A stopped job with waiters gave way to another, or was asked again after it had been given
    // up.
    if (answer.kind !== 'stopped') for (const { resolve } of [...job.waiters]) resolve(answer);
    else if (job.waiters.size > 0) this.#waiting.unshift(job);
    this.#goOn();
  }

  /** Starts the job's time: loading does not count. */
  #hasBegun(member: Member, job: Job): void {
    job.hasBegun = true;
    if (job.isStopping) this.#mindSilence(member, GRACE_MS);
    else if (job.timeoutMs !== undefined) this.#mindSilence(member, job.timeoutMs + GRACE_MS);
  }

  /** Gives the caller a chance to ask its next question before background work resumes. */
  #goOn(): void {
    const job = this.#next();
    if (!job || isForeground(job) || !this.#options.after) this.#handOut();
    else this.#options.after(0, () => this.#handOut());
  }

  /** The worker was on the oldest job, so only that one is counted against it. */
  #died(member: Member, reason: string): void {
    if (!this.#members.delete(member)) return;
    member.ignoreSilence();
    member.channel.terminate();
    const [blamed, ...others] = member.jobs;
    this.#waiting.unshift(...others.filter(({ waiters }) => waiters.size > 0));
    if (blamed) this.#blame(blamed, reason);
    this.#handOut();
  }

  #blame(job: Job, reason: string): void {
    if (job.waiters.size === 0) return;
    if (++job.deaths < MAX_DEATHS) this.#waiting.unshift(job);
    else {
      const error = new WorkersDied(`the thread that solves died ${MAX_DEATHS} times: ${reason}`);
      for (const { reject } of [...job.waiters]) reject(error);
    }
  }
}
