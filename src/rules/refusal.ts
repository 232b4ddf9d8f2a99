/** Why a move is illegal. */
export type Refusal =
  | 'samePile'
  | 'foundationKeeps'
  | 'wasteTakesNothing'
  | 'nothingThere'
  | 'wasteToFoundationsOnly'
  | 'foundationComplete'
  | 'fanEmpty'
  | 'fanHasGaps'
  | 'wrongSuit'
  | 'wrongRank'
  | 'noGaps'
  | 'gapsFirst'
  | 'stockEmpty'
  | 'notStuck'
  | 'noRedeal'
  | 'stockNotEmpty'
  | 'wasteEmpty'
  /** The move deals cards of a stock that nobody knows, and which have not been named. */
  | 'cardsUnknown';
