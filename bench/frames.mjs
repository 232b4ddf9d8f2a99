/**
 * `node bench/frames.mjs`: the frames of an opening deal and of refills, and how soon after a move's
 * pointer is up the first changed frame is painted, with the processor slowed down four times. Of the
 * built site (`npm run build`), in the browser that the tests use. Prints; judges nothing.
 */
import { games, openAt, print, withBrowser } from './site.mjs';

const DEALS = 10;
const PHONE = { viewport: { width: 390, height: 844 } };
/** For how many ms a finger presses, and rests before it lets go of a card. */
const PRESS = 80;

/** The times between frames from a click on until all cards lie. */
const framesOf = (page, selector) =>
  page.evaluate(async (name) => {
    const gaps = [];
    let last = await new Promise(requestAnimationFrame);
    document.querySelector(name).click();
    const cards = document.querySelector('.cards');
    do {
      const now = await new Promise(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    } while (cards.getAnimations({ subtree: true }).length > 0);
    return gaps;
  }, selector);

async function opening(browser, window) {
  const page = await openAt(browser, games('won')[0], 0, {}, window);
  await page.waitForTimeout(1500);
  const gaps = [];
  for (let deal = 0; deal < DEALS; deal++) {
    await page.getByRole('button', { name: 'New deal' }).click();
    gaps.push(...(await framesOf(page, 'dialog .main')));
  }
  await page.close();
  return gaps;
}

async function refills(browser) {
  const gaps = [];
  for (const game of games('won').slice(0, DEALS)) {
    const at = game.moves.indexOf('refill');
    if (at < 0) continue;
    const page = await openAt(browser, game, at, {});
    await page.waitForTimeout(1000);
    gaps.push(...(await framesOf(page, '[data-pile=s]')));
    await page.close();
  }
  return gaps;
}

/** For every carry of a game: dragged by real events; from the pointer's release to the painted frame. */
async function responses(browser, window) {
  const game = games('won')[0];
  const page = await openAt(browser, game, 0, {}, window);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.responses = [];
    addEventListener(
      'pointerup',
      (event) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // After the frame has been painted.
          port1.onmessage = () => window.responses.push(performance.now() - event.timeStamp);
          port2.postMessage(0);
        }),
      true,
    );
  });
  const centre = async (place) => {
    const box = await page.locator(`[data-pile=${place}]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  for (const move of game.moves) {
    const [from, to] = move.split('-');
    if (!to) await page.mouse.click(...(await centre('s')), { delay: PRESS });
    else {
      const top = await page.locator(`[data-pile=${from}]`).boundingBox();
      await page.mouse.move(top.x + top.width / 2, top.y + top.height / 2);
      await page.mouse.down();
      const [x, y] = await centre(to);
      await page.mouse.move(x, y, { steps: 3 });
      await page.waitForTimeout(PRESS);
      await page.mouse.up();
    }
    await page.waitForTimeout(50);
  }
  const times = await page.evaluate(() => window.responses);
  await page.close();
  return times;
}

await withBrowser(async (browser) => {
  print('frames of an opening deal, 1280 by 800', await opening(browser, {}));
  print('frames of an opening deal, 390 by 844', await opening(browser, PHONE));
  print('frames of a refill, 1280 by 800', await refills(browser));
  print(
    'from pointer up to the painted frame, slowed four times, 1280 by 800',
    await responses(browser, {}),
  );
  print(
    'from pointer up to the painted frame, slowed four times, 390 by 844',
    await responses(browser, PHONE),
  );
});
