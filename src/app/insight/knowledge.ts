/**
 * What is known about positions, and what follows from it. A win is played through in the rules
 * before it is believed. It then proves every position on its line winnable, so most questions need
 * no solver.
 */
import type { Evaluation } from '../../fair/result.ts';
import type { FairView } from '../../fair/view.ts';
import type { Game } from '../../rules/game.ts';
import { isOver, type Move, play, whyIllegal } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import type { Verdict } from '../../solver/verdict.ts';

/** A winning line is stored once; every position on it has its index into that line. */
type CachedVerdict =
  | { readonly line: readonly Move[]; readonly from: number }
  | Exclude<Verdict, { readonly kind: 'winnable' }>;

/** Enough for about forty games. */
const CAPACITY = 5000;

export class Knowledge {
  readonly #verdicts: FifoCache<CachedVerdict>;
  readonly #evaluations: FifoCache<Evaluation>;

  constructor(capacity = CAPACITY) {
    this.#verdicts = new FifoCache(capacity);
    this.#evaluations = new FifoCache(capacity);
  }

  /** Whether a point of a game can be won, if known directly or from the rest of the game. */
  verdict(game: Game, at: number): Verdict | undefined {
    const { ruleSet, positions, moves } = game;
    const position = positions[at] as Position;
    const own = this.#look(ruleSet, position);
    if (own && own.kind !== 'unknown') return own;
    if (isWon(position)) return { kind: 'winnable', moves: [], nodes: 0 };
    const isLost = (earlier: Position): boolean =>
      this.#look(ruleSet, earlier)?.kind === 'unwinnable';
    if (hasNoMove(game, at) || positions.slice(0, at).some(isLost))
      return { kind: 'unwinnable', nodes: 0 };
    // The undone moves lead to a win that was played before.
    if (!isWon(positions.at(-1) as Position)) return own;
    const rest = moves.slice(at);
    this.learnWin(game, at, rest);
    return { kind: 'winnable', moves: rest, nodes: 0 };
  }

  /**
   * The same for every point of a game: all points before a winnable one are winnable, and all
   * after a lost one are lost.
   */
  verdicts(game: Game): readonly (Verdict['kind'] | undefined)[] {
    const { ruleSet, positions } = game;
    const own = positions.map((position, at) =>
      hasNoMove(game, at) ? 'unwinnable' : this.#look(ruleSet, position)?.kind,
    );
    const won = isWon(positions.at(-1) as Position)
      ? positions.length - 1
      : own.lastIndexOf('winnable');
    const lost = own.indexOf('unwinnable');
    return own.map((kind, at) => {
      if (at <= won) return 'winnable';
      return lost >= 0 && at >= lost ? 'unwinnable' : kind;
    });
  }

  /**
   * Learns that moves win from a point of a game, and so that all positions before it and along the
   * moves are winnable.
   *
   * @returns whether they do; nothing is learned from moves that do not win
   */
  learnWin(game: Game, at: number, moves: readonly Move[]): boolean {
    const ahead = playThrough(game.ruleSet, game.positions[at] as Position, moves);
    if (!ahead) return false;
    const line = [...game.moves.slice(0, at), ...moves];
    for (const [from, position] of [...game.positions.slice(0, at), ...ahead].entries())
      this.#verdicts.keep(keyOf(game.ruleSet, position), { line, from });
    return true;
  }

  /**
   * Learns that a position is lost, or that a search did not decide it. The latter never overwrites
   * a proof.
   */
  learn(
    ruleSet: RuleSet,
    position: Position,
    verdict: Exclude<CachedVerdict, { readonly line: unknown }>,
  ): void {
    const known = this.#look(ruleSet, position);
    if (verdict.kind === 'unknown' && known && known.kind !== 'unknown') return;
    this.#verdicts.keep(keyOf(ruleSet, position), verdict);
  }

  evaluation(view: FairView): Evaluation | undefined {
    return this.#evaluations.look(viewKeyOf(view));
  }

  learnEvaluation(view: FairView, evaluation: Evaluation): void {
    this.#evaluations.keep(viewKeyOf(view), evaluation);
  }

  #look(ruleSet: RuleSet, position: Position): Verdict | undefined {
    const kept = this.#verdicts.look(keyOf(ruleSet, position));
    if (!kept || 'kind' in kept) return kept;
    return { kind: 'winnable', moves: kept.line.slice(kept.from), nodes: 0 };
  }
}

/** A map that drops its oldest entry when it is full. */
class FifoCache<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  look(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  keep(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size <= this.#capacity) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest as string);
  }
}

/**
 * Whether no move is left. Only the last point can be a dead end: at the others a move was made.
 */
const hasNoMove = ({ ruleSet, positions }: Game, at: number): boolean =>
  at === positions.length - 1 &&
  !isWon(positions[at] as Position) &&
  isOver(ruleSet, positions[at] as Position);

/** The positions from a first one to the win; `undefined` if the moves do not lead there. */
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

/** Positions and views do not change, so each key is computed once. */
const keys = new WeakMap<Position | FairView, string>();

function keyOnce<Of extends Position | FairView>(of: Of, write: (of: Of) => string): string {
  const key = keys.get(of) ?? write(of);
  keys.set(of, key);
  return key;
}

/** The same for two positions if and only if they and their rules are equal. */
const keyOf = (ruleSet: RuleSet, position: Position): string =>
  `${Object.values(ruleSet).join()}|${keyOnce(position, writePosition)}`;

function writePosition({ foundations, fans, stock, waste, redealsUsed }: Position): string {
  const piles = [foundations, ...fans, stock, waste].map((pile) => String.fromCharCode(...pile));
  return [redealsUsed, ...piles].join('|');
}

/** The same for positions that look the same. */
const viewKeyOf = (view: FairView): string => keyOnce(view, JSON.stringify);
