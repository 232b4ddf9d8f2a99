import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAddress } from './address.ts';
import { PAGE_POLICY } from './headers.ts';
import { notFoundPage } from './notFound.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Reads files of a build for an address, without writing anything. */
async function buildFor(address: string): Promise<(name: string) => string> {
  vi.stubEnv('BIGBEN_URL', address);
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  const files = 'output' in built ? built.output : [];
  return (name) => {
    const found = files.find(({ fileName }) => fileName === name);
    return found?.type === 'asset' ? `${found.source}` : '';
  };
}

/** Links and descriptions by what they are for. */
const told = (page: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [
      ...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
      ...page.matchAll(/<link rel="(canonical)" href="([^"]*)"/g),
    ].map(([, name, value]) => [name, value]),
  );

afterEach(() => vi.unstubAllEnvs());

describe('the page', () => {
  it.each(['', 'https://games.example/bigben'])(
    'says what it is, built for "%s"',
    async (url) => {
      const read = await buildFor(url);
      expect(read('404.html')).toBe(notFoundPage(readAddress(url)));
      const page = read('index.html');
      const { description, ...rest } = told(page);
      expect(description).toMatch(/^Big Ben, the two-pack solitaire/);
      expect(rest).toMatchObject({
        'og:title': 'Big Ben',
        'og:type': 'website',
        'og:description': description,
      });
      const noscript = /<noscript>([\s\S]*)<\/noscript>/.exec(page)?.[1];
      expect(noscript).toContain('Big Ben is a solitaire');
      expect(noscript).toContain('needs JavaScript');
      // The policy blocks inline styles and scripts.
      expect(page.replaceAll('&#39;', "'")).toContain(`content="${PAGE_POLICY}"`);
      expect(page).not.toMatch(/style=|<style|<script[^>]*>[^<]/);

      const address = 'https://games.example/bigben/';
      const whole = {
        canonical: address,
        'og:url': address,
        'og:image': `${address}screenshot-wide.png`,
        'og:image:width': '1280',
        'og:image:height': '800',
        'twitter:card': 'summary_large_image',
      };
      if (url) expect(rest).toMatchObject(whole);
      else for (const name of Object.keys(whole)) expect(rest, name).not.toHaveProperty([name]);
      expect(page.includes('//')).toBe(url !== '');
    },
    60_000,
  );

  it('has a picture of the size that it says', () => {
    const picture = readFileSync(new URL('../docs/table.png', import.meta.url));
    // https://www.w3.org/TR/png/#11IHDR
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1280, 800]);
  });
});

describe('the address', () => {
  it('is that of a folder', () => {
    for (const text of ['https://games.example/a', 'https://games.example/a/'])
      expect(readAddress(text)?.href).toBe('https://games.example/a/');
    expect(readAddress('https://games.example')?.href).toBe('https://games.example/');
    expect(readAddress('')).toBeUndefined();
    expect(readAddress()).toBeUndefined();
  });

  it.each([
    'games.example',
    '/bigben/',
    'file:///bigben/',
    'https://games.example/?a',
    'https://games.example/#a',
  ])('is not %s', (text) => {
    expect(() => readAddress(text)).toThrow(text);
  });
});
