/** Real cards: given one by one, asked for in play, kept. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeCard } from '../src/rules/card.ts';
import { dealCards, plainNumber } from '../src/rules/deal.ts';
import { HOURS, indexOf } from '../src/rules/hour.ts';
import { violations } from './axe.ts';
import { button, keptGames, keptMoves, lostGame, open, openOptions, pile } from './player.ts';

const { fans, stock } = dealCards(plainNumber(7n));
const CARDS = HOURS.flatMap((hour) => (fans[indexOf(hour)] ?? []).map(makeCard));
const typed = (card: string): string => card.replace('T', '10').toLowerCase();
const SUIT_NAMES: Readonly<Record<string, string>> = {
  ...{ C: 'clubs', H: 'hearts', S: 'spades', D: 'diamonds' },
};

async function openSetup(page: Page) {
  await open(page, lostGame(), 20);
  await openOptions(page);
  await button(page, 'Set up cards…').click();
  return page.getByRole('dialog', { name: 'Your own cards' });
}

async function typeCard(page: Page, card: string): Promise<void> {
  for (const key of typed(card)) await page.keyboard.press(key);
}

async function tapCard(part: Locator, card: string): Promise<void> {
  const rank = (card[0] as string).replace('T', '10');
  const suit = SUIT_NAMES[card[1] as string] ?? '';
  await part.locator('.ranks').getByText(rank, { exact: true }).tap();
  await part.locator('.suits').getByRole('button', { name: suit }).tap();
}

/** The game of real cards as it is stored. */
const kept = async (page: Page) =>
  (await keptGames(page)).games.find(({ found }) => found === 'own');

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the cards of a real table are given, and named as they come', { tag: '@chromium' }, async ({
    page,
  }) => {
    const setup = await openSetup(page);
    for (const card of CARDS) await tapCard(setup, card);
    await expect(setup.getByText('All cards are given')).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
    // Everything stands in the window.
    await expect(setup.getByRole('button', { name: 'Play', exact: true })).toBeInViewport();
    await setup.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect(page.locator('.deal')).toContainText('Your own cards');
    await expect(pile(page, 't12')).toHaveAccessibleName(/three cards/);
    await pile(page, 's').tap();
    const asked = page.getByRole('complementary', { name: 'Your own cards' });
    await expect(asked).toContainText('Which card was drawn?');
    expect(await violations(page, '.ask-card')).toEqual([]);
    await tapCard(asked, makeCard(stock[0] as number));
    await expect(asked).toHaveCount(0);
    await expect.poll(() => keptMoves(page)).toEqual(['draw']);
  });
});

test('by keys: a wrong card is named anew, and the game is there after a reload', {
  tag: '@engines',
}, async ({ page }) => {
  const setup = await openSetup(page);
  for (const card of CARDS) await typeCard(page, card);
  await setup.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(setup).toHaveCount(0);
  const [right, wrong] = [stock[0], stock[9]].map((card) => makeCard(card as number));
  const asked = page.getByRole('complementary', { name: 'Your own cards' });
  const draw = async (card: string): Promise<void> => {
    await page.keyboard.press('Shift+D');
    await expect(asked).toBeVisible();
    await typeCard(page, card);
    await expect(asked).toHaveCount(0);
  };
  await draw(wrong as string);
  await page.keyboard.press('z');
  await button(page, 'Name them again').click();
  await draw(right as string);
  await expect.poll(async () => (await kept(page))?.stock).toEqual([right]);
  await page.reload();
  await expect(page.locator('.deal')).toContainText('Your own cards');
  await expect(pile(page, 'w')).toHaveAccessibleName(/waste/i);
  expect((await kept(page))?.unknown).toBe(55);
});

test('a position with a known stock is judged by the solver', { tag: '@chromium' }, async ({
  page,
}) => {
  const setup = await openSetup(page);
  await button(page, 'Paste text…').click();
  const lines = HOURS.map((hour, i) => `${hour}: ${CARDS.slice(3 * i, 3 * i + 3).join(' ')}`);
  await setup
    .getByRole('textbox')
    .fill([...lines, `stock: ${stock.map(makeCard).join(' ')}`].join('\n'));
  await setup.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(setup).toContainText('12 cards home, 56 in the stock, 56 of them known.');
  await setup.getByRole('button', { name: 'Play', exact: true }).click();
  await page.keyboard.press('w');
  await button(page, 'This position').click();
  await expect(page.locator('.status')).toContainText('Winnable');
});
