import { computed, type ReadonlySignal } from '@preact/signals-core';

/** A catalogue that is always the current one: whatever reads a sentence from it follows the language. */
export function followingMessages<Catalogue extends object>(
  current: ReadonlySignal<Catalogue>,
): Catalogue {
  const following = {};
  for (const key of Object.keys(current.peek()) as (keyof Catalogue)[]) {
    const value = computed(() => current.value[key]);
    Object.defineProperty(following, key, { enumerable: true, get: () => value.value });
  }
  return following as Catalogue;
}
