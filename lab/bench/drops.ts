/**
 * A card dropped in Big Ben, and a piece dropped on chessground, the board of lichess (GPL: for
 * these measurements only, never bundled): dragged by the same real events, with the processor
 * slowed down four times.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import type { GameRecord } from '../../src/rules/record.ts';
import { wonGames } from '../../src/rules/testing/vectors.ts';
import { centreOf, newPage, openAt, type Place, SITE } from './site.ts';

/** How many drops a run has. */
export const DROPS = 40;
/** How long the pointer rests before it lets go, in ms. */
const PRESS = 80;
export const WINDOWS: Readonly<Record<string, ViewportSize>> = {
  '1280 by 800': { width: 1280, height: 800 },
  '390 by 844': { width: 390, height: 844 },
};

const CHESSGROUND = new URL('../../node_modules/@lichess-org/chessground/', import.meta.url);
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

/** Serves a page with the board. @returns its address, and a function that stops it */
export async function serveBoard() {
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

/** A measurement on a page: started when the page is ready, stopped after the drops. */
export interface Measure<Result> {
  begin(page: Page): Promise<void>;
  end(page: Page): Promise<Result>;
}

async function measured<Result>(
  page: Page,
  { begin, end }: Measure<Result>,
  drop: () => Promise<void>,
): Promise<Result> {
  await begin(page);
  await drop();
  const result = await end(page);
  await page.context().close();
  return result;
}

/** Measures forty drops of a recorded game. */
export async function dropCards<Result>(
  browser: Browser,
  viewport: ViewportSize,
  measure: Measure<Result>,
  site = SITE,
): Promise<Result> {
  const game = wonGames()[0] as GameRecord;
  const page = await openAt(browser, game, 0, {}, { viewport }, site);
  await page.waitForTimeout(1500);
  const centre = (place: string) => centreOf(page, `[data-pile=${place}]`);
  return measured(page, measure, async () => {
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
  });
}

/** Two knights of each side go out and home again. */
const PIECES = ['b1-c3', 'g8-f6', 'g1-f3', 'b8-c6', 'c3-b1', 'f6-g8', 'f3-g1', 'c6-b8'];

/** Measures forty drops on the board at an address. */
export async function dropPieces<Result>(
  browser: Browser,
  viewport: ViewportSize,
  url: string,
  measure: Measure<Result>,
): Promise<Result> {
  const page = await newPage(browser, { viewport });
  await page.goto(url);
  await page.waitForFunction('window.board');
  return measured(page, measure, async () => {
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
  });
}
