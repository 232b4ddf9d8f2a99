/** Writes down why a position is lost, for a checker that shares no code with the solver (docs/certificates.md). */
import { makeMove } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import { failure, type Result, success } from '../rules/result.ts';
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

/** A limit that is left out does not apply. */
export interface CertificateLimits {
  /** Positions to look at. */
  readonly nodes?: number;
  /** Lines after the game record. */
  readonly lines?: number;
}

/** Why there is no certificate: the position can be won, or what ended the search first. */
export type Uncertified = 'winnable' | 'nodes' | 'lines' | 'memory';

/** The lines of a certificate after its game record. */
type Certified = Result<readonly string[], Uncertified>;

/** Writes the certificate of a position, if it is lost: runs `certifying` to its end. */
export const certify = (position: Position, ruleSet: RuleSet, limits?: CertificateLimits) =>
  finish(certifying(position, ruleSet, limits));

/**
 * The same in slices of about 500 nodes. A position that `solve` proves lost within some nodes has its certificate within as
 * many: here the depth-first search has them to itself.
 */
export function* certifying(
  position: Position,
  ruleSet: RuleSet,
  limits: CertificateLimits = {},
): Generator<void, Certified> {
  if (isWon(position)) return failure('winnable');
  const start = new SearchPosition(ruleSet);
  start.read(position);
  if (new DeadEnd().isDead(start)) return success(['0 start dead']);
  if (new PooledStock(start).judge(start, POOLED_STOCK_NODES) === 'lost')
    return success(['0 start pooled']);
  return yield* searching(start, limits);
}

function* searching(
  start: SearchPosition,
  { nodes = Number.POSITIVE_INFINITY, lines: most = Number.POSITIVE_INFINITY }: CertificateLimits,
): Generator<void, Certified> {
  const lines: string[] = [];
  const search = new DepthFirstSearch(start, BYTES, (depth, move, reason) =>
    lines.push(`${depth} ${move === START ? 'start' : makeMove(decodeMove(move))} ${reason}`),
  );
  const steps = search.search();
  for (;;) {
    const step = steps.next();
    if (step.done && step.value === 'memory') return failure('memory');
    if (step.done && step.value !== 'lost') return failure('winnable');
    if (lines.length > most) return failure('lines');
    if (step.done) return success(lines);
    if (search.nodes >= nodes) return failure('nodes');
    yield;
  }
}
