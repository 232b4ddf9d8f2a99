/** Finds games by the words in their rows. */
import { useEffect, useMemo } from 'preact/hooks';
import type { StoredGame } from '../../app/games/stored.ts';
import type { Messages } from '../../i18n/messages.ts';
import { searchedOf } from './gameTexts.ts';

/** How long texts are prepared before the page gets a turn, in milliseconds. */
const TURN_MS = 8;

/** The last search and its result. */
interface Search {
  readonly games: readonly StoredGame[];
  readonly search: string;
  readonly found: readonly StoredGame[];
}

/** The searchable text of each game, made once. */
export class SearchIndex {
  readonly #messages: Messages;
  readonly #texts = new Map<StoredGame, string>();
  #last: Search = { games: [], search: '', found: [] };

  constructor(messages: Messages) {
    this.#messages = messages;
  }

  /** The games whose texts contain all words of a search, in the given order. */
  find(games: readonly StoredGame[], typed: string): readonly StoredGame[] {
    const search = typed.toLowerCase();
    const words = search.split(/\s+/).filter(Boolean);
    const { games: before, search: shorter, found: narrowed } = this.#last;
    // If the search only became longer, look only at what was found before.
    const among = before === games && search.startsWith(shorter) ? narrowed : games;
    const isFound = (game: StoredGame): boolean => {
      const text = this.textOf(game);
      return words.every((word) => text.includes(word));
    };
    const found = words.length === 0 ? games : among.filter(isFound);
    this.#last = { games, search, found };
    return found;
  }

  textOf(game: StoredGame): string {
    const text = this.#texts.get(game) ?? searchedOf(this.#messages, game);
    this.#texts.set(game, text);
    return text;
  }
}

/**
 * The games that match the search. Prepares their texts in advance, a few at a time.
 *
 * @param day today in the player's time zone: games are also found by how long ago they were played
 */
export function useSearch(
  games: readonly StoredGame[],
  search: string,
  messages: Messages,
  day: string,
): readonly StoredGame[] {
  const index = useMemo(() => new SearchIndex(messages), [messages, messages.locale, day]);
  useEffect(() => {
    let at = 0;
    const goOn = (): void => {
      const begun = performance.now();
      while (at < games.length && performance.now() - begun < TURN_MS)
        index.textOf(games[at++] as StoredGame);
      if (at < games.length) timer = setTimeout(goOn);
    };
    let timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [index, games]);
  return useMemo(() => index.find(games, search), [index, games, search]);
}
