import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { dealName, spokenName, writtenName } from './dealName.ts';
import { ar, de, en, ja, zh } from './testing/whole.ts';

const { classic, mcneely } = RULE_SETS;
const own = { ...classic, redeals: 1, buildOn: 1, drawWhen: 'any' } as const;
const number = '643303';

describe('the name of a deal', () => {
  it('is its number if that was asked for or nothing else is known', () => {
    expect(writtenName(dealName(en, { number }, classic))).toBe('Deal 643303');
    expect(spokenName(dealName(en, { number }, classic))).toBe('Deal 643303');
    expect(writtenName(dealName(en, { number }, mcneely))).toBe('Deal 643303 · McNeely');
    expect(writtenName(dealName(en, {}, classic))).toBe('Unnumbered deal');
    expect(writtenName(dealName(en, { number }, undefined))).toBe('Deal 643303 · Your own rules');
  });

  it('is the name of its rules, which are not named twice', () => {
    const named = (rules: typeof classic): string =>
      writtenName(dealName(en, { number, found: 'any' }, rules));
    expect([classic, mcneely, own].map(named)).toEqual(['Classic', 'McNeely', 'Your own rules']);
    expect(spokenName(dealName(en, { number, found: 'any' }, classic))).toBe(
      'Classic, Deal 643303',
    );
  });

  it('is its difficulty, with the rules if they are not classic', () => {
    const easy = { number, found: 'easy' } as const;
    expect(writtenName(dealName(en, easy, classic))).toBe('Easy');
    expect(writtenName(dealName(en, easy, mcneely))).toBe('Easy · McNeely');
    expect(spokenName(dealName(en, easy, mcneely))).toBe('Easy, McNeely, Deal 643303');
    expect(writtenName(dealName(de, { ...easy, found: 'hard' }, own))).toBe(
      'Schwer · Eigene Regeln',
    );
  });

  it('is its day, as each language writes it', () => {
    const daily = { number, daily: '2026-11-23' };
    expect([en, de, ja, zh].map((each) => writtenName(dealName(each, daily, classic)))).toEqual([
      'Daily · November\u00a023',
      'Spiel des Tages · 23.\u00a0November',
      'デイリー · 11月23日',
      '每日牌局 · 11月23日',
    ]);
    expect(writtenName(dealName(ar, daily, classic))).toMatch(/^توزيعة اليوم · 23/);
    expect(spokenName(dealName(en, daily, classic))).toBe('Daily, November\u00a023, Deal 643303');
  });
});
