/** What the fair player says, in Arabic. The player calls it the computer. */
import type { TableMessages } from '../messages.ts';

const weighed = (share: string): string => `اختيار الحاسوب. فرصة الفوز التقديرية: ${share}.`;

export const fair: TableMessages['fair'] = {
  watching: 'يتابع الحاسوب اللعب من هنا، في نسخة لا تُحتسب.',
  opinions: {
    sure: 'لم يعد شيء مخفيًا: هذه الحركة تقود إلى الفوز.',
    slim: 'بقيت للحاسوب حركة، لكن الأمل ضئيل.',
    stale: 'وُزّعت أوراق جديدة: على الحاسوب أن يفكّر من جديد.',
    thinking: 'الحاسوب يفكّر…',
    unwinnable: 'ينسحب الحاسوب: هذه اللعبة خاسرة.',
    unknown: 'ينسحب الحاسوب: لا يرى طريقًا إلى الفوز.',
    won: 'فاز الحاسوب.',
  },
  weighed,
  compared: (share, next) => `${weighed(share)} الاختيار الثاني: ${next}.`,
  even: (share) => `${weighed(share)} الاختيار الثاني: مثلها.`,
  only: (share) => `الحركة الوحيدة. فرصتها في تقدير الحاسوب: ${share}.`,
  noAnswer: 'لم يُجب الحاسوب. حاول مرة أخرى.',
  chance: (share) => `فرصة الفوز التقديرية: ${share}`,
  chanceThinking: 'فرصة الفوز التقديرية: جارٍ الحساب…',
  fell: (before, after) => `فرصة الفوز التقديرية: ${before} قبلها، ${after} بعدها`,
  fellAtMost: (before, after) => `فرصة الفوز التقديرية: ${before} قبلها، ${after} على الأكثر بعدها`,
};
