/**
 * Deal numbers: the same number gives the same cards as in PySolFC (checked against its 3.6.1 with
 * pysol_cards 0.12.0, see docs/decisions/0002-deal-numbers.md). A number, once published, never
 * changes its cards: no change to this file may alter what it computes.
 */
import { CARDS_IN_GAME, type Card, cardOf, RANKS, SUITS } from './card.ts';
import { type Fault, type NumberFault, quoted } from './fault.ts';
import { lcgDraw, twisterDraw } from './generator.ts';
import { baseOf, HOURS, type Hour } from './hour.ts';
import { FAN_SIZE, type Position } from './position.ts';
import { failure, type Result, success } from './result.ts';

/** A deal's public number: the generator and its seed. */
export type DealNumber =
  | { readonly generator: 'lcg'; readonly seed: number }
  | { readonly generator: 'twister'; readonly seed: bigint };

/** The shuffled cards as dealt: twelve fans of three, bottom first, and the stock in dealing order. */
export interface Deal {
  readonly fans: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

export const MAX_LCG_SEED = 2 ** 33 - 1;
/** Plain numbers below this are dealt by the older generator. */
const FIRST_TWISTER_SEED = 32000n;
/**
 * White space and the signs that PySolFC drops. Python's white space, unlike JavaScript's, has the
 * separators 1C to 1F and the next-line character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are intended
const DROPPED = /[\s\x1c-\x1f\x85#\-_.,]/g;
/** Python, and with it PySolFC, refuses to read longer numbers too. */
const MAX_DIGITS = 4300;
const SHOWN_DIGITS = 20;

/**
 * Reads a deal number as PySolFC and game records do: `12345`, `#00000000000000012345`, `12,345`,
 * `12345L`, `ms12345`. Signs and points are dropped like spaces: `-5` is 5 and `1.5` is 15
 * (`parseDealNumberInput` refuses them).
 *
 * @returns the number, or what is wrong with the text
 */
export function parseDealNumber(text: string): Result<DealNumber, Fault> {
  const wrong = (fault: NumberFault) =>
    failure({ kind: 'notANumber', fault, found: quoted(text) } as const);
  const prefixed = /^ms([0-9]+)$/.exec(text);
  if (prefixed) {
    const seed = Number(prefixed[1]);
    if (seed >= 1 && seed <= MAX_LCG_SEED) return success({ generator: 'lcg', seed });
    return wrong('msRange');
  }
  const digits = text.replace(/L$/, '').toLowerCase().replace(DROPPED, '');
  if (digits === '') return wrong('noDigits');
  if (!/^[0-9]+$/.test(digits)) return wrong('notDigits');
  if (digits.length > MAX_DIGITS)
    return failure({ kind: 'tooManyDigits', most: MAX_DIGITS, found: digits.length });
  const seed = BigInt(digits);
  if (seed === 0n) return wrong('zero');
  return success(plainNumber(seed));
}

/** The deal number that digits alone stand for, from 1 up. */
export const plainNumber = (seed: bigint): DealNumber =>
  seed < FIRST_TWISTER_SEED
    ? { generator: 'lcg', seed: Number(seed) }
    : { generator: 'twister', seed };

/** The shortest text that `parseDealNumber` reads back as the same deal: `5`, `ms32000`, `32000`. */
export const makeDealNumber = (number: DealNumber): string =>
  number.generator === 'lcg' && number.seed >= FIRST_TWISTER_SEED
    ? `ms${number.seed}`
    : `${number.seed}`;

/** As PySolFC shows it: `#ms5`, `#00000000000000032000`. */
export const showDealNumber = (number: DealNumber): string =>
  number.generator === 'lcg'
    ? `#ms${number.seed}`
    : `#${number.seed.toString().padStart(SHOWN_DIGITS, '0')}`;

/** Numbers for random games have at most eight digits, so that a person can read, say and type them. */
const RANDOM_NUMBERS = 10 ** 8;

/**
 * A number for a new random game. PySolFC draws longer ones (17 to 20 digits), but accepts these.
 *
 * @param unit a random number, 0 <= unit < 1
 */
export const randomDealNumber = (unit: number): DealNumber => {
  const first = Number(FIRST_TWISTER_SEED);
  return {
    generator: 'twister',
    seed: BigInt(first + Math.floor(unit * (RANDOM_NUMBERS - first))),
  };
};

/** Deals the cards of a number. */
export function dealCards(number: DealNumber): Deal {
  const draw = number.generator === 'lcg' ? lcgDraw(number.seed) : twisterDraw(number.seed);
  const cards = setBasesAside(shuffle(twoPacks(), draw));
  // Dealing takes from the end of the list.
  const dealt = cards.reverse();
  const inFans = HOURS.length * FAN_SIZE;
  const fans = HOURS.map((_, fan) =>
    dealt.slice(0, inFans).filter((_, i) => i % HOURS.length === fan),
  );
  return { fans, stock: dealt.slice(inFans) };
}

/** The first position of a deal: every foundation holds its base, the waste is empty. */
export const startOf = (deal: Deal): Position => ({
  foundations: HOURS.map(() => 1),
  fans: deal.fans,
  stock: deal.stock,
  waste: [],
  redealsUsed: 0,
});

/** PySolFC's unshuffled order: each pack clubs, spades, hearts, diamonds, each ace to king. */
function twoPacks(): Card[] {
  const pack = [...'CSHD'].flatMap((suit) =>
    [...RANKS].map((_, rank) => cardOf(rank, SUITS.indexOf(suit))),
  );
  return [...pack, ...pack];
}

/** The Fisher-Yates shuffle from the end, in place. */
function shuffle(cards: Card[], draw: (bound: number) => number): Card[] {
  for (let n = CARDS_IN_GAME - 1; n > 0; n--) {
    const j = draw(n + 1);
    const card = cards[n] as Card;
    cards[n] = cards[j] as Card;
    cards[j] = card;
  }
  return cards;
}

/** Takes out the first copy of each base card: the twelve foundations start with them. */
function setBasesAside(cards: readonly Card[]): Card[] {
  const bases = new Set(HOURS.map((hour: Hour) => baseOf(hour)));
  return cards.filter((card) => !bases.delete(card));
}
