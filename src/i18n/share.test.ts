import { describe, expect, it } from 'vitest';
import { shareIn } from './share.ts';

describe('a share', () => {
  it.each([
    [0, '0%'],
    [0.0001, '1%'],
    [0.244, '24%'],
    [0.9999, '99%'],
    [1, '100%'],
  ])('%d is %s: none and all only where it is certain', (chance, text) => {
    expect(shareIn('en', chance)).toBe(text);
  });
});
