/** Challenge links: what they keep of a game, what they hide, and what damage does to them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLinkIn, isSameDeal, makeChallenge, parseAnyLink, parseChallenge } from './challenge.ts';
import { makeDealNumber } from './deal.ts';
import { current, type Game, madeOnly, startGame, undo } from './game.ts';
import { parseLink } from './link.ts';
import { nameOf, RULE_SETS } from './ruleSet.ts';
import { anyGame } from './testing/arbitraries.ts';
import { dealt, gameOf, linkOf, wander } from './testing/linkGames.ts';
import { ONE_IN, variants, wonGames } from './testing/vectors.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RUNS = { numRuns: Math.ceil(100 / ONE_IN), seed: 1 };

function challengeOf(game: Game): string {
  const made = makeChallenge(game);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

function opened(link: string) {
  const read = parseChallenge(link);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const errorOf = (text: string) => {
  const read = parseChallenge(text);
  return read.ok ? 'a challenge' : read.error;
};

/** The ordinary link of a challenge, opened as docs/links.md describes it. */
function openedByHand(link: string): string {
  const [version, rules, number, moves = ''] = link.split('/');
  const checkOf = (text: string): bigint => {
    let check = 0n;
    for (const character of text)
      check = (check * 128n + BigInt(character.charCodeAt(0))) % 14_776_331n;
    return check;
  };
  let key = checkOf(`${version}/${rules}/${number}/`);
  let digits = '';
  for (const digit of moves.slice(0, -4)) {
    key = (key * 48_271n + 1n) % 14_776_331n;
    digits += DIGITS.charAt((((DIGITS.indexOf(digit) - Number(key % 62n)) % 62) + 62) % 62);
  }
  const open = `${version?.slice(1)}/${rules}/${number}/${digits}`;
  let check = checkOf(open);
  let written = '';
  for (let i = 0; i < 4; i++, check /= 62n) written = DIGITS.charAt(Number(check % 62n)) + written;
  return open + written;
}

const won = gameOf(wonGames()[0]);

describe('a challenge link', () => {
  it('is the same for ever', () => {
    const game = wander(dealt(RULE_SETS.classic, '12345'), 12);
    expect(linkOf(game)).toBe('1/classic/12345/1E0HHKCLSu');
    expect(challengeOf(game)).toBe('c1/classic/12345/rOPuK2Aw8n');
  });

  it('reads back as the game it was made from, without what was undone', () =>
    fc.assert(
      fc.property(anyGame, fc.nat(3), (whole, undone) => {
        let game = whole;
        for (let i = 0; i < undone; i++) game = undo(game);
        const made = makeChallenge(game);
        if (game.at === 0) {
          expect(made).toEqual({ ok: false, error: 'noMoves' });
          return;
        }
        const { game: read, sealed, hasMoves } = opened(challengeOf(game));
        expect(read).toEqual({ ...madeOnly(game), number: game.number });
        expect(hasMoves).toBe(true);
        expect(sealed).toBe(challengeOf(game));
        expect(isSameDeal(whole, opened(sealed))).toBe(true);
      }),
      RUNS,
    ));

  it('is opened by hand as its description says', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        if (game.at > 0) expect(openedByHand(challengeOf(game))).toBe(linkOf(game));
      }),
      RUNS,
    ));

  it('shows deal and rules, but not the moves: neither by eye nor as an ordinary link', () => {
    for (const record of [...wonGames().slice(0, 5), ...variants().slice(0, 5)]) {
      const game = gameOf(record);
      const [link, challenge] = [linkOf(game), challengeOf(game)];
      expect(challenge.startsWith(`c${linkOf(game, false)}/`)).toBe(true);
      expect(challenge).toHaveLength(link.length + 1);
      const [moves, sealed] = [link.split('/')[3] as string, challenge.split('/')[3] as string];
      const same = [...moves].filter((digit, i) => digit === sealed[i]).length;
      expect(same).toBeLessThan(moves.length / 4);
      expect(parseLink(challenge)).toEqual({ ok: false, error: 'notALink' });
      expect(parseLink(challenge.slice(1))).toEqual({ ok: false, error: 'damaged' });
      expect(errorOf(`c${link}`)).toBe('damaged');
    }
  });

  it('needs a number, and room', () => {
    const start = startGame(won.ruleSet, current(undo(won)));
    const unnumbered = wander(start, 3);
    expect(makeChallenge(unnumbered)).toEqual({ ok: false, error: 'noNumber' });
    const long = wander(dealt(RULE_SETS.classic, '9'.repeat(1985)), 9);
    expect(makeChallenge(long)).toEqual({ ok: false, error: 'tooLong' });
  });

  it('is of one deal by one set of rules', () => {
    const challenge = opened(challengeOf(won));
    expect(isSameDeal(dealt(won.ruleSet, 'ms0001'), challenge)).toBe(true);
    expect(isSameDeal(dealt(RULE_SETS.relaxed, '1'), challenge)).toBe(false);
    expect(isSameDeal(dealt(won.ruleSet, '2'), challenge)).toBe(false);
    expect(isSameDeal(startGame(won.ruleSet, current(won)), challenge)).toBe(false);
  });
});

describe('reading', () => {
  const challenge = challengeOf(wander(dealt({ ...RULE_SETS.mcneely, buildOn: 1 }, '7'), 30));
  const games = [challengeOf(won), challenge];

  it('takes the spellings of ordinary links, and punctuation after it', () => {
    for (const link of games) {
      const read = parseChallenge(link);
      for (const after of ['.', ')', ' ', '”', '。', '%20', '%E2%80%9D']) {
        expect(parseChallenge(link + after), after).toEqual(read);
        expect(parseChallenge(encodeURIComponent(link) + after), after).toEqual(read);
      }
    }
    const usual = games[0] as string;
    const other = usual.replace('/classic/1/', '/0000000/ms01/');
    expect(opened(other)).toEqual(opened(usual));
    expect(opened(other).sealed).toBe(usual);
  });

  it('tells the two kinds apart', () => {
    expect(parseAnyLink(challenge)).toEqual(parseChallenge(challenge));
    expect(parseAnyLink(linkOf(won))).toEqual(parseLink(linkOf(won)));
    expect(anyLinkIn(`See https://example.org/#${challenge} there`)).toBe(challenge);
    expect(anyLinkIn(` ${challenge}?utm_source=x`)).toBe(challenge);
    expect(anyLinkIn('https://example.org/#1/classic/5')).toBe('1/classic/5');
    expect(anyLinkIn('classic1/5')).toBeUndefined();
  });

  it.each([
    ['', 'notALink'],
    ['c', 'notALink'],
    ['c/classic/5', 'notALink'],
    ['C1/classic/5/abcdef', 'notALink'],
    ['cc1/classic/5/abcdef', 'notALink'],
    ['c1', 'notALink'],
    ['c01/classic/5/abcdef', 'notALink'],
    ['1/classic/5', 'notALink'],
    ['classic/7', 'notALink'],
    ['c2/classic/5/abcdef', 'newer'],
    ['c1/', 'damaged'],
    ['c1/classic', 'damaged'],
    // Without moves it is no challenge.
    ['c1/classic/5', 'damaged'],
    ['c1/classic/5/', 'damaged'],
    ['c1/classic/5/abcdef', 'damaged'],
    ['c1/nonsense/5/abcdef', 'rules'],
    ['c1/classic/0/abcdef', 'number'],
    ['c'.repeat(1_000_000), 'notALink'],
    [`c1/classic/5/${'z'.repeat(1987)}`, 'damaged'],
    [`c1/classic/5/${'z'.repeat(500_000)}`, 'notALink'],
  ])('%.40j: %s', (text, error) => {
    expect(errorOf(text)).toBe(error);
    if (text.startsWith('c')) expect(parseAnyLink(text)).toEqual({ ok: false, error });
  });

  it('cut off, or with any one character changed, it is refused', () => {
    for (const link of games)
      for (let at = 0; at < link.length; at++) {
        expect(parseChallenge(link.slice(0, at)).ok, link.slice(0, at)).toBe(false);
        for (const sign of `${DIGITS}/-%é\0`) {
          const changed = link.slice(0, at) + sign + link.slice(at + 1);
          if (changed !== link) expect(parseChallenge(changed).ok, changed).toBe(false);
        }
      }
  });

  it('any text is refused, or gives a legal game that makes the same link again', () => {
    const link = fc.constantFrom(...games);
    const torn = fc
      .tuple(link, fc.nat(60), fc.nat(8), fc.string({ unit: 'binary' }))
      .map(([text, at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
    const any = fc.oneof(
      torn,
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `c1/${text}`),
      fc.array(fc.string(), { maxLength: 6 }).map((parts) => ['c1', ...parts].join('/')),
      fc.string({ unit: fc.constantFrom(...DIGITS, '/') }).map((text) => `c1/classic/5/${text}`),
      fc.string({ unit: fc.constantFrom('%', '2', 'F', '/', 'c', '1', '\ud800') }),
    );
    fc.assert(
      fc.property(any, (text) => {
        const read = parseChallenge(text);
        if (!read.ok) expect(read.error).toMatch(/^(notALink|newer|rules|number|damaged)$/);
        else {
          const { ruleSet, number, game, sealed } = read.value;
          expect(challengeOf(game)).toBe(sealed);
          expect(game.at).toBeGreaterThan(0);
          const signs = /(%[0-9a-f]{2}|[^0-9a-z/])+$/i;
          const parts = text.replace(/%2f/gi, '/').replace(signs, '').split('/');
          const name = nameOf(ruleSet) ?? parts[1];
          expect(['c1', name, makeDealNumber(number), parts[3]].join('/')).toBe(sealed);
        }
      }),
      { seed: 1, numRuns: Math.ceil(2000 / ONE_IN), endOnFailure: true },
    );
  });

  it('anything with the right check is refused, or a legal game', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 1 }), (digits) => {
        let check = 0n;
        const text = `c1/classic/5/${digits}`;
        for (const each of text) check = (check * 128n + BigInt(each.charCodeAt(0))) % 14_776_331n;
        let written = '';
        for (let i = 0; i < 4; i++, check /= 62n)
          written = DIGITS.charAt(Number(check % 62n)) + written;
        const read = parseChallenge(text + written);
        if (read.ok) expect(read.value.sealed).toBe(text + written);
        else refused++;
      }),
      { ...RUNS, endOnFailure: true },
    );
    expect(refused).toBeGreaterThan(0);
  });
});
