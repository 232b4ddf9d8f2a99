/** Links that are damaged on their way, and texts that only resemble links. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealCards, makeDealNumber, startOf } from './deal.ts';
import type { Game } from './game.ts';
import { parseLink } from './link.ts';
import { whyIllegal } from './move.ts';
import { nameOf, RULE_SETS } from './ruleSet.ts';
import { anyRuleSet } from './testing/arbitraries.ts';
import { dealt, gameOf, linkOf, wander } from './testing/linkGames.ts';
import { ONE_IN, variantLinks, wonGames } from './testing/vectors.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const errorOf = (text: string) => {
  const read = parseLink(text);
  return read.ok ? 'a game' : read.error;
};

/** A number in base 62, as docs/links.md describes it. */
const written = (value: bigint): string =>
  (value < 62n ? '' : written(value / 62n)) + DIGITS.charAt(Number(value % 62n));

/** A text with its check, as docs/links.md describes it. */
function sealed(text: string): string {
  let check = 0n;
  for (const character of text)
    check = (check * 128n + BigInt(character.codePointAt(0) ?? 0)) % 14_776_331n;
  return text + written(check).padStart(4, '0');
}

/** Any text is refused, or gives a legal game that makes the same link again. */
function expectAnswer(text: string): void {
  const read = parseLink(text);
  if (!read.ok) {
    expect(read.error).toMatch(/^(notALink|newer|rules|number|damaged)$/);
    return;
  }
  const { ruleSet, number, game, hasMoves } = read.value;
  expect(game.ruleSet).toEqual(ruleSet);
  expect(game.number).toBe(makeDealNumber(number));
  expect(game.positions[0]).toEqual(startOf(dealCards(number)));
  for (const [at, move] of game.moves.entries())
    expect(whyIllegal(ruleSet, game.positions[at] as Game['positions'][0], move)).toBeUndefined();
  expect(game.at).toBe(game.moves.length);
  expect(hasMoves).toBe(game.at > 0);
  // Only rules and number have other spellings; the check is of the usual one.
  const signs = /(%[0-9a-f]{2}|[^0-9a-z/])+$/i;
  const [version, rules, , ...moves] = text.replace(/%2f/gi, '/').replace(signs, '').split('/');
  const usual = [version, nameOf(ruleSet) ?? rules, makeDealNumber(number), ...moves].join('/');
  expect(linkOf(game)).toBe(usual);
}

describe('on its way', () => {
  const whole = linkOf(gameOf(wonGames()[0]));
  const own = linkOf(wander(dealt({ ...RULE_SETS.mcneely, buildOn: 1 }, 'ms32000'), 9));
  const games = [whole, own, ...variantLinks().slice(0, 3)];

  it('a link can get punctuation at its end, and be percent-encoded', () => {
    for (const link of [...games, '1/classic/12345', '1/0000011/5']) {
      const read = parseLink(link);
      expect(read.ok).toBe(true);
      for (const after of ['.', ',', ')', ').', ' ', '\n', '”', '。', '%20', '%29.', '%E2%80%9D']) {
        expect(parseLink(link + after), after).toEqual(read);
        expect(parseLink(encodeURIComponent(link) + after), after).toEqual(read);
        expect(parseLink(link.replaceAll('/', '%2f') + after), after).toEqual(read);
      }
    }
  });

  it('cut off anywhere, it is refused or the link of a deal', () => {
    for (const link of games)
      for (let length = 0; length < link.length; length++) {
        const read = parseLink(link.slice(0, length));
        expect(read.ok && read.value.hasMoves, link.slice(0, length)).toBe(false);
        expectAnswer(link.slice(0, length));
        if (link.slice(0, length).split('/').length === 4) expect(read.ok).toBe(false);
      }
  });

  it('with any one character changed, it is refused', () => {
    const signs = `${DIGITS}/-_.%#é\0`;
    for (const link of games)
      for (let at = 0; at < link.length; at++)
        for (const sign of signs) {
          const changed = link.slice(0, at) + sign + link.slice(at + 1);
          if (changed !== link) expect(parseLink(changed).ok, changed).toBe(false);
        }
  });

  it('with a character lost, put in or moved, it is refused or still the same', () => {
    for (const link of games)
      for (let at = 0; at < link.length; at++) {
        const [before, sign, after] = [link.slice(0, at), link.charAt(at), link.slice(at + 1)];
        for (const changed of [
          before + after,
          ...[...DIGITS, '/'].map((more) => before + more + sign + after),
          before + after.charAt(0) + sign + after.slice(1),
        ]) {
          const read = parseLink(changed);
          if (read.ok) expect(read, changed).toEqual(parseLink(link));
        }
      }
  });

  it('with a stretch of it replaced, it is refused or legal', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.nat(50),
        fc.nat(8),
        fc.string({ unit: 'binary' }),
        (link, at, length, text) =>
          expectAnswer(link.slice(0, at) + text + link.slice(at + length)),
      ),
      { seed: 1, numRuns: Math.ceil(600 / ONE_IN) },
    ));
});

describe('what is no link', () => {
  it.each([
    ['', 'notALink'],
    ['1', 'notALink'],
    ['table', 'notALink'],
    ['/1/classic/5', 'notALink'],
    ['0/classic/5', 'notALink'],
    ['01/classic/5', 'notALink'],
    ['2026/01/01', 'notALink'],
    ['#1/classic/5', 'notALink'],
    ['2/classic/5', 'newer'],
    ['12/classic', 'newer'],
    ['1/', 'damaged'],
    ['1/classic', 'damaged'],
    ['1/classic/5/', 'damaged'],
    ['1/classic/5/abcd', 'damaged'],
    ['1/classic/5//', 'damaged'],
    ['1/classic/5/a/b', 'damaged'],
    ['1/Classic/5', 'rules'],
    ['1//5', 'rules'],
    ['1/constructor/5', 'rules'],
    ['1/0003000/5', 'rules'],
    ['1/000000/5', 'rules'],
    ['1/00000000/5', 'rules'],
    ['1/classic/', 'number'],
    ['1/classic/0', 'number'],
    ['1/classic/ms0', 'number'],
    ['1/classic/MS5', 'number'],
    ['1/classic/5L', 'number'],
    ['1/classic/1,000', 'number'],
    ['1/classic/-5', 'number'],
  ])('%j: %s', (text, error) => expect(errorOf(text)).toBe(error));

  it('but rules and number can be spelled in other ways', () => {
    const five = parseLink('1/classic/5');
    for (const text of ['1/0000000/5', '1/classic/ms5', '1/classic/0000005'])
      expect(parseLink(text)).toEqual(five);
    const moves = linkOf(wander(dealt(RULE_SETS.classic, '5'), 20));
    expect(parseLink(moves.replace('/5/', '/ms005/'))).toEqual(parseLink(moves));
    expect(parseLink(moves).ok).toBe(true);
  });

  it('any text', () => {
    const any = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
      fc.array(fc.string(), { maxLength: 6 }).map((parts) => ['1', ...parts].join('/')),
      fc.string().map((text) => `1/classic/${text}`),
      fc.string({ unit: fc.constantFrom(...DIGITS, '/') }).map((text) => `1/classic/5/${text}`),
      fc.string({
        unit: fc.constantFrom('%', '2', 'F', 'f', '/', '1', 'é', '\u{1f550}', '\ud800'),
      }),
    );
    fc.assert(fc.property(any, expectAnswer), { seed: 1, numRuns: Math.ceil(3000 / ONE_IN) });
  });

  it('very long texts', () => {
    for (const text of ['%', '%2F', '1/', '1/classic/5.', '\u{1f550}', 'z'])
      expect(errorOf(text.repeat(500_000))).toBe('notALink');
    expect(errorOf(`1/classic/5${'%'.repeat(1989)}`)).toBe('a game');
    expect(errorOf(`1/classic/5/${'%'.repeat(1987)}5`)).toBe('damaged');
    expect(errorOf(`1/classic/5/${'z'.repeat(1988)}`)).toBe('damaged');
  });

  it('anything with a right check is a legal game, or refused', () => {
    let legal = 0;
    const digits = fc.string({ unit: fc.constantFrom(...DIGITS), maxLength: 40 });
    const start = fc
      .tuple(anyRuleSet, fc.integer({ min: 1, max: 99_999 }))
      .map(([ruleSet, number]) => linkOf(dealt(ruleSet, `${number}`)));
    fc.assert(
      fc.property(start, digits, (deal, moves) => {
        const text = sealed(`${deal}/${moves}`);
        expectAnswer(text);
        if (parseLink(text).ok) legal++;
      }),
      { seed: 1, numRuns: Math.ceil(60 / ONE_IN) },
    );
    expect(legal).toBeGreaterThan(0);
  });

  it.each([
    ['no moves', 0n],
    ['no moves, and a rest', 1001n],
    ['a rest after the last move', 1001n * 1000n + 1n],
    ['moves after the end', 1000n],
  ])('a right check, but %s', (_, value) =>
    expect(errorOf(sealed(`1/classic/4/${written(value)}`))).toBe('damaged'),
  );

  it('a right check, but a malformed number, or more text after it', () => {
    expect(errorOf(sealed('1/classic/4/1'))).toBe('a game');
    expect(errorOf(sealed('1/classic/4/01'))).toBe('damaged');
    expect(errorOf(sealed('1/classic/4/1-'))).toBe('damaged');
    expect(errorOf(`${sealed('1/classic/4/1')}/1`)).toBe('damaged');
  });
});
