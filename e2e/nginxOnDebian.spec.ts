/**
 * The steps of deploy/nginx.conf on the nginx of Debian and Ubuntu as the package installs it: on a
 * copy of /etc/nginx with temporary ports and folders.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../scripts/freePort.mjs';
import { HEADERS } from '../site/headers.ts';
import { SITE } from './host.ts';
import { findNginx } from './nginx.ts';
import { ask, CONF, checkNginx, startNginx, temporaryPaths } from './nginxServer.ts';

const SYSTEM = '/etc/nginx';
/** What the package brings, and what the steps remove. */
const DEFAULT_SITE = 'sites-enabled/default';

const COMPLAINT = /\[(warn|error|emerg)\]/;

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

interface Installed {
  readonly folder: string;
  readonly port: number;
}

/** Replaces what would need port 80, another user or the system's folders, and nothing else. */
function makeTemporary(file: string, { folder, port }: Installed): void {
  const text = readFileSync(file, 'utf8')
    .replaceAll(SYSTEM, `${folder}/nginx`)
    .replace(/^user .*/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace('/run/nginx.pid', `${folder}/nginx.pid`)
    .replaceAll('/var/log/nginx', folder)
    .replace(/^http \{$/m, `http { ${temporaryPaths(folder)}`)
    .replaceAll('root /srv/bigben;', `root ${SITE};`)
    .replace(/listen 80\b/g, `listen ${port}`)
    .replace(/listen \[::\]:80\b/g, `listen [::]:${port}`);
  // Nobody can listen there on a machine without it.
  writeFileSync(file, hasIpv6 ? text : text.replace(/^\s*listen \[::\].*/gm, ''));
}

const test = base.extend<{ installed: Installed; conf: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
  installed: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bigben-debian-'));
    const port = await freePort();
    cpSync(SYSTEM, join(folder, 'nginx'), { recursive: true, dereference: true });
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (statSync(join(folder, name)).isFile())
        makeTemporary(join(folder, name), { folder, port });
    await use({ folder, port });
    rmSync(folder, { recursive: true });
  },
  conf: async ({ installed }, use) => {
    await use(join(installed.folder, 'nginx/nginx.conf'));
  },
});

test.skip(!findNginx(), 'no nginx on this machine: deploy/nginx.conf is not tested');
test.skip(
  !existsSync(join(SYSTEM, DEFAULT_SITE)),
  'not the nginx of Debian as installed: the steps of deploy/nginx.conf are not tested',
);

/** First step: copies deploy/nginx.conf, with nothing changed that its user need not change. */
function copyConf({ folder, port }: Installed): string {
  const file = join(folder, 'nginx/conf.d/bigben.conf');
  mkdirSync(join(folder, 'nginx/conf.d'), { recursive: true });
  copyFileSync(CONF, file);
  makeTemporary(file, { folder, port });
  return file;
}

/** Second step. */
const removeDefaultSite = ({ folder }: Installed): void =>
  rmSync(join(folder, 'nginx', DEFAULT_SITE));

test('beside the default site nginx refuses the file and names the site; without it, not a warning', {
  tag: '@all',
}, ({ installed, conf }) => {
  expect(checkNginx(conf).said).not.toMatch(COMPLAINT);
  copyConf(installed);
  const both = checkNginx(conf);
  expect(both.starts).toBe(false);
  expect(both.said).toMatch(/\[emerg\] .*a duplicate default server .*\/sites-enabled\/default:/);
  removeDefaultSite(installed);
  const alone = checkNginx(conf);
  expect(alone.starts).toBe(true);
  expect(alone.said).not.toMatch(COMPLAINT);
});

test('beside the default site it shows the game under its own name, with the default server left alone', {
  tag: '@all',
}, async ({ installed, conf }) => {
  const file = copyConf(installed);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(' default_server;', ';'));
  expect(checkNginx(conf).said).not.toMatch(COMPLAINT);
  const stop = await startNginx(conf, installed.port);
  const shown = async (name: string) =>
    (await ask(`http://127.0.0.1:${installed.port}/`, { Host: name })).body.includes('Big Ben');
  try {
    expect(await shown('games.example')).toBe(true);
    expect(await shown('other.example')).toBe(false);
  } finally {
    await stop();
  }
});

for (const host of ['127.0.0.1', '[::1]'])
  test(`without the default site it shows the game at ${host}, by any name`, {
    tag: '@all',
  }, async ({ installed, conf }) => {
    test.skip(host === '[::1]' && !hasIpv6, 'this machine has no address [::1]');
    copyConf(installed);
    removeDefaultSite(installed);
    const stop = await startNginx(conf, installed.port);
    const url = `http://${host}:${installed.port}/`;
    try {
      for (const name of [undefined, 'games.example', 'localhost', 'other.example']) {
        const { status, headers, body } = await ask(url, name && { Host: name });
        expect(status).toBe(200);
        expect(headers).toMatchObject(lower(HEADERS));
        expect(body).toBe(readFileSync(join(SITE, 'index.html'), 'utf8'));
      }
      const missing = await ask(`${url}assets/missing.js`);
      expect(missing.status).toBe(404);
      expect(missing.headers).toMatchObject(lower(HEADERS));
      expect(missing.headers['cache-control']).toBeUndefined();
      expect(missing.body).toBe(readFileSync(join(SITE, '404.html'), 'utf8'));
    } finally {
      await stop();
    }
  });

const lower = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
