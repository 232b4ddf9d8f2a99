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

describe('what the service worker is told', () => {
  it('is each file that the page may ask for, with its SHA-256', () => {
    const folder = site({
      'index.html': 'abc',
      'index.html.gz': 'packed',
      'sw.js': 'the worker itself',
      'screenshot-wide.png': 'picture',
      'assets/empty.css': '',
      'assets/old.woff': 'font',
    });
    // The examples of FIPS 180-2, and of nothing at all.
    expect(describeSite(folder).files).toEqual([
      ['assets/empty.css', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
      ['./', 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
    ]);
  });

  it('is another version with any other name or content', () => {
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
