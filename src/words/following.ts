import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Messages } from './en.ts';

/** A catalogue that is always that of the language chosen last: who reads from it follows it. */
export function followingMessages(current: ReadonlySignal<Messages>): Messages {
  const following = {};
  for (const key of Object.keys(current.peek()) as (keyof Messages)[]) {
    const value = computed(() => current.value[key]);
    Object.defineProperty(following, key, { enumerable: true, get: () => value.value });
  }
  return following as Messages;
}
