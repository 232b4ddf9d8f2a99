/**
 * Tests the files in `deploy` as far as that works without their hosts; e2e/nginx.spec.ts tests
 * with nginx itself.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HEADERS } from './headers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

describe('deploy/_headers', () => {
  const lines = read('deploy/_headers').split('\n');
  const blocks: Record<string, Record<string, string>> = {};
  let block = {};
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(block, { [name]: value });
    else {
      block = {};
      blocks[line] = block;
    }
  }

  it('sends the common headers with everything, and caches lasting files for good', () => {
    const lasting = /~\/assets\/ "(.*)";/.exec(read('deploy/nginx.conf'))?.[1];
    expect(lasting).toMatch(/immutable/);
    expect(blocks).toEqual({ '/*': HEADERS, '/assets/*': { 'Cache-Control': lasting } });
  });

  it('has no line too long for a host', () => {
    // https://developers.cloudflare.com/pages/configuration/headers/
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('deploy/Containerfile', () => {
  const lines = read('deploy/Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  /** The words of each COPY: its sources and, at the end, the target. */
  const copies = (from: 'from a stage' | 'from here') =>
    lines
      .filter(([word]) => word === 'COPY')
      .map(([, ...words]) => words)
      .filter(([first]) => (from === 'from a stage') === first?.startsWith('--from='));

  it('copies only files that exist', () => {
    const sources = copies('from here').flatMap((words) => words.slice(0, -1));
    expect(sources).toContain('package-lock.json');
    for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
  });

  it('copies enough to build the site', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bigben-container-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const words of copies('from here')) {
      const target = words.at(-1) ?? '';
      for (const source of words.slice(0, -1))
        cpSync(
          join(root, source),
          join(folder, target.endsWith('/') ? join(target, basename(source)) : target),
          { recursive: true },
        );
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    expect(lines).toContainEqual(['RUN', 'npx', 'vite', 'build']);
    // Without the variables that the tests or their environment have set.
    const { NODE_ENV: _, BIGBEN_URL: __, ...env } = process.env;
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
      ...{ cwd: folder, env, encoding: 'utf8' },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(names(join(folder, 'dist/site'))).toEqual(names(join(root, 'dist/site')));
  }, 60_000);

  it('has nginx listen where its image lets it, and serve what was built', () => {
    const conf = read('deploy/nginx.conf');
    const script = /sed -i 's\/(.+)\/(.+)\/; \/(.+)\/d'/.exec(read('deploy/Containerfile')) ?? [];
    const [, from = '', to = '', dropped = ''] = script;
    const left = conf
      .split('\n')
      .filter((line) => !new RegExp(dropped).test(line))
      .join('\n')
      .replace(from, to);
    expect(left.match(/listen .*;/g)).toEqual(['listen 8080 default_server;']);
    expect(lines).toContainEqual(['EXPOSE', '8080']);
    const served = /root (.*);/.exec(conf)?.[1];
    expect(copies('from a stage')).toContainEqual(['--from=build', '/bigben/dist/site', served]);
  });
});

/** The names of the files of a built site, without the hashes in them. */
function names(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replace(/-[\w-]{8}\./, '.'))
    .sort();
}
