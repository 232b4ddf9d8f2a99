/** Why a move cannot be made, in Japanese. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'そのカードは、もうそこにあります。',
  foundationKeeps: '組札に置いたカードは動かせません。',
  wasteTakesNothing: '捨て札に置けるのは、山札からめくったカードだけです。',
  nothingThere: '動かせるカードがありません。',
  wasteToFoundationsOnly: 'このルールでは、捨て札のカードは組札にしか置けません。',
  foundationComplete: 'その組札はもう完成しています。',
  fanEmpty: '空になった場札は、山札からしか補充できません。',
  fanHasGaps: 'その場札には空きがあります。空きは山札からしか補充できません。',
  wrongSuit: 'マークが違います。',
  wrongRank: '数字が続いていません。',
  noGaps: '空きのある場札はありません。',
  gapsFirst: '先に空きを補充してください。',
  stockEmpty: '山札はもうありません。',
  notStuck: 'まだ動かせるカードがあります。',
  noRedeal: 'めくり直しは、もうできません。',
  stockNotEmpty: '山札がまだ残っています。',
  wasteEmpty: '捨て札がありません。',
};
