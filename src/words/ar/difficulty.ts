/** How difficult a deal is, in Arabic. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { DialogMessages } from '../messages.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'سهلة',
  medium: 'متوسطة',
  hard: 'صعبة',
};

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'ما مدى صعوبتها؟',
  measuring: 'اللاعب النزيه يجرّبها…',
  told: (grade, won, plays) => `${GRADES[grade]}: عدد مرات فوز اللاعب النزيه ${won} من ${plays}.`,
  about: 'تكون التوزيعة صعبة حين يندر أن يفوز بها اللاعب النزيه، وهو لا يعرف ترتيب كومة السحب.',
  counts: 'بعد الحركة الأولى تُحتسب الإجابة عرضًا للفرصة.',
  finding: {
    easy: 'جارٍ البحث عن توزيعة سهلة…',
    medium: 'جارٍ البحث عن توزيعة متوسطة الصعوبة…',
    hard: 'جارٍ البحث عن توزيعة صعبة…',
  },
};
