/** How difficult a deal is, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { ofGames } from './grammar.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'فحص الصعوبة',
  measuring: 'الحاسوب يجرّبها…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: فاز الحاسوب في ${won} من ${ofGames(plays)} سريعة.`,
  about: 'الصعوبة هي عدد مرات فوز الحاسوب بالتوزيعة في 50 لعبة سريعة، دون أن يعرف كومة السحب.',
  meaning: {
    any: 'أي توزيعة، سواء أمكن الفوز بها أم لا.',
    easy: 'يفوز الحاسوب في 17 من 50 لعبة سريعة أو أكثر.',
    medium: 'يفوز الحاسوب في 4 إلى 16 من 50 لعبة سريعة.',
    hard: 'يفوز الحاسوب في 3 من 50 لعبة سريعة على الأكثر.',
  },
  counts: 'لعبت حركة، فستُحتسب الإجابة مساعدة.',
  finding: {
    easy: 'جارٍ البحث عن توزيعة سهلة…',
    medium: 'جارٍ البحث عن توزيعة متوسطة…',
    hard: 'جارٍ البحث عن توزيعة صعبة…',
  },
};
