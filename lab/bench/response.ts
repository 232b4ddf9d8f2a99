/**
 * `npm run -w lab bench:response -- [RUNS] [COMMIT]`: how soon a dropped card is painted, beside a
 * dropped piece on chessground and, if a commit is given, beside a dropped card on the page of that
 * commit, alternating; from the event of the pointer's release to the first task after the next
 * frame. Prints each run, then all runs, with the ratios to chessground's median and 95th
 * percentile.
 */
import type { Browser } from '@playwright/test';
import { dropCards, dropPieces, type Measure, serveBoard, WINDOWS } from './drops.ts';
import { serveEarlier } from './earlier.ts';
import { quantile, responsesOf, say, watchResponses, withBrowser } from './site.ts';

const [runs = '5', commit] = process.argv.slice(2);

const RESPONSES: Measure<number[]> = { begin: watchResponses, end: responsesOf };

const SHARES = [0.5, 0.95];
const ms = (times: readonly number[]): string =>
  SHARES.map((share) => quantile(times, share).toFixed(1).padStart(6)).join(' / ');
const ratio = (times: readonly number[], pieces: readonly number[]): string =>
  SHARES.map((share) => (quantile(times, share) / quantile(pieces, share)).toFixed(2)).join(' / ');

/**
 * Prints a line: the times in ms, as median / 95th percentile, and their ratios to chessground's.
 */
function report(name: string, times: ReadonlyMap<string, readonly number[]>): void {
  const pieces = times.get('chessground') as readonly number[];
  const parts = [...times].map(([what, own]) =>
    own === pieces ? `${what} ${ms(own)} ms` : `${what} ${ms(own)} ms (${ratio(own, pieces)})`,
  );
  say(`${name}: ${parts.join(', ')}`);
}

/** @param earlier the address of the earlier version of the page */
async function measure(
  browser: Browser,
  board: string,
  earlier: string | undefined,
): Promise<void> {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const drop: Readonly<Record<string, () => Promise<number[]>>> = {
      ...(earlier && { [`${commit}`]: () => dropCards(browser, viewport, RESPONSES, earlier) }),
      chessground: () => dropPieces(browser, viewport, board, RESPONSES),
      now: () => dropCards(browser, viewport, RESPONSES),
    };
    const all = new Map<string, number[]>(Object.keys(drop).map((what) => [what, []]));
    for (let run = 1; run <= Number(runs); run++) {
      const times = new Map<string, number[]>();
      for (const [what, dropAll] of Object.entries(drop)) times.set(what, await dropAll());
      report(`${name}, run ${run}`, times);
      for (const [what, own] of times) all.get(what)?.push(...own);
    }
    report(`${name}, all runs`, all);
  }
}

await withBrowser(async (browser) => {
  const board = await serveBoard();
  const earlier = commit === undefined ? undefined : await serveEarlier(commit);
  try {
    await measure(browser, board.url, earlier?.url);
  } finally {
    board.end();
    earlier?.end();
  }
});
