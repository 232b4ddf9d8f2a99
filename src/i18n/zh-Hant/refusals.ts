/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** Why a move cannot be made, in traditional Chinese. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: '這張牌已經在那裡了。',
  foundationKeeps: '已歸位的牌不能移走。',
  wasteTakesNothing: '只有從發牌堆翻出的牌才會放到廢牌堆。',
  nothingThere: '那裡沒有牌。',
  wasteToFoundationsOnly: '按這套規則，廢牌堆的牌只能歸位。',
  foundationComplete: '這個鐘點已完成。',
  fanEmpty: '這個牌扇是空的，請先補牌。',
  fanHasGaps: '這個牌扇有空位，請先補牌。',
  wrongSuit: '花色不同。',
  wrongRank: '點數不相連。',
  noGaps: '沒有空位可補。',
  gapsFirst: '請先補牌。',
  stockEmpty: '發牌堆已空。',
  notStuck: '還不行：還有牌可以移動。',
  noRedeal: '不能再重翻了。',
  stockNotEmpty: '還不行：發牌堆還沒用完。',
  wasteEmpty: '廢牌堆是空的。',
};
