/** What a person sees and can do when no move is left. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { scriptedSolver } from '../../app/testing/scriptedPool.ts';
import { lost, spoiled } from '../../app/testing/stage.ts';
import { current, playIn } from '../../rules/game.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { legalMoves, type Move, makeMove } from '../../rules/move.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { button, byId, one, openPage } from '../testing/openPage.tsx';
import { focusIsOn } from '../testing/playing.ts';

const NAME = { name: 'No moves left.' };
const sheet = () => screen.findByRole('complementary', NAME);
const inSheet = async (name: string) => within(await sheet()).getByRole('button', { name });
const noSheet = () =>
  waitFor(() => expect(document.querySelectorAll('.side-panel')).toHaveLength(0));

/** Plays a game on until no move is left, which is soon if the stock is nearly empty. */
function playedOut(record: GameRecord): GameRecord {
  const read = readRecord(record);
  if (!read.ok) throw new Error('the record is damaged');
  let game = read.value;
  while (!endingOf(game)) {
    const moves = legalMoves(game.ruleSet, current(game));
    const next = playIn(game, moves.find(({ kind }) => kind !== 'carry') ?? (moves[0] as Move));
    if (!next.ok) throw new Error('the move is not legal');
    game = next.value;
  }
  return { ...record, moves: game.moves.map(makeMove) };
}

describe('when no move is left', () => {
  it('a sheet says so beside the table and takes back the last move', async () => {
    const { user } = await openPage(lost);
    expect((await sheet()).textContent).toMatch(/^No moves left\. \d+ of 104 home\./);
    await user.click(await inSheet('Undo'));
    await noSheet();
    await focusIsOn('s');
    await user.click(button('Redo'));
    await sheet();
  });

  it('Esc puts the sheet away until the next dead end', async () => {
    const { user } = await openPage(lost);
    await sheet();
    await user.keyboard('{Escape}');
    await noSheet();
    await user.click(button('Undo'));
    await user.click(button('Redo'));
    await sheet();
  });

  it('the same deal is played again, or another', async () => {
    const { user } = await openPage(lost);
    await user.click(await inSheet('Same deal again'));
    expect(byId('spoken').textContent).toBe('Back at the start.');
    await waitFor(() => expect(button('Undo').getAttribute('aria-disabled')).toBe('true'));
    await focusIsOn('s');
    await user.keyboard('r'.repeat(lost.moves.length));
    await user.click(await inSheet('New deal'));
    await screen.findByRole('dialog', { name: 'New deal?' });
  });

  it('the mistake is looked for, and shown in the review', async () => {
    const { user } = await openPage(playedOut(spoiled));
    await user.click(await inSheet('Find the mistake'));
    await waitFor(() => one('.review'));
    expect(one('.review .verdict').textContent).toBe('winnable');
    expect(byId('spoken').textContent).toBe('Move 101 of 112: winnable.');
    expect(screen.queryByRole('complementary', NAME)).toBeNull();
  });

  it('the search for the mistake ends by the same button', async () => {
    const { solver } = scriptedSolver('never');
    const { user } = await openPage(lost, { engines: { solver } });
    await user.click(await inSheet('Find the mistake'));
    const looking = await inSheet('Looking…');
    expect(looking.getAttribute('aria-busy')).toBe('true');
    await user.click(looking);
    expect((await inSheet('Find the mistake')).getAttribute('aria-busy')).toBe('false');
  });

  it('a deal that could never be won has no mistake, and the sheet says so', async () => {
    const { solver } = scriptedSolver(...Array(200).fill({ kind: 'unwinnable', nodes: 1 }));
    const { user } = await openPage(lost, { engines: { solver } });
    await user.click(await inSheet('Find the mistake'));
    await waitFor(() =>
      expect(one('.side-panel p[aria-live]').textContent).toBe('This deal could not be won.'),
    );
    expect(screen.queryByRole('button', { name: 'Find the mistake' })).toBeNull();
  });
});
