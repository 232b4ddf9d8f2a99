/** My mistakes: the moves by which the player's games were lost, gathered over all lost games, to try again. */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import { type Game, goTo } from '../../rules/game.ts';
import type { Session } from '../game/session.ts';
import { isUnassisted } from '../games/assists.ts';
import type { Outcome } from '../games/entry.ts';
import type { Library } from '../games/library.ts';
import { readGame, type StoredGame } from '../games/stored.ts';
import type { Insight } from '../insight/insight.ts';
import { LatestRequest } from '../insight/latestRequest.ts';
import { lastWinnable } from '../insight/review/backwardSearch.ts';
import type { Trial } from '../insight/review/trial.ts';
import type { KeyValueStore } from '../preferences/keyValueStore.ts';
import {
  keepLog,
  type Looked,
  lineOf,
  type MistakeLog,
  type MistakeState,
  mergeMistakes,
  movesAtEnd,
  readLog,
  withLooked,
} from './mistakeLog.ts';

interface OwnMistakesDeps {
  readonly session: Session;
  readonly library: Library;
  readonly insight: Insight;
  readonly trial: Trial;
  readonly store: KeyValueStore;
}

/** The move by which a game of the log could last be won. */
export interface OwnMistake {
  readonly game: StoredGame;
  readonly at: number;
  readonly state: MistakeState;
}

/** How long the solver works on the end of a game, in milliseconds of its own time: one of many. */
const SOLVE_TIMEOUT_MS = 2_000;

export class OwnMistakes {
  /** Those found so far, of the game lost last first. */
  readonly found: ReadonlySignal<readonly OwnMistake[]>;
  /** How many lost games have been looked at, and how many there are. */
  readonly looked: ReadonlySignal<{ readonly done: number; readonly all: number }>;
  /** Whether the mistake on the table was chosen from the list. */
  readonly isFromList: ReadonlySignal<boolean>;
  readonly #log: Signal<MistakeLog>;
  /** The game whose mistake is on the table. */
  readonly #tried: Signal<{ readonly id: string; readonly isFromList: boolean } | undefined> =
    signal(undefined);
  readonly #lost: ReadonlySignal<readonly StoredGame[]>;
  readonly #deps: OwnMistakesDeps;
  readonly #request = new LatestRequest();

  constructor(deps: OwnMistakesDeps) {
    this.#deps = deps;
    this.#log = signal(readLog(deps.store));
    this.#lost = computed(() => lostGames(deps.library.games.value));
    this.found = computed(() => this.#known().flatMap(asMistake));
    this.looked = computed(() => ({ done: this.#known().length, all: this.#lost.value.length }));
    this.isFromList = computed(() => this.#tried.value?.isFromList === true);
    effect(() => {
      const state = deps.trial.state.value;
      const isAlone = isUnassisted(deps.session.assists.value);
      untracked(() => {
        if (state === 'off') this.#tried.value = undefined;
        else if (!isAlone || state === 'lost') this.#mark('tried');
        else if (state === 'winnable' || state === 'won') this.#mark('solved');
      });
    });
  }

  /** Looks through the lost games, one after the other, until it is stopped. */
  async search(): Promise<void> {
    const { store, insight } = this.#deps;
    await this.#request.ask(async (signal) => {
      for (const game of this.#lost.peek()) {
        if (this.#lookedAt(game)) continue;
        const at = await mistakeIn(game, insight, signal);
        if (signal.aborted) return;
        this.#log.value = withLooked(this.#log.peek(), {
          ...{ id: game.id, line: lineOf(game), state: 'found' },
          ...(at === undefined ? {} : { at }),
        });
        keepLog(store, this.#log.peek());
      }
    });
  }

  stopSearch(): void {
    this.#request.stop();
  }

  /** Puts a mistake of the list on the table, in a copy that counts nowhere. */
  tryAgain({ game, at }: OwnMistake): void {
    const read = gameAtEnd(game);
    if (read) this.#begin(read, at, { id: game.id, isFromList: true });
  }

  /** Puts the mistake of the game on the table there, in a copy. */
  tryAgainHere(at: number): void {
    const { id, game } = this.#deps.session.entry.peek();
    this.#begin(game, at, { id, isFromList: false });
  }

  /** All that is known, to be carried to another device. */
  get log(): MistakeLog {
    return this.#log.peek();
  }

  forget(): void {
    this.#log.value = [];
    keepLog(this.#deps.store, []);
  }

  /** Takes over what is known elsewhere. */
  merge(theirs: MistakeLog): void {
    this.#log.value = mergeMistakes(this.#log.peek(), theirs);
    keepLog(this.#deps.store, this.#log.peek());
  }

  #begin(
    game: Game,
    at: number,
    tried: { readonly id: string; readonly isFromList: boolean },
  ): void {
    const { trial } = this.#deps;
    trial.end();
    trial.begin(game, at);
    this.#tried.value = tried;
  }

  #mark(state: 'tried' | 'solved'): void {
    const tried = this.#tried.peek();
    const known = this.#log.peek().find(({ id }) => id === tried?.id);
    // What was solved once stays solved; what was shown or lost now can be solved later.
    if (!known || known.state === 'solved' || known.state === state) return;
    this.#log.value = this.#log.peek().map((each) => (each === known ? { ...each, state } : each));
    keepLog(this.#deps.store, this.#log.peek());
  }

  #lookedAt(game: StoredGame): Looked | undefined {
    const looked = this.#log.value.find(({ id }) => id === game.id);
    return looked?.line === lineOf(game) ? looked : undefined;
  }

  #known(): readonly (Looked & { readonly game: StoredGame })[] {
    const log = new Map(this.#log.value.map((each) => [each.id, each]));
    return this.#lost.value.flatMap((game) => {
      const looked = log.get(game.id);
      return looked && looked.line === lineOf(game) ? [{ ...looked, game }] : [];
    });
  }
}

type Lost = StoredGame & { readonly outcome: Outcome };

/** The games that the player has lost, the last one first; not those that came from elsewhere. */
const lostGames = (games: readonly StoredGame[]): readonly StoredGame[] =>
  games
    .filter((game): game is Lost => game.outcome?.result === 'lost' && !game.continued)
    .sort((a, b) => b.outcome.order - a.outcome.order);

const asMistake = ({ game, at, state }: Looked & { readonly game: StoredGame }): OwnMistake[] =>
  at === undefined ? [] : [{ game, at, state }];

function gameAtEnd(stored: StoredGame): Game | undefined {
  const read = readGame(stored);
  return read.ok ? goTo(read.value, movesAtEnd(stored)) : undefined;
}

/** The last move after which a lost game could be won; `undefined` if there is none, or none is known. */
async function mistakeIn(
  stored: StoredGame,
  insight: Insight,
  signal: AbortSignal,
): Promise<number | undefined> {
  const game = gameAtEnd(stored);
  if (!game) return undefined;
  const options = { signal, ms: SOLVE_TIMEOUT_MS, priority: 'background' } as const;
  if ((await insight.verdict(game, game.at, options)).kind !== 'unwinnable') return undefined;
  const last = await lastWinnable(insight, game, signal, 'background');
  return last.kind === 'found' && last.certain ? last.at : undefined;
}
