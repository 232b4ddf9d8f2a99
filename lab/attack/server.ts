/**
 * Attacks `bigben play` with clients that abort, read slowly or ask for other files, during
 * rebuilds of the site.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Outcome, Plan } from './attack.ts';
import { Dice } from './dice.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const LANES = 30;
const SLOW = 50;

/** Requests for files outside the site. */
const STRANGE = [
  ...['/../package.json', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '//etc/passwd'],
  ...[
    '/assets/../../cli/bigben.js',
    '/..\\..\\etc\\passwd',
    '/%00',
    '/%',
    '/assets/',
    '/.git/config',
  ],
  ...['http://127.0.0.1/../cli/bigben.js', `/${'a/'.repeat(4000)}`, '/index.html%00.js', '/\ufeff'],
];

/** The server, on a copy of the built package that can be changed. */
async function startServer(): Promise<{ child: ChildProcess; port: number; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-attack-'));
  cpSync(DIST, join(folder, 'dist'), { recursive: true });
  const words = [join(folder, 'dist/cli/bigben.js'), 'play', '--no-open', '--port', '0', '--json'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await new Promise<string[]>((resolve) => {
    createInterface({ input: child.stdout as Readable }).once('line', (text) => resolve([text]));
  });
  return { child, port: Number(new URL(JSON.parse(line ?? '{}').url).port), folder };
}

/** Open files and sockets of a process, and its memory in megabytes. */
function stateOf(pid: number): { readonly open: number; readonly mb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kb] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return { open: readdirSync(`/proc/${pid}/fd`).length, mb: Math.round(Number(kb) / 1024) };
}

const request = (path: string, port: number): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;

/** Sends something, reads for some time, then aborts. @returns the answer so far */
function ask(port: number, text: string, ms: number): Promise<string> {
  return new Promise((resolve) => {
    let came = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(came);
    };
    const timer = setTimeout(end, ms);
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      came += part;
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** The fault in the answer to a complete request. */
function wrongIn(answer: string, isOwn: boolean): string | undefined {
  const status = Number(answer.slice(9, 12));
  if (!isOwn) return status >= 400 && status < 500 ? undefined : `status ${status}`;
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  // During a rebuild a file can be missing for a moment.
  if (status === 404) return undefined;
  if (status !== 200) return `status ${status}`;
  return Number(length) === body.join('\r\n\r\n').length ? undefined : 'a torn body';
}

/** Replaces the site again and again, as a build does. */
async function rebuild(folder: string, isOver: () => boolean): Promise<number> {
  let builds = 0;
  for (; !isOver(); builds++) {
    const [site, next, old] = ['site', 'next', 'old'].map((name) => join(folder, 'dist', name));
    cpSync(join(DIST, 'site'), next as string, { recursive: true });
    renameSync(site as string, old as string);
    renameSync(next as string, site as string);
    rmSync(old as string, { recursive: true });
    await wait(200);
  }
  return builds;
}

export async function attackServer({ count, seed, until }: Plan): Promise<Outcome> {
  const { child, port, folder } = await startServer();
  const pid = child.pid as number;
  const findings: string[] = [];
  const files = readdirSync(join(DIST, 'site/assets')).map((name) => `/assets/${name}`);
  const paths = ['/', '/index.html', '/sw.js', ...files];
  const asked = { brokenOff: 0, whole: 0, refused: 0 };
  let [number, isOver] = [0, false];
  const breakOff = (dice: Dice): Promise<string> => {
    asked.brokenOff++;
    const text = request(dice.pick(paths), port);
    return ask(port, text.slice(0, 1 + dice.below(text.length)), dice.below(20));
  };
  const askWhole = async (path: string, isOwn: boolean): Promise<void> => {
    asked[isOwn ? 'whole' : 'refused']++;
    const at = number;
    const wrong = wrongIn(await ask(port, request(path, port), 20_000), isOwn);
    if (wrong) findings.push(`request ${at}, ${path.slice(0, 60)}: ${wrong}`);
  };
  const lane = async (dice: Dice): Promise<void> => {
    while (number++ < count && performance.now() < until) {
      const kind = dice.below(10);
      if (kind < 7) await breakOff(dice);
      else await askWhole(dice.pick(kind === 7 ? STRANGE : paths), kind > 7);
    }
  };
  try {
    for (const path of paths) await ask(port, request(path, port), 5000);
    const before = stateOf(pid);
    const builds = rebuild(folder, () => isOver);
    // These clients request a lot and read nothing.
    const slow = Array.from({ length: SLOW }, () => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.pause();
        for (const path of files) socket.write(request(path, port).replace('close', 'keep-alive'));
      });
      socket.on('error', () => {});
      return socket;
    });
    await Promise.all(Array.from({ length: LANES }, (_, i) => lane(new Dice(seed + i))));
    isOver = true;
    for (const socket of slow) socket.destroy();
    const rebuilt = await builds;
    await wait(2000);
    const after = stateOf(pid);
    const home = await ask(port, request('/', port), 5000);
    if (!home.startsWith('HTTP/1.1 200')) findings.push(`afterwards: ${home.slice(0, 40)}`);
    if (after.open > before.open) findings.push(`${after.open - before.open} files stay open`);
    const figures = [
      `requests: ${asked.brokenOff} broken off, ${asked.whole} read whole, ${asked.refused} for what is no file of the site`,
      `meanwhile ${SLOW} clients that read nothing, and ${rebuilt} builds of the site`,
      `open files before ${before.open}, after ${after.open}; memory before ${before.mb} MB, after ${after.mb} MB`,
    ];
    return { figures, findings };
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
