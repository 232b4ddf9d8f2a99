import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../checker/check.ts';
import { dealCards, parseDealNumber, startOf } from '../rules/deal.ts';
import { current, startGame } from '../rules/game.ts';
import { makeRecord, parseRecord } from '../rules/record.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { lostGames, wonGames } from '../rules/testing/vectors.ts';
import { certify } from './certify.ts';

function deal(number: string) {
  const parsed = parseDealNumber(number);
  if (!parsed.ok) throw new Error(number);
  return startOf(dealCards(parsed.value));
}

function gameOf(record: object) {
  const game = parseRecord(JSON.stringify(record));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

const { classic } = RULE_SETS;

describe('a certificate', () => {
  it('is a single line where a lemma proves the deal lost', () => {
    expect(certify(deal('108017'), classic)).toEqual({ ok: true, value: ['0 start dead'] });
  });

  it.each(['169', '129625'])('of deal %s, which has to be searched, holds', (number) => {
    const lines = certify(deal(number), classic);
    if (!lines.ok) throw new Error(lines.error);
    expect(lines.value.length).toBeGreaterThan(5);
    expect(lines.value[0]).toBe('0 start all');
    const record = JSON.stringify(makeRecord(startGame(classic, deal(number), number)));
    expect(checkCertificate([record, ...lines.value])).toMatchObject({
      ok: true,
      value: { lines: lines.value.length },
    });
  });

  it('of the end of a lost game holds', () => {
    for (const record of lostGames()) {
      const game = gameOf(record);
      const lines = certify(current(game), game.ruleSet);
      if (!lines.ok) throw new Error(lines.error);
      expect(checkCertificate([JSON.stringify(makeRecord(game)), ...lines.value]).ok).toBe(true);
    }
  });
});

describe('there is no certificate', () => {
  const winnable = { ok: false, error: 'winnable' };

  it('of a deal that can be won', () => {
    expect(certify(deal('4711'), classic)).toEqual(winnable);
  });

  it('of a position that is won', () => {
    for (const record of wonGames().slice(0, 3)) {
      const game = gameOf(record);
      expect(certify(current(game), game.ruleSet)).toEqual(winnable);
    }
  });

  it('beyond a limit', () => {
    // Nobody has decided this deal.
    const undecided = certify(deal('3459'), RULE_SETS.relaxed, { nodes: 1 });
    expect(undecided).toEqual({ ok: false, error: 'nodes' });
    const search = (limits: object) => certify(deal('129625'), classic, limits);
    const { value } = search({}) as { value: readonly string[] };
    const lines = value.length;
    expect(search({ lines: lines - 1 })).toEqual({ ok: false, error: 'lines' });
    expect(search({ lines, nodes: 1_000_000 })).toEqual({ ok: true, value });
  });
});
