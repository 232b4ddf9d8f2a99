/** The page itself in WebKit: hint, files, dialogs, Arabic, no network, and a quiet console. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Key } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/i18n/testing/whole.ts';
import { wonGame } from '../recorded.ts';
import {
  cardsShown,
  click,
  clickAt,
  complaints,
  driver,
  evaluate,
  eventually,
  has,
  keptMoves,
  open,
  picture,
  resize,
  site,
  spoken,
  visit,
} from './browser.ts';

beforeAll(() => resize(1280, 800));
afterAll(() => {
  expect(complaints()).toEqual([]);
});

test('a hint is marked on the table, and played', async () => {
  await open(wonGame('1'), 112, { speed: 'off' });
  await click('Hint');
  await click('Show it');
  await eventually(() => has('.hint-marks .tip'), true);
  await picture('hint');
  await click('Do it');
  await eventually(async () => (await keptMoves()).length, 113);
});

test('a game is saved as a file, and put on the table where it is dropped', async () => {
  await open(wonGame('1'), 7);
  await click('Menu');
  await click('Games');
  await evaluate(() => {
    // All but the last step, in which the browser asks where to.
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob)
        void blob.text().then((text) => {
          document.body.dataset['saved'] = text;
        });
      return make.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = () => {};
  });
  await click(en.games.saveAll);
  await eventually(() => evaluate(() => 'saved' in document.body.dataset), true);
  const text = await evaluate(() => document.body.dataset['saved'] ?? '');
  expect(JSON.parse(text).games).toHaveLength(1);
  await open(wonGame('2'), 3);
  await evaluate((saved) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([saved], 'big-ben.json', { type: 'application/json' }));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
  }, text);
  await eventually(spoken, '1 game imported.');
});

test('a large file comes in beside the game, and a hostile one is answered', async () => {
  const { moves, number, rules } = wonGame('1');
  const some = { version: 2, number, rules, moves: moves.join(' '), at: 9, assists: {} };
  const game = JSON.stringify({ ...some, begun: 1, touched: 1, playedMs: 1, undos: 0, id: '#' });
  await open(wonGame('2'), 3);
  await evaluate((text) => {
    const games = Array.from({ length: 1400 }, (_, i) => text.replace('#', `${i}`));
    const parts = [`{"bigben":"everything","games":[${games.join()}`, ']}'];
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(parts, 'big-ben.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, game);
  await eventually(() => has('progress'), true);
  await eventually(spoken, '1400 games imported.');
  await evaluate(() => {
    const parts = ['{"bigben":"everything","games":[', '['.repeat(24 * 2 ** 20)];
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(parts, 'big-ben.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await eventually(spoken, en.files.brought(0, 1));
  await click('Redo');
  await eventually(async () => (await keptMoves()).length, 4);
});

test('a file is asked for by a field that is in the document', async () => {
  await open(wonGame('1'), 7);
  await click('Menu');
  await click('Games');
  await evaluate(() => {
    // The driver answers the browser's question at once.
    HTMLInputElement.prototype.click = function () {
      document.body.dataset['asked'] = `${this.type}, ${this.isConnected}`;
    };
  });
  await click(en.games.bring);
  expect(await evaluate(() => document.body.dataset['asked'])).toBe('file, true');
});

test('a dialog shows where the focus is if it was opened by a key, and not if by the mouse', async () => {
  const isShown = () => evaluate(() => document.activeElement?.matches('dialog :focus-visible'));
  await open(wonGame('1'), 7);
  await click('Menu');
  await eventually(() => has('dialog[open]'), true);
  expect(await isShown()).toBe(false);
  await driver.actions().sendKeys(Key.TAB).perform();
  expect(await isShown()).toBe(true);
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await eventually(() => has('dialog[open]'), false);
  await evaluate(() => document.querySelector<HTMLElement>('[data-pile=s]')?.focus());
  await driver.actions().sendKeys('?').perform();
  await eventually(() => has('dialog[open]'), true);
  expect(await isShown()).toBe(true);
  await driver.actions().sendKeys(Key.ESCAPE).perform();
});

test('a click beside a dialog closes it, a click in it does not', async () => {
  await open(wonGame('1'), 7);
  await click('Menu');
  await click('Settings');
  await eventually(() => has('dialog[open]'), true);
  const { x, y } = await evaluate(() => {
    const box = document.querySelector('dialog[open] h2')?.getBoundingClientRect();
    return { x: Math.round(box?.x ?? 0) + 5, y: Math.round(box?.y ?? 0) + 5 };
  });
  await clickAt({ x, y });
  expect(await has('dialog[open]')).toBe(true);
  await clickAt({ x: 10, y: 400 });
  await eventually(() => has('dialog[open]'), false);
});

test('Arabic runs from the right, with one kind of digits', async () => {
  await open(wonGame('1'), 112, { language: 'ar', showStatus: true });
  await eventually(() => evaluate(() => document.documentElement.dir), 'rtl');
  await cardsShown();
  await picture('arabic');
  const text = await evaluate(
    () =>
      `${document.body.textContent} ${[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)}`,
  );
  expect(/[٠-٩]/.test(text) && /[0-9]/.test(text)).toBe(false);
});

test('without a network the game begins and gives hints', async () => {
  const port = 20_000 + Math.floor(process.pid % 20_000);
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('../server.mjs', import.meta.url)), `${port}`],
    { stdio: 'ignore' },
  );
  try {
    const url = `http://127.0.0.1:${port}/`;
    await eventually(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      true,
    );
    await open(wonGame('1'), 112, {}, url);
    await eventually(() => evaluate(() => !!navigator.serviceWorker?.controller), true);
    server.kill('SIGKILL');
    await eventually(
      () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      false,
    );
    await visit(url);
    await eventually(spoken, 'Deal 1, 112 moves made.');
    await cardsShown();
    await driver.actions().sendKeys('h', 'h').perform();
    await eventually(() => has('.hint-marks .tip'), true);
    await driver.actions().sendKeys(Key.ESCAPE).perform();
  } finally {
    server.kill('SIGKILL');
    await driver.get(site);
  }
});
