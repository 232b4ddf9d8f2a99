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
  | 'wasteEmpty';
