/** What the daily deal and its calendar say, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { days } from './grammar.ts';

export const daily: DialogMessages['daily'] = {
  title: 'توزيعة اليوم',
  about:
    'توزيعة واحدة كل يوم، هي نفسها للجميع، بالقواعد الكلاسيكية. وكل توزيعة ثبت أن الفوز بها ممكن. يبدأ اليوم عند منتصف الليل بالتوقيت العالمي.',
  today: 'لعب توزيعة اليوم',
  goOn: 'متابعة توزيعة اليوم',
  streak: (count) => `${days(count)} من الفوز المتتالي`,
  longest: (count) => `الأطول: ${days(count)}`,
  earlier: 'الشهر السابق',
  later: 'الشهر التالي',
  state: {
    none: 'لم تُلعب',
    open: 'مفتوحة',
    lost: 'انسحبت منها',
    won: 'فزت بها في يومها',
    wonLater: 'فزت بها لاحقًا',
  },
  day: (date, state) => `${date}: ${state}`,
};
