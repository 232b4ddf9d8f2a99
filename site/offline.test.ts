import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeSite } from './offline.ts';

function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-described-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('the list of files for the service worker', () => {
  it('has each file that the page can ask for, with its SHA-256', () => {
    const folder = site({
      'index.html': 'abc',
      'index.html.gz': 'packed',
      'sw.js': 'the worker itself',
      'screenshot-wide.png': 'picture',
      '404.html': 'nothing',
      '404.css': '',
      'assets/empty.css': '',
      'assets/old.woff': 'font',
    });
    // The hashes of the example in FIPS 180-2 and of an empty file.
    expect(describeSite(folder).files).toEqual([
      ['assets/empty.css', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
      ['./', 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
    ]);
  });

  it('has another version if any name or content differs', () => {
    const versions = [
      { 'index.html': 'a' },
      { 'index.html': 'b' },
      { 'index.html': 'a', 'assets/a.js': '' },
      { 'index.html': 'a', 'assets/b.js': '' },
    ].map((files) => describeSite(site(files)).version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(describeSite(site({ 'index.html': 'a' })).version).toBe(versions[0]);
  });
});
