/** The part of the lesson that is needed before the lesson itself is loaded. */
import type { DealNumber } from '../../rules/deal.ts';
import type { Library } from '../games/library.ts';
import type { KeyValueStore } from '../preferences/keyValueStore.ts';

/** The first moves of this deal teach everything in order, and it can still be won after them. */
export const LESSON_DEAL: DealNumber = { generator: 'lcg', seed: 952 };

/** The stored mark of a lesson that has begun and is not over. */
export const BEGUN = '"begun"';

/**
 * The stored mark of the lesson, or any other stored value of a player from before the lesson
 * existed. Empty for a new player.
 */
export function keptOfLesson(store: Pick<KeyValueStore, 'getItem'>): string {
  const kept = (name: string) => store.getItem(`bigben.${name}`);
  return kept('lesson') ?? kept('tips') ?? kept('settings') ?? '';
}

/**
 * Whether the lesson should start: at the first visit, when nothing is stored, or if it was begun
 * and not finished.
 */
export function awaitsLesson({ games }: Library, store: KeyValueStore): boolean {
  const mark = keptOfLesson(store);
  return mark ? mark === BEGUN : !games.peek()[0];
}
