/**
 * The way the fair player would go, as far as it has thought: up to the next deal of the stock, then it
 * has to think anew. Remembers what it said of each position, for undo and redo.
 */
import { chanceOf, type Evaluation } from '../../../fair/result.ts';
import type { Card } from '../../../rules/card.ts';
import { current, type Game } from '../../../rules/game.ts';
import { legalMoves, type Move, topAt } from '../../../rules/move.ts';
import { isWon, type Position } from '../../../rules/position.ts';
import type { Announcement, Proposal } from '../../announcements/announcements.ts';
import type { Opinion } from '../../announcements/findings.ts';

/** Where the way stands: what it thinks, and the moves it has in mind. */
interface Waypoint {
  readonly opinion: Opinion;
  readonly plan: readonly Move[];
}

const STALE: Waypoint = { opinion: { kind: 'stale' }, plan: [] };
const WON: Waypoint = { opinion: { kind: 'won' }, plan: [] };

export class FairWay {
  readonly #waypoints = new WeakMap<Position, Waypoint>();

  /** Where the game on the table stands on the way. */
  at(game: Game): Waypoint {
    const position = current(game);
    return isWon(position) ? WON : (this.#waypoints.get(position) ?? STALE);
  }

  learn(game: Game, evaluation: Evaluation): void {
    const plan = evaluation.kind === 'move' ? evaluation.plan : [];
    this.#waypoints.set(current(game), { opinion: opinionOf(game, evaluation), plan });
  }

  /** The first move in mind has been played: the evaluation of the position before still holds. */
  follow(before: Game, after: Game): void {
    const { opinion, plan } = this.at(before);
    const rest = plan.slice(1);
    if (rest.length === 0) return;
    const chance = 'chance' in opinion ? opinion.chance : 0;
    const weighed: Opinion = { kind: 'weighed', chance, next: undefined };
    this.#waypoints.set(current(after), {
      opinion: 'chance' in opinion ? weighed : opinion,
      plan: rest,
    });
  }
}

function opinionOf(game: Game, evaluation: Evaluation): Opinion {
  if (evaluation.kind !== 'move') return { kind: evaluation.kind };
  const chance = chanceOf(evaluation);
  if (chance === 1) return { kind: 'sure' };
  if (chance === 0) return { kind: 'slim' };
  if (legalMoves(game.ruleSet, current(game)).length === 1) return { kind: 'only', chance };
  return { kind: 'weighed', chance, next: evaluation.alternatives[1] };
}

/** Whether nothing comes after it. */
export const isEnd = ({ kind }: Opinion): boolean =>
  kind === 'unwinnable' || kind === 'unknown' || kind === 'won';

/** Its proposal, its opinion of that, and the next best move. */
export function fairHintOf(game: Game, { opinion, plan }: Waypoint): Announcement {
  const propose = (move: Move | undefined): Proposal | undefined =>
    move && { move, card: cardOf(game, move) };
  const next = opinion.kind === 'weighed' ? opinion.next?.move : undefined;
  return { kind: 'fairHint', best: propose(plan[0]), opinion, next: propose(next) };
}

/** The card that a move carries. */
export const cardOf = (game: Game, move: Move): Card | undefined =>
  move.kind === 'carry' ? topAt(current(game), move.from) : undefined;
