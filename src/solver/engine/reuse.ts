/** Large objects that are used again: those not in use, by the rule set that they are made for. */
import type { RuleSet } from '../../rules/ruleSet.ts';

export class Reuse<Item> {
  readonly #idle = new Map<string, Item[]>();

  /** One that is not in use, else a new one. The caller gives it back. */
  take(ruleSet: RuleSet, make: () => Item): Item {
    return this.#idle.get(nameOf(ruleSet))?.pop() ?? make();
  }

  giveBack(ruleSet: RuleSet, item: Item): void {
    const name = nameOf(ruleSet);
    const idle = this.#idle.get(name);
    if (idle) idle.push(item);
    else this.#idle.set(name, [item]);
  }
}

const nameOf = (ruleSet: RuleSet): string => JSON.stringify(ruleSet);
