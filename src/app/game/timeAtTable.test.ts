/** Which game the time at the table is added to, whatever the player does with the games. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { current } from '../../rules/game.ts';
import { legalMoves } from '../../rules/move.ts';
import type { GameRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { MAX_THOUGHT_MS } from '../games/clock.ts';
import type { StoredGame } from '../games/stored.ts';
import { HandClock, MemoryStore, sessionOn, storeWith } from '../testing/shelf.ts';
import type { Shown } from './gameSwitcher.ts';
import { importGames } from './importGames.ts';

const won = wonGames()[0] as GameRecord;
const { classic } = RULE_SETS;
const deal = (seed: number) => ({ generator: 'lcg', seed }) as const;

function page(store = new MemoryStore(), time = new HandClock()) {
  const opened = sessionOn(store, store.kept, time);
  const playedMs = (id: string): number | undefined =>
    opened.library.games.value.find((game) => game.id === id)?.playedMs;
  return { ...opened, store, playedMs };
}

describe('the time at the table', () => {
  it('is added to the game that lay there, when another is opened and left again', () => {
    const { session, time, playedMs } = page();
    const begin = (seed: number): string => {
      session.games.newGame(deal(seed), classic, { keepOpen: true });
      session.deal();
      return session.entry.value.id;
    };
    const b = begin(2);
    time.pass(5_000);
    const a = begin(1);
    time.pass(10_000);
    session.games.open(b);
    time.pass(240_000);
    session.games.open(a);
    time.pass(1_000);
    session.deal();
    expect([playedMs(a), playedMs(b)]).toEqual([11_000, 245_000]);
  });

  it('is kept when another game is given up from the list', () => {
    const { session, time, playedMs } = page(storeWith(won, 5));
    session.games.newGame(deal(2), classic, { keepOpen: true });
    time.pass(60_000);
    session.games.giveUp('kept');
    session.deal();
    expect([playedMs('kept'), playedMs(session.entry.value.id)]).toEqual([0, 60_000]);
  });

  it('is kept when a deal is taken back: what passed on it goes with it', () => {
    const { session, time, playedMs } = page(storeWith(won, 5));
    time.pass(10_000);
    session.games.newGame(deal(2), classic);
    time.pass(20_000);
    session.games.takeBack();
    time.pass(1_000);
    session.deal();
    expect(playedMs('kept')).toBe(11_000);
  });

  it('is limited to MAX_THOUGHT_MS between two moves, also in a game that is left', () => {
    const { session, time, playedMs } = page(storeWith(won, 5));
    time.pass(10 * MAX_THOUGHT_MS);
    session.games.newGame(deal(2), classic, { keepOpen: true });
    expect(playedMs('kept')).toBe(MAX_THOUGHT_MS);
  });
});

/**
 * Everything the player can do at the table and with the games; numbers choose among the options.
 */
const COMMANDS = [
  ...['deal', 'move', 'undo', 'redo', 'restart', 'assist', 'goTo'],
  ...['newGame', 'newGameInPlace', 'takeBack', 'keepDeal', 'open', 'show', 'returnFrom', 'giveUp'],
  ...['remove', 'removeAll', 'bringBack', 'save', 'import', 'hide', 'see', 'reload'],
] as const;

type Command = (typeof COMMANDS)[number];

/**
 * A player with a stopwatch for each game. It stops while the page is hidden, and for games that
 * have ended.
 */
class Player {
  #page: ReturnType<typeof page>;
  readonly #watches = new Map<string, number>();
  #isSeen = true;
  #shown: Shown | undefined;
  #file: readonly StoredGame[] = [];
  #seeds = 0;

  constructor(store: MemoryStore) {
    this.#page = page(store);
  }

  pass(ms: number): void {
    const { time, session } = this.#page;
    time.pass(ms);
    const { id, outcome } = session.entry.value;
    if (this.#isSeen && !outcome) this.#watches.set(id, this.#expected(id) + ms);
  }

  async do(command: Command, choice: number): Promise<void> {
    const { session, library, clock, store, time } = this.#page;
    const { games } = session;
    const others = library.games.value.filter(({ id }) => id !== session.entry.value.id);
    const other = others[choice % Math.max(1, others.length)]?.id ?? 'none';
    const legal = legalMoves(session.game.value.ruleSet, current(session.game.value));
    const move = legal[choice % Math.max(1, legal.length)];
    const act: Record<Command, () => unknown> = {
      deal: () => session.deal(),
      move: () => move && session.play(move),
      undo: () => session.undo(),
      redo: () => session.redo(),
      restart: () => session.restart(),
      assist: () => session.assist('hint'),
      goTo: () => session.goTo(choice % 20, { kind: 'wentBack', at: choice % 20 }, 'review'),
      newGame: () => games.newGame(deal(++this.#seeds), classic, { keepOpen: true }),
      newGameInPlace: () => games.newGame(deal(++this.#seeds), classic),
      takeBack: () => games.takeBack(),
      keepDeal: () => games.keepDeal(),
      open: () => games.open(other),
      show: () => {
        this.#shown = games.show(session.game.value);
      },
      returnFrom: () => this.#shown && games.returnFrom(this.#shown),
      giveUp: () => games.giveUp(other),
      remove: () => library.remove([other]),
      removeAll: () => games.removeAll(),
      bringBack: () => this.#bringBack(),
      save: () => {
        this.#file = library.games.value;
      },
      import: () => this.#import(),
      hide: () => {
        session.keepTime();
        clock.pause();
        this.#isSeen = false;
      },
      see: () => {
        clock.resume();
        this.#isSeen = true;
      },
      reload: () => {
        session.keepTime();
        this.#page = page(store, time);
        this.#isSeen = true;
        this.#shown = undefined;
      },
    };
    await act[command]();
  }

  /** Skipped if the same game exists twice by now: then merging decides (merge.test.ts). */
  #bringBack(): void {
    const { session, library } = this.#page;
    const there = new Set(library.games.value.map(({ id }) => id));
    if (!library.removed.value.some(({ id }) => there.has(id) && id !== session.entry.value.id))
      session.games.bringBack();
  }

  /**
   * Imports from the file saved last the games that are missing here or were only continued since.
   */
  async #import(): Promise<void> {
    const { session, library } = this.#page;
    const mine = new Map(library.games.value.map((game) => [game.id, game]));
    const file = this.#file.filter((theirs) => {
      const { moves, outcome } = mine.get(theirs.id) ?? theirs;
      return moves.startsWith(theirs.moves) && (outcome || !theirs.outcome);
    });
    for (const { id, playedMs } of file) if (!mine.has(id)) this.#watches.set(id, playedMs);
    await importGames(session, library, file, { pause: async () => {}, now: () => 0 });
  }

  #expected(id: string): number {
    return this.#watches.get(id) ?? 0;
  }

  /** The times of all games as the code reports them and as the test measured them. */
  times() {
    const { session, library, clock } = this.#page;
    const table = session.entry.value;
    const told = new Map(library.games.value.map(({ id, playedMs }) => [id, playedMs]));
    told.set(table.id, table.playedMs + (table.outcome ? 0 : clock.sinceTaken()));
    return {
      told: [...told],
      measured: [...told.keys()].map((id) => [id, this.#expected(id)] as const),
    };
  }
}

const anySteps = fc.array(
  fc.record({
    command: fc.constantFrom(...COMMANDS),
    choice: fc.nat(100),
    // Short enough to stay below the limit for a single move.
    ms: fc.integer({ min: 1, max: 6_000 }),
  }),
  { minLength: 1, maxLength: 40, size: 'max' },
);

describe('whatever is done with games,', () => {
  it.each([5, won.moves.length - 2])(
    'each has exactly the time that it lay on the table, visible and unfinished (from move %i)',
    async (at) => {
      await fc.assert(
        fc.asyncProperty(anySteps, async (steps) => {
          const player = new Player(storeWith(won, at));
          for (const { command, choice, ms } of steps) {
            await player.do(command, choice);
            player.pass(ms);
            const { told, measured } = player.times();
            expect(told).toEqual(measured);
          }
        }),
        { seed: 12, numRuns: 150 },
      );
    },
  );
});
