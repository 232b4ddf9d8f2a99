/** Chances, and the logits in which the net and the looks add up: 0 stands for one half, and there is no highest or lowest. */

/** The chance, from 0 to 1, that has a logit. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The logit of a chance between 0 and 1, neither of the two. */
export const logitOf = (chance: number): number => Math.log(chance / (1 - chance));
