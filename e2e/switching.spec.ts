/**
 * The language is switched in the middle of something. Then the page must show and speak the same
 * as a page that was in the new language from the start.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '../src/app/preferences/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { type Host, keptOffline, test } from './host.ts';
import { changeSite, lookAgain } from './newVersion.ts';
import { choose, open, unpainted, wonGame } from './player.ts';
import { facesOn, languageSwitch, shownOn } from './shown.ts';
import { openAt, spoiled, tapSolver } from './solver.ts';

/**
 * Switches between scripts, and between left-to-right and right-to-left; the unit tests check that
 * no sentence is missing.
 */
const BY_TURNS: readonly Language[] = ['ja', 'ar', 'en'];

/** A way to get a page into the middle of something. */
interface Scene {
  readonly choices?: object;
  /** Opens the page on a game. */
  readonly begin: (page: Page) => Promise<void>;
  /** Plays on in the page's language to the point of the switch. */
  readonly bring: (page: Page, messages: Messages) => Promise<void>;
  /** Lets a moment pass, for scenes with a stopped clock. */
  readonly tick?: (page: Page) => Promise<void>;
}

/** Waits until both pages say the same, which is when everything under way is done. */
async function expectSame(
  page: Page,
  fresh: Page,
  language: Language,
  tick: Scene['tick'],
): Promise<void> {
  await expect(async () => {
    await tick?.(page);
    await tick?.(fresh);
    expect(await shownOn(page), language).toEqual(await shownOn(fresh));
    expect(await facesOn(page), language).toBe(await facesOn(fresh));
  }).toPass({ timeout: 30_000 });
}

const pressed = (page: Page, messages: Messages, name: (messages: Messages) => string) =>
  page.getByRole('button', { name: name(messages), exact: true }).click();

/** A page in this language from the start, in the same scene. */
async function openScene(page: Page, language: Language, scene: Scene): Promise<void> {
  await choose(page, { language, speed: 'off', ...scene.choices });
  await scene.begin(page);
  // Only the contents of the cards' pictures are compared, which need not be painted.
  await unpainted(page);
}

async function switchInScene(page: Page, browser: Browser, scene: Scene): Promise<void> {
  await openScene(page, 'en', scene);
  const switchTo = await languageSwitch(page);
  await scene.bring(page, WHOLE.en);
  for (const language of BY_TURNS) {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    await openScene(fresh, language, scene);
    await scene.bring(fresh, WHOLE[language]);
    await switchTo(language);
    await expectSame(page, fresh, language, scene.tick);
    await context.close();
  }
}

const pressable = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stock = (page: Page) => page.locator('[data-pile=s]');
const notice = (page: Page) => page.locator('.notice');
const said = (page: Page) => page.locator('#spoken');

/** From now on no write of the database finishes, or each is refused. */
const spoilDatabase = (page: Page, how: 'refuses' | 'hangs') =>
  page.evaluate((kind) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...what) {
      const work = transaction.apply(this, what);
      if (work.mode === 'readonly') return work;
      work.commit = () => {};
      const store = work.objectStore('facts');
      const hold = (): void => {
        store.get('nothing').onsuccess = hold;
      };
      if (kind === 'hangs') hold();
      else queueMicrotask(() => work.abort());
      return work;
    };
  }, how);

/** Redoes the moves of a game. */
async function redo(page: Page, messages: Messages, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await pressed(page, messages, ({ redo: name }) => name);
}

const SCENES: Record<string, Scene> = {
  'while a fair hint is thought of': {
    choices: { showChance: true, showStatus: true },
    async begin(page) {
      await tapSolver(page, true);
      await openAt(page, wonGame('1'), 40);
    },
    async bring(page, { fair }) {
      await stock(page).press('Shift+h');
      await stock(page).press('Shift+h');
      await expect(said(page)).toHaveText(fair.evaluations.thinking);
      await expect(page.locator('.control.busy')).toBeVisible();
    },
  },
  'while a fair hint is shown': {
    begin: (page) => openAt(page, wonGame('1'), 90),
    async bring(page, { hintChip }) {
      await stock(page).press('Shift+h');
      await stock(page).press('Shift+h');
      await expect(pressable(page, hintChip.doIt)).toBeVisible();
    },
  },
  'while a finished game is looked through': {
    async begin(page) {
      // The fair player would take minutes for all the moves: it gets no question.
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message: { kind: string }) {
          if (message.kind !== 'advise') postMessage.call(this, message);
        };
      });
      await open(page, spoiled(), 103);
    },
    async bring(page, messages) {
      const { newGame, dialog, menu, panels, reviewBar } = messages;
      // Give it up, and open it from the log.
      await pressed(page, messages, () => newGame);
      await pressed(page, messages, () => messages.newDeal.options);
      await page.locator('#deal-number').fill('7');
      await pressed(page, messages, () => dialog.deal);
      await pressed(page, messages, () => menu);
      await pressed(page, messages, () => panels.theGames);
      await page.locator('.games li:not([aria-current=true]) button').first().click();
      const slider = page.getByRole('slider', { name: reviewBar.slider });
      await slider.press('ArrowLeft');
      await expect(page.locator('.review .losing-move')).toBeVisible();
      // Asked again, now with a known answer.
      await slider.press('ArrowLeft');
      await slider.press('ArrowRight');
    },
  },
  'when a game is won': {
    choices: { showStatus: true },
    async begin(page) {
      // The sheet shows how long the game took.
      await page.addInitScript(() => {
        performance.now = () => 0;
      });
      await open(page, wonGame('1'), wonGame('1').moves.length - 1);
    },
    async bring(page, messages) {
      await expect(page.locator('.status')).toHaveText(messages.verdicts.winnable);
      await redo(page, messages, 1);
      await expect(page.locator('.win')).toBeVisible({ timeout: 10_000 });
    },
  },
  'while the status is thought of': {
    choices: { showChance: true, showStatus: true },
    async begin(page) {
      await tapSolver(page, true);
      await openAt(page, spoiled(), 101);
    },
    bring: (page, { verdicts }) => expect(page.locator('.status')).toHaveText(verdicts.thinking),
  },
  'while the status says that a game can be won': {
    choices: { showChance: true, showStatus: true },
    begin: (page) => openAt(page, spoiled(), 101),
    async bring(page, { verdicts }) {
      await expect(page.locator('.status')).toHaveText(verdicts.winnable);
      await expect(page.locator('.chance:not(.stale)')).toBeVisible();
    },
  },
  'while the status says that a game can no longer be won': {
    choices: { showStatus: true },
    begin: (page) => open(page, spoiled(), 101),
    async bring(page, messages) {
      const status = page.locator('.status');
      await expect(status).toHaveText(messages.verdicts.winnable);
      await redo(page, messages, 2);
      await expect(status).toHaveText(messages.verdicts.noLonger);
    },
  },
  'while a browser that refuses is told of': {
    begin: (page) => open(page, wonGame('1'), 20),
    async bring(page, messages) {
      await expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved');
      await page.clock.install();
      await spoilDatabase(page, 'refuses');
      await pressed(page, messages, ({ undo }) => undo);
      await expect(page.locator('.saving button')).toBeVisible();
      await expect(notice(page)).toHaveText(messages.saving.refused);
      // It would disappear by itself.
      await page.clock.pauseAt(Date.now() + 1000);
    },
    tick: (page) => page.clock.runFor(50),
  },
  'while the sign of what is not saved has been followed': {
    async begin(page) {
      // The log shows when and how long a game was played.
      await page.clock.setFixedTime('2026-01-01T12:00:00');
      await page.addInitScript(() => {
        performance.now = () => 0;
      });
      await open(page, wonGame('1'), 20);
    },
    async bring(page, messages) {
      await expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved');
      await spoilDatabase(page, 'hangs');
      await pressed(page, messages, ({ undo }) => undo);
      await page.locator('.saving button').click();
      await expect(page.getByRole('alert')).toContainText(messages.storage.slow);
    },
  },
};

for (const [title, scene] of Object.entries(SCENES))
  test(title, { tag: '@all' }, async ({ page, browser }) => {
    test.slow();
    await switchInScene(page, browser, scene);
  });

test.describe('while a new version is offered', () => {
  test.use({ serviceWorkers: 'allow' });

  const visitIn = async (page: Page, language: Language, { url }: Host): Promise<void> => {
    await choose(page, { language, speed: 'off' });
    await open(page, wonGame('1'), 20, url);
    await keptOffline(page);
  };
  const offered = (page: Page, { update }: Messages) =>
    expect(page.getByRole('complementary', { name: update.label })).toContainText(update.ready);

  test('its text changes too', { tag: '@all' }, async ({ page, browser, folder, host }) => {
    test.slow();
    const context = await browser.newContext();
    const fresh = await context.newPage();
    for (const each of [page, fresh]) await visitIn(each, 'en', host);
    const switchTo = await languageSwitch(page);
    changeSite(folder, 'second');
    for (const each of [page, fresh]) {
      await lookAgain(each);
      await offered(each, WHOLE.en);
    }
    for (const language of BY_TURNS) {
      await fresh.evaluate(
        (text) => localStorage.setItem('bigben.settings', text),
        JSON.stringify({ language, speed: 'off' }),
      );
      await fresh.reload();
      await offered(fresh, WHOLE[language]);
      await switchTo(language);
      await expectSame(page, fresh, language, undefined);
    }
    await context.close();
  });
});
