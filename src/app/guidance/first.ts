/** What is to be known of the lesson before it is loaded. */
import type { DealNumber } from '../../rules/deal.ts';
import type { Library } from '../games/library.ts';
import type { KeyValueStore } from '../preferences/keyValueStore.ts';

/** Its first moves teach everything in order, and it can still be won after them. */
export const LESSON_DEAL: DealNumber = { generator: 'lcg', seed: 952 };

/** Whether the lesson is to be played: at the first visit, when nothing is kept, and where it was left. */
export function awaitsLesson({ games }: Library, store: KeyValueStore): boolean {
  const kept = (name: string) => store.getItem(`bigben.${name}`);
  const mark = kept('lesson') ?? kept('tips') ?? kept('settings');
  return mark ? mark === '"begun"' : !games.peek()[0];
}
