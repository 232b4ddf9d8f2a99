/** Why a move cannot be made, in Japanese. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'そのカードは、もうそこにあります。',
  foundationKeeps: '時計に置いたカードは動かせません。',
  wasteTakesNothing: '捨て札に置けるのは、山札からめくったカードだけです。',
  nothingThere: 'そこにはカードがありません。',
  wasteToFoundationsOnly: 'このルールでは、捨て札のカードは時計にしか置けません。',
  foundationComplete: 'この時刻は完成しています。',
  fanEmpty: 'この場札は空です。先に補充してください。',
  fanHasGaps: 'この場札には空きがあります。先に補充してください。',
  wrongSuit: 'マークが違います。',
  wrongRank: '数が続いていません。',
  noGaps: '補充する空きがありません。',
  gapsFirst: '先に補充してください。',
  stockEmpty: '山札は空です。',
  notStuck: 'まだできません。動かせるカードがあります。',
  noRedeal: 'めくり直しは、もうできません。',
  stockNotEmpty: 'まだできません。山札が残っています。',
  wasteEmpty: '捨て札は空です。',
};
