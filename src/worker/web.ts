/** The thread of the web page. */
import { Host } from './host.ts';
import type { Request } from './protocol.ts';

/**
 * Posts a message to itself, which comes after those that have arrived. Timers would do as well,
 * but browsers delay them by four milliseconds each.
 */
function makePause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let resume = (): void => {};
  port1.onmessage = () => resume();
  return () =>
    new Promise((resolve) => {
      resume = resolve;
      port2.postMessage(undefined);
    });
}

const host = new Host({
  send: (answer) => postMessage(answer),
  now: () => performance.now(),
  pause: makePause(),
});
addEventListener('message', ({ data }: MessageEvent<Request>) => host.receive(data));
// A rejection alone does not reach the page, which would wait for its answer.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});
