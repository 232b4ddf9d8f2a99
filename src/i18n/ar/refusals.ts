/** Why a move may not be made, in Arabic. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'الورقة هناك أصلًا',
  foundationKeeps: 'ما وصل إلى وجه الساعة يبقى عليه',
  wasteTakesNothing: 'لا تقبل الكومة المكشوفة إلا أوراق كومة السحب',
  nothingThere: 'لا ورقة هناك',
  wasteToFoundationsOnly: 'بهذه القواعد لا تذهب أوراق الكومة المكشوفة إلا إلى وجه الساعة',
  foundationComplete: 'هذه الساعة مكتملة',
  fanEmpty: 'مروحة فارغة: املأها أولًا',
  fanHasGaps: 'فجوة: املأها أولًا',
  wrongSuit: 'النقش مختلف',
  wrongRank: 'ليست القيمة التالية',
  noGaps: 'لا فجوات لملئها',
  gapsFirst: 'املأ الفجوات أولًا',
  stockEmpty: 'كومة السحب فارغة',
  notStuck: 'ليس بعد: ما زال بإمكانك لعب ورقة',
  noRedeal: 'لا يمكن قلب الكومة المكشوفة',
  stockNotEmpty: 'ليس بعد: لم تفرغ كومة السحب',
  wasteEmpty: 'الكومة المكشوفة فارغة',
};
