/**
 * Shared by the tests of winnability: games near their ends, and an interceptor between page and
 * solver.
 */
import type { Page } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { button, keptGames, open, wonGame } from './player.ts';

/** A game without moves to redo, so that the solver has to find its end. */
const upTo = (game: GameRecord, at: number): GameRecord => ({
  ...game,
  moves: game.moves.slice(0, at),
});

export const openAt = (page: Page, game: GameRecord, at: number, url?: string) =>
  open(page, upTo(game, at), at, url);

/** Deal 2 can still be won after 101 moves, but not after the next. */
export const spoiled = (): GameRecord => {
  const game = wonGame('2');
  return { ...game, moves: [...game.moves.slice(0, 101), 't10-f7', 'refill'] };
};

const hidden = (page: Page) => button(page, 'Winnable?');
/** Turns on the win check for the whole game. */
export async function askStatus(page: Page): Promise<void> {
  await hidden(page).click();
  await button(page, 'This game').click();
}
export const status = (page: Page) => page.locator('.status');
export const marks = (page: Page) => page.locator('.hint-marks');
/** How many moves are undone in the game on the table. */
export async function keptUndone(page: Page): Promise<number> {
  const { games, table } = await keptGames(page);
  const game = games.find(({ id }) => id === table);
  return game ? game.moves.split(' ').length - game.at : 0;
}
export async function assists(page: Page): Promise<unknown> {
  const { games, table } = await keptGames(page);
  return games.find(({ id }) => id === table)?.assists;
}

export interface Solver {
  /** Holds answers back until `release`. */
  hold: boolean;
  asked: number;
  started: number;
  /** Jobs that threads have reported as started; these reports are never held back. */
  begun: number;
  release(): void;
  /** Questions arrive without their position, which makes the solver fail. */
  spoil: boolean;
  /** Like a browser that runs out of memory: the thread ends, with or without an error event. */
  kill(silently?: boolean): void;
}

/** Intercepts the messages between page and solver. */
export const tapSolver = (page: Page, hold = false) =>
  page.addInitScript((held) => {
    const kept: (() => void)[] = [];
    const workers: Worker[] = [];
    const solver: Solver = {
      hold: held,
      asked: 0,
      started: 0,
      begun: 0,
      spoil: false,
      release() {
        solver.hold = false;
        for (const answer of kept.splice(0)) answer();
      },
      kill(silently = false) {
        for (const worker of workers.splice(0)) {
          worker.terminate();
          if (!silently) worker.dispatchEvent(new ErrorEvent('error'));
        }
        kept.length = 0;
      },
    };
    class Tapped extends Worker {
      constructor(...details: ConstructorParameters<typeof Worker>) {
        super(...details);
        solver.started++;
        workers.push(this);
      }
      override postMessage(message: { kind: string }): void {
        if (message.kind === 'solve') solver.asked++;
        super.postMessage(solver.spoil ? { ...message, position: undefined } : message);
      }
      override set onmessage(listener: (event: MessageEvent) => void) {
        super.onmessage = (event) => {
          const isBegun = event.data.kind === 'begun';
          if (isBegun) solver.begun++;
          if (solver.hold && !isBegun) kept.push(() => listener(event));
          else listener(event);
        };
      }
    }
    Object.assign(window, { Worker: Tapped, solver });
  }, hold);

export const tell = (page: Page, command: 'release' | 'kill') =>
  page.evaluate((name) => (window as unknown as { solver: Solver }).solver[name](), command);

export const solver = (page: Page): Promise<Pick<Solver, 'asked' | 'started' | 'begun'>> =>
  page.evaluate(() => {
    const { asked, started, begun } = (window as unknown as { solver: Solver }).solver;
    return { asked, started, begun };
  });
