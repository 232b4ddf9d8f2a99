/** `bigben play`: serves the built game on this machine only. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import openInBrowser from 'open';
import { type Command, option } from './command.ts';
import { ANSWERS } from './english/answers.ts';
import { data, usage } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { badData, badUsage } from './failure.ts';
import type { Io } from './io.ts';
import { jsonOption } from './options.ts';
import { writeLine } from './output.ts';
import { siteServer } from './siteServer.ts';

const HOST = '127.0.0.1';
const PORTS_TRIED = 50;

interface PlayOptions {
  readonly port: string;
  readonly open: boolean;
  readonly json?: true;
}

export const play: Command = {
  name: 'play',
  summary: 'serve the game to the browser of this machine',
  options: [
    option('--port <number>', 'a busy port moves to the next').env('PORT').default('1212'),
    option('--no-open', 'do not open a browser'),
    jsonOption('one JSON object with the address'),
  ],
  run,
};

/** Serves until it is interrupted. */
async function run(io: Io, options: PlayOptions): Promise<void> {
  if (!existsSync(join(io.site, 'index.html'))) throw badData(data.notBuilt);
  const { server, port } = await serve(io.site, portArgument(options.port));
  const url = `http://${HOST}:${port}/`;
  // Before anyone can know that there is something to end.
  io.onSignal(() => {
    server.close();
    server.closeAllConnections();
  });
  await writeLine(io, options.json ? jsonLine({ url }) : ANSWERS.playing(url));
  if (options.open && hasBrowser(io.env)) await openPage(url);
}

function portArgument(text: string): number {
  const port = Number(text);
  if (!/^[0-9]+$/.test(text) || port > 65_535) throw badUsage(usage.port(text));
  return port;
}

/** Listens at the port or, where it is busy, at the next free one. */
export async function serve(
  site: string,
  port: number,
): Promise<{ readonly server: Server; readonly port: number }> {
  const last = Math.min(port + PORTS_TRIED, 65_535);
  for (let tried = port; tried <= last; tried++) {
    const server = await listen(site, tried);
    const address = server?.address();
    if (server && typeof address === 'object' && address) return { server, port: address.port };
  }
  throw badData(data.noPort(port, last));
}

function listen(site: string, port: number): Promise<Server | undefined> {
  const server = siteServer(site);
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server));
    // Heard for good: later it is a connection that could not be taken, and no reason to end.
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(badData(data.cannotListen(port, error.code)));
    });
    server.listen(port, HOST);
  });
}

/** A Linux without a display has none; neither has a build machine. */
function hasBrowser({ CI, DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME }: Io['env']): boolean {
  if (CI) return false;
  return process.platform !== 'linux' || !!(DISPLAY || WAYLAND_DISPLAY || WSL_DISTRO_NAME);
}

/** A browser that will not start is no reason to stop serving: the address has been printed. */
async function openPage(url: string): Promise<void> {
  try {
    const browser = await openInBrowser(url);
    browser.on('error', () => {});
  } catch {}
}
