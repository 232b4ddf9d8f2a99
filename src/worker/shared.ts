/**
 * One worker for several clients. Each has a line of its own to it, so that what one asks or gives up
 * leaves the others' jobs alone; the worker does all of them in turn.
 */
import type { Channel } from './client.ts';
import type { Answer } from './protocol.ts';

interface Line {
  readonly answered: (answer: Answer) => void;
  readonly died: () => void;
}

/**
 * Makes the functions by which so many clients connect, one for each.
 *
 * @param start starts a worker, when a client first connects and again after its death; may throw
 */
export function shareWorker(start: () => Channel, clients: number): (() => Channel)[] {
  let worker: Shared | undefined;
  return Array.from({ length: clients }, (_, client) => () => {
    if (!worker || worker.isDead) worker = new Shared(start(), clients);
    return worker.lineOf(client);
  });
}

class Shared {
  readonly #channel: Channel;
  readonly #clients: number;
  readonly #lines: (Line | undefined)[] = [];
  isDead = false;

  constructor(channel: Channel, clients: number) {
    this.#channel = channel;
    this.#clients = clients;
    channel.listen(
      (answer) => {
        const line = this.#lines[answer.id % clients];
        line?.answered({ ...answer, id: Math.floor(answer.id / clients) });
      },
      () => this.#end(),
    );
  }

  /** Clients count their jobs by themselves; on the way each job has a number of its own. */
  lineOf(client: number): Channel {
    return {
      post: (request) =>
        this.#channel.post({ ...request, id: request.id * this.#clients + client }),
      listen: (answered, died) => {
        this.#lines[client] = { answered, died };
      },
      terminate: () => this.#end(),
    };
  }

  /** It died, or one client takes it for dead: so it is for all of them. */
  #end(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.#channel.terminate();
    for (const line of this.#lines) line?.died();
  }
}
