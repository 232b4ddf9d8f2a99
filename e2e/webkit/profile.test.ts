/**
 * The plain browser, without a driver, with a profile on the disk: it keeps the game when it is
 * left, killed and opened again. A script in the page plays like a player, and reports to the test.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { afterAll, expect, test } from 'vitest';
import { seedOf, TIPS_SEEN, wonGame } from '../recorded.ts';
import { UNWRITTEN } from '../seed.ts';
import { surroundings } from './browser.ts';

const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url));

/**
 * Orders for the page as soon as it shows the game: how often to undo, then whether to go away or
 * stay.
 */
interface Order {
  readonly undo: number;
  readonly leave: '' | 'away.html';
}

/** Runs in the page: stores a game once, reports what the page shows, and follows the orders. */
const probe = `
const put = ${JSON.stringify([
  [UNWRITTEN, seedOf(wonGame('1'), 40)],
  ['bigben.tips', TIPS_SEEN],
])};
if (!localStorage.getItem('put')) {
  localStorage.setItem('put', 'yes');
  for (const [key, text] of put) localStorage.setItem(key, text);
}
const shown = () => document.querySelector('#spoken')?.textContent ?? '';
const until = async (is) => { while (!is()) await new Promise((next) => setTimeout(next, 20)); };
addEventListener('DOMContentLoaded', async () => {
  await until(() => shown().startsWith('Deal'));
  const order = await (await fetch('./report?' + encodeURIComponent(shown()))).json();
  const undo = [...document.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === 'Undo');
  for (let i = 0; i < order.undo; i++) undo.click();
  if (order.leave) return location.assign(order.leave);
  await until(() => document.body.dataset.saveState === 'saved');
  await fetch('./report?saved');
});`;

const orders: Order[] = [];
const reports: string[] = [];
let wake = (): void => {};

const files = sirv(SITE, { dev: true });
function answer(request: IncomingMessage, response: ServerResponse): void {
  const [path, query] = (request.url ?? '').split('?');
  const send = (type: string, text: string) => response.setHeader('Content-Type', type).end(text);
  if (path === '/report') {
    reports.push(decodeURIComponent(query ?? ''));
    send('application/json', JSON.stringify(orders.shift() ?? { undo: 0, leave: '' }));
    wake();
  } else if (path === '/probe.js') send('text/javascript', probe);
  else if (path === '/away.html')
    send('text/html', '<script>setTimeout(() => location.assign("./"), 50)</script>');
  else if (path === '/') {
    const page = readFileSync(join(SITE, 'index.html'), 'utf8');
    send('text/html', page.replace('<head>', '<head><script src="./probe.js"></script>'));
  } else files(request, response);
}

const server = createServer(answer).listen(0, '127.0.0.1');
const address = async (): Promise<string> => {
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

let browser: ChildProcess | undefined;
function kill(): void {
  if (browser?.pid) process.kill(-browser.pid, 'SIGKILL');
  browser = undefined;
}
afterAll(() => {
  kill();
  server.close();
});

/**
 * Opens the browser at the game, gives it these orders in turn, and waits for a number of reports.
 */
async function play(given: readonly Order[], count: number): Promise<string[]> {
  orders.push(...given);
  const home = join(surroundings.folder, 'profile');
  mkdirSync(home, { recursive: true });
  browser = spawn(surroundings.browser, [await address()], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
  });
  while (reports.length < count)
    await new Promise<void>((next) => {
      wake = next;
    });
  kill();
  return reports.splice(0);
}

test('every move is there after leaving, and after the browser was killed and opened again', async () => {
  const leaving = { undo: 2, leave: 'away.html' } as const;
  const staying = { undo: 3, leave: '' } as const;
  expect(await play([leaving, leaving, leaving, staying], 5)).toEqual([
    'Deal 1, 40 moves made.',
    'Deal 1, 38 moves made.',
    'Deal 1, 36 moves made.',
    'Deal 1, 34 moves made.',
    'saved',
  ]);
  expect(await play([leaving, staying], 3)).toEqual([
    'Deal 1, 31 moves made.',
    'Deal 1, 29 moves made.',
    'saved',
  ]);
  expect((await play([], 2))[0]).toBe('Deal 1, 26 moves made.');
});
