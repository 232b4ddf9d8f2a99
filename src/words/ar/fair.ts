/** What the fair player says, in Arabic. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { Messages } from '../en.ts';

/** How difficult a deal is. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'سهلة',
  medium: 'متوسطة',
  hard: 'صعبة',
};

export const fair: Messages['fair'] = {
  hint: 'تلميح نزيه',
  watch: 'مشاهدة اللاعب النزيه',
  watching: 'يتابع اللاعب النزيه من هنا، في نسخة لا تُحتسب.',
  opinions: {
    known: 'لم يبقَ شيء مخفيًا، وهذه الحركة تقود إلى الفوز.',
    dim: 'بقيت للاعب النزيه حركة، لكن الأمل ضئيل.',
    open: 'جاءت أوراق جديدة: زر «خطوة» يجعل اللاعب النزيه يفكّر من جديد.',
    thinking: 'اللاعب النزيه يفكّر…',
    lost: 'ينسحب اللاعب النزيه: لم يعد الفوز ممكنًا.',
    blind: 'ينسحب اللاعب النزيه: لا يرى طريقًا.',
    won: 'لقد فاز اللاعب النزيه.',
  },
  weighed: (share) => `يظن اللاعب النزيه أن هذا يفوز في نحو ${share} من المرات.`,
  compared: (share, next) =>
    `يظن اللاعب النزيه أن هذا يفوز في نحو ${share} من المرات، والحركة التالية في ${next}.`,
  even: (share) =>
    `يظن اللاعب النزيه أن هذا يفوز في نحو ${share} من المرات، والحركة التالية مثلها.`,
  only: (share) => `الحركة الوحيدة. يظن اللاعب النزيه أنها تفوز في نحو ${share} من المرات.`,
  noAnswer: 'لم يُجب اللاعب النزيه. حاول مرة أخرى.',
  playName: 'تشغيل: متابعة اللاعب النزيه',
  chance: (share) => `فرصة اللاعب النزيه: ${share}`,
  chanceThinking: 'فرصة اللاعب النزيه: يفكّر…',
  fell: (before, after) => `اللاعب النزيه: ${before} قبلها، ${after} بعدها`,
  fellAtMost: (before, after) => `اللاعب النزيه: ${before} قبلها، ${after} على الأكثر بعدها`,
  difficulty: {
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
  },
};
