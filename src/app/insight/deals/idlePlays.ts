/**
 * The computer's games on the player's deals, played while nothing else asks the fair player: of deals that have just ended, and of older
 * ones while the statistics show them. One game at a time, in the background: whoever asks for a hint has the worker at once.
 */
import { effect, untracked } from '@preact/signals-core';
import { current } from '../../../rules/game.ts';
import { isWon } from '../../../rules/position.ts';
import type { Session } from '../../game/session.ts';
import type { Library } from '../../games/library.ts';
import { readGame, type StoredGame } from '../../games/stored.ts';
import type { After } from '../../games/writer.ts';
import type { ComputerGames } from '../../statistics/computerGames.ts';
import { OPPONENTS, type Opponent } from '../../statistics/opponents.ts';
import { countGames } from '../../statistics/statistics.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import { playAs } from './opponentPlay.ts';

/** How long after the last change of the table a deal that has ended is played, in milliseconds. */
const IDLE_MS = 3000;
/** At most so many deals that have ended are played so, the latest; an imported file can bring thousands. */
const MAX_ENDED = 5;

/** A game that is to be played. */
export interface WantedPlay {
  /** `dealKey` of the game. */
  readonly deal: string;
  readonly game: StoredGame;
  readonly opponent: Opponent;
}

interface IdlePlaysDeps {
  readonly insight: Pick<Insight, 'play'>;
  readonly computerGames: ComputerGames;
  readonly library: Pick<Library, 'games' | 'nextOrder'>;
  readonly session: Pick<Session, 'onChange'>;
  /** Whether another part asks the fair player in the background; reads signals. */
  readonly isBusy: () => boolean;
  readonly after: After;
}

export class IdlePlays {
  readonly #deps: IdlePlaysDeps;
  readonly #request = new LatestRequest();
  /** What the statistics want, and the deals that have ended since the page was opened. */
  #shown: readonly WantedPlay[] = [];
  #ended: readonly WantedPlay[] = [];
  /** The first outcome of this visit. */
  readonly #since: number;
  /** Whether a game may have ended that is not among `#ended` yet. */
  #hasEnded = false;
  #callOff = (): void => {};
  #isBusy = false;
  #isPlaying = false;
  /** Deals that cannot be read. */
  readonly #skipped = new Set<string>();

  constructor(deps: IdlePlaysDeps) {
    this.#deps = deps;
    this.#since = deps.library.nextOrder();
    deps.session.onChange(({ kind, after }) => {
      if (kind === 'switched' || isWon(current(after))) this.#hasEnded = true;
      if (this.#hasEnded) this.#wait();
    });
    effect(() => {
      this.#isBusy = deps.isBusy();
      untracked(() => {
        if (this.#isBusy) this.#request.stop();
        else void this.#goOn();
      });
    });
  }

  /**
   * Plays deals that are shown, the first first, before all others and in place of those shown before.
   *
   * @returns ends that
   */
  begin(shown: readonly WantedPlay[]): () => void {
    this.#shown = shown;
    void this.#goOn();
    return () => {
      if (this.#shown !== shown) return;
      this.#shown = [];
      this.#request.stop();
      void this.#goOn();
    };
  }

  /** Looks for deals that have ended once the player pauses. */
  #wait(): void {
    this.#callOff();
    this.#callOff = this.#deps.after(IDLE_MS, () => {
      this.#hasEnded = false;
      const games = this.#deps.library.games.peek();
      const ended = countGames(games).counted.filter(
        ({ order, isKnown }) => isKnown && order >= this.#since,
      );
      this.#ended = ended
        .slice(-MAX_ENDED)
        .reverse()
        .flatMap(({ id, deal }) => {
          const game = games.find((each) => each.id === id) as StoredGame;
          return OPPONENTS.map((opponent) => ({ deal, game, opponent }));
        });
      void this.#goOn();
    });
  }

  /** Plays one game after the other until there is none left, somebody else asks, or no worker answers. */
  async #goOn(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    while (!this.#isBusy) {
      const wanted = this.#next();
      if (!wanted) break;
      const end = await this.#play(wanted);
      if (end === 'died') this.#shown = this.#ended = [];
      // It plays in this thread: the page must get its turn.
      if (wanted.opponent === 'careless') await new Promise<void>(this.#pause);
    }
    this.#isPlaying = false;
  }

  readonly #pause = (resume: () => void): void => void this.#deps.after(0, resume);

  /** The next game that has not been played. */
  #next(): WantedPlay | undefined {
    const { computerGames } = this.#deps;
    const isLeft = ({ deal, opponent }: WantedPlay): boolean =>
      !this.#skipped.has(deal) && untracked(() => computerGames.of(deal, opponent)) === undefined;
    return this.#shown.find(isLeft) ?? this.#ended.find(isLeft);
  }

  async #play({ deal, game, opponent }: WantedPlay): Promise<'played' | 'stopped' | 'died'> {
    const { insight, computerGames } = this.#deps;
    // Only the deal is read, not the player's moves.
    const dealt = readGame({ ...game, moves: '', at: 0, lines: [] });
    if (!dealt.ok) {
      this.#skipped.add(deal);
      return 'stopped';
    }
    const answer = await this.#request.ask(async (signal) => ({
      played: await playAs(opponent, dealt.value, insight, { signal, priority: 'background' }),
    }));
    if (!answer) return 'stopped';
    if (!answer.played) return 'died';
    computerGames.keep(deal, opponent, answer.played);
    return 'played';
  }
}
