/**
 * `npm run -w lab bench:file -- [GAMES] [chromium|firefox]`: how long a click takes while nothing
 * else happens, while a file with this number of games is imported, and while they are saved again;
 * how long the import, the saving and the next load of the page take; how long a key takes in the
 * search of the list of games, and how long deleting them all takes. Uses the built site (`npm run
 * build`), at full speed of the machine. Undo and Redo are clicked by the mouse, ten times a
 * second; a click is measured from its release to the frame that shows it, a key from its press.
 * Only prints figures, without a limit.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { DAY_MS, FIRST_DAY, utcDate } from '../../src/app/games/days.ts';
import type { GameRecord } from '../../src/rules/record.ts';
import { wonGames } from '../../src/rules/testing/vectors.ts';
import { launch } from './engines.ts';
import { centreOf, noteResponses, openAt, print, responsesOf, say, withSite } from './site.ts';

const FIRST = Date.parse(FIRST_DAY);
const [GAMES = '10000', ENGINE = 'chromium'] = process.argv.slice(2);
const EVERY_MS = 100;
/** How long clicks are measured while nothing else happens. */
const ALONE_MS = 15_000;

/**
 * Recorded games with their own ids, as the page saves them: one an hour, every second one a daily
 * deal.
 */
function* manyGames(): Generator<string> {
  const records = wonGames();
  yield '{"bigben":"everything","version":1,"games":[';
  for (let i = 0; i < Number(GAMES); i++) {
    const { moves, ...record } = records[i % records.length] as GameRecord;
    const game = {
      ...{ version: 2, id: `game ${i}`, ...record, moves: moves.join(' '), at: moves.length },
      ...{ assists: {}, begun: i, touched: FIRST + (i * DAY_MS) / 24, playedMs: 600_000, undos: 0 },
      ...(i % 2 === 0 ? {} : { daily: utcDate(FIRST + (i * DAY_MS) / 24) }),
      outcome: { result: 'won', ms: i, day: '2026-01-01', order: i + 1, moves: moves.length },
    };
    yield `${i > 0 ? ',' : ''}${JSON.stringify(game)}`;
  }
  yield '],"damaged":[]}';
}

/** Clicks until something is done. @returns how long that took, and each click, in milliseconds */
async function tapMeanwhile(page: Page, doing: Promise<unknown>): Promise<[number, number[]]> {
  const begun = performance.now();
  const places = [await centreOf(page, '#undo'), await centreOf(page, '#redo')];
  let isDone = false;
  const done = doing.then(() => {
    isDone = true;
    return performance.now() - begun;
  });
  const before = (await responsesOf(page)).length;
  for (let i = 0; !isDone; i++) {
    const [x, y] = places[i % 2] as (typeof places)[number];
    await page.mouse.click(x, y);
    await wait(EVERY_MS);
  }
  return [await done, (await responsesOf(page)).slice(before)];
}

const report = (what: string, [ms, taps]: [number, number[]]): void => {
  say(`${what}: ${(ms / 1000).toFixed(1)} s`);
  print('  taps meanwhile', taps);
};

/** Opens the dialog of the games. */
async function openGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Games' }).click();
}

/** Chooses the file in the games' dialog, which then closes. */
async function bring(page: Page, file: string): Promise<void> {
  await openGames(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import games…' }).click(),
  ]);
  await chooser.setFiles(file);
  await page.keyboard.press('Escape');
}

/** Types a search. @returns how long each key took, in milliseconds */
async function keysOf(page: Page, search: string): Promise<number[]> {
  await page.getByRole('searchbox').click();
  await wait(1000);
  await noteResponses(page, 'keydown');
  await page.keyboard.type(search, { delay: EVERY_MS });
  await wait(1000);
  await page.getByRole('searchbox').fill('');
  return responsesOf(page);
}

/**
 * Deletes all games.
 *
 * @returns how long it took until they were gone from the disk, in milliseconds
 */
async function deleteAll(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Delete everything…' }).click();
  const yes = page.getByRole('button', { name: /^Delete .* games$/ });
  await noteResponses(page);
  const begun = performance.now();
  await yes.click();
  await page.locator('body[data-save-state=saved] .removed').waitFor();
  const ended = performance.now();
  print('  until that is shown', await responsesOf(page));
  return ended - begun;
}

/**
 * Resolves when the page has announced something with these words, which the next click can replace
 * at once.
 */
const hears = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    (what) =>
      new Promise<void>((resolve) => {
        const region = document.getElementById('spoken') as HTMLElement;
        const look = (): void => {
          if (region.textContent?.includes(what)) resolve();
        };
        new MutationObserver(look).observe(region, { childList: true, characterData: true });
      }),
    words,
  );

/** Resolves when the page has made a file: not every driver reports downloads. */
const makesFile = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { createObjectURL } = URL;
        URL.createObjectURL = (blob) => {
          resolve();
          return createObjectURL(blob);
        };
      }),
  );

await withSite(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bigben-file-'));
  const file = join(folder, 'games.json');
  await writeFile(file, manyGames());
  const browser = await launch(ENGINE);
  const page = await openAt(browser, wonGames()[0] as GameRecord, 40, {});
  await noteResponses(page);
  report('Nothing comes in', await tapMeanwhile(page, wait(ALONE_MS)));
  const arrived = hears(page, 'imported');
  await bring(page, file);
  report(`${GAMES} games come in`, await tapMeanwhile(page, arrived));
  const saved = makesFile(page);
  await openGames(page);
  await page.getByRole('button', { name: 'Save a copy' }).click();
  await page.keyboard.press('Escape');
  report('They are saved as a file', await tapMeanwhile(page, saved));
  const begun = performance.now();
  await page.reload();
  await page.locator('[data-pile=f12]').waitFor();
  say(`The page with them is loaded anew: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  await openGames(page);
  print('Keys that search in them', await keysOf(page, 'february 14 daily'));
  say(`All of them are deleted: ${((await deleteAll(page)) / 1000).toFixed(2)} s`);
  await browser.close();
  await rm(folder, { recursive: true });
});
