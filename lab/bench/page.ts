/**
 * `npm run -w lab bench:page -- [GAMES]`: how long the page takes, after each move of recorded
 * games, to say whether the game can still be won; and the frames of a drag while the solver works.
 * Uses the built site (`npm run build`), in the browser of the tests. Only prints figures, without
 * a limit.
 */
import type { Page } from '@playwright/test';
import type { GameRecord } from '../../src/rules/record.ts';
import { lostGames, playthroughs, wonGames } from '../../src/rules/testing/vectors.ts';
import { openAt, print, say, withBrowser } from './site.ts';

const GAMES = Number(process.argv[2] ?? 6);

interface Answer {
  readonly ms: number;
  /** The answer of the win check, by its class. */
  readonly standing: string | undefined;
}

/** Plays the recorded moves, each once the page has answered for the previous one. */
const playThrough = (page: Page): Promise<Answer[]> =>
  page.evaluate(async () => {
    const status = document.querySelector('.status-place') as HTMLElement;
    const standing = () => status.firstElementChild?.className.split(' ')[1];
    const settled = () =>
      new Promise<void>((resolve) => {
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
    const redo = document.querySelector('[aria-label=Redo]') as HTMLElement;
    const answers: Answer[] = [];
    while (redo.ariaDisabled === 'false') {
      const start = performance.now();
      redo.click();
      // The panels are drawn slightly later.
      await new Promise((later) => setTimeout(later));
      await settled();
      answers.push({ ms: performance.now() - start, standing: standing() });
    }
    return answers;
  });

/** The longest time between two frames while a card is dragged to and fro. */
const dragFrames = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const fan = [...document.querySelectorAll('[data-pile^=t]')].find(
      (pile) => !pile.ariaLabel?.includes('empty'),
    ) as HTMLElement;
    const redo = document.querySelector('[aria-label=Redo]') as HTMLElement;
    const { x, y } = fan.getBoundingClientRect();
    const point = (type: string, by: number) =>
      fan.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerId: 1, button: 0, pointerType: 'mouse', width: 1, height: 1 },
          ...{ clientX: x + 9 + by, clientY: y + 9 + by },
        }),
      );
    const gaps: number[] = [];
    for (let round = 0; round < 20; round++) {
      // Asks about a new position, and takes a card while the solver works.
      redo.click();
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
  });

await withBrowser(async (browser) => {
  const recorded = { won: wonGames(), lost: lostGames(), playthroughs: playthroughs() };
  for (const [name, games] of Object.entries(recorded)) {
    const answers: Answer[] = [];
    for (const game of games.slice(0, GAMES)) {
      // The answer for a game that goes on to its win would be known without asking.
      const unfinished = { ...game, moves: game.moves.slice(0, -1) };
      const page = await openAt(browser, unfinished, 0, { showStatus: true });
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
  const game = recorded.playthroughs[0] as GameRecord;
  for (const showStatus of [false, true]) {
    const page = await openAt(browser, game, 0, { showStatus });
    print(`frames of a drag, status ${showStatus ? 'shown' : 'hidden'}`, await dragFrames(page));
    await page.close();
  }
});
