import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { zip } from './zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the zip', () => {
  it('has the files, and does not depend on when, where and in which order it was made', () => {
    const made = zip({ 'index.html': bytes('page'), 'assets/a.js': bytes('script') });
    expect(Object.keys(unzipSync(made))).toEqual(['assets/a.js', 'index.html']);
    expect(new TextDecoder().decode(unzipSync(made)['index.html'])).toBe('page');
    const zone = process.env['TZ'];
    onTestFinished(() => {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    });
    process.env['TZ'] = 'Pacific/Auckland';
    expect(zip({ 'assets/a.js': bytes('script'), 'index.html': bytes('page') })).toEqual(made);
  });

  it.skipIf(spawnSync('unzip', ['-v']).status !== 0)('can be read by unzip', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bigben-zip-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'a.zip'), zip({ 'index.html': bytes('page') }));
    const { stdout, status } = spawnSync('unzip', ['-Z', 'a.zip'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^-rw-r--r--.* 80-Jan-01 00:00 index\.html$/m);
  });
});
