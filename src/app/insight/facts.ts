/**
 * Facts about positions, and the conclusions from them. A win is played through in the rules before
 * it is believed. It then speaks for every position on its way; so most questions need no solver.
 */
import type { Game } from '../../rules/game.ts';
import { isOver, type Move, play, whyIllegal } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';

/** `unknown` is a search that ended without knowing; never the same as lost. */
export type Fact =
  | { readonly verdict: 'winnable'; readonly moves: readonly Move[] }
  | { readonly verdict: 'unwinnable' }
  | { readonly verdict: 'unknown' };

/** A winning line is kept once, with the place in it that each of its positions has. */
type CachedVerdict =
  | { readonly line: readonly Move[]; readonly from: number }
  | 'unwinnable'
  | 'unknown';

/** Some forty games; the oldest facts are forgotten. */
const CAPACITY = 5000;

export class Facts {
  readonly #kept = new Map<string, CachedVerdict>();
  readonly #capacity: number;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** The fact about a point of a game, known directly or from the rest of the game. */
  at(game: Game, at: number): Fact | undefined {
    const { ruleSet, positions } = game;
    const position = positions[at] as Position;
    const own = this.#look(ruleSet, position);
    if (own && own.verdict !== 'unknown') return own;
    if (isWon(position)) return { verdict: 'winnable', moves: [] };
    // A position after a lost one is lost, and so is one without a move.
    const lost = (earlier: Position): boolean =>
      this.#kept.get(keyOf(ruleSet, earlier)) === 'unwinnable';
    if (positions.slice(0, at).some(lost) || isOver(ruleSet, position))
      return { verdict: 'unwinnable' };
    return own;
  }

  /**
   * Learns that moves win from a point of a game, and so what each position before and after it
   * can do.
   *
   * @returns whether they do; nothing is learned from moves that do not win
   */
  learnWin(game: Game, at: number, moves: readonly Move[]): boolean {
    const ahead = playThrough(game.ruleSet, game.positions[at] as Position, moves);
    if (!ahead) return false;
    const line = [...game.moves.slice(0, at), ...moves];
    for (const [from, position] of [...game.positions.slice(0, at), ...ahead].entries())
      this.#keep(game.ruleSet, position, { line, from });
    return true;
  }

  learnLoss(ruleSet: RuleSet, position: Position): void {
    this.#keep(ruleSet, position, 'unwinnable');
  }

  learnUnknown(ruleSet: RuleSet, position: Position): void {
    this.#keep(ruleSet, position, 'unknown');
  }

  #look(ruleSet: RuleSet, position: Position): Fact | undefined {
    const kept = this.#kept.get(keyOf(ruleSet, position));
    if (typeof kept === 'object') return { verdict: 'winnable', moves: kept.line.slice(kept.from) };
    return kept && { verdict: kept };
  }

  #keep(ruleSet: RuleSet, position: Position, kept: CachedVerdict): void {
    const key = keyOf(ruleSet, position);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size <= this.#capacity) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest as string);
  }
}

/** The positions from a first one to the win; nothing if the moves do not lead there. */
function playThrough(
  ruleSet: RuleSet,
  first: Position,
  moves: readonly Move[],
): Position[] | undefined {
  const positions = [first];
  let position = first;
  for (const move of moves) {
    if (whyIllegal(ruleSet, position, move) !== undefined) return undefined;
    position = play(ruleSet, position, move);
    positions.push(position);
  }
  return isWon(position) ? positions : undefined;
}

/** Positions do not change, so each is written out once. */
const keys = new WeakMap<Position, string>();

/** The same for two positions if and only if they and their rules are equal. */
function keyOf(ruleSet: RuleSet, position: Position): string {
  let key = keys.get(position);
  if (key === undefined) {
    const { foundations, fans, stock, waste, redealsUsed } = position;
    const piles = [foundations, ...fans, stock, waste].map((pile) => String.fromCharCode(...pile));
    key = [redealsUsed, ...piles].join('|');
    keys.set(position, key);
  }
  return `${Object.values(ruleSet).join()}|${key}`;
}
