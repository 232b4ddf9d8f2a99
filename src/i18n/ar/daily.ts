/** What the daily deal and its calendar say, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { days } from './grammar.ts';

export const daily: DialogMessages['daily'] = {
  title: 'توزيعة اليوم',
  about:
    'توزيعة واحدة كل يوم، هي نفسها للجميع، بالقواعد الكلاسيكية. وكلها ثبت أن الفوز بها ممكن. تأتي التالية عند منتصف الليل بالتوقيت العالمي.',
  today: 'لعب توزيعة اليوم',
  goOn: 'متابعة توزيعة اليوم',
  streak: (count) =>
    count === 0 ? 'لا سلسلة فوز بعد: فُز بتوزيعة اليوم' : `سلسلة الفوز: ${days(count)}`,
  longest: (count) => `الأفضل: ${count === 0 ? 'لا شيء بعد' : days(count)}`,
  earlier: 'الشهر السابق',
  later: 'الشهر التالي',
  state: {
    none: 'لم تُلعب',
    open: 'مفتوحة',
    lost: 'خسرتها',
    won: 'فزت بها في يومها',
    wonLater: 'فزت بها لاحقًا',
  },
  day: (date, state) => `${date}: ${state}`,
};
