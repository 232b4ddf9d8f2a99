import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('themes.css', import.meta.url), 'utf8');

/**
 * The colours of a theme in the style sheet. Colours that a theme does not set are those of felt.
 */
function paletteOf(theme: string): Record<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const body = (name: string) =>
    rules.find(([, selector]) => selector?.includes(`:root[data-theme="${name}"]`))?.[2] ?? '';
  return Object.fromEntries(
    [...`${body('felt')}${body(theme)}`.matchAll(/--([a-z-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour, the colour behind it, and the minimum contrast: 4.5 for text, 3 for shapes. */
const PAIRS = [
  ['text', 'table-light', 4.5],
  ['text', 'table-dark', 4.5],
  ['text', 'bar', 4.5],
  ['text', 'lamp', 4.5],
  ['text-second', 'table-light', 4.5],
  ['text-second', 'bar', 4.5],
  ['text-second', 'dial-dark', 4.5],
  ['pill-text', 'pill', 4.5],
  ['lamp-lit-text', 'lamp-lit', 4.5],
  ['error', 'bar', 4.5],
  ['gap', 'table-light', 4.5],
  ['tick', 'dial-light', 3],
  ['progress', 'dial-light', 3],
  ['target', 'table-light', 3],
  ['hint', 'hint-ground', 3],
  ['can-win', 'table-light', 3],
  ['can-win', 'bar', 3],
  ['focus', 'focus-outline', 3],
  ['rim', 'table-light', 3],
  ['rim', 'bar', 3],
] as const;

describe.each(['felt', 'night', 'paper', 'contrast'])('the colours of %s', (theme) => {
  const palette = paletteOf(theme);

  it.each(PAIRS)('have enough contrast for %s on %s', (above, below, least) => {
    expect(contrast(palette[above] as string, palette[below] as string)).toBeGreaterThanOrEqual(
      least,
    );
  });

  it('have even more in high contrast', () => {
    if (theme !== 'contrast') return;
    for (const [above, below, least] of PAIRS)
      expect(contrast(palette[above] as string, palette[below] as string)).toBeGreaterThanOrEqual(
        least === 4.5 ? 7 : 4.5,
      );
  });
});
