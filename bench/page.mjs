/**
 * `node bench/page.mjs [GAMES]`: how long the page takes, after each move of recorded games, to say
 * whether the game can still be won; and the frames of a drag while the solver works. Of the built site
 * (`npm run build`), in the browser that the tests use. Prints; judges nothing.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const PORT = 4614;
const GAMES = Number(process.argv[2] ?? 6);
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

const read = (name) =>
  readFileSync(path(`../src/rules/vectors/${name}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function openAt(browser, { legal, won, ...game }) {
  const page = await browser.newPage();
  // A line that ends in its win would be known without asking.
  const saved = { version: 1, ...game, moves: [], undone: game.moves.slice(0, -1) };
  await page.addInitScript((text) => {
    localStorage.setItem('bigben.game', text);
    localStorage.setItem('bigben.settings', '{"showStatus":true}');
  }, JSON.stringify(saved));
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.locator('.status').waitFor();
  return page;
}

/** Plays the recorded moves, each once the page has told of the one before. */
const playThrough = (page) =>
  page.evaluate(async () => {
    const status = document.querySelector('.status-place');
    const standing = () => status.firstElementChild?.className.split(' ')[1];
    const settled = () =>
      new Promise((resolve) => {
        const look = () => {
          if (standing() === 'thinking') return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(status, { attributes: true, childList: true, subtree: true });
        look();
      });
    await settled();
    const redo = document.querySelector('[aria-label=Redo]');
    const answers = [];
    while (redo.ariaDisabled === 'false') {
      const start = performance.now();
      redo.click();
      // The panels are drawn a little later.
      await new Promise((later) => setTimeout(later));
      await settled();
      answers.push({ ms: performance.now() - start, standing: standing() });
    }
    return answers;
  });

/** The longest time between two frames while a card is dragged to and fro. */
const dragFrames = (page, thinking) =>
  page.evaluate(async (thinks) => {
    if (!thinks) document.querySelector('.status').click();
    const fan = [...document.querySelectorAll('[data-pile^=t]')].find(
      (pile) => !pile.ariaLabel.includes('empty'),
    );
    const { x, y } = fan.getBoundingClientRect();
    const point = (type, by) =>
      fan.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerId: 1, button: 0, pointerType: 'mouse', width: 1, height: 1 },
          ...{ clientX: x + 9 + by, clientY: y + 9 + by },
        }),
      );
    const gaps = [];
    for (let round = 0; round < 20; round++) {
      // Another position to be judged, and a card taken while it is.
      document.querySelector('[aria-label=Redo]').click();
      point('pointerdown', 0);
      let last = await new Promise(requestAnimationFrame);
      for (let i = 1; i <= 20; i++) {
        point('pointermove', 30 + i);
        const now = await new Promise(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
      }
      point('pointercancel', 0);
    }
    return gaps;
  }, thinking);

const say = (line) => process.stdout.write(`${line}\n`);

function print(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const ms = (value) => `${(value ?? 0).toFixed(1)} ms`;
  say(
    `${name}: ${sorted.length}, median ${ms(at(0.5))}, 95th percentile ${ms(at(0.95))}, worst ${ms(sorted.at(-1))}`,
  );
}

const server = spawn(process.execPath, [path('../e2e/server.mjs'), `${PORT}`], { stdio: 'ignore' });
await wait(500);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const name of ['won', 'lost', 'playthroughs']) {
    const answers = [];
    for (const game of read(name).slice(0, GAMES)) {
      const page = await openAt(browser, game);
      answers.push(...(await playThrough(page)));
      await page.close();
    }
    print(
      `answers after a move, ${name}.ndjson`,
      answers.map(({ ms }) => ms),
    );
    const undecided = answers.filter(({ standing }) => standing === 'unknown').length;
    say(`  of these not decided: ${undecided}`);
  }
  const [game] = read('playthroughs');
  for (const thinking of [false, true]) {
    const page = await openAt(browser, game);
    print(
      `frames of a drag, status ${thinking ? 'shown' : 'hidden'}`,
      await dragFrames(page, thinking),
    );
    await page.close();
  }
} finally {
  await browser.close();
  server.kill();
}
