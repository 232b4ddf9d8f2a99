/**
 * Large objects that are reused: keeps a few idle ones, by the rule set for which they were made.
 */
import type { RuleSet } from '../../rules/ruleSet.ts';

/**
 * Keep at most this many idle objects of each kind; more are only in use when more searches
 * interleave in one thread.
 */
const MAX_IDLE = 4;

export class ObjectPool<Item> {
  #idle: { readonly name: string; readonly item: Item }[] = [];

  constructor() {
    all.push(this);
  }

  /** Takes an idle object, or else makes a new one. The caller gives it back. */
  take(ruleSet: RuleSet, make: () => Item): Item {
    const name = nameOf(ruleSet);
    const at = this.#idle.findIndex((each) => each.name === name);
    return at < 0 ? make() : (this.#idle.splice(at, 1)[0] as { readonly item: Item }).item;
  }

  giveBack(ruleSet: RuleSet, item: Item): void {
    this.#idle.unshift({ name: nameOf(ruleSet), item });
    this.#idle.length = Math.min(this.#idle.length, MAX_IDLE);
  }

  release(): void {
    this.#idle = [];
  }
}

/** One for each kind of object. */
const all: ObjectPool<unknown>[] = [];

/** Frees everything kept for reuse. */
export function releaseMemory(): void {
  for (const each of all) each.release();
}

const nameOf = (ruleSet: RuleSet): string => JSON.stringify(ruleSet);
