/**
 * Threads of Node that solve side by side. A thread that dies is replaced, and what it had not
 * answered is asked again; only a question that ends two threads is given up.
 */
import { Worker } from 'node:worker_threads';
import {
  type Answer,
  isOfKind,
  type PlayAnswer,
  type PlayRequest,
  type Request,
  type SolveAnswer,
  type SolveRequest,
  type Work,
} from './protocol.ts';

export type SolveQuestion = Omit<SolveRequest, 'kind' | 'id'>;
type Beginning = Omit<PlayRequest, 'kind' | 'id'>;

/** One is solved while the next already waits, so that a thread never idles between two. */
const QUESTIONS_PER_THREAD = 2;
const MAX_DEATHS = 2;

interface Job {
  readonly request: Work;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  /** Threads that ended while they worked on it. */
  deaths: number;
}

interface Thread {
  readonly worker: Worker;
  /** Not answered yet, in the order in which the host will answer. */
  readonly jobs: Job[];
  reason: string;
}

/** A question that cannot be answered, because threads die of it. */
export class ThreadsDied extends Error {}

export class Pool {
  readonly #file: URL;
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #lastId = 0;

  /**
   * @param file the built `node.ts`
   * @param size the most threads; each is started when those there are have enough to do
   */
  constructor(file: URL, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** How many questions keep every thread busy; to ask more at once only costs memory. */
  get capacity(): number {
    return 2 * QUESTIONS_PER_THREAD * this.#size;
  }

  /**
   * Answers as soon as a thread has solved it.
   *
   * @throws ThreadsDied if two threads ended while they worked on it.
   */
  async solve(question: SolveQuestion): Promise<SolveAnswer> {
    const request = { kind: 'solve', id: ++this.#lastId, ...question } as const;
    return answerOf('solve', await this.#ask(request));
  }

  /**
   * Has the fair player play a game to its end.
   *
   * @throws ThreadsDied as `solve` does
   */
  async play(beginning: Beginning): Promise<PlayAnswer> {
    const request = { kind: 'play', id: ++this.#lastId, ...beginning } as const;
    return answerOf('play', await this.#ask(request));
  }

  #ask(request: Work): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject, deaths: 0 });
      this.#handOut();
    });
  }

  /** Ends the threads. Open questions are never answered. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    const threads = [...this.#threads];
    this.#threads.clear();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#threadWithRoom();
      if (!thread) return;
      const job = this.#waiting.shift() as Job;
      thread.jobs.push(job);
      thread.worker.postMessage(job.request satisfies Request);
    }
  }

  #threadWithRoom(): Thread | undefined {
    let best: Thread | undefined;
    for (const thread of this.#threads)
      if (!best || thread.jobs.length < best.jobs.length) best = thread;
    if (best && best.jobs.length < QUESTIONS_PER_THREAD) return best;
    return this.#threads.size < this.#size ? this.#start() : undefined;
  }

  #start(): Thread {
    const worker = new Worker(this.#file);
    const thread: Thread = { worker, jobs: [], reason: '' };
    worker.on('message', (answer: Answer) => this.#answered(thread, answer));
    worker.on('error', (error: Error) => {
      thread.reason = error.message;
    });
    worker.once('exit', (status) => this.#died(thread, status));
    this.#threads.add(thread);
    return thread;
  }

  #answered(thread: Thread, answer: Answer): void {
    const at = thread.jobs.findIndex(({ request }) => request.id === answer.id);
    const [job] = thread.jobs.splice(at, 1);
    job?.resolve(answer);
    this.#handOut();
  }

  /** The oldest question was the one being worked on: it alone is to blame. */
  #died(thread: Thread, status: number): void {
    if (!this.#threads.delete(thread)) return;
    const [blamed] = thread.jobs;
    if (blamed && ++blamed.deaths >= MAX_DEATHS) {
      thread.jobs.shift();
      const reason = thread.reason || `it ended with status ${status}`;
      blamed.reject(new ThreadsDied(`the thread that solves died ${MAX_DEATHS} times: ${reason}`));
    }
    this.#waiting.unshift(...thread.jobs);
    this.#handOut();
  }
}

/** A host answers each request in its kind, unless it is asked to stop; a pool never asks that. */
function answerOf<Kind extends Answer['kind']>(
  kind: Kind,
  answer: Answer,
): Extract<Answer, { readonly kind: Kind }> {
  if (isOfKind(answer, kind)) return answer;
  throw new Error(`pool: expected an answer of the kind ${kind}, not ${answer.kind}`);
}
