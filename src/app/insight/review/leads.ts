/**
 * Which decisions might have been much better than every other move, and so deserve a look at the others. The fair player
 * compares plans, each under its first move; the same cards carried in another order are the same plan. So a first move that
 * seems worse can be as good, and only its own evaluation shows that. Pure.
 */
import type { Game } from '../../../rules/game.ts';
import { legalMoves, type Move, makeMove } from '../../../rules/move.ts';
import type { Position } from '../../../rules/position.ts';
import { chancesAlong, isMore } from './estimates.ts';
import { firstLost, type StoryFacts } from './story.ts';

/** The review looks at the other moves of this many decisions at most. */
const MAX_LOOKS = 12;
/** The story lists this many. */
const WANTED = 3;

interface Lead {
  readonly at: number;
  /** In chance, from 0 to 1: no other move is better than this much below the move made. */
  readonly atMost: number;
}

/**
 * The decision to look at next, by its point; `undefined` if none can be among the best any more. The most promising comes first:
 * looking at more moves can only lower its lead. Where nothing is hidden there are no leads: a game won by proof has only wins and losses.
 */
export function nextToCompare(game: Game, facts: StoryFacts): number | undefined {
  const { others } = facts;
  if (others.size >= MAX_LOOKS) return undefined;
  const leads = possibleLeads(facts).sort((a, b) => b.atMost - a.atMost);
  const next = leads.find(({ at }) => !others.has(at) && otherMoves(game, at).length > 0);
  const better = leads.filter(({ at, atMost }) => others.has(at) && atMost >= (next?.atMost ?? 1));
  return better.length < WANTED ? next?.at : undefined;
}

/** Every legal move from a point but the one made there. */
export function otherMoves({ ruleSet, positions, moves }: Game, at: number): readonly Move[] {
  const made = moves[at];
  const name = made && makeMove(made);
  return legalMoves(ruleSet, positions[at] as Position).filter((move) => makeMove(move) !== name);
}

function possibleLeads({ moves, estimates, verdicts, others }: StoryFacts): Lead[] {
  const lost = firstLost(verdicts);
  return chancesAlong(moves, estimates).flatMap(({ before, left }, at) => {
    if (at >= lost || before === undefined || before === 1 || !left || left.atMost) return [];
    const atMost = left.after - (others.get(at) ?? estimates[at]?.other ?? 0);
    return isMore(before - left.after) || !isMore(atMost) ? [] : [{ at, atMost }];
  });
}
