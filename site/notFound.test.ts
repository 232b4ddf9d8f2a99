import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_POLICY } from './headers.ts';
import { notFoundPage } from './notFound.ts';

const built = (name: string) => new URL(`../dist/site/${name}`, import.meta.url);

/** The addresses that a page asks for or leads to. */
const references = (page: string): (string | undefined)[] =>
  [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);

describe('the page for a missing file', () => {
  it('is in the build, at the top, and asks only for files that are there', () => {
    const page = readFileSync(built('404.html'), 'utf8');
    const found = references(page);
    expect(found).toHaveLength(4);
    // A host shows it at any depth, so that no address can be relative.
    for (const address of found) {
      expect(address).toMatch(/^\//);
      expect(existsSync(built(`.${address}`)), address).toBe(true);
    }
  });

  it('leads to the folder that the site is built for', () => {
    const page = (address: string) => references(notFoundPage(new URL(address)));
    expect(references(notFoundPage(undefined))).toEqual(page('https://games.example/'));
    const icon = '/cards/big-ben/icon.svg';
    expect(page('https://games.example/cards/big-ben/')).toEqual([
      ...[icon, '/cards/big-ben/404.css', icon, '/cards/big-ben/'],
    ]);
    expect(page('https://games.example/you&me/').at(-1)).toBe('/you&amp;me/');
  });

  it('keeps to the policy of the site', () => {
    const page = notFoundPage(undefined);
    expect(page).toContain(`content="${PAGE_POLICY}"`);
    expect(page).not.toMatch(/style=|<style|<script/);
  });
});
