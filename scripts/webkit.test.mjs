/** A WebKit that does not start is tried again, and then counted as a failure; the other tests go on. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { findWebKit } from './webkit.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/** Its parts are installed, and the page is built. */
const canStart = findWebKit() !== undefined && existsSync(join(cwd, 'dist/site/index.html'));

/** A driver that answers, but opens no browser. */
const DRIVER = `#!${process.execPath}
const port = Number(process.argv[2].split('=')[1]);
require('node:http').createServer((request, response) => {
  if (request.url === '/session') response.statusCode = 500;
  response.end('{"value":{"message":"no browser today"}}');
}).listen(port, '127.0.0.1');
`;
const DISPLAY = '#!/bin/sh\necho 99 >&3\nexec sleep 60\n';

it.skipIf(!canStart)('says why, once, and ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ WebKitWebDriver: DRIVER, Xvfb: DISPLAY })) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  const script = `
    const { runWebKitTests } = await import('./scripts/webkit.mjs');
    process.stdout.write(JSON.stringify(await runWebKitTests(['page'])));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd, encoding: 'utf8', env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` } },
  );
  expect(JSON.parse(stdout)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['e2e/webkit/page.test.ts: nothing from WebKit: Error: no browser today'],
  });
  expect(stderr.match(/runs anew/g)).toHaveLength(2);
});
