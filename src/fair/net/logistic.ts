/** Chances and their logits. The network computes in logits: 0 stands for one half. */

/** The chance, from 0 to 1, with a given logit. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The logit of a chance between 0 and 1, both excluded. */
export const logitOf = (chance: number): number => Math.log(chance / (1 - chance));
