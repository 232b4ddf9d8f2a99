import { effect } from '@preact/signals-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, parseMove } from '../../rules/move.ts';
import type { GameRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { HandClock, MemoryStore, reopen, sessionOn } from '../testing/shelf.ts';
import type { StoredGame } from './stored.ts';
import { type Changeset, RETRY_AFTER_MS, SLOW_AFTER_MS, type WriteResult } from './writer.ts';

const won = wonGames()[0] as GameRecord;
const deal1 = { generator: 'lcg', seed: 1 } as const;

/** A store that answers when the test says, and keeps what is stashed when a page closes. */
class SlowStore extends MemoryStore {
  readonly pending: { change: Changeset; answer: (written: WriteResult) => void }[] = [];
  left: Changeset | undefined;
  leaves = true;

  override write(change: Partial<Changeset>): never {
    return new Promise<WriteResult>((resolve) => {
      this.pending.push({ change: structuredClone(change) as Changeset, answer: resolve });
    }) as never;
  }

  override stash(change?: Changeset): boolean {
    if (this.leaves) this.left = structuredClone(change);
    return this.leaves;
  }

  /** Completes or refuses the write that is under way. */
  async answer(written: WriteResult = 'saved'): Promise<void> {
    const { change, answer } = this.pending.shift() as (typeof this.pending)[number];
    if (written === 'saved') super.write(change);
    answer(written);
    await new Promise((resolve) => setImmediate(resolve));
  }

  async answerAll(): Promise<void> {
    while (this.pending.length > 0) await this.answer();
  }
}

/** Timers that fire when the test says. */
function timers() {
  const waiting = new Map<() => void, number>();
  return {
    after: (ms: number, act: () => void) => {
      waiting.set(act, ms);
      return () => void waiting.delete(act);
    },
    /** Fires all timers that were set to `ms` milliseconds. */
    pass(ms: number): void {
      for (const [act, due] of [...waiting]) if (due === ms && waiting.delete(act)) act();
    },
  };
}

function begin(store = new SlowStore()) {
  const { after, pass } = timers();
  const { session, library } = sessionOn(store, undefined, new HandClock(), 0.5, after);
  session.games.newGame(deal1, RULE_SETS.classic);
  return { store, session, library, writer: library.writer, pass };
}

const movesIn = (change: Changeset | undefined): string[] =>
  (change?.put ?? []).map(({ moves }) => moves);

describe('a slow store', () => {
  it('holds up nothing: every move is on the table at once', () => {
    const { session, store } = begin();
    for (const [at, text] of won.moves.entries()) {
      const move = parseMove(text);
      if (move) session.play(move);
      expect(session.game.value.at).toBe(at + 1);
    }
    expect(session.entry.value.outcome).toMatchObject({ result: 'won', order: 1 });
    expect(store.pending).toHaveLength(1);
  });

  it('gets one write at a time; the next one holds everything that changed meanwhile', async () => {
    const { session, store, writer } = begin();
    await store.answerAll();
    for (let i = 0; i < 5; i++) session.deal();
    session.undo();
    expect(store.pending.map(({ change }) => movesIn(change))).toEqual([['draw']]);
    await store.answer();
    expect(store.pending.map(({ change }) => movesIn(change))).toEqual([
      ['draw draw draw draw draw'],
    ]);
    expect(writer.saveState.value).toBe('saving');
    await store.answer();
    expect(store.pending).toEqual([]);
    expect(writer.saveState.value).toBe('saved');
    expect(reopen(store).session.game.value).toEqual(session.game.value);
  });

  it('counts as slow after a second, until the late change is written', async () => {
    const { session, store, writer, pass } = begin();
    await store.answerAll();
    session.deal();
    pass(SLOW_AFTER_MS);
    expect(writer.saveState.value).toBe('slow');
    session.deal();
    await store.answer();
    expect(writer.saveState.value).toBe('saving');
    await store.answer();
    pass(SLOW_AFTER_MS);
    expect(writer.saveState.value).toBe('saved');
  });

  it('holds after each write a state that the library had, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (script) => {
        const run = new Run();
        for (const step of script) await run.take(step);
        await run.end();
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});

describe('the write of an outcome', () => {
  const winning = parseMove(won.moves.at(-1) ?? '') as Move;
  const beforeTheWin = () => {
    const begun = begin();
    for (const text of won.moves.slice(0, -1)) begun.session.play(parseMove(text) as Move);
    return begun;
  };

  it('begins before any listener hears of the outcome: a win, or a game given up in the list', async () => {
    for (const how of ['won', 'given up']) {
      const { session, library, store } = beforeTheWin();
      const { id } = session.entry.value;
      if (how === 'given up')
        session.games.newGame({ generator: 'lcg', seed: 2 }, RULE_SETS.classic, { keepOpen: true });
      await store.answerAll();
      const begun: number[] = [];
      effect(() => {
        const hasEnded = library.games.value.some(({ outcome }) => outcome);
        if (hasEnded) begun.push(store.pending.length);
      });
      if (how === 'won') session.play(winning);
      else session.games.giveUp(id);
      expect([how, begun]).toEqual([how, [1]]);
    }
  });

  it('comes right after the one that was under way, in the same task', async () => {
    const { session, store } = beforeTheWin();
    await store.answerAll();
    session.undo();
    session.redo();
    session.play(winning);
    expect(store.pending.map(({ change }) => change.put[0]?.outcome)).toEqual([undefined]);
    const answered = store.answer();
    await Promise.resolve();
    expect(store.pending.map(({ change }) => change.put[0]?.outcome?.result)).toEqual(['won']);
    await answered;
  });
});

const steps = fc.constantFrom('deal', 'undo', 'new', 'open', 'remove', 'bringBack', 'answer');
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * A library in use on a slow store, which must always hold one of the library's past states, never
 * an earlier one than before.
 */
class Run {
  readonly #store = new SlowStore();
  readonly #page = sessionOn(this.#store);
  readonly #moments: string[] = [];
  #reached = 0;
  #number = 2;

  constructor() {
    this.#remember();
  }

  async take(step: Step): Promise<void> {
    if (step !== 'answer') this.#command(step);
    else if (this.#store.pending.length > 0) {
      await this.#store.answer();
      this.#check();
    }
    this.#remember();
  }

  async end(): Promise<void> {
    await this.#store.answerAll();
    this.#check();
    expect(this.#moments.slice(this.#reached)).toContain(this.#moments.at(-1));
    // However it was written, no two outcomes have the same order.
    const orders = this.#page.library.games.value.flatMap(({ outcome }) => outcome?.order ?? []);
    expect(new Set(orders).size).toBe(orders.length);
  }

  #command(step: Exclude<Step, 'answer'>): void {
    const { session, library } = this.#page;
    const other = library.games.value.find(({ id }) => id !== session.entry.value.id);
    if (step === 'deal') session.deal();
    else if (step === 'undo') session.undo();
    else if (step === 'bringBack') library.bringBack();
    else if (step === 'new') {
      const seed = this.#number++;
      const keepOpen = seed % 2 === 0;
      session.games.newGame({ generator: 'lcg', seed }, RULE_SETS.classic, { keepOpen });
    } else if (other && step === 'open') session.games.open(other.id);
    else if (other) library.remove([other.id]);
  }

  #remember(): void {
    const { session, library } = this.#page;
    this.#moments.push(snapshot(library.games.value, session.entry.value.id));
  }

  #check(): void {
    const { games, table } = this.#store;
    const found = snapshot([...games.values()] as StoredGame[], table);
    const at = this.#moments.indexOf(found, this.#reached);
    expect(at).toBeGreaterThanOrEqual(this.#reached);
    this.#reached = at;
  }
}

const snapshot = (games: readonly StoredGame[], table?: string): string =>
  JSON.stringify([games.toSorted((a, b) => (a.id < b.id ? -1 : 1)), table]);

describe('a store that refuses', () => {
  it('is retried automatically, with everything', async () => {
    const { session, store, writer, pass } = begin();
    await store.answerAll();
    session.deal();
    await store.answer('refused');
    expect(writer.saveState.value).toBe('refused');
    expect(store.pending).toEqual([]);
    pass(RETRY_AFTER_MS);
    session.deal();
    await store.answer('refused');
    pass(RETRY_AFTER_MS);
    expect(movesIn(store.pending[0]?.change)).toEqual(['draw draw']);
    await store.answer();
    expect(writer.saveState.value).toBe('saved');
    expect(reopen(store).session.game.value).toEqual(session.game.value);
  });

  it('is not asked any more once another window has the games', async () => {
    const { session, store, writer, pass } = begin();
    await store.answer('otherWindow');
    session.deal();
    pass(RETRY_AFTER_MS);
    expect(store.pending).toEqual([]);
    expect(writer.saveState.value).toBe('otherWindow');
    // So the page can warn that something is lost.
    expect(writer.end()).toBe(false);
  });

  it('gets everything again if it was cleared', async () => {
    const { session, library, store } = begin();
    session.deal();
    session.games.newGame({ generator: 'lcg', seed: 2 }, RULE_SETS.classic, { keepOpen: true });
    session.deal();
    await store.answerAll();
    expect(store.games.size).toBe(2);
    store.games.clear();
    session.deal();
    await store.answer('wiped');
    await store.answerAll();
    expect(new Set(store.games.values())).toEqual(new Set(library.games.value));
  });
});

describe('a page that is hidden or left', () => {
  it('begins no write, and stashes unwritten changes for the next page', async () => {
    const { session, store, writer } = begin();
    await store.answerAll();
    session.deal();
    session.deal();
    expect(writer.pause('hidden')).toBe(true);
    expect(movesIn(store.left)).toEqual(['draw draw']);
    session.deal();
    expect(movesIn(store.left)).toEqual(['draw draw draw']);
    // The write under way completes; no other begins.
    await store.answer();
    expect(store.pending).toEqual([]);
    writer.resume();
    await store.answerAll();
    expect(reopen(store).session.game.value).toEqual(session.game.value);
  });

  it('writes while hidden if nothing can be stashed, but not while closing', async () => {
    const { session, store, writer } = begin();
    store.leaves = false;
    await store.answerAll();
    expect(writer.pause('hidden')).toBe(true);
    session.deal();
    await store.answer();
    expect(writer.pause('left')).toBe(true);
    session.deal();
    expect(store.pending).toEqual([]);
    expect(writer.pause('left')).toBe(false);
  });

  it('stashes nothing once another window has the games', async () => {
    const { session, store, writer } = begin();
    session.deal();
    expect(writer.end()).toBe(true);
    expect(movesIn(store.left)).toEqual(['draw']);
    session.deal();
    writer.pause('left');
    expect(movesIn(store.left)).toEqual(['draw']);
    await store.answer();
    expect(store.pending).toEqual([]);
    expect(writer.saveState.value).toBe('otherWindow');
  });
});
