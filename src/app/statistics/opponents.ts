/**
 * The three strengths at which the computer plays the player's deals, and how often each wins by each rule set. docs/odds.md says how that
 * was measured; a test holds the figures here to those there.
 */
import type { RuleSetName } from '../../rules/ruleSet.ts';

/**
 * From the weakest: `careless` plays every card that fits, `quick` is the fair player without samples, `fair` is the fair player as it
 * gives hints.
 */
export const OPPONENTS = ['careless', 'quick', 'fair'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** How many deals an opponent has won, of so many. */
export interface Measured {
  readonly won: number;
  readonly deals: number;
}

const of =
  (deals: number) =>
  (won: number): Measured => ({ won, deals });
const [of600, of1000, of2000] = [of(600), of(1000), of(2000)];

export const MEASURED: Readonly<Record<Opponent, Readonly<Record<RuleSetName, Measured>>>> = {
  careless: {
    ...{ classic: of2000(43), gamerules: of2000(170), mcneely: of2000(32), cadogan: of2000(38) },
    ...{ solsuite: of2000(53), redeal: of2000(70), relaxed: of2000(194) },
  },
  quick: {
    ...{ classic: of1000(387), gamerules: of1000(707), mcneely: of1000(290), cadogan: of1000(243) },
    ...{ solsuite: of1000(784), redeal: of1000(793), relaxed: of1000(702) },
  },
  fair: {
    ...{
      classic: of2000(1000),
      gamerules: of1000(743),
      mcneely: of1000(412),
      cadogan: of1000(380),
    },
    ...{ solsuite: of600(486), redeal: of600(500), relaxed: of1000(800) },
  },
};
