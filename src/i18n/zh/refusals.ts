/** Why a move cannot be made, in simplified Chinese. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: '这张牌已经在那里了。',
  foundationKeeps: '已归位的牌不能移走。',
  wasteTakesNothing: '只有从发牌堆翻出的牌才会放到废牌堆。',
  nothingThere: '那里没有牌。',
  wasteToFoundationsOnly: '按这套规则，废牌堆的牌只能归位。',
  foundationComplete: '这个钟点已完成。',
  fanEmpty: '这个牌扇是空的，请先补牌。',
  fanHasGaps: '这个牌扇有空位，请先补牌。',
  wrongSuit: '花色不同。',
  wrongRank: '点数不相连。',
  noGaps: '没有空位可补。',
  gapsFirst: '请先补牌。',
  stockEmpty: '发牌堆已空。',
  notStuck: '还不行：还有牌可以移动。',
  noRedeal: '不能再重翻了。',
  stockNotEmpty: '还不行：发牌堆还没用完。',
  wasteEmpty: '废牌堆是空的。',
};
