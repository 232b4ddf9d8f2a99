/** Writes down why a position is lost, for a checker that shares no code with the solver (docs/certificates.md). */
import { makeMove } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { finish } from '../rules/steps.ts';
import { DeadEnd } from './deadEnd.ts';
import { DepthFirstSearch, START } from './depthFirstSearch.ts';
import { decodeMove } from './engine/codes.ts';
import { SearchPosition } from './engine/searchPosition.ts';
import { PooledStock } from './pooledStock.ts';

/** Positions looked at, at most, to prove a loss by the pooled stock alone. */
const POOLED_STOCK_NODES = 2000;
const BYTES = 1e8;

/** The lines of a certificate after its game record; nothing if the position is not proved lost. */
export function certify(position: Position, ruleSet: RuleSet): readonly string[] | undefined {
  const start = new SearchPosition(ruleSet);
  start.read(position);
  if (new DeadEnd().isDead(start)) return ['0 start dead'];
  if (new PooledStock(start).judge(start, POOLED_STOCK_NODES) === 'lost') return ['0 start pooled'];
  const lines: string[] = [];
  const search = new DepthFirstSearch(start, BYTES, (depth, move, reason) =>
    lines.push(`${depth} ${move === START ? 'start' : makeMove(decodeMove(move))} ${reason}`),
  );
  return finish(search.search()) === 'lost' ? lines : undefined;
}
