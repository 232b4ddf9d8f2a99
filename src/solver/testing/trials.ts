/** Trials of the proofs that a position is lost, on made-up endings: any that can be won all the same. */
import fc from 'fast-check';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { CopiesDeadEnd } from '../copiesDeadEnd.ts';
import { WASTE } from '../engine/codes.ts';
import { SearchPosition } from '../engine/searchPosition.ts';
import { PooledStock, poolOf } from '../pooledStock.ts';
import { anyEnding, canBeWon, type Ending, HEARTS, SPADES } from './endings.ts';

/** How many positions are tried to find out whether an ending can be won. */
export const MAX_POSITIONS = 2000;

export function searchPositionOf({ ruleSet, position }: Ending): SearchPosition {
  const at = new SearchPosition(ruleSet);
  at.read(position);
  return at;
}

/** Whether `CopiesDeadEnd` proves a position lost. */
export function isDeadByCopies(position: SearchPosition): boolean {
  const pool = new Uint8Array(64);
  poolOf(position, pool);
  const rest = position.twin();
  rest.copy(position);
  if (position.redealsUsed < position.redeals) rest.lengths[WASTE] = 0;
  return new CopiesDeadEnd().isDead(rest, pool, 100);
}

/** Whether `PooledStock` proves a position lost. */
export const isLostByPool = (position: SearchPosition): boolean =>
  new PooledStock(position).judge(position, 2000) === 'lost';

/** The first ending, of those written down and `runs` made-up ones, that a proof calls lost although it can be won. */
export function wronglyLost(
  proves: (position: SearchPosition) => boolean,
  seed: number,
  runs: number,
): Ending | undefined {
  const written = [SPADES, HEARTS].map((position) => ({ ruleSet: RULE_SETS.classic, position }));
  return [...written, ...fc.sample(anyEnding(13), { numRuns: runs, seed })].find(
    (ending) => proves(searchPositionOf(ending)) && canBeWon(ending, MAX_POSITIONS) === true,
  );
}
