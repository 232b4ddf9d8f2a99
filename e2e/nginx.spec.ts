/** The site as deploy/nginx.conf serves it, where there is an nginx. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../scripts/freePort.mjs';
import { HEADERS } from '../site/headers.ts';
import { complaints, keptOffline, SITE, useEverything } from './host.ts';
import { findNginx } from './nginx.ts';
import { ask, CONF, startNginx, temporaryPaths } from './nginxServer.ts';

/**
 * Fills in the parts that the file leaves to its user: the marked lines, and the surrounding
 * configuration.
 */
function configure(folder: string, port: number): string {
  const marked = {
    'listen 80 default_server;': `listen 127.0.0.1:${port};`,
    'listen [::]:80 default_server;': '',
    'server_name games.example;': 'server_name localhost;',
    'root /srv/bigben;': `root ${SITE};`,
  };
  let text = readFileSync(CONF, 'utf8');
  expect(text.match(/# <-$/gm)).toHaveLength(Object.keys(marked).length);
  for (const [line, own] of Object.entries(marked)) {
    expect(text).toContain(line);
    text = text.replace(line, own);
  }
  writeFileSync(join(folder, 'bigben.conf'), text);
  const whole = [
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  access_log off;',
    temporaryPaths(folder),
    // Like a system's nginx.conf, whose types must not apply.
    '  types { text/plain html js css; }',
    `  include ${folder}/bigben.conf;`,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, whole.join('\n'));
  return file;
}

const test = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
  url: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bigben-nginx-'));
    const port = await freePort();
    const stop = await startNginx(configure(folder, port), port);
    try {
      await use(`http://127.0.0.1:${port}/`);
    } finally {
      await stop();
      rmSync(folder, { recursive: true });
    }
  },
});

test.skip(!findNginx(), 'no nginx on this machine: deploy/nginx.conf is not tested');

const asset = (end: string): string => {
  const name = readdirSync(join(SITE, 'assets')).find((each) => each.endsWith(end));
  if (!name) throw new Error(`no asset ends with ${end}`);
  return `assets/${name}`;
};

test('it sends the headers with everything, and each kind of file as what it is', {
  tag: '@all',
}, async ({ url }) => {
  const types = [
    ['', 'text/html; charset=utf-8'],
    ['sw.js', /^text\/javascript/],
    [asset('.js'), /^text\/javascript/],
    [asset('.css'), /^text\/css/],
    [asset('.woff2'), 'font/woff2'],
    ['icon.svg', 'image/svg+xml'],
    ['icon-192.png', 'image/png'],
    ['manifest.webmanifest', 'application/manifest+json'],
    ['NOTICE.txt', 'text/plain; charset=utf-8'],
  ] as const;
  for (const [path, type] of types) {
    const { status, headers } = await ask(url + path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(type);
  }
  for (const path of ['', 'sw.js', asset('.js'), 'nothing'])
    for (const [name, value] of Object.entries(HEADERS))
      expect((await ask(url + path)).headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
});

test('assets are cached for ever, the rest is revalidated, errors are not cached', {
  tag: '@all',
}, async ({ url }) => {
  for (const path of [asset('.js'), asset('.css'), asset('.woff2')])
    expect((await ask(url + path)).headers['cache-control'], path).toBe(
      'public, max-age=31536000, immutable',
    );
  for (const path of ['', 'index.html', 'sw.js', 'manifest.webmanifest', 'icon.svg']) {
    const { headers } = await ask(url + path);
    expect(headers['cache-control'], path).toBe('no-cache');
    const again = await ask(url + path, { 'If-None-Match': headers.etag });
    expect(again.status, path).toBe(304);
    expect(again.headers['content-security-policy'], path).toBeDefined();
  }
  for (const [path, refused] of [
    ['nothing', 404],
    ['assets/nothing.js', 404],
    ['assets/', 403],
  ] as const) {
    const { status, headers } = await ask(url + path);
    expect(status, path).toBe(refused);
    expect(headers['cache-control'], path).toBeUndefined();
    expect(headers['server'], path).toBe('nginx');
  }
});

test('texts are sent compressed to clients that accept it', { tag: '@all' }, async ({ url }) => {
  for (const path of ['', 'sw.js', asset('.js'), asset('.css')]) {
    const packed = await ask(url + path, { 'Accept-Encoding': 'gzip' });
    const plain = await ask(url + path);
    expect(packed.headers['content-encoding'], path).toBe('gzip');
    expect(packed.headers['content-type'], path).toBe(plain.headers['content-type']);
    expect(packed.headers.vary, path).toBe('Accept-Encoding');
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    expect(Number(packed.headers['content-length']), path).toBeLessThan(
      Number(plain.headers['content-length']),
    );
  }
});

test.describe('the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('plays there, and nothing is refused', { tag: '@all' }, async ({ page, context, url }) => {
    const heard = complaints(context);
    await useEverything(page, url);
    await keptOffline(page);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Stock: / })).toBeVisible();
    expect(heard).toEqual([]);
  });
});
