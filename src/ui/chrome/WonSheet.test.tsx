/** What a person sees and can do when the clock is won. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { EnginePools } from '../../app/insight/insight.ts';
import { scriptedAdvice, scriptedPlays } from '../../app/testing/scriptedPool.ts';
import { storeWith } from '../../app/testing/shelf.ts';
import { deal2, won } from '../../app/testing/stage.ts';
import type { GameRecord } from '../../rules/record.ts';
import { button, byId, type Opening, one, openPage } from '../testing/openPage.tsx';
import { focusIsOn } from '../testing/playing.ts';

const end = won.moves.length;
/** A fair player that has lost the deal, and gives up on any other question. */
const plays = scriptedPlays(() => ({ won: false, moves: Array(90), nodes: 0 })).fairPlayer;
const gaveUp = scriptedAdvice({ kind: 'unwinnable' }).fairPlayer;
const fairPlayer: EnginePools['fairPlayer'] = {
  play: (...asked) => plays.play(...asked),
  advise: (...asked) => gaveUp.advise(...asked),
};

const NAME = { name: /^You won in/ };
const sheet = () => screen.findByRole('complementary', NAME);
const inSheet = async (name: string) => within(await sheet()).getByRole('button', { name });
const noSheet = () =>
  waitFor(() => expect(document.querySelectorAll('.side-panel')).toHaveLength(0));

/** Makes the last move. */
async function win(opening: Opening = {}) {
  const page = await openPage(won, { at: end - 1, engines: { fairPlayer }, ...opening });
  await page.user.click(button('Redo'));
  await sheet();
  return page;
}

describe('when the clock is won', () => {
  it('a sheet tells how, and the words stand on the clock', async () => {
    await win();
    expect(byId('spoken').textContent).toContain(
      'Twelve o’clock! You won in 116 moves, all by yourself.',
    );
    expect(one('.win').textContent).toBe('Twelve o’clock!');
    expect(one('.won h2').textContent).toBe('You won in 116 moves');
    expect(one('.won .help').textContent).toContain('All by yourself');
    expect(one('.won dl').textContent).toMatch(
      /^Time\d+ sec\s*Best so far116 moves\s*Wins in a row1 best: 1Undos0\s*$/,
    );
    expect(document.activeElement?.textContent).toBe('New deal');
    await waitFor(() =>
      expect(one('.won .rival').textContent).toBe(
        'The computer, playing fair, lost this deal after 90 moves.',
      ),
    );
  });

  it('the second win is compared with the first', async () => {
    const earlier = deal2 as GameRecord;
    const store = storeWith(won, end - 1);
    const [first] = storeWith(earlier, earlier.moves.length).games.values();
    const outcome = {
      result: 'won',
      ms: 1,
      day: '2026-01-01',
      order: 1,
      moves: earlier.moves.length,
    };
    store.games.set('earlier', { ...(first as object), id: 'earlier', outcome });
    await win({ store });
    const best = Math.min(end, earlier.moves.length);
    expect(one('.won dl').textContent).toContain(`Best so far${best} moves`);
    expect(one('.won dl').textContent).toContain('Wins in a row2 best: 2');
  });

  it('nothing flares if the player wants no motion: the light is there at once', async () => {
    const { user } = await openPage(won, { at: end - 1, engines: { fairPlayer } });
    await user.click(button('Redo'));
    one('.win');
    expect(document.querySelectorAll('.flare')).toHaveLength(0);
    await sheet();
  });

  it('the light is gone with the next deal', async () => {
    const { user } = await win();
    await user.click(await inSheet('New deal'));
    await noSheet();
    expect(document.querySelectorAll('.win, .dial.won, #table.won')).toHaveLength(0);
  });

  it('the game is reviewed and shared from the sheet', async () => {
    const { user } = await win();
    await user.click(await inSheet('Share'));
    await screen.findByRole('dialog', { name: 'Share' });
    await user.keyboard('{Escape}');
    await user.click(await inSheet('Review'));
    await waitFor(() => one('.review'));
    await noSheet();
  });

  it('Esc hides the sheet, and an undo turns the light off', async () => {
    const { user } = await win();
    await user.keyboard('{Escape}');
    await noSheet();
    await focusIsOn('f12');
    one('.win');
    await user.click(button('Undo'));
    await waitFor(() => expect(document.querySelectorAll('.win')).toHaveLength(0));
    await user.click(button('Redo'));
    await sheet();
  });

  it('nothing is said of the computer if it does not answer', async () => {
    const never = scriptedPlays(() => 'died');
    await win({ engines: never });
    await waitFor(() => expect(never.asked.length).toBeGreaterThan(1));
    expect(one('.won .rival').textContent).toBe('');
  });
});
