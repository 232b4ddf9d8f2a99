/** What is to be known of the lesson before it is loaded. */
import type { DealNumber } from '../../rules/deal.ts';
import type { Library } from '../games/library.ts';
import type { KeyValueStore } from '../preferences/keyValueStore.ts';

/** Its first moves teach everything in order, and it can still be won after them. */
export const LESSON_DEAL: DealNumber = { generator: 'lcg', seed: 952 };

/** The mark of a lesson that was begun and is not over, as it is kept. */
export const BEGUN = '"begun"';

/** What is kept of the lesson; of somebody who played before there was one, anything else. Empty for who was never here. */
export function keptOfLesson(store: Pick<KeyValueStore, 'getItem'>): string {
  const kept = (name: string) => store.getItem(`bigben.${name}`);
  return kept('lesson') ?? kept('tips') ?? kept('settings') ?? '';
}

/** Whether the lesson is to be played: at the first visit, when nothing is kept, and where it was left. */
export function awaitsLesson({ games }: Library, store: KeyValueStore): boolean {
  const mark = keptOfLesson(store);
  return mark ? mark === BEGUN : !games.peek()[0];
}
