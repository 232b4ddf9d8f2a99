import { describe, expect, it } from 'vitest';
import { current } from '../../../rules/game.ts';
import { endingOf } from '../../../rules/gameQueries.ts';
import type { GameRecord } from '../../../rules/record.ts';
import { scriptedAdvice } from '../../testing/scriptedPool.ts';
import { calm, deal2, played, type Stage, stage, won } from '../../testing/stage.ts';
import { watchFairPlayer } from './watch.ts';

const GAME = deal2 as GameRecord;

/** Lets the fair player play until nothing is under way. */
async function toItsEnd({ hints, timers, tick }: Stage): Promise<void> {
  for (;;) {
    const { value } = hints.hint;
    if (value.kind !== 'shown' || !value.playing) return;
    if (timers.size > 0) tick();
    await calm();
  }
}

/** Lets the fair player play until `moves` moves are made, however long it thinks about them. */
async function untilPlayed(page: Stage, moves: number): Promise<void> {
  while (played(page).length < moves) {
    page.tick();
    await calm();
  }
}

const watch = (page: Stage): void => watchFairPlayer(page.session, page.hints);

describe('the fair player watched', () => {
  it('plays a copy to its end automatically, and the player’s own game comes back as it was', async () => {
    const page = stage({ ...GAME, moves: GAME.moves.slice(0, 40) }, 40);
    const own = page.session.entry.value;
    watch(page);
    expect(page.session.entry.value).toMatchObject({ continued: true });
    expect(page.session.entry.value.id).not.toBe(own.id);
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: true, since: 40 });
    await toItsEnd(page);
    expect(played(page).length).toBeGreaterThan(40);
    const { value } = page.hints.hint;
    expect(value).toMatchObject({ kind: 'shown', playing: false, over: true });
    expect(endingOf(page.session.game.value) === 'won').toBe(
      value.kind === 'shown' && value.evaluation?.kind === 'won',
    );
    page.hints.toggle();
    expect(page.session.entry.value).toMatchObject({ id: own.id, continued: false });
    expect(played(page)).toEqual(GAME.moves.slice(0, 40));
    expect(page.session.assists.value).toEqual(own.assists);
  });

  it('leaves no unfinished copy behind', async () => {
    const page = stage({ ...GAME, moves: GAME.moves.slice(0, 40) }, 40);
    const own = page.session.entry.value.id;
    watch(page);
    await untilPlayed(page, 41);
    page.hints.dismiss();
    expect(page.session.entry.value.id).toBe(own);
    expect(page.library.games.value.map(({ id }) => id)).toEqual([own]);
  });

  it('gives up a lost position and says so', async () => {
    const page = stage(
      { ...GAME, moves: GAME.moves.slice(0, 40) },
      40,
      undefined,
      scriptedAdvice({ kind: 'unwinnable' }).fairPlayer,
    );
    watch(page);
    await calm();
    expect(page.session.announcement.value).toMatchObject({
      kind: 'fairHint',
      evaluation: { kind: 'unwinnable' },
    });
    expect(page.hints.hint.value).toMatchObject({ over: true, playing: false });
  });

  it('wins if the cards only have to go home', async () => {
    const page = stage(won, 108);
    watch(page);
    await toItsEnd(page);
    expect(endingOf(page.session.game.value)).toBe('won');
    expect(page.session.entry.value).toMatchObject({ continued: true });
    page.hints.takeBack();
    expect(page.session.game.value.at).toBe(108);
  });

  it('brings back a deal that was not begun, which can still count', () => {
    const page = stage(GAME, 0);
    const own = page.session.entry.value;
    watch(page);
    page.hints.dismiss();
    expect(page.session.entry.value).toMatchObject({ id: own.id, continued: false });
    expect(current(page.session.game.value)).toEqual(own.game.positions[0]);
  });

  it('pauses while it thinks, and goes on; a move of the player keeps the copy', async () => {
    const page = stage(GAME, 0);
    watch(page);
    page.hints.playOrPause();
    await calm();
    await calm();
    expect(played(page)).toEqual([]);
    page.hints.playOrPause();
    await untilPlayed(page, 1);
    const copy = page.session.entry.value.id;
    page.session.play({ kind: 'draw' });
    page.session.play({ kind: 'refill' });
    expect(page.hints.hint.value.kind).toBe('off');
    page.hints.dismiss();
    expect(page.session.entry.value.id).toBe(copy);
  });

  it('brings back the player’s own game if it does not answer; the next game stays whatever is pressed', async () => {
    const page = stage(
      { ...GAME, moves: GAME.moves.slice(0, 40) },
      40,
      undefined,
      scriptedAdvice('died').fairPlayer,
    );
    const own = page.session.entry.value.id;
    watch(page);
    await calm();
    expect(page.session.entry.value.id).toBe(own);
    expect(page.session.announcement.value).toEqual({ kind: 'fairNoAnswer' });
    page.session.games.newRandomGame(page.session.game.value.ruleSet, { keepOpen: true });
    page.session.play({ kind: 'draw' });
    const next = page.session.entry.value.id;
    page.hints.dismiss();
    expect(page.session.entry.value.id).toBe(next);
  });

  it('leaves alone a game that was put on the table since', () => {
    const page = stage({ ...GAME, moves: GAME.moves.slice(0, 40) }, 40);
    const { game } = page.session.entry.value;
    const shown = page.session.games.show(game);
    page.session.games.newRandomGame(game.ruleSet, { keepOpen: true });
    page.session.play({ kind: 'draw' });
    const next = page.session.entry.value.id;
    page.session.games.returnFrom(shown);
    expect(page.session.entry.value.id).toBe(next);
  });

  it('has nothing to play in a game that is won', () => {
    const page = stage(won);
    const { id } = page.session.entry.value;
    watch(page);
    expect(page.session.announcement.value).toEqual({ kind: 'hintOver' });
    expect(page.session.entry.value.id).toBe(id);
  });
});
