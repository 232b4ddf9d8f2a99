/**
 * A month of play, in a browser that is closed now and then: games won with and without help, given
 * up, kept open, dealt again, deleted; in two windows, in two time zones, past a change of the
 * clock. The page's statistics must be those of a plain count kept beside it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { dealCards, parseDealNumber, startOf } from '../src/rules/deal.ts';
import { makeMove } from '../src/rules/move.ts';
import { RULE_SETS } from '../src/rules/ruleSet.ts';
import { solve } from '../src/solver/solve.ts';
import {
  askHint,
  button,
  choose,
  keptMoves,
  openOptions,
  pile,
  placesOf,
  spoken,
} from './player.ts';

/** Games of the month; `GAMES` sets more. */
const GAMES = Number(process.env['GAMES'] ?? 90);
const DAYS = 30;
/** Few deals, so that some are dealt again. */
const DEALS = GAMES;

type DayKind = 'won' | 'wonWithHint' | 'untouched' | 'left';
/** Outcomes of games, each as frequent as it is listed here. */
const KINDS: readonly DayKind[] = [
  ...(['won', 'won', 'wonWithHint', 'untouched', 'untouched'] as const),
  ...Array<DayKind>(15).fill('left'),
];

/** A record of the events, as an observer beside the player would write it. */
interface Note {
  readonly deal: string;
  readonly result: 'won' | 'lost';
  readonly helped: boolean;
  /** The Monday of its week where the player was, as a day since 1970. */
  readonly monday: number;
  readonly moves: number;
}

function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function winningLine(deal: string): readonly string[] {
  const number = parseDealNumber(deal);
  if (!number.ok) throw new Error(deal);
  const verdict = solve(startOf(dealCards(number.value)), RULE_SETS.classic, { nodes: 200_000 });
  if (verdict.kind !== 'winnable') throw new Error(`deal ${deal} is not won easily`);
  return verdict.moves.map(makeMove);
}

/** Plays by clicks, as fast as the page accepts them. */
async function play(page: Page, moves: readonly string[]): Promise<void> {
  await page.evaluate(
    (names) => {
      for (const name of names)
        document.querySelector<HTMLElement>(`[data-pile="${name}"]`)?.click();
    },
    moves.flatMap((move) => placesOf(move) ?? ['s']),
  );
}

async function deal(page: Page, number: string, keepOpen: boolean): Promise<void> {
  await openOptions(page);
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  if (keepOpen) await dialog.getByLabel(en.games.keepOpen).check();
  await dialog.getByLabel('Or play a numbered deal').fill(number);
  await dialog.getByRole('button', { name: 'Play this deal', exact: true }).click();
  await expect(page.locator('.deal')).toHaveText(`Deal ${number}`);
  await expect.poll(() => keptMoves(page)).toEqual([]);
}

/** The player's day: where they are, and when it is noon in London. */
const placeOn = (day: number) => (day < DAYS / 2 ? 'Europe/Berlin' : 'Pacific/Auckland');
/** The clocks of Berlin go back on the 25th of October. */
const FIRST_NOON = Date.UTC(2026, 9, 12, 12);
const DAY = 86_400_000;

/** The Monday of the date that a person sees on the wall. */
function mondayThere(time: number, timeZone: string): number {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(time)
    .split('-')
    .map(Number) as [number, number, number];
  const date = Math.round(Date.UTC(year, month - 1, day) / DAY);
  // Day 0 was a Thursday.
  return date - ((date + 3) % 7);
}

class Month {
  readonly notes: Note[] = [];
  readonly open = new Set<string>();
  readonly #random = makeRandom(2026);
  readonly #folder: string;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #time = 0;
  #zone = '';
  /** The game on the table, if it can still be given up. */
  #begun: { deal: string; moves: number } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get page(): Page {
    if (!this.#page) throw new Error('the browser is closed');
    return this.#page;
  }

  async playOn(day: number, games: number): Promise<void> {
    if (day % 5 === 0) await this.#wakeUp(day);
    for (let game = 0; game < games; game++) {
      // The last games of the evening are played after midnight in Berlin.
      await this.#setTime(FIRST_NOON + day * DAY + (game * 11 * 3_600_000) / games);
      if (game === 3 && day % 5 === 2) await this.#changeWindow();
      await this.#playOne();
    }
    if (day % 3 === 1) await this.#giveUpOne();
    if (day % 7 === 2) await this.#deleteOne();
    if (day % 5 === 4) await this.#close();
  }

  /** Gives up a game that was kept open, in the list of games. */
  async #giveUpOne(): Promise<void> {
    const [number] = this.open;
    if (number === undefined || number === this.#begun?.deal) return;
    const panel = await this.#list('open', number);
    const rows = rowsOf(panel, number).and(panel.locator('li:not([aria-current="true"])'));
    // It can be open more than once.
    const count = await rows.count();
    await rows.first().locator('.more').click();
    await panel.getByRole('button', { name: en.games.giveUp }).click();
    await expect(rows).toHaveCount(count - 1);
    await this.page.keyboard.press('Escape');
    this.open.delete(number);
    this.#note(number, 'lost', false, 1);
  }

  /** Deletes a lost game whose deal was played only once. */
  async #deleteOne(): Promise<void> {
    const isOnly = ({ deal: number, result }: Note): boolean =>
      result === 'lost' &&
      !this.open.has(number) &&
      number !== this.#begun?.deal &&
      this.notes.filter((note) => note.deal === number).length === 1;
    const at = this.notes.findIndex(isOnly);
    const [note] = this.notes.splice(at, 1);
    if (!note) throw new Error('nothing to delete');
    const panel = await this.#list('lost', note.deal);
    await rowsOf(panel, note.deal).locator('.more').click();
    await panel.getByRole('button', { name: en.games.remove }).click();
    await panel.getByRole('button', { name: en.games.yes, exact: true }).click();
    await expect(panel.getByText(`Deleted: Deal ${note.deal}.`)).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  /** The list of games, filtered and searched by deal; a search for 4 also finds 14. */
  async #list(state: 'open' | 'won' | 'lost', number: string) {
    await button(this.page, 'Menu').click();
    await button(this.page, 'Games').click();
    const panel = this.page.getByRole('dialog', { name: 'Games' });
    await panel.getByLabel(en.games.search).fill(`${number},`);
    await panel.getByRole('button', { name: new RegExp(`^${en.games.filters[state]} `) }).click();
    return panel;
  }

  /** The statistics on the morning of a day, in a browser that was closed overnight. */
  async lookUp(day: number) {
    await this.#wakeUp(day);
    if (this.#begun) this.open.add(this.#begun.deal);
    const read = await readStatistics(this.page);
    await this.#close();
    return read;
  }

  async #wakeUp(day: number): Promise<void> {
    this.#zone = placeOn(day);
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      ...test.info().project.use.launchOptions,
      baseURL: test.info().project.use.baseURL ?? '',
      viewport: { width: 1280, height: 800 },
      timezoneId: this.#zone,
      locale: 'en',
      reducedMotion: 'reduce',
    });
    // A returning player who taps a card, then its place.
    await choose(this.#context, {});
    await this.#context.addInitScript(() => {
      localStorage.setItem('bigben.tips', '["begin","gaps","refill","waste"]');
      // Only games and figures are checked; painting the cards would take long.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.card, .card *, svg, svg * { visibility: hidden !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await this.#setTime(FIRST_NOON + day * DAY);
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage());
    await this.page.goto('./');
    await expect(pile(this.page, 'f12')).toBeVisible();
  }

  /** Wait first: a browser that is closed this way can lose unfinished writes. */
  async #close(): Promise<void> {
    await expect(this.page.locator('body')).toHaveAttribute('data-save-state', 'saved');
    await this.#context?.close();
  }

  async #setTime(time: number): Promise<void> {
    this.#time = time;
    await this.#context?.clock.setFixedTime(time);
  }

  /** Goes on in another window, which takes over. */
  async #changeWindow(): Promise<void> {
    const [before, page] = [this.page, await this.#context?.newPage()];
    await page?.goto('./');
    await page?.getByRole('button', { name: 'Play here' }).click();
    this.#page = page;
    await expect(pile(this.page, 's')).toBeVisible();
    await before.close();
  }

  async #playOne(): Promise<void> {
    const number = String(1 + Math.floor(this.#random() * DEALS));
    const kind = KINDS[Math.floor(this.#random() * KINDS.length)];
    const keepOpen = this.#begun !== undefined && this.#random() < 0.2;
    if (this.#begun && keepOpen) this.open.add(this.#begun.deal);
    else if (this.#begun) this.#note(this.#begun.deal, 'lost', false, this.#begun.moves);
    this.#begun = undefined;
    await deal(this.page, number, keepOpen);
    if (kind === 'won' || kind === 'wonWithHint') await this.#win(number, kind === 'wonWithHint');
    else if (kind !== 'untouched') {
      const moves = winningLine(number).slice(0, 1 + Math.floor(this.#random() * 3));
      await play(this.page, moves);
      await expect.poll(() => keptMoves(this.page)).toEqual(moves);
      this.#begun = { deal: number, moves: moves.length };
    }
  }

  async #win(number: string, helped: boolean): Promise<void> {
    const moves = winningLine(number);
    if (helped) {
      await askHint(this.page);
      await expect(this.page.locator('.hint-marks > *').first()).toBeAttached();
    }
    await play(this.page, moves);
    await expect(spoken(this.page)).toContainText(`You won in ${moves.length} moves`, {
      timeout: 60_000,
    });
    this.#note(number, 'won', helped, moves.length);
  }

  #note(number: string, result: Note['result'], helped: boolean, moves: number): void {
    const monday = mondayThere(this.#time, this.#zone);
    this.notes.push({ deal: number, result, helped, monday, moves });
  }
}

/** The rows of one deal in the list of games. */
const rowsOf = (panel: Locator, number: string): Locator =>
  panel.locator('.games li', {
    has: panel.page().getByRole('button', { name: new RegExp(`^Deal ${number},`) }),
  });

/** Counts by the page's stated rule: for each deal the first game that ended. */
function countOf(notes: readonly Note[]) {
  const counted = notes.filter(
    (note, i) => !notes.slice(0, i).some((earlier) => earlier.deal === note.deal),
  );
  const wins = counted.filter(({ result }) => result === 'won');
  const runs = counted
    .map(({ result }) => (result === 'won' ? 'w' : 'l'))
    .join('')
    .split('l')
    .map(({ length }) => length);
  const mondays = counted.map(({ monday }) => monday);
  const weeks = [];
  for (let monday = Math.min(...mondays); monday <= Math.max(...mondays); monday += 7) {
    const those = counted.filter((note) => note.monday === monday);
    const won = those.filter(({ result }) => result === 'won').length;
    weeks.push([String(won), String(those.length - won)]);
  }
  return {
    played: counted.length,
    won: wins.length,
    unassisted: wins.filter(({ helped }) => !helped).length,
    streak: runs.at(-1) ?? 0,
    longest: Math.max(...runs),
    fewest: Math.min(...wins.map(({ moves }) => moves)),
    weeks,
    deals: new Set(counted.map((note) => note.deal)),
  };
}

/** Figures as the page prints them. */
const linesOf = (counted: ReturnType<typeof countOf>): unknown[] => {
  const { played, won, unassisted, streak, longest, fewest } = counted;
  return [
    `Played${played}${played - won} lost`,
    `Won${won}${unassisted} all by yourself`,
    expect.stringContaining(`Wins in a row${streak}best: ${longest}`),
    expect.stringContaining(`fewest: ${fewest}`),
  ];
};

/** The page's figures, each with name and value, and the weeks. */
async function readStatistics(page: Page) {
  await button(page, 'Menu').click();
  await button(page, 'Statistics').click();
  const panel = page.getByRole('dialog', { name: 'Statistics' });
  const figures = await panel.locator('dl > *').allTextContents();
  const rows = panel.locator('.chart').first().locator('tbody tr');
  const weeks = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  const open = await panel.getByText(/^\d+ open games? do/).textContent();
  return { figures, weeks, open };
}

test('a month of play is counted correctly', { tag: '@all' }, async () => {
  test.setTimeout(GAMES * 3000);
  const folder = await mkdtemp(join(tmpdir(), 'bigben-month-'));
  try {
    const month = new Month(folder);
    for (let day = 0; day < DAYS; day++) await month.playOn(day, GAMES / DAYS);
    const counted = countOf(month.notes);
    const open = [...month.open].filter((number) => !counted.deals.has(number)).length;
    const { figures, weeks, open: openLine } = await month.lookUp(DAYS);
    expect(weeks).toEqual(counted.weeks);
    expect(figures).toEqual(expect.arrayContaining(linesOf(counted)));
    expect(openLine).toMatch(new RegExp(`^${open} open games? do`));
    // The month had a bit of everything in it.
    expect(counted.won).toBeGreaterThan(GAMES / 20);
    expect(counted.unassisted).toBeLessThan(counted.won);
    expect(counted.played).toBeLessThan(month.notes.length);
    expect(open).toBeGreaterThan(1);
    expect(weeks.length).toBeGreaterThan(3);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
