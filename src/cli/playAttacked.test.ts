/** `bigben play` goes on serving, with hostile clients and changing files. */
import { once } from 'node:events';
import { chmodSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { HEADERS } from '../../site/headers.ts';
import {
  beginAnswer,
  endAfterwards,
  endAll,
  fetchFrom,
  HOST,
  installSite,
  newSite,
  requestRaw,
  startPlaying,
  startPlayingProcess,
} from './testing/playHarness.ts';

afterEach(endAll);

/** More than fits between a server and a client that does not read. */
const LARGE = 8_000_000;
/** About forty more than the idle server has open. */
const DESCRIPTORS = 64;

/** Serves a page and a large file, with few descriptors. */
async function startWithFewDescriptors(): Promise<number> {
  const { program, site } = installSite();
  writeFileSync(join(site, 'large.bin'), '');
  truncateSync(join(site, 'large.bin'), LARGE);
  const setting = { program, descriptors: DESCRIPTORS };
  return (await startPlayingProcess(['--port', '0'], setting)).port;
}

describe.skipIf(process.platform === 'win32')('with few descriptors', () => {
  it('keeps none after requests that were broken off', async () => {
    const port = await startWithFewDescriptors();
    for (let i = 0; i < 5 * DESCRIPTORS; i++)
      (await beginAnswer(port, '/large.bin')).resetAndDestroy();
    expect(await (await fetchFrom(port, '/')).text()).toBe('the page');
  });

  it('keeps nothing open for readers that wait, and gives them all in the end', async () => {
    const port = await startWithFewDescriptors();
    const readers: Socket[] = [];
    for (let i = 0; i < DESCRIPTORS / 2; i++) readers.push(await beginAnswer(port, '/large.bin'));
    expect(await (await fetchFrom(port, '/')).text()).toBe('the page');
    for (const reader of readers) {
      const [, body] = (await text(reader)).split('\r\n\r\n');
      expect(body).toHaveLength(LARGE);
    }
  });

  it('serves again after more connections than it can have', async () => {
    const port = await startWithFewDescriptors();
    const sockets = Array.from({ length: 4 * DESCRIPTORS }, () => connect(port, HOST));
    // Some are cut off at once.
    for (const socket of sockets) socket.on('error', () => {});
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await Promise.all(
      sockets.map((socket) => {
        const closed = once(socket, 'close');
        socket.destroy();
        return closed;
      }),
    );
    expect(await (await fetchFrom(port, '/')).text()).toBe('the page');
  });
});

describe('with files that cannot be read', () => {
  const isWindows = process.platform === 'win32';
  const isRoot = process.getuid?.() === 0;

  it.for<[string, number, boolean, (path: string) => void]>([
    [
      'a file that is closed to it',
      500,
      // Nothing is closed to root.
      !isWindows && !isRoot,
      (path) => {
        writeFileSync(path, '');
        chmodSync(path, 0);
      },
    ],
    [
      'a file that opens and then cannot be read',
      500,
      process.platform === 'linux',
      (path) => symlinkSync('/proc/self/mem', path),
    ],
    ['a link to itself', 500, !isWindows, (path) => symlinkSync(path, path)],
    [
      'a socket',
      404,
      !isWindows,
      (path) => {
        const server = createServer().listen(path);
        endAfterwards(() => server.close());
      },
    ],
  ])('outlives %s, and answers with %i', async ([, status, isPossible, make], { skip }) => {
    skip(!isPossible);
    const site = newSite();
    const port = await startPlaying(['--port', '0'], { site });
    make(join(site, 'bad.js'));
    expect((await fetchFrom(port, '/bad.js')).status).toBe(status);
    expect(await (await fetchFrom(port, '/')).text()).toBe('the page');
  });

  it('answers wholly while files come and go', async () => {
    const site = newSite();
    const port = await startPlaying(['--port', '0'], { site });
    const file = join(site, 'game.js');
    const versions = ['a'.repeat(100_000), 'b'.repeat(300_000)];
    const replace = async (version = ''): Promise<void> => {
      await rm(file, { force: true });
      await writeFile(`${file}.new`, version);
      await rename(`${file}.new`, file);
    };
    const ask = async (): Promise<void> => {
      const answer = await fetchFrom(port, '/game.js');
      const body = await answer.text();
      const isWhole = answer.status === 404 || versions.includes(body);
      // The body is no part of the message: it would be long.
      expect(isWhole, `${answer.status}, ${body.length} characters`).toBe(true);
    };
    for (let round = 0; round < 200; round++) {
      const version = versions[round % 2];
      await Promise.all([replace(version), ask(), ask(), ask(), ask()]);
      expect((await (await fetchFrom(port, '/game.js')).text()) === version).toBe(true);
    }
  });
});

const ownHost = `Host: ${HOST}`;

describe('what it refuses', () => {
  it('is every method but GET and HEAD, and it says so', async () => {
    const port = await startPlaying(['--port', '0'], { site: newSite() });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT']) {
      const answer = await requestRaw(port, `${method} / HTTP/1.1`, ownHost);
      expect(answer, method).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(answer, method).toContain('\r\nAllow: GET, HEAD\r\n');
    }
  });

  it('is every host but this machine', async () => {
    const port = await startPlaying(['--port', '0'], { site: newSite() });
    for (const host of [
      'attacker.example',
      `attacker.example:${port}`,
      'localhost.attacker.example',
      '127.0.0.1.attacker.example',
      'localhost@attacker.example',
      '127.0.0.2',
      '[::2]',
      '',
    ]) {
      const answer = await requestRaw(port, 'GET / HTTP/1.1', `Host: ${host}`);
      expect(answer, host).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
      expect(answer.split('\r\n\r\n')[1], host).toBe(
        'host: expected 127.0.0.1, localhost or [::1]; found another\n',
      );
    }
    for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST:80', '[::1]', '[::1]:8000'])
      expect(await requestRaw(port, 'GET / HTTP/1.1', `Host: ${host}`), host).toMatch(
        /^HTTP\/1\.1 200 OK\r\n/,
      );
  });

  it.each([
    [400, 'nonsense', ['nonsense', ownHost]],
    [400, 'no host', ['GET / HTTP/1.1']],
    [403, 'a foreign host', ['GET / HTTP/1.1', 'Host: attacker.example']],
    [404, 'a file that is not there', ['GET /nothing HTTP/1.1', ownHost]],
    [404, 'the address of another server', ['GET http://attacker.example/ HTTP/1.1', ownHost]],
    [405, 'another method', ['POST / HTTP/1.1', ownHost]],
    [405, 'a tunnel', ['CONNECT attacker.example:1 HTTP/1.1', ownHost]],
    [417, 'an expectation', ['GET / HTTP/1.1', ownHost, 'Expect: a miracle']],
    [431, 'too long headers', ['GET / HTTP/1.1', ownHost, `Long: ${'x'.repeat(20_000)}`]],
  ] as const)('is answered with %i and all headers: %s', async (status, _, lines) => {
    const port = await startPlaying(['--port', '0'], { site: newSite() });
    const answer = await requestRaw(port, ...lines);
    expect(answer.startsWith(`HTTP/1.1 ${status} `), answer).toBe(true);
    const [head] = answer.split('\r\n\r\n');
    for (const [name, value] of Object.entries(HEADERS))
      expect(head?.split('\r\n'), name).toContain(`${name}: ${value}`);
  });
});
