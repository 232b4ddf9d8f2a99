/** Shared by the tests of `bigben play`. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { begin, type Setting } from './harness.ts';
import {
  PROGRAM,
  type Setting as ProcessSetting,
  startProcess,
  statusOf,
} from './processHarness.ts';

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

/** Serves in this process, until the end of the test. */
export async function startPlaying(words: readonly string[], setting: Setting): Promise<number> {
  const { stdout, stderr, interrupt, status } = begin(['play', '--no-open', ...words], setting);
  const said = text(stderr);
  // A server that could not begin does not listen for signals.
  endAfterwards(() => void status.then((ended) => ended === 0 && interrupt(143)));
  return portIn(stdout, async () => `${await status}: ${await said}`);
}

export interface PlayingProcess {
  readonly child: ChildProcess;
  readonly status: ReturnType<typeof statusOf>;
  readonly port: number;
}

/** Starts the built program as a server, and waits until it says where it is. */
export async function startPlayingProcess(
  words: readonly string[],
  setting?: ProcessSetting,
): Promise<PlayingProcess> {
  const child = startProcess(['play', '--no-open', ...words], setting);
  endAfterwards(() => child.kill('SIGKILL'));
  return { child, status: statusOf(child), port: await portOf(child) };
}

/** Waits until a server says where it is. */
export async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the server has no standard output');
  const status = statusOf(child);
  return portIn(child.stdout, async () => `${await status}`);
}

/** @param howItEnded said if it ends silently */
async function portIn(stdout: Readable, howItEnded: () => Promise<string>): Promise<number> {
  for await (const line of createInterface(stdout)) {
    const said = /^Big Ben is at http:\/\/127\.0\.0\.1:([0-9]+)\/ \(Ctrl\+C ends it\)$/.exec(line);
    if (!said) throw new Error(`the server says ${JSON.stringify(line)}`);
    return Number(said[1]);
  }
  throw new Error(`the server ended with ${await howItEnded()}, and had not said where it is`);
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

/** The folder of a game of one page, to which a test adds files. */
export function newSite(): string {
  const site = newFolder();
  writeFileSync(join(site, 'index.html'), 'the page');
  return site;
}

/** Installs the program with a game of one page. */
export function installSite(): { readonly program: string; readonly site: string } {
  const folder = newFolder();
  const [program, site] = [join(folder, 'dist/cli/bigben.js'), join(folder, 'dist/site')];
  // With what the program shares with its threads, which lies beside it.
  cpSync(dirname(PROGRAM), dirname(program), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const libraries = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  symlinkSync(libraries, join(folder, 'node_modules'), 'junction');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), 'the page');
  return { program, site };
}
