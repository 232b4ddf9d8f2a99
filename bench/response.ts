/**
 * `npm run bench:response -- [RUNS]`: how soon a dropped card is painted, beside a dropped piece on
 * chessground, the board of lichess (GPL: for this measurement only, never bundled). Both are dragged by
 * the same real events in turns, with the processor slowed down four times; from the event of the pointer's
 * release to the first task after the frame that follows it. Prints each run and the ratios of the medians.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { wonGames } from '../src/rules/testing/vectors.ts';
import {
  centreOf,
  newPage,
  openAt,
  type Place,
  quantile,
  responsesOf,
  say,
  watchResponses,
  withBrowser,
} from './site.ts';

const RUNS = Number(process.argv[2] ?? 5);
const DROPS = 40;
/** For how many ms the pointer rests before it lets go. */
const PRESS = 80;
const WINDOWS: Readonly<Record<string, ViewportSize>> = {
  '1280 by 800': { width: 1280, height: 800 },
  '390 by 844': { width: 390, height: 844 },
};

const CHESSGROUND = new URL('../node_modules/@lichess-org/chessground/', import.meta.url);
const asset = (name: string): string =>
  readFileSync(fileURLToPath(new URL(name, CHESSGROUND)), 'utf8');
const BOARD = `<!doctype html><style>
${['base', 'brown', 'cburnett'].map((name) => asset(`assets/chessground.${name}.css`)).join('\n')}
body { margin: 0; display: grid; place-items: center; height: 100vh; background: #164; }
#board { width: min(100vw, 100vh); height: min(100vw, 100vh); }
</style><div id="board"></div><script type="module">
import { Chessground } from './chessground.min.js';
window.board = Chessground(document.querySelector('#board'), { movable: { free: true, color: 'both' } });
</script>`;

/** Serves a page with the board. @returns its address, and how to end it */
async function serveBoard() {
  const script = asset('dist/chessground.min.js');
  const server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : BOARD);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, end: () => server.close() };
}

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
  await page.waitForTimeout(300);
}

async function dropsOfCards(browser: Browser, viewport: ViewportSize): Promise<number[]> {
  const game = wonGames()[0] as GameRecord;
  const page = await openAt(browser, game, 0, {}, { viewport });
  await page.waitForTimeout(1500);
  await watchResponses(page);
  const centre = (place: string) => centreOf(page, `[data-pile=${place}]`);
  let drops = 0;
  for (const move of game.moves) {
    const [from, to] = move.split('-');
    if (!from || !to) {
      // Neither a deal nor a draw is a drop.
      await page.keyboard.press('d');
      await page.waitForTimeout(600);
    } else {
      await drag(page, await centre(from), await centre(to));
      if (++drops === DROPS) break;
    }
  }
  return end(page);
}

/** Two knights of each side go out and home again. */
const PIECES = ['b1-c3', 'g8-f6', 'g1-f3', 'b8-c6', 'c3-b1', 'f6-g8', 'f3-g1', 'c6-b8'];

async function dropsOfPieces(
  browser: Browser,
  viewport: ViewportSize,
  url: string,
): Promise<number[]> {
  const page = await newPage(browser, { viewport });
  await page.goto(url);
  await page.waitForFunction('window.board');
  await watchResponses(page);
  const box = await page.locator('cg-board').boundingBox();
  if (!box) throw new Error('the board is not on the page');
  const size = box.width / 8;
  const square = (name: string): Place => [
    box.x + (name.charCodeAt(0) - 97 + 0.5) * size,
    box.y + (8 - Number(name[1]) + 0.5) * size,
  ];
  for (let drop = 0; drop < DROPS; drop++) {
    const [from = '', to = ''] = PIECES[drop % PIECES.length]?.split('-') ?? [];
    await drag(page, square(from), square(to));
  }
  return end(page);
}

async function end(page: Page): Promise<number[]> {
  const times = await responsesOf(page);
  await page.context().close();
  return times;
}

const ms = (value: number): string => value.toFixed(1).padStart(6);
const spread = (times: readonly number[]): string =>
  `median ${ms(quantile(times, 0.5))} ms, 95 % ${ms(quantile(times, 0.95))} ms`;

await withBrowser(async (browser) => {
  const board = await serveBoard();
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const all: { cards: number[]; pieces: number[] } = { cards: [], pieces: [] };
    for (let run = 1; run <= RUNS; run++) {
      const cards = await dropsOfCards(browser, viewport);
      const pieces = await dropsOfPieces(browser, viewport, board.url);
      say(`${name}, run ${run}: cards ${spread(cards)}; pieces ${spread(pieces)}`);
      all.cards.push(...cards);
      all.pieces.push(...pieces);
    }
    const ratio = (share: number) =>
      (quantile(all.cards, share) / quantile(all.pieces, share)).toFixed(2);
    say(`${name}: cards take ${ratio(0.5)} times as long in the median, ${ratio(0.95)} at 95 %`);
  }
  board.end();
});
