/** A thread of Node as a channel. */
import { Worker } from 'node:worker_threads';
import type { Channel } from './channel.ts';
import type { Answer, Begun } from './protocol.ts';

/** @param file the built `node.ts` */
export function startThread(file: URL): Channel {
  const worker = new Worker(file);
  return {
    post: (request) => worker.postMessage(request),
    listen(answered, died) {
      let reason = '';
      worker.on('message', (answer: Answer | Begun) => answered(answer));
      worker.on('error', (error: Error) => {
        reason = error.message;
      });
      worker.once('exit', (status) => died(reason || `it ended with status ${status}`));
    },
    terminate: () => worker.terminate(),
  };
}
