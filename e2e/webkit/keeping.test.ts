/** The game is there again: after a reload, after leaving and coming back, in another window. */
import { beforeAll, expect, test } from 'vitest';
import { wonGame } from '../recorded.ts';
import {
  click,
  driver,
  evaluate,
  eventually,
  has,
  keptMoves,
  open,
  openWindow,
  resize,
  site,
  spoken,
  visit,
} from './browser.ts';

beforeAll(() => resize(700, 560));

const saveState = () => evaluate(() => document.body.dataset['saveState']);

/**
 * Waits until the page shows the game after a number of moves, has saved it, and nothing covers it.
 */
async function expectMoves(count: number): Promise<void> {
  await eventually(spoken, `Deal 1, ${count} moves made.`);
  await eventually(saveState, 'saved');
  expect(await has('dialog.overlay')).toBe(false);
  await eventually(async () => (await keptMoves()).length, count);
}

test('a reload keeps the game', async () => {
  await open(wonGame('1'), 20);
  for (let i = 0; i < 5; i++) await click('Undo');
  await driver.navigate().refresh();
  await expectMoves(15);
});

const away = `${site}NOTICE.txt`;
const follow = (href: string) =>
  evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
  }, href);
const isAway = () =>
  eventually(() => evaluate(() => location.pathname.endsWith('NOTICE.txt')), true);

const WAYS = {
  'by its address, and back by its address': async () => {
    await driver.get(away);
    await driver.get(site);
  },
  'by its address, and back in the history': async () => {
    await driver.get(away);
    await driver.navigate().back();
  },
  'by a link, and back by its address': async () => {
    await follow(away);
    await isAway();
    await driver.get(site);
  },
  'by a link, and back in the history': async () => {
    await follow(away);
    await isAway();
    await driver.navigate().back();
  },
};

test.each(Object.entries(WAYS))('left %s, every move is there', async (_, leaveAndReturn) => {
  await open(wonGame('1'), 20);
  for (let i = 1; i <= 4; i++) {
    await click('Undo');
    await leaveAndReturn();
    await expectMoves(20 - i);
  }
});

test('if the page is left while a second tab is open, and opened there, every move is there', async () => {
  await open(wonGame('1'), 20);
  const first = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  const second = await driver.getWindowHandle();
  for (let i = 1; i <= 4; i++) {
    await driver.switchTo().window(i % 2 ? first : second);
    await click('Undo');
    await driver.get(away);
    await driver.switchTo().window(i % 2 ? second : first);
    await visit();
    await expectMoves(20 - i);
  }
});

test('a second window takes over on request, and the first again when that is closed', async () => {
  await open(wonGame('1'), 20);
  const first = await driver.getWindowHandle();
  const second = await openWindow();
  await eventually(() => has('dialog.overlay'), true);
  await driver.switchTo().window(first);
  await click('Undo');
  await driver.switchTo().window(second);
  await click('Play here');
  await expectMoves(19);
  await click('Undo');
  await eventually(async () => (await keptMoves()).length, 18);
  await driver.close();
  await driver.switchTo().window(first);
  await expectMoves(18);
});
