/**
 * Three games in which more is allowed than in Big Ben, each a lemma: a position that is lost in one of them is lost.
 * Why is written beside the solver's own versions, `src/solver/deadEnd.ts`, `freeStock.ts` and `pooledStock.ts`. These
 * here share no code with them, and choose what is short over what is quick.
 */
import { CARD_KINDS, type Card, nextHigher, nextLower } from '../rules/card.ts';
import { foundationCard, HOURS, sizeWhenComplete } from '../rules/hour.ts';
import type { Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

/** The piles are the fans, then the waste. */
const WASTE = 12;
const FOUNDATIONS = HOURS.map((_, h) => h);
const SIZES = HOURS.map(sizeWhenComplete);
/** The cards of each foundation, its base first. */
const CARDS = HOURS.map((hour, h) =>
  Array.from({ length: SIZES[h] as number }, (_, i) => foundationCard(hour, i + 1)),
);

/** A game whose stock lies at hand. */
interface Table {
  /** Bottom first. */
  readonly piles: Card[][];
  readonly heights: number[];
  /** How many of each card are at hand; `Infinity` if as many as one likes. */
  readonly atHand: number[];
}

/** A lemma about a stock at hand: each card of it as often as one likes, or once. */
export type StockLemma = 'free' | 'pooled';

const newTable = (
  { fans, waste, stock, foundations, redealsUsed }: Position,
  { redeals }: RuleSet,
  lemma: StockLemma,
): Table => {
  const canTurnOver = redealsUsed < redeals;
  const atHand = Array<number>(CARD_KINDS).fill(0);
  for (const card of canTurnOver ? [...stock, ...waste] : stock) put(atHand, card, lemma);
  const piles = [...fans.map((fan) => [...fan]), canTurnOver ? [] : [...waste]];
  return { piles, heights: [...foundations], atHand };
};

const copyOf = ({ piles, heights, atHand }: Table): Table => ({
  piles: piles.map((pile) => pile.slice()),
  heights: heights.slice(),
  atHand: atHand.slice(),
});

function put(atHand: number[], card: Card, lemma: StockLemma): void {
  (atHand[card] as number) += lemma === 'free' ? Number.POSITIVE_INFINITY : 1;
}

const isAtHand = ({ atHand }: Table, card: Card): boolean => (atHand[card] as number) > 0;

/** The card that a foundation needs, if it is not complete. */
const needOf = ({ heights }: Table, h: number): Card | undefined =>
  CARDS[h]?.[heights[h] as number];

const missing = ({ heights }: Table, h: number): number =>
  (SIZES[h] as number) - (heights[h] as number);

/** Of the foundations that need a card, the one that needs the most cards. */
const bestFor = (table: Table, card: Card): number | undefined =>
  FOUNDATIONS.filter((h) => needOf(table, h) === card).sort(
    (a, b) => missing(table, b) - missing(table, a),
  )[0];

function advance({ heights }: Table, h: number): void {
  (heights[h] as number)++;
}

/** Whether a foundation has taken a card of a kind, its base aside. */
const isTaken = ({ heights }: Table, card: Card): boolean =>
  FOUNDATIONS.some((h) => {
    const at = CARDS[h]?.indexOf(card, 1) as number;
    return at > 0 && at < (heights[h] as number);
  });

const countInPiles = ({ piles }: Table, card: Card): number => {
  let count = 0;
  for (const pile of piles) for (const one of pile) if (one === card) count++;
  return count;
};

const mayBuildFrom = (at: number, { wasteTo }: RuleSet): boolean =>
  at !== WASTE || wasteTo === 'foundationsAndFans';

/** Lost even if a card that has been uncovered once can be had and built on for ever. */
export const isDead = (position: Position, ruleSet: RuleSet): boolean =>
  new Uncovering(newTable(position, ruleSet, 'free'), ruleSet).isLost();

/** The game of `isDead`. Nothing is lost by a move, so it is played by making every move. */
class Uncovering {
  readonly #table: Table;
  readonly #ruleSet: RuleSet;
  /** By kind: uncovered so far; can be built on; taken by a foundation; gone from a pile from which it may be built. */
  readonly #open: boolean[];
  readonly #buildable: boolean[];
  readonly #taken: boolean[];
  readonly #gone = Array<boolean>(CARD_KINDS).fill(false);
  #changed = true;

  /** @param passed kinds that a foundation has taken before */
  constructor(table: Table, ruleSet: RuleSet, passed: (card: Card) => boolean = () => false) {
    this.#table = copyOf(table);
    this.#ruleSet = ruleSet;
    this.#open = table.atHand.map((count) => count > 0);
    this.#buildable = [...this.#open];
    this.#taken = table.atHand.map((count, card) => count > 0 && passed(card));
  }

  isLost(): boolean {
    while (this.#changed) {
      this.#changed = false;
      for (const h of FOUNDATIONS) this.#advance(h);
      for (const [at, pile] of this.#table.piles.entries()) this.#uncover(pile, at);
      for (let card = 0; card < CARD_KINDS; card++)
        if (this.#gone[card] && this.#buildable[nextHigher(card)])
          this.#mark(this.#buildable, card);
    }
    return FOUNDATIONS.some((h) => missing(this.#table, h) > 0);
  }

  #mark(kinds: boolean[], card: Card): void {
    if (kinds[card]) return;
    kinds[card] = true;
    this.#changed = true;
  }

  #advance(h: number): void {
    for (let need = needOf(this.#table, h); need !== undefined && this.#open[need]; ) {
      this.#mark(this.#taken, need);
      advance(this.#table, h);
      this.#changed = true;
      need = needOf(this.#table, h);
    }
  }

  /** Takes off a pile what can leave it. */
  #uncover(pile: Card[], at: number): void {
    const mayBuild = mayBuildFrom(at, this.#ruleSet);
    for (let top = pile.at(-1); top !== undefined; top = pile.at(-1)) {
      this.#mark(this.#open, top);
      if (at !== WASTE && pile.length >= this.#ruleSet.buildOn) this.#mark(this.#buildable, top);
      const canBuild = mayBuild && this.#buildable[nextHigher(top)];
      if (!canBuild && !this.#taken[top]) return;
      if (mayBuild) this.#mark(this.#gone, top);
      pile.pop();
      this.#changed = true;
    }
  }
}

/**
 * Lost even if the cards of the stock can be had in any order. Looks at every position of that game.
 *
 * @param most how many positions are looked at; if there are more it is not called lost
 */
export function isLostWith(
  lemma: StockLemma,
  position: Position,
  ruleSet: RuleSet,
  most: number,
): boolean {
  const waiting = [newTable(position, ruleSet, lemma)];
  const seen = new Set<string>();
  for (let table = waiting.pop(); table; table = waiting.pop()) {
    settle(table, ruleSet, lemma);
    if (table.piles.every((pile) => pile.length === 0)) return false;
    const name = `${table.heights}|${table.piles.join('/')}|${table.atHand}`;
    if (seen.has(name)) continue;
    if (seen.add(name).size > most) return false;
    if (!isDeadTable(table, ruleSet, lemma)) waiting.push(...tablesAfter(table, ruleSet));
  }
  return true;
}

const isDeadTable = (table: Table, ruleSet: RuleSet, lemma: StockLemma): boolean =>
  new Uncovering(table, ruleSet, (card) => lemma === 'free' && isTaken(table, card)).isLost();

/** Plays what loses nothing, until there is nothing. */
function settle(table: Table, ruleSet: RuleSet, lemma: StockLemma): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const h of FOUNDATIONS) while (takesFromHand(table, h, lemma)) changed = true;
    for (const [at, pile] of table.piles.entries())
      while (pile.length > 0 && lifts(table, at, ruleSet, lemma)) changed = true;
  }
}

/**
 * Has a foundation take a card at hand: any by `free`; by `pooled` one of which no other and no next lower card lies in
 * a pile.
 */
function takesFromHand(table: Table, h: number, lemma: StockLemma): boolean {
  const need = needOf(table, h);
  if (need === undefined || !isAtHand(table, need)) return false;
  if (lemma === 'free') {
    advance(table, h);
    return true;
  }
  if (bestFor(table, need) !== h) return false;
  if (countInPiles(table, need) > 0 || countInPiles(table, nextLower(need)) > 0) return false;
  (table.atHand[need] as number)--;
  advance(table, h);
  return true;
}

/** Takes the top off a pile, if that loses nothing. */
function lifts(table: Table, at: number, ruleSet: RuleSet, lemma: StockLemma): boolean {
  const pile = table.piles[at] as Card[];
  const card = pile.at(-1) as Card;
  if (mayBuildFrom(at, ruleSet) && isAtHand(table, nextHigher(card))) {
    pile.pop();
    put(table.atHand, card, lemma);
    return true;
  }
  if (lemma === 'free' && isAtHand(table, card)) {
    if (!isTaken(table, card)) return false;
    pile.pop();
    return true;
  }
  const h = bestFor(table, card);
  if (h === undefined) return false;
  if (countInPiles(table, card) > 1 || countInPiles(table, nextLower(card)) > 0) return false;
  pile.pop();
  advance(table, h);
  return true;
}

/** What all carries of the tops lead to. */
const tablesAfter = (table: Table, ruleSet: RuleSet): Table[] =>
  table.piles.flatMap((pile, at) =>
    pile.length === 0
      ? []
      : [
          ...FOUNDATIONS.flatMap((h) => afterHome(table, at, h) ?? []),
          ...FOUNDATIONS.flatMap((fan) => afterCarry(table, at, fan, ruleSet) ?? []),
        ],
  );

/** The top goes to a foundation, after the cards at hand that the foundation needs before it. */
function afterHome(table: Table, at: number, h: number): Table | undefined {
  const card = table.piles[at]?.at(-1) as Card;
  const place = CARDS[h]?.indexOf(card, table.heights[h]) as number;
  if (place < 0) return undefined;
  const before = CARDS[h]?.slice(table.heights[h], place) as Card[];
  if (!before.every((one) => isAtHand(table, one))) return undefined;
  const after = copyOf(table);
  for (const one of before) (after.atHand[one] as number)--;
  after.heights[h] = place + 1;
  after.piles[at]?.pop();
  return after;
}

/** The top goes onto a fan. */
function afterCarry(table: Table, at: number, to: number, ruleSet: RuleSet): Table | undefined {
  const card = table.piles[at]?.at(-1) as Card;
  const fan = table.piles[to] as Card[];
  if (to === at || !mayBuildFrom(at, ruleSet)) return undefined;
  if (fan.length < Math.max(1, ruleSet.buildOn) || fan.at(-1) !== nextHigher(card))
    return undefined;
  const after = copyOf(table);
  after.piles[at]?.pop();
  after.piles[to]?.push(card);
  return after;
}
