/**
 * The target of each position of a game: λ-returns (Sutton and Barto, Reinforcement Learning,
 * chapter 12).
 *
 * @param chances the predictions for the positions, the first one first
 * @param outcome 1 for a win, 0 for a loss
 * @param trust λ: how far the outcome is trusted over the predictions on the way; 1 trusts the
 *   outcome alone
 */
export function lambdaReturns(
  chances: readonly number[],
  outcome: number,
  trust: number,
): number[] {
  const returns: number[] = [];
  let next = outcome;
  for (let i = chances.length - 1; i >= 0; i--) {
    returns[i] = next;
    next = trust * next + (1 - trust) * (chances[i] as number);
  }
  return returns;
}
