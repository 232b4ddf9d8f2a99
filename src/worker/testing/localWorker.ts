import type { Channel } from '../channel.ts';
// Loaded beforehand: the host asks for it in the middle of a test.
import '../fairPlayer.ts';
import { Host } from '../host.ts';

/** A worker in this thread. */
export function localWorker(): Channel {
  let answered: Parameters<Channel['listen']>[0] = () => {};
  /** The requests that it has not answered yet. */
  const open = new Set<number>();
  const host = new Host({
    send(answer) {
      if (answer.kind !== 'begun') open.delete(answer.id);
      answered(answer);
    },
    now: () => performance.now(),
    pause: () => new Promise((resume) => setImmediate(resume)),
  });
  return {
    post(request) {
      if (request.kind !== 'stop') open.add(request.id);
      host.receive(request);
    },
    listen: (listener) => {
      answered = listener;
    },
    terminate() {
      answered = () => {};
      for (const id of open) host.receive({ kind: 'stop', id });
    },
  };
}
