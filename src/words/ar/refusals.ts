/** Why a move may not be made, in Arabic. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'الورقة في مكانها أصلًا',
  foundationKeeps: 'لا تخرج ورقة من أساس',
  wasteTakesNothing: 'لا تذهب إلى الكومة المكشوفة إلا الأوراق المسحوبة من كومة السحب',
  nothingThere: 'لا توجد ورقة لنقلها',
  wasteToFoundationsOnly: 'في هذه القواعد لا تُلعب أوراق الكومة المكشوفة إلا على الأساسات',
  foundationComplete: 'هذا الأساس مكتمل',
  fanEmpty: 'المروحة الفارغة لا تُملأ إلا من كومة السحب',
  fanHasGaps: 'في هذه المروحة فجوات لا تُملأ إلا من كومة السحب',
  wrongSuit: 'النقش مختلف',
  wrongRank: 'الرتبة غير مناسبة',
  noGaps: 'لا توجد فجوات في أي مروحة',
  gapsFirst: 'يجب ملء الفجوات أولًا',
  stockEmpty: 'كومة السحب فارغة',
  notStuck: 'لم تتعثّر اللعبة بعد: ما زال بالإمكان لعب ورقة',
  noRedeal: 'لم يعد قلب الكومة المكشوفة مسموحًا',
  stockNotEmpty: 'لم تفرغ كومة السحب بعد',
  wasteEmpty: 'الكومة المكشوفة فارغة',
};
