/**
 * `node bench/response.mjs [runs]`: how soon a dropped card is painted, beside a dropped piece on
 * chessground, the board of lichess (GPL: for this measurement only, never bundled). Both are dragged by
 * the same real events in turns, with the processor slowed down four times; from the event of the pointer's
 * release to the first task after the frame that follows it. Prints each run and the ratios of the medians.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { games, openAt, say, withBrowser } from './site.mjs';

const RUNS = Number(process.argv[2] ?? 5);
const DROPS = 40;
/** For how many ms the pointer rests before it lets go. */
const PRESS = 80;
const WINDOWS = {
  '1280 by 800': { width: 1280, height: 800 },
  '390 by 844': { width: 390, height: 844 },
};

const CHESSGROUND = new URL('../node_modules/@lichess-org/chessground/', import.meta.url);
const asset = (name) => readFileSync(fileURLToPath(new URL(name, CHESSGROUND)), 'utf8');
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
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}/`, end: () => server.close() };
}

/** From now on the page notes how long after each release its frame was painted. */
async function watch(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.responses = [];
    addEventListener(
      'pointerup',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.responses.push(performance.now() - timeStamp);
          port2.postMessage(0);
        }),
      true,
    );
  });
}

async function drag(page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
  await page.waitForTimeout(300);
}

async function dropsOfCards(browser, viewport) {
  const [game] = games('won');
  const page = await openAt(browser, game, 0, {}, { viewport });
  await page.waitForTimeout(1500);
  await watch(page);
  const centre = async (place) => {
    const box = await page.locator(`[data-pile=${place}]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  let drops = 0;
  for (const move of game.moves) {
    const [from, to] = move.split('-');
    if (!to) {
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

async function dropsOfPieces(browser, viewport, url) {
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  await page.waitForFunction('window.board');
  await watch(page);
  const { x, y, width } = await page.locator('cg-board').boundingBox();
  const square = (name) => {
    const [file, rank] = [name.charCodeAt(0) - 97, Number(name[1]) - 1];
    return [x + ((file + 0.5) * width) / 8, y + ((7 - rank + 0.5) * width) / 8];
  };
  const moves = ['b1-c3', 'g8-f6', 'g1-f3', 'b8-c6', 'c3-b1', 'f6-g8', 'f3-g1', 'c6-b8'];
  for (let drop = 0; drop < DROPS; drop++)
    await drag(page, ...moves[drop % moves.length].split('-').map(square));
  return end(page);
}

async function end(page) {
  const times = await page.evaluate(() => window.responses);
  await page.context().close();
  return times;
}

const at = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))];
const ms = (value) => value.toFixed(1).padStart(6);

await withBrowser(async (browser) => {
  const board = await serveBoard();
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const all = { cards: [], pieces: [] };
    for (let run = 1; run <= RUNS; run++) {
      const cards = await dropsOfCards(browser, viewport);
      const pieces = await dropsOfPieces(browser, viewport, board.url);
      const spread = (times) => `median ${ms(at(times, 0.5))} ms, 95 % ${ms(at(times, 0.95))} ms`;
      say(`${name}, run ${run}: cards ${spread(cards)}; pieces ${spread(pieces)}`);
      all.cards.push(...cards);
      all.pieces.push(...pieces);
    }
    const ratio = (share) => (at(all.cards, share) / at(all.pieces, share)).toFixed(2);
    say(`${name}: cards take ${ratio(0.5)} times as long in the median, ${ratio(0.95)} at 95 %`);
  }
  board.end();
});
