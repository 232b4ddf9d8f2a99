/** Reports on studies, for programs and for people. */

import { fairInWords, solverInWords } from '../english/reports.ts';
import { jsonLine } from '../jsonLine.ts';
import type { Collection } from './collect.ts';
import { fairSummary } from './fairReport.ts';
import { solverSummary } from './solverReport.ts';

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
