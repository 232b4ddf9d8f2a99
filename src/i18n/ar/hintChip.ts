/** What the chip of a hint says, and what is asked before help that counts, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { number } from './grammar.ts';
import { fanName, hourName } from './words.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} إلى ${hourName(hour)}`,
  toFan: (card, hour) => `${card} إلى ${fanName(hour)}`,
  dealing: { refill: 'ملء الفجوات', draw: 'سحب ورقة', redeal: 'قلب الكومة' },
  keeps: 'هكذا يبقى الفوز ممكنًا.',
  would: (share) => `اختيار الحاسوب: ${share}.`,
  only: (share) => `الحركة الوحيدة. فرصتها في تقدير الحاسوب: ${share}.`,
  looking: 'جارٍ البحث…',
  searching: 'جارٍ البحث عن الخطأ…',
  doIt: 'تنفيذ',
  playOut: 'اللعب حتى النهاية',
  thinkAgain: 'تفكير من جديد',
  pause: 'إيقاف مؤقت',
  rewind: 'إرجاع',
  undoTo: (at) => (at === 0 ? 'التراجع إلى البداية' : `التراجع إلى الحركة ${number(at)}`),
  stillWinnable: 'كان الفوز هناك ما زال ممكنًا.',
  undo: 'تراجع',
  close: 'إغلاق التلميح',
  asking: {
    hint: 'يُحتسب التلميح مساعدة.',
    status: 'تُحتسب الإجابة مساعدة.',
    review: 'المراجعة تُظهر الأخطاء، وتُحتسب مساعدة.',
    show: 'عرض',
    openReview: 'مراجعة',
    position: 'هذا الموضع',
    game: 'هذه اللعبة',
    no: 'لا، شكرًا',
  },
};
