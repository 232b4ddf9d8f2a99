/** Runs nginx for the tests of deploy/nginx.conf. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findNginx } from './nginx.ts';

export const CONF = fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url));

/** Directives of `http` that keep nginx out of the system's folders. */
export const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temp;`)
    .join(' ');

/** What `nginx -t` says of a configuration, and whether nginx would start with it. */
export function checkNginx(file: string): { readonly starts: boolean; readonly said: string } {
  const { status, stderr } = spawnSync(findNginx() ?? '', ['-t', '-e', 'stderr', '-c', file], {
    encoding: 'utf8',
  });
  return { starts: status === 0, said: stderr };
}

/**
 * Serves until the returned function is called: in one process, in the foreground, as the user who
 * runs the tests.
 */
export async function startNginx(file: string, port: number): Promise<() => Promise<void>> {
  const alone = 'daemon off; master_process off;';
  const child = spawn(findNginx() ?? '', ['-e', 'stderr', '-g', alone, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await answers(port)))
    if (child.exitCode !== null) throw new Error(`nginx ended with status ${child.exitCode}`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Whether a port is open. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a raw request; `fetch` would silently unpack the answer. */
export async function ask(url: string, headers = {}): Promise<Answer> {
  const request = get(url, { headers, agent: false });
  const [response] = await once(request, 'response');
  const { statusCode: status, headers: sent } = response;
  return { status, headers: sent, body: await text(response) };
}
