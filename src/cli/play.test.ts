import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { HEADERS } from '../../site/headers.ts';
import { serve } from './play.ts';
import { bigben, refusal } from './testing/harness.ts';
import {
  endAfterwards,
  endAll,
  fetchFrom,
  HOST,
  newFolder,
  requestRaw,
  startPlaying,
  startPlayingProcess,
} from './testing/playHarness.ts';

const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url));
if (!existsSync(join(SITE, 'index.html')))
  throw new Error('dist/site is missing: run "npm run build" before these tests');

afterEach(endAll);

/** Holds a port as another program would. */
async function occupy(port: number): Promise<number> {
  const server: Server = createServer();
  endAfterwards(() => server.close());
  server.listen(port, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function isRefused(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

describe('bigben play', () => {
  it('serves the built game and nothing else', async () => {
    const { port } = await startPlayingProcess(['--port', '0']);
    const page = await fetchFrom(port, '/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const loaded = await fetchFrom(port, script ?? '/no-script-in-the-page');
    expect(loaded.status).toBe(200);
    expect(loaded.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await fetchFrom(port, '/nothing')).status).toBe(404);
    expect((await fetchFrom(port, '/assets/')).status).toBe(404);
  });

  it('sends with every answer what the browser is to forbid', async () => {
    const port = await startPlaying(['--port', '0'], { site: SITE });
    for (const path of ['/', '/sw.js', '/manifest.webmanifest', '/icon-192.png', '/nothing'])
      for (const [name, value] of Object.entries(HEADERS))
        expect((await fetchFrom(port, path)).headers.get(name), `${name} of ${path}`).toBe(value);
    const page = await fetchFrom(port, '/');
    const headers = { 'If-None-Match': page.headers.get('etag') ?? '' };
    const same = await fetchFrom(port, '/', { headers });
    expect(same.status).toBe(304);
    expect(same.headers.get('content-security-policy')).toBe(HEADERS['Content-Security-Policy']);
  });

  it('gives every kind of file its type', async () => {
    const port = await startPlaying(['--port', '0'], { site: SITE });
    const types = [
      ['/', 'text/html;charset=utf-8'],
      ['/sw.js', 'text/javascript'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/icon.svg', 'image/svg+xml'],
      ['/icon-192.png', 'image/png'],
      ['/NOTICE.txt', 'text/plain'],
    ] as const;
    for (const [path, type] of types)
      expect((await fetchFrom(port, path)).headers.get('content-type'), path).toBe(type);
  });

  it('sends the packed file to those who take it, and each only once', async () => {
    const port = await startPlaying(['--port', '0'], { site: SITE });
    const [packed, plain] = await Promise.all(
      ['gzip, br', 'identity'].map((encoding) =>
        fetchFrom(port, '/', { headers: { 'Accept-Encoding': encoding } }),
      ),
    );
    expect(packed?.headers.get('content-encoding')).toBe('gzip');
    expect(plain?.headers.get('content-encoding')).toBeNull();
    expect(await packed?.text()).toBe(await plain?.text());
    expect(packed?.headers.get('etag')).not.toBe(plain?.headers.get('etag'));
    for (const [answer, encoding] of [
      [packed, 'gzip'],
      [plain, 'identity'],
    ] as const) {
      expect(answer?.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer?.headers.get('cache-control')).toBe('no-cache');
      const etag = answer?.headers.get('etag') ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const headers = { 'Accept-Encoding': encoding, 'If-None-Match': known };
        expect((await fetchFrom(port, '/', { headers })).status, known).toBe(304);
      }
    }
    // Not packed: an image.
    const icon = await fetchFrom(port, '/icon-192.png', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(icon.headers.get('content-encoding')).toBeNull();
  });

  it('answers HEAD as GET, without the body', async () => {
    const port = await startPlaying(['--port', '0'], { site: SITE });
    const page = await fetchFrom(port, '/icon-192.png');
    const head = await requestRaw(port, 'HEAD /icon-192.png HTTP/1.1', `Host: ${HOST}`);
    const [headers, body] = head.split('\r\n\r\n');
    expect(headers).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(headers).toContain(`\r\nETag: ${page.headers.get('etag')}\r\n`);
    expect(headers).toContain(`\r\nContent-Length: ${(await page.arrayBuffer()).byteLength}\r\n`);
    expect(body).toBe('');
  });

  it('sends the whole file to those who ask for a range of it', async () => {
    const port = await startPlaying(['--port', '0'], { site: SITE });
    const whole = await (await fetchFrom(port, '/icon.svg')).text();
    for (const range of ['bytes=0-9', 'bytes=5-2', 'bytes=-5', 'bytes=99999999999-']) {
      const answer = await fetchFrom(port, '/icon.svg', { headers: { Range: range } });
      expect(answer.status, range).toBe(200);
      expect(await answer.text()).toBe(whole);
    }
  });

  it('has nothing outside of the game', async () => {
    const port = await startPlaying(['--port', '0'], { site: SITE });
    for (const path of [
      '/../../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..\\..\\package.json',
      '//etc/passwd',
      '/../site-of-another/index.html',
      '/%00',
      '/%',
      '/__proto__',
      '/constructor',
    ])
      expect(await requestRaw(port, `GET ${path} HTTP/1.1`, `Host: ${HOST}`), path).toMatch(
        /^HTTP\/1\.1 404 /,
      );
    expect((await fetchFrom(port, '/')).status).toBe(200);
  });

  it('outlives senseless requests', async () => {
    const { port, child, status } = await startPlayingProcess(['--port', '0']);
    const senseless = ['GET constructor HTTP/1.1', 'OPTIONS * HTTP/1.1', 'CONNECT a:1 HTTP/1.1'];
    const ranges = ['bytes=5-2', 'bytes=x-y', 'bytes=-', 'bytes=99999999999-', 'lines=1-2'];
    const ranged = ranges.map((range) => `GET / HTTP/1.1\r\nRange: ${range}`);
    for (const request of [...senseless, ...ranged, 'nonsense']) {
      // Some are answered and some are cut off: either will do.
      await requestRaw(port, request, `Host: ${HOST}`).catch(() => '');
      expect((await fetchFrom(port, '/')).status, request).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await status).toBe(0);
  });

  it('listens on 127.0.0.1 only', async () => {
    const port = await startPlaying(['--port', '0'], { site: SITE });
    expect(await isRefused(HOST, port)).toBe(false);
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const others = own.map(({ address }) => address).filter((address) => address !== HOST);
    // The whole of 127.0.0.0/8 is this machine's own on Linux, so that one is always there.
    if (process.platform === 'linux') others.push('127.0.0.2');
    for (const address of others) expect(await isRefused(address, port), address).toBe(true);
  });

  it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
    'ends on %s with status 0, even while a browser keeps its connection',
    async (signal) => {
      const { child, status, port } = await startPlayingProcess(['--port', '0']);
      const agent = new Agent({ keepAlive: true });
      endAfterwards(() => agent.destroy());
      const request = get({ host: HOST, port, agent });
      const [page] = (await once(request, 'response')) as [IncomingMessage];
      await text(page);
      child.kill(signal);
      expect(await status).toBe(0);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'ends on a signal with status 0 as soon as it has said where it is',
    async () => {
      const { child, status } = await startPlayingProcess([], { env: { PORT: '0' } });
      child.kill('SIGTERM');
      expect(await status).toBe(0);
    },
  );

  it('moves to the next port where one is busy', async () => {
    const busy = await occupy(0);
    const port = await startPlaying(['--port', `${busy}`], { site: SITE });
    expect(port).toBeGreaterThan(busy);
    expect(port).toBeLessThanOrEqual(busy + 50);
  });

  it('gives up after the last port', async () => {
    // If it is busy already, so much the better.
    await occupy(65_535).catch(() => {});
    expect(await bigben(['play', '--no-open', '--port', '65535'], { site: SITE })).toEqual(
      refusal(1, 'no free port from 65535 to 65535'),
    );
  });

  it.each(['x', '', '-1', '1.5', '65536', '1\n'])('refuses the port %j', async (port) => {
    const found = JSON.stringify(port);
    expect(await bigben(['play', '--no-open', `--port=${port}`], { site: SITE })).toEqual(
      refusal(2, `port: expected 0 to 65535; found ${found}`),
    );
  });

  it.each([
    [['play', '--port'], "option '--port <number>' argument missing"],
    [['play', 'x'], "too many arguments for 'play'. Expected 0 arguments but got 1."],
  ])('refuses the usage %j', async (words, message) => {
    expect(await bigben(words)).toEqual(refusal(2, message));
  });
});

describe('with folders of its own', () => {
  it.each([['no site'], ['a site without a page']])('refuses to play %s', async (site) => {
    const folder = site === 'no site' ? join(newFolder(), 'site') : newFolder();
    expect(await bigben(['play', '--no-open'], { site: folder })).toEqual(
      refusal(1, 'the game is not built; run "npm run build" first'),
    );
  });

  it('serves what is there now, when the game is built again meanwhile', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'old.js'), 'old');
    const { server, port } = await serve(folder, 0);
    endAfterwards(() => server.close());
    expect(await (await fetchFrom(port, '/old.js')).text()).toBe('old');
    writeFileSync(join(folder, 'old.js'), 'changed');
    writeFileSync(join(folder, 'new.js'), 'new');
    expect(await (await fetchFrom(port, '/old.js')).text()).toBe('changed');
    expect(await (await fetchFrom(port, '/new.js')).text()).toBe('new');
    rmSync(join(folder, 'old.js'));
    expect((await fetchFrom(port, '/old.js')).status).toBe(404);
  });
});
