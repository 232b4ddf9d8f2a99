/** For tests: the published problems, opened. */
import { readFileSync } from 'node:fs';
import { current, type Game } from '../../src/rules/game.ts';
import { parseLink } from '../../src/rules/link.ts';
import { parseMove } from '../../src/rules/move.ts';
import type { Position } from '../../src/rules/position.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';

export interface Opened {
  readonly kind: string;
  readonly link: string;
  readonly rating: number;
  readonly right: readonly string[];
  readonly game: Game;
  readonly position: Position;
  readonly ruleSet: RuleSet;
}

export function published(): readonly Opened[] {
  const file = new URL('../../src/app/problems/problems.json', import.meta.url);
  const { problems } = JSON.parse(readFileSync(file, 'utf8'));
  return problems.map((problem: Pick<Opened, 'kind' | 'link' | 'rating' | 'right'>) => {
    const linked = parseLink(problem.link);
    if (!linked.ok) throw new Error(`${problem.link}: ${linked.error}`);
    const { game, ruleSet } = linked.value;
    return { ...problem, game, position: current(game), ruleSet };
  });
}

/** Whether the right moves are those that deal, those that do not, or some of both. */
export function refillFirst({ right }: Pick<Opened, 'right'>): 'yes' | 'no' | 'both' {
  const dealing = right.filter((move) => parseMove(move)?.kind !== 'carry').length;
  if (dealing === right.length) return 'yes';
  return dealing === 0 ? 'no' : 'both';
}
