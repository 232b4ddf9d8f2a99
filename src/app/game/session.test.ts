import { describe, expect, it } from 'vitest';
import { parseCard } from '../../rules/card.ts';
import { current, goOver, movesMade } from '../../rules/game.ts';
import { endingOf, targetsOf } from '../../rules/gameQueries.ts';
import { type Move, makeMove, type Place, parseMove, parsePlace } from '../../rules/move.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { drawsInstead, stockAction } from '../../rules/stockAction.ts';
import { lostGames, variants, wonGames } from '../../rules/testing/vectors.ts';
import type { Announcement } from '../announcements/announcements.ts';
import { NO_ASSISTS } from '../games/assists.ts';
import { MemoryStore, otherMove, reopen, sessionOn, storeWith } from '../testing/shelf.ts';
import { backToMark, mark } from './marks.ts';
import type { Session } from './session.ts';

const place = (text: string): Place => parsePlace(text) as Place;

function begin(number = 1, store = new MemoryStore()) {
  const { session } = sessionOn(store);
  session.games.newGame({ generator: 'lcg', seed: number }, RULE_SETS.classic);
  return session;
}

const beginFrom = (record: GameRecord, at: number) =>
  reopen(storeWith(record, Math.min(at, record.moves.length))).session;

const move = (text: string): Move => parseMove(text) as Move;

const announced = (session: Session): Announcement => session.announcement.value;

describe('a session', () => {
  it('begins with a random deal by classic, which is saved', () => {
    const store = new MemoryStore();
    const { game } = sessionOn(store, undefined, undefined, 0.25).session;
    expect(game.value.number).toBe('25024000');
    expect(game.value.ruleSet).toEqual(RULE_SETS.classic);
    expect(reopen(store).session.game.value).toEqual(game.value);
  });

  it('holds a card, says where it can go, and plays it', () => {
    const session = begin();
    session.take(place('t3'));
    expect(session.held.value).toEqual(place('t3'));
    const targets = [place('f8'), place('t10')];
    expect(announced(session)).toEqual({ kind: 'picked', card: parseCard('AD'), targets });
    session.place(place('f8'));
    expect(session.held.value).toBeUndefined();
    expect(announced(session)).toMatchObject({ kind: 'moved', move: move('t3-f8'), followUps: 0 });
    expect(movesMade(session.game.value).map(makeMove)).toEqual(['t3-f8']);
  });

  it('puts a card back where it lay, by itself or on its own pile', () => {
    const session = begin();
    session.take(place('t3'));
    session.putBack();
    expect(session.held.value).toBeUndefined();
    expect(announced(session)).toEqual({ kind: 'putBack', card: parseCard('AD') });
    session.take(place('t3'));
    session.place(place('t3'));
    expect(session.held.value).toBeUndefined();
    expect(session.game.value.at).toBe(0);
  });

  it('keeps a card in hand when it is refused, and says why', () => {
    const session = begin();
    session.take(place('t3'));
    session.place(place('f1'));
    expect(session.held.value).toEqual(place('t3'));
    expect(announced(session)).toEqual({
      kind: 'refused',
      refusal: 'wrongSuit',
      move: move('t3-f1'),
    });
  });

  it('takes nothing from an empty pile, and a foundation says what it needs', () => {
    const session = begin();
    session.take(place('w'));
    expect(session.held.value).toBeUndefined();
    expect(announced(session)).toEqual({ kind: 'refused', refusal: 'nothingThere' });
    session.take(place('f3'));
    expect(session.held.value).toBeUndefined();
    expect(announced(session)).toEqual({ kind: 'foundationNeeds', hour: 3, card: parseCard('9S') });
  });

  it('sends a card to the foundation that lacks most, or says that none takes it', () => {
    const session = begin();
    session.sendHome(place('t3'));
    expect(movesMade(session.game.value).map(makeMove)).toEqual(['t3-f8']);
    session.sendHome(place('t5'));
    expect(announced(session)).toEqual({
      kind: 'noFoundation',
      card: parseCard('7D'),
      from: place('t5'),
    });
    session.sendHome(place('w'));
    expect(announced(session)).toEqual({ kind: 'refused', refusal: 'nothingThere' });
  });

  it('touching the stock draws, refills, redeals, or says why not', () => {
    const session = begin();
    session.deal();
    expect(announced(session)).toMatchObject({ kind: 'moved', move: { kind: 'draw' } });
    session.sendHome(place('t3'));
    session.deal();
    expect(announced(session)).toMatchObject({ kind: 'moved', move: { kind: 'refill' } });
    expect(movesMade(session.game.value).map(makeMove)).toEqual(['draw', 't3-f8', 'refill']);
    const ended = beginFrom(lostGames()[0] as GameRecord, 999);
    ended.deal();
    expect(announced(ended)).toMatchObject({ kind: 'refused', refusal: 'stockEmpty' });
  });

  it('undoes, redoes and goes back to the deal, from which all can be redone', () => {
    const session = begin();
    session.deal();
    session.deal();
    session.undo();
    expect(announced(session)).toMatchObject({ kind: 'undone', move: { kind: 'draw' } });
    session.redo();
    expect(announced(session)).toMatchObject({ kind: 'redone', move: { kind: 'draw' } });
    session.restart();
    expect(announced(session)).toMatchObject({ kind: 'restarted' });
    expect(session.game.value.at).toBe(0);
    session.redo();
    session.redo();
    expect(session.game.value.at).toBe(2);
    session.redo();
    expect(session.game.value.at).toBe(2);
  });

  it('at the start there is nothing to undo, redo or restart, and nothing is announced', () => {
    const session = begin();
    // Otherwise undo would take back the deal itself.
    session.games.keepDeal();
    const before = session.announcement.value;
    session.undo();
    session.redo();
    session.restart();
    session.putBack();
    expect(session.announcement.value).toBe(before);
  });

  it('lets go of the held card when the game changes under it', () => {
    const session = begin();
    session.deal();
    session.take(place('t3'));
    session.undo();
    expect(session.held.value).toBeUndefined();
  });

  it('announces the win, and the end without moves, once each', () => {
    const won = wonGames()[0] as GameRecord;
    const session = beginFrom(won, won.moves.length - 1);
    expect(endingOf(session.game.value)).toBeUndefined();
    session.redo();
    expect(announced(session)).toMatchObject({ kind: 'redone', ended: session.entry.value });
    expect(session.entry.value.outcome).toMatchObject({ result: 'won', moves: 116 });
    expect(session.cardsHome.value).toBe(104);

    const lost = lostGames()[0] as GameRecord;
    const over = beginFrom(lost, lost.moves.length - 1);
    over.redo();
    expect(announced(over)).toMatchObject({ kind: 'redone', ended: over.entry.value });
    expect(endingOf(over.game.value)).toBe('over');
    over.undo();
    expect(announced(over)).toMatchObject({ kind: 'undone', ended: undefined });
  });
});

describe('what is kept', () => {
  it('is every move, with those that can be redone', () => {
    const store = new MemoryStore();
    const session = begin(7, store);
    session.deal();
    session.deal();
    session.undo();
    const again = reopen(store, 0.9).session;
    expect(again.game.value).toEqual(session.game.value);
    expect(announced(again)).toEqual({ kind: 'restored', entry: again.entry.value });
    again.redo();
    expect(again.game.value.at).toBe(2);
  });

  it('a damaged game on the table is set aside, another is dealt, and that is said', () => {
    const store = storeWith(wonGames()[0] as GameRecord, 3);
    store.games.set('kept', { ...(store.games.get('kept') as object), moves: 't1-f1' });
    const { session } = reopen(store);
    expect(announced(session)).toEqual({ kind: 'damaged', which: 'table' });
    expect(session.game.value.at).toBe(0);
    expect([...store.damaged.keys()]).toEqual(['kept']);
    expect([...store.games.keys()]).toEqual([session.entry.value.id]);
  });
});

describe('the help with a deal', () => {
  it('is kept with the game, through undo, restart and reload, until a new game', () => {
    const store = new MemoryStore();
    const session = begin(7, store);
    session.deal();
    session.assist('hint');
    session.assist('hint');
    session.playShown({ kind: 'draw' });
    session.assist('status');
    session.assist('status');
    session.assist('fairHint');
    session.assist('chance');
    session.assist('chance');
    session.undo();
    session.restart();
    const assists = {
      ...NO_ASSISTS,
      hints: 2,
      shownMoves: 1,
      statusSeen: true,
      fairHints: 1,
      chanceSeen: true,
    };
    const again = reopen(store, 0.9).session;
    expect(again.assists.value).toEqual(assists);
    again.deal();
    expect(again.assists.value).toEqual(assists);
    again.games.newGame({ generator: 'lcg', seed: 7 }, RULE_SETS.classic);
    expect(again.assists.value).toEqual(NO_ASSISTS);
    expect(reopen(store, 0.9).session.assists.value).toEqual(NO_ASSISTS);
  });
});

describe('the stock', () => {
  it('refills first, even if the rules also allow drawing', () => {
    const read = readRecord({ rules: 'gamerules', number: '1', moves: ['t3-f8'] });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { ruleSet } = read.value;
    const position = current(read.value);
    expect(stockAction(ruleSet, position)).toEqual({ kind: 'refill', count: 1, gaps: 1 });
    expect(drawsInstead(ruleSet, position)).toBe(true);
    expect(drawsInstead(RULE_SETS.classic, position)).toBe(false);
    expect(drawsInstead(ruleSet, current({ ...read.value, at: 0 }))).toBe(false);
  });

  it('says that the refill has to wait if the rules make it wait', () => {
    const rules = { refillWhen: 'stuck' } as const;
    const read = readRecord({ rules, number: '1', moves: ['t3-f8'] });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(stockAction(read.value.ruleSet, current(read.value))).toEqual({
      kind: 'none',
      refusal: 'notStuck',
    });
  });

  it('does exactly what is legal, in every recorded position of every rule set', () => {
    for (const record of variants()) {
      const read = readRecord(record);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      for (const [at, legal] of record.legal.entries()) {
        const { kind } = stockAction(read.value.ruleSet, current({ ...read.value, at }));
        const first = ['refill', 'draw', 'redeal'].find((move) => legal.includes(move));
        expect(kind).toBe(first ?? 'none');
      }
    }
  });
});

describe('the targets of a card', () => {
  it('are named foundations first', () => {
    const { game } = begin();
    expect(targetsOf(game.value, place('t3'))).toEqual([place('f8'), place('t10')]);
    expect(targetsOf(game.value, place('w'))).toEqual([]);
  });
});

describe('another line', () => {
  const record = wonGames()[0] as GameRecord;
  const end = record.moves.length;
  const went = (at: number, all: number) =>
    ({ kind: 'went', at, all, verdict: 'open', mistake: undefined }) as const;

  it('is gone over to in the same game, which keeps its outcome', () => {
    const store = storeWith(record, 40);
    const { session } = reopen(store);
    session.play(otherMove(session.game.value));
    expect(session.game.value.lines.map(({ moves }) => moves.length)).toEqual([end]);
    const { id } = session.entry.value;
    const over = goOver(session.game.value, 0);
    session.jump(over, went(over.at, end), 'review');
    for (let at = over.at; at < end; at++) session.redo();
    const { outcome } = session.entry.value;
    expect(outcome).toMatchObject({ result: 'won', moves: end });
    const back = goOver(session.game.value, 0);
    session.jump(back, went(back.at, 41), 'review');
    expect(session.entry.value).toMatchObject({ id, outcome, continued: false });
    // A move that no line has makes a new game, with all the lines of the old one.
    session.undo();
    session.play(otherMove(session.game.value));
    expect(session.entry.value).toMatchObject({ continued: true, outcome: undefined });
    expect(session.entry.value.id).not.toBe(id);
    expect(session.game.value.lines).toHaveLength(2);
    const again = reopen(store).session;
    expect(again.game.value).toEqual(session.game.value);
  });

  it('is followed when its next move is made by hand', () => {
    const { session } = reopen(storeWith(record, 40));
    session.play(otherMove(session.game.value));
    session.undo();
    session.play(move(record.moves[40] as string));
    expect(session.game.value.moves).toHaveLength(end);
    expect(session.game.value.lines.map(({ moves }) => moves.length)).toEqual([41]);
  });
});

describe('a mark', () => {
  it('is set, gone back to, kept, and removed', () => {
    const store = storeWith(wonGames()[0] as GameRecord, 30);
    const { session } = reopen(store);
    backToMark(session);
    expect(announced(session)).toEqual({ kind: 'noMark' });
    mark(session);
    expect(announced(session)).toEqual({ kind: 'marked' });
    session.redo();
    session.redo();
    backToMark(session);
    expect(announced(session)).toMatchObject({ kind: 'backAtMark' });
    expect(session.game.value.at).toBe(30);
    expect(reopen(store).session.game.value.marks).toEqual([30]);
    mark(session);
    expect(announced(session)).toEqual({ kind: 'unmarked' });
    expect(reopen(store).session.game.value.marks).toEqual([]);
  });
});
