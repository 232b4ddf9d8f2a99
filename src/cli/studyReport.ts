/** Reports on studies, for programs and for people. */

import type { Collection } from '../study/collect.ts';
import { fairSummary } from '../study/fairReport.ts';
import { solverSummary } from '../study/solverReport.ts';
import { jsonLine } from './english/oneLine.ts';
import { fairInWords, solverInWords } from './english/reports.ts';

/** One line of JSON, or a paragraph. */
export function reportOn(collection: Collection, asJson: boolean): string {
  const { player } = collection;
  if (player) {
    const summary = fairSummary(player, collection);
    return asJson ? jsonLine(summary) : fairInWords(summary);
  }
  const summary = solverSummary(collection);
  return asJson ? jsonLine(summary) : solverInWords(summary);
}
