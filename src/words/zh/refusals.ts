/** Why a move cannot be made, in simplified Chinese. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: '这张牌已经在那里了。',
  foundationKeeps: '基础堆上的牌不能移走。',
  wasteTakesNothing: '只有从牌库翻出的牌才会放到废牌堆。',
  nothingThere: '这里没有可以移动的牌。',
  wasteToFoundationsOnly: '按照这套规则，废牌堆的牌只能移到基础堆。',
  foundationComplete: '那个基础堆已经完成。',
  fanEmpty: '空牌扇只能从牌库补牌。',
  fanHasGaps: '那个牌扇有空位，空位只能从牌库补牌。',
  wrongSuit: '花色不同。',
  wrongRank: '点数不相连。',
  noGaps: '所有牌扇都没有空位。',
  gapsFirst: '请先补上空位。',
  stockEmpty: '牌库已空。',
  notStuck: '还有牌可以移动。',
  noRedeal: '不能再重翻了。',
  stockNotEmpty: '牌库还没有用完。',
  wasteEmpty: '废牌堆是空的。',
};
