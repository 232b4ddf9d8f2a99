/** Certificates of the deals that are known to be lost hold, and changed ones do not. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import winnability from '../../data/winnability.json' with { type: 'json' };
import { checkCertificate } from '../../src/checker/check.ts';
import { startGame } from '../../src/rules/game.ts';
import { makeRecord } from '../../src/rules/record.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { certify } from '../../src/solver/certify.ts';
import { Random } from '../../src/solver/engine/random.ts';
import { dealOf } from '../bench/deals.ts';

function certificateOf(deal: number, rules: RuleSetName): string[] {
  const ruleSet = RULE_SETS[rules];
  const start = dealOf(deal);
  const lines = certify(start, ruleSet);
  if (!lines.ok) throw new Error(`deal ${deal} by ${rules} has none: ${lines.error}`);
  return [JSON.stringify(makeRecord(startGame(ruleSet, start, `${deal}`))), ...lines.value];
}

const published = (file: string) =>
  readFileSync(new URL(`../../data/certificates/${file}`, import.meta.url));

/** The lost deals whose certificates are not published, by rule set. */
const long = JSON.parse(published('long.json').toString()) as Record<RuleSetName, object>;

/** Those that are published, by rule set, each as its lines. */
function publishedIn(rules: RuleSetName): string[][] {
  const text = gunzipSync(published(`${rules}.txt.gz`)).toString();
  return text
    .trimEnd()
    .split(/\n(?=\{)/)
    .map((certificate) => certificate.trimEnd().split('\n'));
}

/** Published certificates are checked here up to so many lines; `bigben check` takes all. */
const CHECKED_LINES = 2000;

describe('the published certificates', () => {
  it.each(RULE_SET_NAMES)('hold, by %s', (rules) => {
    for (const lines of publishedIn(rules).filter(({ length }) => length <= CHECKED_LINES))
      expect(checkCertificate(lines)).toMatchObject({
        ok: true,
        value: { game: { number: JSON.parse(lines[0] as string).number } },
      });
  });

  it.each(RULE_SET_NAMES)(
    'are of all deals that are known to be lost, but for the long ones, by %s',
    (rules) => {
      const short = publishedIn(rules).map((lines) =>
        Number(JSON.parse(lines[0] as string).number),
      );
      const others = Object.keys(long[rules]).map(Number);
      expect([...short, ...others].sort((a, b) => a - b)).toEqual(
        winnability.ruleSets[rules].unwinnable,
      );
    },
  );
});

describe('a certificate', () => {
  it.each(RULE_SET_NAMES)('is written anew as it was published, by %s', (rules) => {
    for (const lines of publishedIn(rules).slice(0, rules === 'classic' ? 63 : 3)) {
      const { number } = JSON.parse(lines[0] as string);
      expect(certificateOf(Number(number), rules)).toEqual(lines);
    }
  });

  it('does not exist for a deal that can be won', () => {
    expect(certify(dealOf(4), RULE_SETS.classic)).toEqual({ ok: false, error: 'winnable' });
  });
});

/** The changes that make a certificate wrong, wherever they are made. */
const CHANGES: Readonly<Record<string, (lines: string[], at: number) => string[]>> = {
  'a line left out': (lines, at) => lines.toSpliced(at, 1),
  'the end cut off': (lines, at) => lines.slice(0, at),
  'more at the end': (lines) => [...lines, '1 draw dead'],
  'a line that was not there before, as seen': (lines, at) =>
    lines.with(at, (lines[at] as string).replace(/\w+$/, 'seen')),
  'another depth': (lines, at) => lines.with(at, `7${lines[at]}`),
  'another form': (lines, at) => lines.with(at, `${lines[at]} `),
  'an illegal move': (lines, at) =>
    lines.with(at, (lines[at] as string).replace(/ .* /, ' f1-t1 ')),
  'all moves, where they do not follow': (lines, at) =>
    lines.with(at, (lines[at] as string).replace(/(dead|free|pooled|seen)$/, 'all')),
  'another deal': (lines) => [
    JSON.stringify({ rules: 'classic', number: '4', moves: [] }),
    ...lines.slice(1),
  ],
};

describe('a certificate that was changed', () => {
  const lines = certificateOf(129_625, 'classic');
  const random = new Random(7);
  /** Lines whose positions are lost by a lemma, some of them everywhere in the certificate. */
  const places = [...lines.keys()].filter((at) => /(dead|free|pooled)$/.test(lines[at] as string));
  const some = Array.from({ length: 40 }, () => places[random.below(places.length)] as number);

  it.each(Object.entries(CHANGES))('is refused: %s', (_, change) => {
    expect(lines.length).toBeGreaterThan(50);
    for (const at of some)
      expect(checkCertificate(change(lines, at)).ok, `line ${at + 1}`).toBe(false);
  });
});
