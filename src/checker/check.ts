/**
 * Checks a certificate: a text that shows why a position is lost. It says what a search has looked at, and each step
 * is checked by the plain rules and by three lemmas (`relaxedGames.ts`). Whoever trusts these files need not trust
 * the solver. docs/certificates.md has the format.
 *
 * **Why that proves the loss.** Say that a position of the certificate could be won. Take those with the fewest cards left, and of
 * them one with the shortest win. It is not one that a lemma calls lost. If all its moves follow, the first move of
 * that win leads to a position that could be won sooner. A move that is left out, or all others at `only`, stand for one that brings a
 * card home and is proved to be as good (`src/rules/safeHome.ts`; `src/solver/engine/dominance.ts` for
 * two foundations that accept a card): it leads to a position with fewer cards left that could be won. And what was
 * `seen` is a position of the certificate, too. So there is none.
 */
import type { Card } from '../rules/card.ts';
import type { Fault } from '../rules/fault.ts';
import { current, type Game } from '../rules/game.ts';
import { HOURS, indexOf, sizeWhenComplete } from '../rules/hour.ts';
import {
  type Carry,
  legalMoves,
  type Move,
  makeMove,
  parseMove,
  play,
  topAt,
  whyIllegal,
} from '../rules/move.ts';
import { foundationNeeds, isWon, type Position } from '../rules/position.ts';
import { parseRecord } from '../rules/record.ts';
import type { Refusal } from '../rules/refusal.ts';
import { failure, type Result, success } from '../rules/result.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { hasQuietRefills, isNeededLater, unsafeInFan } from '../rules/safeHome.ts';
import { isDead, isLostWith } from './relaxedGames.ts';

/** Why a position is lost: by a lemma, because it is on an earlier line, by all its moves, or by one as good as all. */
const REASONS = ['dead', 'free', 'pooled', 'seen', 'all', 'only'] as const;
type Reason = (typeof REASONS)[number];

/** What is wrong with a certificate. `found` is a move, or the text that is there. */
type Reproach =
  | { readonly kind: 'noRecord'; readonly found: string; readonly fault: Fault }
  | { readonly kind: 'noLines' }
  | { readonly kind: 'tooManyLines'; readonly most: number }
  | { readonly kind: 'depth'; readonly found: number; readonly most: number }
  /** The refusal is missing where the text is no move. */
  | { readonly kind: 'illegal'; readonly found: string; readonly refusal: Refusal | undefined }
  | {
      readonly kind:
        | 'form'
        | 'start'
        | 'won'
        | 'lemma'
        | 'unseen'
        | 'missingMove'
        | 'notSafe'
        | 'moreLines';
      readonly found: string;
    };

/** What is wrong with a certificate, and on which of its lines, counted from 1. */
export type CertificateFault = Reproach & { readonly line: number };

/** A certificate that holds. */
export interface Checked {
  /** The position that is lost is the last of this game. */
  readonly game: Game;
  /** How many lines follow the game record. */
  readonly lines: number;
}

/** The most lines after the game record. */
export const MAX_LINES = 1_000_000;

/** The most positions of a relaxed game that are looked at for one line. */
const MOST = 20_000;

/** The solver's longest line. Each move takes space on the stack, and moves can go in circles. */
const MAX_DEPTH = 2000;

class Refused extends Error {
  readonly fault: CertificateFault;

  constructor(fault: CertificateFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

interface Line {
  readonly number: number;
  readonly depth: number;
  readonly move: string;
  readonly reason: Reason;
}

/** @param lines of the certificate, the game record first */
export function checkCertificate(lines: readonly string[]): Result<Checked, CertificateFault> {
  const found = lines[0] ?? '';
  const game = parseRecord(found);
  if (!game.ok) return failure({ line: 1, kind: 'noRecord', found, fault: game.error });
  if (lines.length === 1) return failure({ line: 1, kind: 'noLines' });
  if (lines.length - 1 > MAX_LINES)
    return failure({ line: MAX_LINES + 2, kind: 'tooManyLines', most: MAX_LINES });
  try {
    new Checker(game.value.ruleSet, lines).check(current(game.value));
    return success({ game: game.value, lines: lines.length - 1 });
  } catch (error) {
    if (error instanceof Refused) return failure(error.fault);
    throw error;
  }
}

class Checker {
  readonly #ruleSet: RuleSet;
  readonly #lines: readonly string[];
  /** The next line, counted from 0: the first has the game record. */
  #at = 1;
  readonly #seen = new Set<string>();

  constructor(ruleSet: RuleSet, lines: readonly string[]) {
    this.#ruleSet = ruleSet;
    this.#lines = lines;
  }

  check(start: Position): void {
    const first = this.#read();
    if (first.depth !== 0 || first.move !== 'start')
      throw refused(first, { kind: 'start', found: `${first.depth} ${first.move}` });
    this.#at++;
    this.#checkPosition(start, first);
    const next = this.#peek();
    if (next) throw refused(next, { kind: 'moreLines', found: this.#lines[this.#at] as string });
  }

  /** Checks a position whose line has been read, and all that follows from it. */
  #checkPosition(position: Position, line: Line): void {
    const { move, reason } = line;
    if (isWon(position)) throw refused(line, { kind: 'won', found: move });
    const name = nameOf(position);
    if (reason === 'seen') {
      if (!this.#seen.has(name)) throw refused(line, { kind: 'unseen', found: move });
      return;
    }
    this.#seen.add(name);
    if (reason === 'all' || reason === 'only') this.#checkMoves(position, line);
    else if (!this.#holds(reason, position)) throw refused(line, { kind: 'lemma', found: reason });
  }

  #holds(lemma: 'dead' | 'free' | 'pooled', position: Position): boolean {
    if (lemma === 'dead') return isDead(position, this.#ruleSet);
    return isLostWith(lemma, position, this.#ruleSet, MOST);
  }

  #checkMoves(position: Position, line: Line): void {
    const moves: Move[] = [];
    for (let next = this.#peek(); next && next.depth > line.depth; next = this.#peek()) {
      const most = Math.min(line.depth + 1, MAX_DEPTH);
      if (next.depth > most) throw refused(next, { kind: 'depth', found: next.depth, most });
      const move = this.#moveOf(next, position);
      moves.push(move);
      this.#at++;
      this.#checkPosition(play(this.#ruleSet, position, move), next);
    }
    if (line.reason === 'only') this.#checkOnly(position, line, moves);
    else this.#checkAll(position, line, moves);
  }

  #moveOf(line: Line, position: Position): Move {
    const found = line.move;
    const move = parseMove(found);
    const refusal = move && whyIllegal(this.#ruleSet, position, move);
    if (!move || refusal) throw refused(line, { kind: 'illegal', found, refusal });
    return move;
  }

  #checkOnly(position: Position, line: Line, moves: readonly Move[]): void {
    const [move, ...others] = moves;
    if (move && others.length === 0 && isSafe(this.#ruleSet, position, move)) return;
    throw refused(line, { kind: 'notSafe', found: moves.map(makeMove).join(' ') });
  }

  #checkAll(position: Position, line: Line, moves: readonly Move[]): void {
    const isGiven = (move: Move): boolean =>
      moves.some((one) => makeMove(one) === makeMove(move)) ||
      moves.some((one) => isAsGood(this.#ruleSet, position, one, move));
    const left = legalMoves(this.#ruleSet, position).find((move) => !isGiven(move));
    if (left) throw refused(line, { kind: 'missingMove', found: makeMove(left) });
  }

  #peek(): Line | undefined {
    return this.#at < this.#lines.length ? this.#read() : undefined;
  }

  #read(): Line {
    const text = this.#lines[this.#at] ?? '';
    const parts = /^(\d{1,4}) ([a-z0-9-]{1,9}) ([a-z]{3,6})$/.exec(text);
    const reason = REASONS.find((one) => one === parts?.[3]);
    const number = this.#at + 1;
    if (!parts || !reason) throw refused({ number }, { kind: 'form', found: text });
    return { number, depth: Number(parts[1]), move: parts[2] as string, reason };
  }
}

const refused = ({ number }: Pick<Line, 'number'>, reproach: Reproach) =>
  new Refused({ ...reproach, line: number });

const nameOf = ({ foundations, fans, stock, waste, redealsUsed }: Position): string =>
  [foundations, ...fans, stock, waste, [redealsUsed]].map((pile) => pile.join()).join(';');

const isHome = (move: Move): move is Carry & { to: { pile: 'foundation' } } =>
  move.kind === 'carry' && move.to.pile === 'foundation';

/** How many cards the foundation of a carry needs. */
const missing = ({ foundations }: Position, { to }: Carry): number =>
  to.hour === undefined ? 0 : sizeWhenComplete(to.hour) - (foundations[indexOf(to.hour)] as number);

/** Whether one carry takes the same card home to the better foundation, and nobody asks whether the player is stuck. */
function isAsGood(ruleSet: RuleSet, position: Position, one: Move, other: Move): boolean {
  const { refillWhen, drawWhen, redeals } = ruleSet;
  const canDeal = position.stock.length > 0 || position.redealsUsed < redeals;
  if (canDeal && (refillWhen === 'stuck' || drawWhen === 'stuck')) return false;
  if (!isHome(one) || !isHome(other)) return false;
  const isSameCard = topAt(position, one.from) === topAt(position, other.from);
  const isSamePile = one.from.pile === other.from.pile && one.from.hour === other.from.hour;
  return isSameCard && isSamePile && missing(position, one) >= missing(position, other);
}

/** Whether a card goes home at no cost, to the best foundation. */
function isSafe(ruleSet: RuleSet, position: Position, move: Move): boolean {
  if (!isHome(move)) return false;
  const { foundations, stock, redealsUsed, fans, waste } = position;
  const unsafe = unsafeInFan(hasQuietRefills(ruleSet), stock.length, ruleSet.redeals - redealsUsed);
  if (unsafe === undefined) return false;
  const card = topAt(position, move.from) as Card;
  const isWaste = move.from.pile === 'waste';
  const length = isWaste
    ? waste.length
    : (fans[indexOf(move.from.hour as (typeof HOURS)[number])]?.length ?? 0);
  if (length <= (isWaste ? 0 : unsafe) || isNeededLater(foundations, card)) return false;
  return HOURS.filter((hour) => foundationNeeds(position, hour) === card).every(
    (hour) =>
      missing(position, { ...move, to: { pile: 'foundation', hour } }) <= missing(position, move),
  );
}
