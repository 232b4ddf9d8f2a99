/**
 * `npm run bench:response -- [RUNS]`: how soon a dropped card is painted, beside a dropped piece on chessground, in
 * turns; from the event of the pointer's release to the first task after the frame that follows it. Prints each run and
 * the ratios of the medians and the 95th percentiles.
 */
import { dropCards, dropPieces, type Measure, serveBoard, WINDOWS } from './drops.ts';
import { quantile, responsesOf, say, watchResponses, withBrowser } from './site.ts';

const RUNS = Number(process.argv[2] ?? 5);

const RESPONSES: Measure<number[]> = { begin: watchResponses, end: responsesOf };

const ms = (value: number): string => value.toFixed(1).padStart(6);
const spread = (times: readonly number[]): string =>
  `median ${ms(quantile(times, 0.5))} ms, 95 % ${ms(quantile(times, 0.95))} ms`;

await withBrowser(async (browser) => {
  const board = await serveBoard();
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const all: { cards: number[]; pieces: number[] } = { cards: [], pieces: [] };
    for (let run = 1; run <= RUNS; run++) {
      const cards = await dropCards(browser, viewport, RESPONSES);
      const pieces = await dropPieces(browser, viewport, board.url, RESPONSES);
      say(`${name}, run ${run}: cards ${spread(cards)}; pieces ${spread(pieces)}`);
      all.cards.push(...cards);
      all.pieces.push(...pieces);
    }
    say(`${name}, all: cards ${spread(all.cards)}; pieces ${spread(all.pieces)}`);
    const ratio = (share: number) =>
      (quantile(all.cards, share) / quantile(all.pieces, share)).toFixed(2);
    say(`${name}: cards take ${ratio(0.5)} times as long in the median, ${ratio(0.95)} at 95 %`);
  }
  board.end();
});
