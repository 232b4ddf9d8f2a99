import type { Channel } from '../../worker/channel.ts';
// Loaded beforehand: the host asks for it in the middle of a test.
import '../../worker/fairPlayer.ts';
import { Host } from '../../worker/host.ts';

/** A worker in this thread. */
export function localWorker(): Channel {
  let answered: Parameters<Channel['listen']>[0] = () => {};
  const host = new Host({
    send: (answer) => answered(answer),
    now: () => performance.now(),
    pause: () => new Promise((resume) => setImmediate(resume)),
  });
  return {
    post: (request) => host.receive(request),
    listen: (listener) => {
      answered = listener;
    },
    terminate: () => {},
  };
}
