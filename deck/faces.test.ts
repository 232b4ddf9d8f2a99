import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeBack } from './back.ts';
import { type DeckLetters, INK, letterOf, OTHER_LETTERS, RANKS, RED, SUITS } from './cards.ts';
import type { DeckStyle } from './faces.ts';
import { GLYPH_HEIGHT, GLYPHS } from './glyphs.ts';
import { indexBox } from './indexLine.ts';
import { LARGE_COURT, pipSpots } from './layout.ts';
import { makeDeck } from './testing/wholeDeck.ts';

const STYLES: readonly DeckStyle[] = ['classic', 'large'];
const KEYS = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));
const STRIPS = {
  classic: { left: 4, top: 4, right: 45, bottom: 28 },
  large: { left: 4, top: 4, right: 52, bottom: 31 },
} as const;

const coloursOf = (svg: string): string[] => [
  ...new Set([...svg.matchAll(/(?:fill|stroke)="(?!none)([^"]*)"/g)].map((m) => m[1] ?? '')),
];
/** The colours of every card: its paper, and the line along its edge. */
const PAPER = '#fffdf7';
const EDGE = '#14140a';
const isRed = (key: string): boolean => key.endsWith('H') || key.endsWith('D');
const isCourt = (key: string): boolean => /^[JQK]/.test(key);

/** Whether all tags are closed in order and all attributes are quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)(\w+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/g,
    (_, close, name, _attributes, empty) => {
      if (close === '/') {
        return open.pop() === name ? '' : 'wrong';
      }
      if (empty === '') {
        open.push(name);
      }
      return '';
    },
  );
  return rest === '' && open.length === 0;
}

/** The coordinates in a path of absolute M, L, Q and Z commands. */
function pointsOf(d: string): [number, number][] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? Number.NaN]] : []));
}

describe.each(STYLES)('the %s deck', (style) => {
  const deck = makeDeck(style);

  it('has the fifty-two faces', () => {
    expect(Object.keys(deck).sort()).toEqual([...KEYS].sort());
    expect(new Set(Object.values(deck)).size).toBe(52);
  });

  it.each(KEYS)('%s is well-formed, free of ids and on the card’s own units', (key) => {
    const svg = deck[key] ?? '';
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -7 110 154"')).toBe(
      true,
    );
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/ id=|href=|url\(|NaN|undefined/);
  });

  it.each(KEYS)('%s has the colours of its suit', (key) => {
    const colours = coloursOf(deck[key] ?? '');
    const ink = isRed(key) ? RED : INK;
    if (isCourt(key)) {
      expect(colours.sort()).toEqual([PAPER, EDGE, INK, '#1f4490', RED, '#e2ab2e'].sort());
    } else {
      expect(colours).toEqual([PAPER, ink, EDGE]);
    }
  });

  it('keeps every index inside its strip', () => {
    const strip = STRIPS[style];
    for (const letter of [...RANKS, ...OTHER_LETTERS]) {
      for (const suit of SUITS) {
        const { x, y, width, height } = indexBox(letter, suit, style);
        expect(x).toBeGreaterThanOrEqual(strip.left);
        expect(y).toBeGreaterThanOrEqual(strip.top);
        expect(x + width, `${letter}${suit}`).toBeLessThanOrEqual(strip.right);
        expect(y + height).toBeLessThanOrEqual(strip.bottom);
      }
    }
  });

  it('is small', () => {
    expect(gzipSync(Object.values(deck).join('\n')).length).toBeLessThan(80 * 1024);
  });
});

describe('the parts of a face', () => {
  it.each([...RANKS, ...OTHER_LETTERS])('draws glyph %s inside its box', (rank) => {
    const { width, d } = GLYPHS[rank];
    const points = pointsOf(d);
    const tolerance = 0.11;
    expect(points.length).toBeGreaterThan(4);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(-tolerance);
      expect(x).toBeLessThanOrEqual(width + tolerance);
      expect(y).toBeGreaterThanOrEqual(-tolerance);
      expect(y).toBeLessThanOrEqual(GLYPH_HEIGHT + tolerance);
    }
  });

  it('puts as many pips on a number card as its rank says, apart from one another and from the index', () => {
    for (const [i, rank] of RANKS.slice(0, 10).entries()) {
      const spots = pipSpots(rank);
      expect(spots.length).toBe(i + 1);
      for (const [j, a] of spots.entries()) {
        expect(rank === 'A' || a.y - a.height / 2 > STRIPS.classic.bottom).toBe(true);
        for (const b of spots.slice(j + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.height);
        }
      }
    }
  });

  it('keeps the busts of the large deck inside the rounded corners and below the index', () => {
    const { x, y, width, height } = LARGE_COURT.box;
    const radius = 7.1;
    expect(y).toBeGreaterThan(STRIPS.large.bottom);
    for (const inset of [x, 100 - x - width, 140 - y - height]) {
      expect((radius - inset) * Math.SQRT2).toBeLessThan(radius);
    }
  });

  it.each(['rose', 'lattice', 'rays'] as const)('makes the back %s in two colours', (pattern) => {
    const svg = makeBack(pattern, '#7d1d2c', '#d8b365');
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toContain('viewBox="0 0 100 140"');
    expect(svg).not.toMatch(/ id=|href=|url\(|NaN|undefined/);
    expect(coloursOf(svg).sort()).toEqual([EDGE, '#7d1d2c', '#d8b365', '#fffdf7']);
  });

  it('has the letters of the language in its indices, and differs in nothing else', () => {
    const french: DeckLetters = ['A', 'V', 'D', 'R'];
    expect(RANKS.map((rank) => letterOf(rank, french)).join('')).toBe('A23456789TVDR');
    for (const style of STYLES) {
      const usual = makeDeck(style);
      const deck = makeDeck(style, 'two', french);
      for (const key of KEYS) {
        const [from, to] = [key[0], letterOf(key[0] as (typeof RANKS)[number], french)];
        expect(deck[key] === usual[key], key).toBe(from === to);
        expect(deck[key]).toContain(GLYPHS[to].d);
      }
    }
  });

  it('gives each suit its own colour on request', () => {
    const deck = makeDeck('large', 'four');
    const inks = (['2C', '2H', '2S', '2D'] as const).map((key) => coloursOf(deck[key] ?? ''));
    const expected = ['#0a7038', '#c2182b', '#15181e', '#0b55bd'];
    expect(inks).toEqual(expected.map((ink) => [PAPER, ink, EDGE]));
  });
});
