/** What the rows of a fair player say together. */
import { type Interval, wilson } from '../../numbers/sample.ts';
import { percent } from '../words.ts';
import type { Collection } from './collect.ts';
import type { FairSettings } from './kinds.ts';
import {
  type Coverage,
  countLine,
  coverageOf,
  distributions,
  gaps,
  headline,
} from './reportParts.ts';
import { type Distribution, distribution } from './statistics.ts';

interface FairSummary extends FairSettings, Coverage {
  readonly won: number;
  /** Of the deals that have a row; undefined of none. */
  readonly share: number | undefined;
  /** 95 %, of the share. */
  readonly interval: Interval;
  /** Of the games that were won. */
  readonly moves: Distribution | undefined;
  readonly nodes: Distribution | undefined;
  readonly ms: Distribution | undefined;
}

export function fairSummary(player: FairSettings, collection: Collection): FairSummary {
  const { store } = collection;
  const coverage = coverageOf(collection);
  const { deals } = coverage;
  const won = store.counts().get('won') ?? 0;
  return {
    ...player,
    ...coverage,
    won,
    share: deals === 0 ? undefined : won / deals,
    interval: wilson(won, deals),
    moves: distribution(store.values('moves', 'won')),
    nodes: distribution(store.values('nodes')),
    ms: distribution(store.values('ms')),
  };
}

/** A paragraph with a table, about eighty columns wide. */
export function fairInWords(summary: FairSummary): string {
  const { seed, think, deals, won, interval, moves, nodes, ms } = summary;
  const thinking = think === null ? '' : `, ${think} ms for each deal of the stock`;
  return [
    headline(summary, `, fair player, seed ${seed}${thinking}`),
    '',
    countLine('won', won, deals),
    `  share ${percent(interval.lower)} to ${percent(interval.upper)}: 95 % Wilson interval`,
    '',
    ...distributions([
      ['moves if won', moves, 0],
      ['nodes', nodes, 0],
      ['ms', ms, 2],
    ]),
    '',
    ...gaps(summary),
  ].join('\n');
}
