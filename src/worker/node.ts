/** A thread of Node that solves: a `Host` on a message port. Built as a separate file. */
import { parentPort } from 'node:worker_threads';
import { Host } from './host.ts';

const port = parentPort;
if (!port) throw new Error('this file runs in a thread');

const host = new Host({
  send: (answer) => port.postMessage(answer),
  now: () => performance.now(),
  pause: () => new Promise((resume) => setImmediate(resume)),
});
port.on('message', (request) => host.receive(request));
