import { describe, expect, it, vi } from 'vitest';
import { runsOf, speakFan, speakFoundation, speakStock, speakWaste } from '../../i18n/speech.ts';
import { en } from '../../i18n/testing/whole.ts';
import { dealCards, startOf } from '../../rules/deal.ts';
import { current, movesMade, startGame } from '../../rules/game.ts';
import { endingOf, targetsOf } from '../../rules/gameQueries.ts';
import { type Move, makeMove, type Place, parsePlace } from '../../rules/move.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { drawsInstead, stockAction } from '../../rules/stockAction.ts';
import { lostGames, variants, wonGames } from '../../rules/testing/vectors.ts';
import { NO_ASSISTS } from '../games/assists.ts';
import { said, toldOf } from '../testing/said.ts';
import { MemoryStore, reopen, sessionOn, storeWith } from '../testing/shelf.ts';

// Seconds, which a busy machine makes many.
vi.setConfig({ testTimeout: 60_000 });

const place = (text: string): Place => parsePlace(text) as Place;

function begin(number = 1, store = new MemoryStore()) {
  const { session } = sessionOn(store);
  session.games.newGame({ generator: 'lcg', seed: number }, RULE_SETS.classic);
  return session;
}

const beginFrom = (record: GameRecord, at: number) =>
  reopen(storeWith(record, Math.min(at, record.moves.length))).session;

describe('a session', () => {
  it('begins with a random deal by classic, which is kept', () => {
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
    expect(said(session)).toBe(
      'Ace of diamonds picked up. It can go to the foundation at 8 or the fan at 10.',
    );
    session.place(place('f8'));
    expect(session.held.value).toBeUndefined();
    expect(toldOf(session)).toEqual({
      text: 'Ace of diamonds from the fan at 3 to the foundation at 8.',
      isRefusal: false,
    });
    expect(movesMade(session.game.value).map(makeMove)).toEqual(['t3-f8']);
  });

  it('puts a card back where it lay, by itself or on its own pile', () => {
    const session = begin();
    session.take(place('t3'));
    session.putBack();
    expect(session.held.value).toBeUndefined();
    expect(said(session)).toBe('Ace of diamonds put back.');
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
    expect(toldOf(session)).toEqual({ text: 'Different suit.', isRefusal: true });
  });

  it('takes nothing from an empty pile, and a foundation says what it needs', () => {
    const session = begin();
    session.take(place('w'));
    expect(session.held.value).toBeUndefined();
    expect(toldOf(session)).toEqual({ text: 'No card there.', isRefusal: true });
    session.take(place('f3'));
    expect(session.held.value).toBeUndefined();
    expect(said(session)).toBe('This hour needs the nine of spades.');
  });

  it('sends a card to the foundation that lacks most, or says that none takes it', () => {
    const session = begin();
    session.sendHome(place('t3'));
    expect(movesMade(session.game.value).map(makeMove)).toEqual(['t3-f8']);
    session.sendHome(place('t5'));
    expect(toldOf(session)).toEqual({
      text: 'The seven of diamonds can’t go to the clock yet.',
      isRefusal: true,
    });
    session.sendHome(place('w'));
    expect(said(session)).toBe('No card there.');
  });

  it('touching the stock draws, refills, redeals, or says why not', () => {
    const session = begin();
    session.deal();
    expect(said(session)).toBe('Ten of hearts drawn, 55 left in the stock.');
    session.sendHome(place('t3'));
    session.deal();
    expect(said(session)).toBe('One card dealt, to the fan at 3, 54 left in the stock.');
    expect(movesMade(session.game.value).map(makeMove)).toEqual(['draw', 't3-f8', 'refill']);
    const ended = beginFrom(lostGames()[0] as GameRecord, 999);
    ended.deal();
    expect(toldOf(ended)).toEqual({ text: 'The stock is empty.', isRefusal: true });
  });

  it('undoes, redoes and goes back to the deal, from which all can be redone', () => {
    const session = begin();
    session.deal();
    session.deal();
    session.undo();
    expect(said(session)).toBe('Undone: Eight of clubs drawn.');
    session.redo();
    expect(said(session)).toBe('Redone: Eight of clubs drawn, 54 left in the stock.');
    session.restart();
    expect(said(session)).toBe('Back at the start.');
    expect(session.game.value.at).toBe(0);
    session.redo();
    session.redo();
    expect(session.game.value.at).toBe(2);
    session.redo();
    expect(session.game.value.at).toBe(2);
  });

  it('at the start there is nothing to undo, redo or restart, and nothing is said', () => {
    const session = begin();
    // Otherwise the deal itself can be taken back.
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

  it('announces a complete hour, the win, and the end without moves, once each', () => {
    const won = wonGames()[0] as GameRecord;
    const session = beginFrom(won, won.moves.length - 1);
    expect(endingOf(session.game.value)).toBeUndefined();
    session.redo();
    expect(said(session)).toContain('o’clock is lit.');
    expect(said(session)).toContain('You won in 116 moves');
    expect(session.cardsHome.value).toBe(104);

    const lost = lostGames()[0] as GameRecord;
    const over = beginFrom(lost, lost.moves.length - 1);
    over.redo();
    expect(said(over)).toContain(`No moves left. ${over.cardsHome.value} of 104 cards are home.`);
    expect(endingOf(over.game.value)).toBe('over');
    over.undo();
    expect(said(over)).not.toContain('No moves left');
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
    expect(said(again)).toBe('Deal 7, 1 move made.');
    again.redo();
    expect(again.game.value.at).toBe(2);
  });

  it('a damaged game on the table is set aside, another is dealt, and that is said', () => {
    const store = storeWith(wonGames()[0] as GameRecord, 3);
    store.games.set('kept', { ...(store.games.get('kept') as object), moves: 't1-f1' });
    const { session } = reopen(store);
    expect(toldOf(session)).toEqual({ text: en.damaged.table, isRefusal: true });
    expect(session.game.value.at).toBe(0);
    expect([...store.damaged.keys()]).toEqual(['kept']);
    expect([...store.games.keys()]).toEqual([session.entry.value.id]);
  });

  it('a game that has ended says so when it is opened again', () => {
    const won = wonGames()[0] as GameRecord;
    expect(said(beginFrom(won, 999))).toBe(
      'Deal 1, 116 moves made. Twelve o’clock! You won in 116 moves, all by yourself.',
    );
    const { number: _, ...unnumbered } = lostGames()[0] as GameRecord;
    expect(said(beginFrom(unnumbered, 999))).toMatch(
      /^Unnumbered deal, 75 moves made. No moves left./,
    );
  });
});

describe('what the page has told of a deal', () => {
  const won = wonGames()[0] as GameRecord;

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
    const told = {
      ...NO_ASSISTS,
      hints: 2,
      shownMoves: 1,
      statusSeen: true,
      fairHints: 1,
      chanceSeen: true,
    };
    const again = reopen(store, 0.9).session;
    expect(again.assists.value).toEqual(told);
    again.deal();
    expect(again.assists.value).toEqual(told);
    again.games.newGame({ generator: 'lcg', seed: 7 }, RULE_SETS.classic);
    expect(again.assists.value).toEqual(NO_ASSISTS);
    expect(reopen(store, 0.9).session.assists.value).toEqual(NO_ASSISTS);
  });

  it('is said at the win', () => {
    const win = (...kinds: ('hint' | 'shownMove' | 'status')[]) => {
      const { length } = won.moves;
      const session = beginFrom(won, length - 1);
      for (const kind of kinds) if (kind !== 'shownMove') session.assist(kind);
      if (kinds.includes('shownMove')) session.playShown(session.game.value.moves.at(-1) as Move);
      else session.redo();
      return said(session);
    };
    expect(win()).toMatch(/ in 116 moves, all by yourself\.$/);
    expect(win('hint')).toMatch(/ in 116 moves\. Helped: 1 hint\.$/);
    expect(win('hint', 'hint', 'shownMove')).toMatch(/ Helped: 2 hints, 1 move played for you\.$/);
    expect(win('status', 'hint', 'shownMove')).toMatch(
      / Helped: 1 hint, 1 move played for you, win check\.$/,
    );
  });
});

describe('the stock', () => {
  it('would refill first, even where the rules allow to draw as well', () => {
    const read = readRecord({ rules: 'gamerules', number: '1', moves: ['t3-f8'] });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { ruleSet } = read.value;
    const position = current(read.value);
    expect(stockAction(ruleSet, position)).toEqual({ kind: 'refill', count: 1, gaps: 1 });
    expect(drawsInstead(ruleSet, position)).toBe(true);
    expect(drawsInstead(RULE_SETS.classic, position)).toBe(false);
    expect(drawsInstead(ruleSet, current({ ...read.value, at: 0 }))).toBe(false);
  });

  it('says that the refill has to wait where the rules let it wait', () => {
    const rules = { refillWhen: 'stuck' } as const;
    const read = readRecord({ rules, number: '1', moves: ['t3-f8'] });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(stockAction(read.value.ruleSet, current(read.value))).toEqual({
      kind: 'none',
      refusal: 'notStuck',
    });
  });

  it('does just what is legal, in every recorded position of every rule set', () => {
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

describe('sentences', () => {
  const start = startOf(dealCards({ generator: 'lcg', seed: 1 }));

  it('say each pile', () => {
    expect(speakFan(en, start, 3)).toBe(
      'Fan at 3: ace of diamonds on eight of diamonds on king of hearts, three cards',
    );
    expect(speakFoundation(en, start, 3)).toBe(
      'Foundation at 3: eight of spades, one of nine cards, needs the nine of spades',
    );
    expect(speakWaste(en, start)).toBe('Waste: empty');
    expect(speakStock(en, RULE_SETS.classic, start)).toBe('Stock: 56 cards, draw a card');
  });

  it('say gaps, and draw long runs together', () => {
    const at = (fan: readonly number[]) =>
      speakFan(en, { ...start, fans: start.fans.map(() => fan) }, 12);
    expect(at([])).toBe('Fan at 12: empty, three gaps');
    expect(at([5])).toBe('Fan at 12: six of clubs, two gaps');
    expect(at([5, 4])).toBe('Fan at 12: five of clubs on six of clubs, two cards, one gap');
    expect(at([40, 5, 4, 3])).toBe(
      'Fan at 12: four to six of clubs on two of diamonds, four cards',
    );
    expect(runsOf([1, 0, 12, 11])).toEqual([[11, 1]]);
  });

  it('say how many gaps a refill fills', () => {
    const gapped = { ...start, fans: start.fans.map((fan) => fan.slice(1)) };
    expect(speakStock(en, RULE_SETS.classic, gapped)).toBe('Stock: 56 cards, refill twelve gaps');
    const short = { ...gapped, stock: start.stock.slice(0, 5) };
    expect(speakStock(en, RULE_SETS.classic, short)).toBe(
      'Stock: five cards, refill five of twelve gaps',
    );
    const spent = { ...start, stock: [], waste: [3, 4] };
    expect(speakStock(en, RULE_SETS.classic, spent)).toBe('Stock: empty');
    expect(speakStock(en, RULE_SETS.redeal, spent)).toBe(
      'Stock: empty, redeal: turn the waste over',
    );
    expect(speakWaste(en, spent)).toBe('Waste: five of clubs, two cards');
  });

  it('name the targets of a card, foundations first', () => {
    const game = startGame(RULE_SETS.classic, start, '1');
    expect(targetsOf(game, place('t3'))).toEqual([place('f8'), place('t10')]);
    expect(targetsOf(game, place('w'))).toEqual([]);
  });
});
