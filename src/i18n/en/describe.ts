/** What rule sets and their choices mean, in English sentences, and which source each set is from. */
import { CHOICE_NAMES, type Choice, type RuleSet, type RuleSetName } from '../../rules/ruleSet.ts';

export interface RuleSetText {
  readonly title: string;
  /** Where this way of playing is written down. */
  readonly source: string;
}

export const RULE_SET_TEXTS: Record<RuleSetName, RuleSetText> = {
  classic: { title: 'Classic', source: 'Wikipedia, “Big Ben (card game)”; PySolFC’s own code' },
  gamerules: { title: 'GameRules.com', source: 'gamerules.com, taken literally' },
  mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
  cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, “The Clock”, 1914' },
  solsuite: { title: 'SolSuite', source: 'SolSuite, “Clock”' },
  redeal: { title: 'One redeal', source: 'collepic.net, “Big Ben”' },
  relaxed: { title: 'Relaxed', source: 'Solitaire Forever II, “Big Ben (Relaxed)”' },
};

/** Each value of each choice as a whole sentence. */
export const CHOICE_TEXTS: {
  readonly [C in Choice]: Readonly<Record<`${RuleSet[C]}`, string>>;
} = {
  refillFrom: {
    12: 'A refill starts at 12 o’clock.',
    1: 'A refill starts at 1 o’clock; 12 comes last.',
  },
  refillOrder: {
    rounds: 'A refill deals one card to each fan with gaps, round after round.',
    fans: 'A refill completes one fan after the other.',
  },
  refillWhen: {
    any: 'You can refill at any time.',
    stuck: 'You can refill only when no card can be played.',
  },
  drawWhen: {
    noGaps: 'You can draw when no fan has gaps.',
    stuck: 'You can draw when no fan has gaps and no card can be played.',
    any: 'You can draw at any time, even with gaps.',
  },
  wasteTo: {
    foundationsAndFans: 'Waste cards go to the clock or to a fan.',
    foundations: 'Waste cards go only to the clock.',
  },
  buildOn: {
    3: 'A fan takes a card if it has three or more.',
    1: 'A fan takes a card unless it is empty.',
  },
  redeals: {
    0: 'There is no redeal.',
    1: 'One redeal: when the stock is empty, you can turn the waste over.',
  },
};

/** One sentence for each of the seven choices of a rule set. */
export const describeRuleSet = (ruleSet: RuleSet): string[] =>
  CHOICE_NAMES.map((choice) => describeChoice(ruleSet, choice));

export function describeChoice(ruleSet: RuleSet, choice: Choice): string {
  const texts: Readonly<Record<string, string>> = CHOICE_TEXTS[choice];
  return texts[`${ruleSet[choice]}`] as string;
}
