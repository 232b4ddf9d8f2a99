import { describe, expect, it } from 'vitest';
import { current, goTo } from '../../rules/game.ts';
import { makeMove, parseMove } from '../../rules/move.ts';
import { isWon } from '../../rules/position.ts';
import { type GameRecord, parseRecord } from '../../rules/record.ts';
import { finishingMoves, safeMoves } from '../../rules/safeMoves.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { stage, until } from '../testing/stage.ts';
import { Autoplay } from './autoplay.ts';

function gameOf(record: GameRecord) {
  const game = parseRecord(JSON.stringify(record));
  if (!game.ok) throw new Error('the record is damaged');
  return game.value;
}

/** A recorded win that ends with an empty stock. */
const won = wonGames().find((record) =>
  finishingMoves(goTo(gameOf(record), record.moves.length - 3)),
) as GameRecord;
const game = gameOf(won);
const points = Array.from({ length: won.moves.length }, (_, at) => at);
const safeAt = points.findLast((at) => safeMoves(goTo(game, at)).length >= 2) as number;

function autoplay(at: number) {
  const page = stage(won, at);
  const { session, settings } = page;
  const timers: (() => void)[] = [];
  const after = (_: number, act: () => void) => {
    timers.push(act);
    return () => void timers.splice(timers.indexOf(act) >>> 0, 1);
  };
  const cards = new Autoplay({ session, settings, after });
  return { ...page, cards, timers };
}

describe('safe cards', () => {
  it('go home when asked, as one step of undo and redo', () => {
    const { session, cards } = autoplay(safeAt);
    const { at } = session.game.value;
    cards.playSafe();
    expect(session.game.value.at).toBeGreaterThan(at + 1);
    const followUps = session.game.value.at - at - 1;
    expect(session.announcement.value).toMatchObject({ kind: 'moved', followUps });
    const after = current(session.game.value);
    session.undo();
    expect(session.game.value.at).toBe(at);
    session.redo();
    expect(current(session.game.value)).toEqual(after);
  });

  it('do not always exist, which is announced', () => {
    const { session, cards } = autoplay(0);
    cards.playSafe();
    expect(session.announcement.value).toEqual({ kind: 'nothingSafe' });
    expect(session.game.value.at).toBe(0);
  });

  it('go automatically if that is chosen, after moves but not after undo', () => {
    const at = points.find(
      (point) => point > 0 && safeMoves(goTo(game, point)).length > 0,
    ) as number;
    const { session, settings } = autoplay(at - 1);
    const move = parseMove(won.moves[at - 1] as string) as never;
    session.play(move);
    expect(session.game.value.at).toBe(at);
    session.undo();
    settings.choose({ autoplay: true });
    session.play(move);
    expect(session.game.value.at).toBeGreaterThan(at);
    session.undo();
    expect(session.game.value.at).toBe(at - 1);
    expect(makeMove(session.game.value.moves[at - 1] as never)).toBe(won.moves[at - 1]);
  });
});

describe('a winning line that is shown', () => {
  it('is played move by move, without automatic moves', async () => {
    const { session, settings, hints } = autoplay(safeAt - 10);
    settings.choose({ autoplay: true });
    hints.toggle();
    await until(hints, 'shown');
    for (let step = 0; step < 200 && !isWon(current(session.game.value)); step++) {
      const { at } = session.game.value;
      hints.step();
      expect(hints.hint.value.kind).toBe('shown');
      expect(session.game.value.at).toBe(at + 1);
    }
    expect(isWon(current(session.game.value))).toBe(true);
  });
});

describe('finishing', () => {
  it('is offered at the end, and sends every card home', () => {
    const { session, cards, timers } = autoplay(won.moves.length - 3);
    expect(cards.canFinish.value).toBe(true);
    cards.finish();
    expect(session.game.value.at).toBe(won.moves.length - 2);
    while (timers.length > 0) timers.shift()?.();
    expect(isWon(current(session.game.value))).toBe(true);
    expect(cards.canFinish.value).toBe(false);
  });

  it('ends when the player does something else', () => {
    const { session, cards, timers } = autoplay(won.moves.length - 3);
    cards.finish();
    session.undo();
    expect(timers).toHaveLength(0);
    expect(session.game.value.at).toBe(won.moves.length - 3);
  });

  it('is not offered before', () => {
    const { cards, session } = autoplay(10);
    expect(cards.canFinish.value).toBe(false);
    cards.finish();
    expect(session.game.value.at).toBe(10);
  });
});
