/** The page itself in WebKit: hint, dialogs, Arabic, no network, and a quiet console. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Key } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a dialog shows the focus if it was opened by a key, but not if by the mouse', async () => {
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

test('Arabic runs from right to left, with one kind of digits', async () => {
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
