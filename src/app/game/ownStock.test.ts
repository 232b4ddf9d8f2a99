import { describe, expect, it } from 'vitest';
import { current, type Game, movesMade } from '../../rules/game.ts';
import { cardsWanted, makeMove } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { type GameRecord, makeRecord, readRecord } from '../../rules/record.ts';
import { stage, won } from '../testing/stage.ts';
import { OwnStock } from './ownStock.ts';

const whole = (() => {
  const read = readRecord(won);
  if (!read.ok) throw new Error('not a game');
  return read.value;
})();

/** The same deal with a stock that nobody knows. */
const own: GameRecord = { ...makeRecord(whole), moves: [], stock: [], unknown: 56 };
const { number, ...unnumbered } = own;

function table() {
  const page = stage(unnumbered as GameRecord, 0);
  return { ...page, stock: new OwnStock(page.session) };
}

/** Makes a move of the real game, and names what is asked for. */
function make({ session, stock }: ReturnType<typeof table>, game: Game, at: number): number {
  const move = movesMade(game)[at];
  if (!move) throw new Error(`${at}`);
  const before = game.positions[at] as Position;
  const { unknown } = session.game.value;
  const known = current(session.game.value).stock.length - unknown;
  const wanted = cardsWanted(unknown, current(session.game.value), move);
  session.play(move);
  for (let i = 0; i < wanted; i++) {
    expect(stock.asked.value).toMatchObject({ named: i, all: wanted });
    stock.name(before.stock[known + i] as number);
  }
  expect(stock.asked.value).toBeUndefined();
  return wanted;
}

describe('a real stock', () => {
  it('is asked for card by card, and the whole game can be played and won', () => {
    const page = table();
    expect(number).toBeDefined();
    let asked = 0;
    for (let at = 0; at < whole.at; at++) asked += make(page, whole, at);
    expect(movesMade(page.session.game.value).map(makeMove)).toEqual(won.moves);
    expect(page.session.entry.value.outcome?.result).toBe('won');
    expect(asked).toBeGreaterThan(40);
    // It is saved with what is known, and read back.
    const { id } = page.session.entry.value;
    const kept = page.library.entry(id);
    expect(kept.ok && kept.value.game.positions).toEqual(page.session.game.value.positions);
  });

  it('takes no card that cannot come, gives the last one back, and is cancelled by another move', () => {
    const page = table();
    const { session, stock } = page;
    const at = whole.moves.findIndex(({ kind }) => kind !== 'carry');
    for (let i = 0; i < at; i++) make(page, whole, i);
    const before = session.game.value;
    session.play(whole.moves[at] as never);
    expect(session.game.value).toBe(before);
    const { all } = stock.asked.value ?? { all: 0 };
    expect(all).toBeGreaterThan(0);
    const impossible = [...Array(52).keys()].find((card) => stock.copiesLeft(card) === 0);
    if (impossible !== undefined) stock.name(impossible);
    expect(stock.asked.value?.named).toBe(0);
    stock.takeBack();
    expect(stock.asked.value).toBeUndefined();
    session.play(whole.moves[at] as never);
    session.undo();
    expect(stock.asked.value).toBeUndefined();
  });

  it('that was named wrongly is named anew after taking the move back', () => {
    const page = table();
    const { session, stock } = page;
    const at = whole.moves.findIndex(({ kind }) => kind !== 'carry');
    for (let i = 0; i <= at; i++) make(page, whole, i);
    expect(stock.canForget).toBe(false);
    session.undo();
    expect(stock.canForget).toBe(true);
    stock.forget();
    expect(stock.canForget).toBe(false);
    session.play(whole.moves[at] as never);
    expect(stock.asked.value).toBeDefined();
  });
});
