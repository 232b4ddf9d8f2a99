import { describe, expect, it } from 'vitest';
import { makeMove, parseMove } from '../../rules/move.ts';
import { stage, won } from '../testing/stage.ts';
import { type Change, leadsOn } from './change.ts';

const move = (text: string) => parseMove(text) as never;

/** The session of a recorded game, and the changes it emits. */
function listening(at: number) {
  const { session } = stage(won, at);
  const heard: Change[] = [];
  const stop = session.onChange((change) => heard.push(change));
  const changesHeard = () =>
    heard.splice(0).map(({ kind, origin, before, after, ...more }) => {
      const moves = 'moves' in more ? more.moves.map(makeMove) : undefined;
      return [kind, origin, before.at, after.at, ...(moves ? [moves] : [])];
    });
  return { session, told: changesHeard, stop };
}

describe('the stream of changes', () => {
  it('says what happened, and who made it happen', () => {
    const { session, told: changesHeard } = listening(10);
    const next = won.moves[10] as string;
    session.play(move(next));
    expect(changesHeard()).toEqual([['moved', 'player', 10, 11, [next]]]);
    session.undo();
    session.redo();
    expect(changesHeard()).toEqual([
      ['undone', 'player', 11, 10, [next]],
      ['redone', 'player', 10, 11, [next]],
    ]);
    session.playShown(move(won.moves[11] as string));
    session.playShown(move(won.moves[12] as string), 'watch');
    session.playAutomatically(move(won.moves[13] as string));
    expect(changesHeard().map(([, origin]) => origin)).toEqual(['hint', 'watch', 'autoplay']);
    session.goTo(3, { kind: 'wentBack', at: 3 }, 'review');
    session.restart();
    expect(changesHeard()).toEqual([
      ['jumped', 'review', 14, 3],
      ['jumped', 'player', 3, 0],
    ]);
    session.games.newRandomGame(session.game.value.ruleSet);
    session.undo();
    expect(changesHeard()).toEqual([
      ['switched', 'player', 0, 0],
      ['switched', 'player', 0, 0],
    ]);
  });

  it('does not contain refused moves, and has one change for a move with its follow-up', () => {
    const { session, told: changesHeard } = listening(10);
    session.play(move('t1-t1'));
    session.take({ pile: 'fan', hour: 1 });
    expect(changesHeard()).toEqual([]);
    session.followUpsOf = () => [move(won.moves[11] as string)];
    session.play(move(won.moves[10] as string));
    expect(changesHeard()).toEqual([['moved', 'player', 10, 12, won.moves.slice(10, 12)]]);
    session.undo();
    expect(changesHeard()).toEqual([['undone', 'player', 12, 10, won.moves.slice(10, 12)]]);
  });

  it('reaches all listeners in order, after the state is set, even if a listener makes a change', () => {
    const { session, stop } = listening(10);
    const heard: string[] = [];
    session.onChange(({ after }) => {
      heard.push(`first ${after.at} ${session.game.value.at}`);
      if (after.at === 11) session.play(move(won.moves[11] as string));
    });
    session.onChange(({ after }) => heard.push(`second ${after.at}`));
    stop();
    session.play(move(won.moves[10] as string));
    expect(heard).toEqual(['first 11 11', 'second 11', 'first 12 12', 'second 12']);
  });

  it('reaches all other listeners if one throws, and the error is not hidden', async () => {
    const { session, told: changesHeard } = listening(10);
    const failed = new Promise((resolve) => process.once('unhandledRejection', resolve));
    session.onChange(() => {
      throw new Error('no sound here');
    });
    let last = 0;
    session.onChange(({ after }) => {
      last = after.at;
    });
    session.play(move(won.moves[10] as string));
    expect(changesHeard()).toHaveLength(1);
    expect([last, session.game.value.at]).toEqual([11, 11]);
    expect(await failed).toEqual(new Error('no sound here'));
  });

  it('distinguishes changes that lead on from those that lead back', () => {
    const { session } = stage(won, 10);
    const leads: boolean[] = [];
    session.onChange((change) => leads.push(leadsOn(change)));
    session.undo();
    session.redo();
    session.goTo(5, { kind: 'wentBack', at: 5 }, 'review');
    session.goTo(9, { kind: 'wentBack', at: 9 }, 'review');
    session.play(move(won.moves[9] as string));
    session.games.newRandomGame(session.game.value.ruleSet);
    expect(leads).toEqual([false, true, false, true, true, false]);
  });
});
