/**
 * `npm run -w lab decide -- FILE`: counts unknown deals as winnable. The file has game records or
 * links, one per line; each must win a deal that is unknown by its rules. They are kept in
 * data/wins.ndjson. A line of `bigben solve --json` about a deal that stays unknown is taken, too: data/closest.json
 * keeps how near the search came.
 * `npm run -w lab decide -- --unwinnable NUMBER RULES`: counts a deal as unwinnable. Nothing here
 * checks that.
 * `npm run -w lab decide` alone only rewrites the papers.
 */

import { fail } from '../../scripts/prepare.mjs';
import { decideClaims, Refusal } from './claims.ts';

try {
  process.stdout.write(decideClaims('.', process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  fail(error.message);
}
