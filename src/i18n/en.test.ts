/** English sentences about piles and about events in a session. */
import { describe, expect, it } from 'vitest';
import type { Session } from '../app/game/session.ts';
import { said, toldOf } from '../app/testing/said.ts';
import { MemoryStore, reopen, sessionOn, storeWith } from '../app/testing/shelf.ts';
import { dealCards, startOf } from '../rules/deal.ts';
import { type Move, type Place, parsePlace } from '../rules/move.ts';
import type { GameRecord } from '../rules/record.ts';
import type { Refusal } from '../rules/refusal.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { lostGames, wonGames } from '../rules/testing/vectors.ts';
import { explain } from './en/table.ts';
import { runsOf, speakFan, speakFoundation, speakStock, speakWaste } from './speech.ts';
import { en } from './testing/whole.ts';

const place = (text: string): Place => parsePlace(text) as Place;

function begin(): Session {
  const { session } = sessionOn(new MemoryStore());
  session.games.newGame({ generator: 'lcg', seed: 1 }, RULE_SETS.classic);
  return session;
}

const beginFrom = (record: GameRecord, at: number): Session =>
  reopen(storeWith(record, Math.min(at, record.moves.length))).session;

describe('a session', () => {
  const won = wonGames()[0] as GameRecord;
  const lost = lostGames()[0] as GameRecord;

  it('says what becomes of a card', () => {
    const session = begin();
    session.take(place('t3'));
    expect(said(session)).toBe(
      'Ace of diamonds picked up. It can go to the foundation at 8 or the fan at 10.',
    );
    session.place(place('f1'));
    expect(toldOf(session)).toEqual({ text: 'Different suit.', isNotice: true });
    session.putBack();
    expect(said(session)).toBe('Ace of diamonds put back.');
    session.take(place('w'));
    expect(toldOf(session)).toEqual({ text: 'No card there.', isNotice: true });
    session.take(place('f3'));
    expect(said(session)).toBe('This hour needs the nine of spades.');
    session.sendHome(place('t5'));
    expect(toldOf(session)).toEqual({
      text: 'The seven of diamonds can’t go to the clock yet.',
      isNotice: true,
    });
    session.sendHome(place('t3'));
    expect(toldOf(session)).toEqual({
      text: 'Ace of diamonds from the fan at 3 to the foundation at 8.',
      isNotice: false,
    });
  });

  it('says what the stock deals, and what is undone and redone', () => {
    const session = begin();
    session.deal();
    expect(said(session)).toBe('Ten of hearts drawn, 55 left in the stock.');
    session.sendHome(place('t3'));
    session.deal();
    expect(said(session)).toBe('One card dealt, to the fan at 3, 54 left in the stock.');
    session.undo();
    session.undo();
    session.deal();
    session.undo();
    expect(said(session)).toBe('Undone: Eight of clubs drawn.');
    session.redo();
    expect(said(session)).toBe('Redone: Eight of clubs drawn, 54 left in the stock.');
    session.restart();
    expect(said(session)).toBe('Back at the start.');
    const ended = beginFrom(lost, 999);
    ended.deal();
    expect(toldOf(ended)).toEqual({ text: 'The stock is empty.', isNotice: true });
  });

  it('says that an hour is complete, that it is won, and that no move is left', () => {
    const session = beginFrom(won, won.moves.length - 1);
    session.redo();
    expect(said(session)).toContain('o’clock is lit.');
    expect(said(session)).toContain('You won in 116 moves');
    const over = beginFrom(lost, lost.moves.length - 1);
    over.redo();
    expect(said(over)).toContain(`No moves left. ${over.cardsHome.value} of 104 cards are home.`);
    over.undo();
    expect(said(over)).not.toContain('No moves left');
  });

  it('a game that has ended says so when it is opened again', () => {
    expect(said(beginFrom(won, 999))).toBe(
      'Deal 1, 116 moves made. Twelve o’clock! You won in 116 moves, all by yourself.',
    );
    const { number: _, ...unnumbered } = lost;
    expect(said(beginFrom(unnumbered, 999))).toMatch(
      /^Unnumbered deal, 75 moves made. No moves left./,
    );
  });

  it('says at the win what help there was', () => {
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
});

it('every refusal has its own sentence', () => {
  const refusals: Refusal[] = [
    'samePile',
    'foundationKeeps',
    'wasteTakesNothing',
    'nothingThere',
    'wasteToFoundationsOnly',
    'foundationComplete',
    'fanEmpty',
    'fanHasGaps',
    'wrongSuit',
    'wrongRank',
    'noGaps',
    'gapsFirst',
    'stockEmpty',
    'notStuck',
    'noRedeal',
    'stockNotEmpty',
    'wasteEmpty',
  ];
  expect(new Set(refusals.map(explain)).size).toBe(refusals.length);
  for (const code of refusals) expect(explain(code)).toMatch(/^[a-z].{8,}$/);
});
