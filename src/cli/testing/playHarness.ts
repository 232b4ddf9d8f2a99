/** Shared by the tests of `bigben play`. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PROGRAM, type Setting, start, statusOf } from './harness.ts';

export const HOST = '127.0.0.1';

let running: (() => void)[] = [];
/** Things to be ended after the test, whether it fails or not. */
export const endAfterwards = (end: () => void): void => {
  running.push(end);
};
/** For the end of every test. */
export function endAll(): void {
  for (const end of running) end();
  running = [];
}

export interface Playing {
  readonly child: ChildProcess;
  readonly status: ReturnType<typeof statusOf>;
  readonly port: number;
}

/** Starts the server and waits until it says where it is. */
export async function startPlaying(words: readonly string[], setting?: Setting): Promise<Playing> {
  const child = start(['play', '--no-open', ...words], setting);
  endAfterwards(() => child.kill('SIGKILL'));
  const status = statusOf(child);
  return { child, status, port: await portOf(child) };
}

/** Waits until a server says where it is. */
export async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the server has no standard output');
  // A server that ends without a word would be waited for as long as the test may last.
  const ended = once(child, 'close').then(([status, signal]) => {
    throw new Error(`the server ended with ${status ?? signal}, and had not said where it is`);
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [
    string,
  ];
  // It ends one day, when nobody waits for it any more.
  ended.catch(() => {});
  const said = /^Big Ben is at http:\/\/127\.0\.0\.1:([0-9]+)\/ \(Ctrl\+C ends it\)$/.exec(line);
  if (!said) throw new Error(`the server says ${JSON.stringify(line)}`);
  return Number(said[1]);
}

export const fetchFrom = (port: number, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://${HOST}:${port}${path}`, init);

/** Sends lines as they are, which `fetch` would tidy first, and reads to the end of the connection. */
export async function requestRaw(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, HOST);
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

/** Asks for a file and waits for the beginning of the answer. */
export async function beginAnswer(port: number, path: string): Promise<Socket> {
  const socket = connect(port, HOST);
  endAfterwards(() => socket.destroy());
  // A connection that is cut off shows in the answer, which is not whole then.
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-'));
  endAfterwards(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Installs the program in a folder, without the game, and says where it is. */
export function install(folder: string): string {
  const program = join(folder, 'dist/cli/bigben.js');
  // With what the program shares with its threads, which lies beside it.
  cpSync(dirname(PROGRAM), dirname(program), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const libraries = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  symlinkSync(libraries, join(folder, 'node_modules'), 'junction');
  return program;
}

/** Installs the program with a game of one page, to which a test adds files. */
export function installSite(): { readonly program: string; readonly site: string } {
  const folder = newFolder();
  const site = join(folder, 'dist/site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), 'the page');
  return { program: install(folder), site };
}
