/** Large objects that are used again: a few of those not in use, by the rule set that they are made for. */
import type { RuleSet } from '../../rules/ruleSet.ts';

/** So many rest at most, of one kind: more are in use only where more than these search at a time, in one thread. */
const MAX_IDLE = 4;

export class ObjectPool<Item> {
  #idle: { readonly name: string; readonly item: Item }[] = [];

  constructor() {
    all.push(this);
  }

  /** One that is not in use, else a new one. The caller gives it back. */
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

/** Lets everything go that rests for the next search. */
export function releaseMemory(): void {
  for (const reuse of all) reuse.release();
}

const nameOf = (ruleSet: RuleSet): string => JSON.stringify(ruleSet);
