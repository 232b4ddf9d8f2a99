/** What rule sets and their choices mean, in English sentences, and which source each set is from. */
import { CHOICE_NAMES, type Choice, type RuleSet, type RuleSetName } from '../../rules/ruleSet.ts';

export interface RuleSetText {
  readonly title: string;
  /** Where this way of playing is written down. */
  readonly source: string;
}

export const RULE_SET_TEXTS: Record<RuleSetName, RuleSetText> = {
  classic: { title: 'Classic', source: 'Wikipedia, “Big Ben (card game)”; PySolFC’s program' },
  gamerules: { title: 'Game rules', source: 'gamerules.com, read to the letter' },
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
    12: 'Refilling starts at 12 o’clock.',
    1: 'Refilling starts at 1 o’clock; 12 comes last.',
  },
  refillOrder: {
    rounds: 'A refill deals one card to each short fan, round after round.',
    fans: 'A refill brings each fan to three before the next.',
  },
  refillWhen: {
    any: 'Gaps may be refilled at any time.',
    stuck: 'Gaps may be refilled only when no card can be played.',
  },
  drawWhen: {
    noGaps: 'A card may be drawn when no fan has gaps.',
    stuck: 'A card may be drawn when no fan has gaps and no card can be played.',
    any: 'A card may be drawn at any time, gaps or not.',
  },
  wasteTo: {
    foundationsAndFans: 'The waste plays to foundations and fans.',
    foundations: 'The waste plays to foundations only.',
  },
  buildOn: {
    3: 'A fan takes a card when it holds three or more.',
    1: 'A fan takes a card as long as it is not empty.',
  },
  redeals: {
    0: 'There is no redeal.',
    1: 'When the stock is empty the waste may be turned over once.',
  },
};

/** One sentence for each of the seven choices of a rule set. */
export const describeRuleSet = (ruleSet: RuleSet): string[] =>
  CHOICE_NAMES.map((choice) => describeChoice(ruleSet, choice));

export function describeChoice(ruleSet: RuleSet, choice: Choice): string {
  const texts: Readonly<Record<string, string>> = CHOICE_TEXTS[choice];
  return texts[`${ruleSet[choice]}`] as string;
}
