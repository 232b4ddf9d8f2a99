import { describe, expect, it } from 'vitest';
import { current, type Game, goTo } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { gaps, isComplete } from '../../rules/position.ts';
import { parseRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { soundsOf } from './sounds.ts';

const read = (text: string): Game => {
  const game = parseRecord(text);
  if (!game.ok) throw new Error('the record is damaged');
  return game.value;
};
const game = read(JSON.stringify(wonGames()[0]));
const made = (at: number) =>
  ({ kind: 'moved', before: goTo(game, at), after: goTo(game, at + 1) }) as const;
const step = (at: number) => soundsOf(made(at));
const bells = (at: number) => step(at).filter(({ kind }) => kind === 'bell');
const steps = game.moves.map((_, at) => at);
const hours = (at: number): number =>
  HOURS.filter((hour) => isComplete(current(goTo(game, at)), hour)).length;

describe('sounds', () => {
  it('are a tick on the clock and a card on felt elsewhere', () => {
    for (const at of steps) {
      const move = game.moves[at];
      const home = move?.kind === 'carry' && move.to.pile === 'foundation';
      expect(step(at)[0]?.kind).toBe(home ? 'tick' : 'felt');
    }
  });

  it('are one for each card of a refill', () => {
    const at = steps.find((point) => game.moves[point]?.kind === 'refill') as number;
    expect(step(at)).toHaveLength(gaps(current(goTo(game, at))));
  });

  it('are the quarters at the third, sixth and ninth hour, and twelve strokes at the win', () => {
    const rung = steps.map((at) => [
      hours(at + 1) > hours(at) ? hours(at + 1) : 0,
      bells(at).length,
    ]);
    for (const [hour, count] of rung)
      expect(count).toBe({ 3: 4, 6: 8, 9: 12, 12: 12 }[hour as number] ?? 0);
    expect(rung.filter(([hour]) => hour === 12)).toHaveLength(1);
  });

  it('keep time with the lamps at the win; if those are fast, four bells and one stroke in the same time', () => {
    const win = (stroke: number) =>
      soundsOf(made(game.moves.length - 1), stroke)
        .filter(({ kind }) => kind === 'bell')
        .map(({ at }) => Math.round(at * 1000));
    expect(win(0.4)).toEqual(Array.from({ length: 12 }, (_, i) => 260 + 400 * i));
    expect(win(0.09)).toEqual([260, 530, 800, 1070, 1340]);
  });

  it('are silent when nothing moved or another game began; only a card on felt when a move is undone', () => {
    expect(soundsOf({ kind: 'jumped', before: game, after: game })).toEqual([]);
    const other = read(JSON.stringify(wonGames()[1]));
    expect(soundsOf({ kind: 'switched', before: game, after: other })).toEqual([]);
    const last = made(game.moves.length - 1);
    const undone = soundsOf({ kind: 'undone', before: last.after, after: last.before });
    expect(undone).toEqual([{ kind: 'felt', at: 0 }]);
  });
});
