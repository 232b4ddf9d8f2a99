/** What is told of links, of files and of a game that is reviewed, in Arabic. */
import type { TableMessages } from '../messages.ts';
import { games, isolate, number, ofGames, ofMoves } from './grammar.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'تعذّرت قراءة هذا الرابط. تأكّد من أنك نسخته كاملًا.',
  newer: 'يحتاج هذا الرابط إلى إصدار أحدث. أعد تحميل الصفحة للحصول عليه.',
  rules: 'في هذا الرابط قواعد غير معروفة. اطلب رابطًا جديدًا.',
  number: 'لا توجد توزيعة بهذا الرقم. تحقّق من الرابط.',
  damaged: 'جزء من هذا الرابط ناقص أو متغيّر. انسخه من جديد.',
};

/** How many games came from a file. */
const imported = (count: number): string =>
  count === 0 ? 'لم تُستورد أي لعبة.' : `استُوردت ${games(count)}.`;

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    unread > 0 ? `${imported(count)} وتعذّرت قراءة ${ofGames(unread)}.` : imported(count),
  playedFurther: 'في الملف حركات لاحقة للعبتك الحالية، فتستمر من حيث وصل.',
  notOurs: `هذا ليس ملفًا من ملفات ${isolate('Big Ben')}، أو تتعذّر قراءته. اختر ملفًا آخر.`,
  tooMany: (most) => `لا يمكن استيراد هذا الملف: سيتجاوز عدد الألعاب ${most}، وهو أقصى ما يُحفظ.`,
  illegalAt: (move) => `لا يمكن استيراد هذه اللعبة: الحركة رقم ${move} مخالفة للقواعد.`,
};

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `البداية، من أصل ${ofMoves(all)}` : `الحركة ${number(at)} من ${number(all)}`,
  judgements: {
    winnable: 'الفوز ممكن',
    unwinnable: 'خاسرة',
    unknown: 'يصعب الجزم',
    open: 'لم تُفحص بعد',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
