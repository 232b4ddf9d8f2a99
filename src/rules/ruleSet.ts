/**
 * The seven choices on which the sources of the game disagree, and the rule sets that have a name.
 * Where each set comes from: docs/rules.md.
 */
import type { Fault } from './fault.ts';
import { failure, type Result, success } from './result.ts';

/**
 * Every choice with its values; the first value of each is `classic`'s. Links refer to values by
 * their places here, so new ones go to the end.
 */
export const CHOICES = {
  /** The hour at which refilling starts. */
  refillFrom: [12, 1],
  /** One card to each short fan, round after round; or each fan to three before the next. */
  refillOrder: ['rounds', 'fans'],
  /** Whenever there are gaps; or only when stuck. */
  refillWhen: ['any', 'stuck'],
  /** Only without gaps; only without gaps and when stuck; even with gaps. */
  drawWhen: ['noGaps', 'stuck', 'any'],
  /** Where the top of the waste can be played. */
  wasteTo: ['foundationsAndFans', 'foundations'],
  /** The fewest cards a fan must hold to be built on. */
  buildOn: [3, 1],
  /** How often the waste can be turned over into the stock. */
  redeals: [0, 1],
} as const;

/** A point on which the sources of the game disagree. */
export type Choice = keyof typeof CHOICES;

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly Choice[];

/** A value for each choice. */
export type RuleSet = { readonly [C in Choice]: (typeof CHOICES)[C][number] };

const classic: RuleSet = {
  refillFrom: 12,
  refillOrder: 'rounds',
  refillWhen: 'any',
  drawWhen: 'noGaps',
  wasteTo: 'foundationsAndFans',
  buildOn: 3,
  redeals: 0,
};

/** The rule sets that have a name. */
export const RULE_SETS = {
  classic,
  gamerules: { ...classic, refillOrder: 'fans', drawWhen: 'any', buildOn: 1 },
  mcneely: { ...classic, refillOrder: 'fans', drawWhen: 'stuck' },
  cadogan: { ...classic, refillFrom: 1, wasteTo: 'foundations' },
  solsuite: { ...classic, refillFrom: 1, refillOrder: 'fans', redeals: 1 },
  redeal: { ...classic, redeals: 1 },
  relaxed: { ...classic, buildOn: 1 },
} as const satisfies Record<string, RuleSet>;

/** The name of a rule set. */
export type RuleSetName = keyof typeof RULE_SETS;

/** The names of the rule sets, `classic` first. */
export const RULE_SET_NAMES = Object.keys(RULE_SETS) as readonly RuleSetName[];

const isRuleSetName = (text: string): text is RuleSetName => Object.hasOwn(RULE_SETS, text);

/** The name of a rule set, if it has one. */
export const nameOf = (ruleSet: RuleSet): RuleSetName | undefined =>
  RULE_SET_NAMES.find((name) =>
    CHOICE_NAMES.every((choice) => RULE_SETS[name][choice] === ruleSet[choice]),
  );

/** A rule set as records hold it: its name, or its seven choices if it has none. */
export const makeRuleSet = (ruleSet: RuleSet): RuleSetName | RuleSet => nameOf(ruleSet) ?? ruleSet;

/**
 * Reads a rule set from untrusted data: a name, or an object of some of the seven choices (those
 * left out are `classic`'s).
 *
 * @returns the rule set, or what is wrong
 */
export function parseRuleSet(value: unknown): Result<RuleSet, Fault> {
  if (typeof value === 'string') {
    if (isRuleSetName(value)) return success(RULE_SETS[value]);
    return failure({ kind: 'unknownRuleSet', found: JSON.stringify(value.slice(0, 40)) });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failure({ kind: 'notRules' });
  const choices: Record<string, unknown> = { ...classic };
  for (const [key, chosen] of Object.entries(value)) {
    if (!Object.hasOwn(CHOICES, key))
      return failure({ kind: 'unknownChoice', found: JSON.stringify(key.slice(0, 40)) });
    const values: readonly unknown[] = CHOICES[key as Choice];
    if (!values.includes(chosen)) return failure({ kind: 'choiceValue', choice: key, values });
    choices[key] = chosen;
  }
  return success(choices as RuleSet);
}
