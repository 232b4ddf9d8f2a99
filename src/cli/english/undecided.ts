/** The sentences of `bigben undecided`. */
import { grouped } from './words.ts';

export const undecidedTitle = (
  rules: string,
  count: number,
  from: number,
  to: number,
  limitNodes: number,
): string =>
  `${rules}: ${count} of the deals ${grouped(from)} to ${grouped(to)}, each tried with ${grouped(limitNodes)} nodes`;

/** @param number an undecided deal by those rules */
export function howToDecide(rules: string, number: number): string {
  const deal = `${number}${rules === 'classic' ? '' : ` --rules ${rules}`}`;
  return `To decide one, let the solver look further, or play it:
  bigben solve ${deal} --limit-nodes 60000000 --json > win.json
To check that a game record wins, however it was found:
  bigben replay win.json
To have it counted, in a checkout of the project:
  npm run -w lab decide -- win.json`;
}
