import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../../rules/record.ts';
import type { AskOptions, PlayQuestion } from '../../../worker/pool.ts';
import type { FairGame } from '../../../worker/protocol.ts';
import { readStored, type StoredGame } from '../../games/stored.ts';
import { ComputerGames } from '../../statistics/computerGames.ts';
import { calm, deal2, stage, won } from '../../testing/stage.ts';
import { IdlePlays, type WantedPlay } from './idlePlays.ts';

const GAME = deal2 as GameRecord;
const WON: FairGame = { won: true, moves: [{ kind: 'refill' }], nodes: 1 };

interface Asked extends PlayQuestion, AskOptions {
  readonly answer: (played: FairGame | undefined) => void;
}

/** The page on a game, and a fair player that answers when the test says. */
function open(record: GameRecord, at?: number) {
  const page = stage(record, at);
  const computerGames = new ComputerGames(page.store);
  const asked: Asked[] = [];
  const play = (question: PlayQuestion, options: AskOptions = {}) =>
    new Promise<FairGame | undefined>((answer, reject) => {
      asked.push({ ...question, ...options, answer });
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
  const isBusy = signal(false);
  const { session, library } = page;
  const delays: number[] = [];
  const after: typeof page.after = (ms, act) => {
    delays.push(ms);
    return page.after(ms, act);
  };
  const idlePlays = new IdlePlays({
    ...{ insight: { play }, computerGames, library, session, after },
    isBusy: () => isBusy.value,
  });
  /** Lets the time pass that has been asked for, and all answers arrive. */
  const rest = async (): Promise<void> => {
    await calm();
    page.tick();
    await calm();
  };
  return { ...page, computerGames, idlePlays, asked, isBusy, delays, rest };
}

function wanted(number: string, opponent: WantedPlay['opponent'] = 'quick'): WantedPlay {
  const plain = { version: 2, id: number, number, rules: 'classic', moves: 'draw', at: 1 };
  const counts = { assists: {}, begun: 0, touched: 0, playedMs: 0, undos: 0 };
  const read = readStored({ ...plain, ...counts });
  if (!read.ok) throw new Error(read.error);
  return { deal: `classic ${number}`, game: read.value, opponent };
}

const dealOf = ({ position }: Asked): string => JSON.stringify(position.stock.slice(0, 9));

describe('deals that the statistics show', () => {
  it('are played one after the other, in the background', async () => {
    const { idlePlays, computerGames, asked } = open(won, 5);
    idlePlays.begin([wanted('7'), wanted('8', 'fair')]);
    expect(asked).toHaveLength(1);
    asked[0]?.answer(WON);
    await calm();
    expect(computerGames.of('classic 7', 'quick')).toEqual({ won: true, moves: 1 });
    expect(asked).toHaveLength(2);
    asked[1]?.answer({ ...WON, won: false });
    await calm();
    expect(computerGames.of('classic 8', 'fair')).toEqual({ won: false, moves: 1 });
    expect(asked.map(({ samples, seed, priority }) => [samples, seed, priority])).toEqual([
      [0, 0, 'background'],
      [8, 0, 'background'],
    ]);
  });

  it('are not played again', async () => {
    const { idlePlays, computerGames, asked } = open(won, 5);
    computerGames.keep('classic 7', 'quick', { won: false, moves: 3 });
    idlePlays.begin([wanted('7')]);
    await calm();
    expect(asked).toEqual([]);
  });

  it('wait while somebody else asks, who need not wait for them', async () => {
    const { idlePlays, computerGames, asked, isBusy } = open(won, 5);
    isBusy.value = true;
    idlePlays.begin([wanted('7')]);
    expect(asked).toHaveLength(0);
    isBusy.value = false;
    expect(asked).toHaveLength(1);
    isBusy.value = true;
    expect(asked[0]?.signal?.aborted).toBe(true);
    await calm();
    expect([asked.length, computerGames.of('classic 7', 'quick')]).toEqual([1, undefined]);
    isBusy.value = false;
    expect(asked).toHaveLength(2);
  });

  it('go on if somebody asked for a moment only', async () => {
    const { idlePlays, asked, isBusy } = open(won, 5);
    idlePlays.begin([wanted('7')]);
    isBusy.value = true;
    isBusy.value = false;
    await calm();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it('are given up when the statistics are closed, and others take their place', async () => {
    const { idlePlays, asked } = open(won, 5);
    const end = idlePlays.begin([wanted('7')]);
    end();
    await calm();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true]);
    const first = idlePlays.begin([wanted('8')]);
    idlePlays.begin([wanted('9')]);
    first();
    asked[1]?.answer(WON);
    await calm();
    expect(new Set(asked.map(dealOf)).size).toBe(3);
    expect(asked[2]?.signal?.aborted).toBe(false);
  });

  it('are passed over if they cannot be read', async () => {
    const { idlePlays, asked } = open(won, 5);
    const { game, ...plain } = wanted('7');
    const unreadable: StoredGame = { ...game, number: 'none' };
    idlePlays.begin([{ ...plain, game: unreadable }, wanted('8')]);
    await calm();
    expect(asked).toHaveLength(1);
  });

  it('are given up if no worker answers', async () => {
    const { idlePlays, asked } = open(won, 5);
    idlePlays.begin([wanted('7'), wanted('8')]);
    asked[0]?.answer(undefined);
    await calm();
    expect(asked).toHaveLength(1);
  });

  it('leave the page its turns while the careless player plays in its thread', async () => {
    const { idlePlays, computerGames, rest } = open(won, 5);
    idlePlays.begin([wanted('7', 'careless'), wanted('8', 'careless')]);
    await calm();
    expect(computerGames.of('classic 7', 'careless')).toBeDefined();
    expect(computerGames.of('classic 8', 'careless')).toBeUndefined();
    await rest();
    expect(computerGames.of('classic 8', 'careless')).toBeDefined();
  });
});

describe('a deal that has ended', () => {
  it('is played by all three once the player pauses, whether won or given up', async () => {
    for (const isWon of [true, false]) {
      const page = open(GAME, isWon ? GAME.moves.length : 20);
      const { session, computerGames, asked, rest } = page;
      if (isWon) {
        session.undo();
        session.redo();
      } else session.games.newRandomGame(session.game.value.ruleSet);
      expect(asked).toEqual([]);
      expect(page.delays).toContain(3000);
      await rest();
      await rest();
      expect(computerGames.of('classic 2', 'careless')).toBeDefined();
      asked[0]?.answer(WON);
      await calm();
      asked[1]?.answer(WON);
      await calm();
      expect(asked.map(({ samples }) => samples)).toEqual([0, 8]);
      expect(computerGames.of('classic 2', 'fair')).toEqual({ won: true, moves: 1 });
    }
  });

  it('is not played while it goes on, is saved for later, or is a copy', async () => {
    const { session, asked, rest, timers, computerGames } = open(GAME, 20);
    session.undo();
    expect(timers.size).toBe(0);
    session.games.newRandomGame(session.game.value.ruleSet, { keepOpen: true });
    await rest();
    const shown = session.games.show(session.game.value);
    await rest();
    session.games.returnFrom(shown);
    await rest();
    expect([asked, computerGames.of('classic 2', 'careless')]).toEqual([[], undefined]);
  });

  it('waits anew with each move, so that nobody who plays on is disturbed', async () => {
    const { session, timers } = open(GAME, 20);
    session.games.newRandomGame(session.game.value.ruleSet);
    const [first] = timers;
    session.deal();
    const [second] = timers;
    expect([timers.size, second === first]).toEqual([1, false]);
  });
});
