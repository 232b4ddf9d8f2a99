/** What is told of links, of files and of a game looked through, in Arabic. */
import type { TableMessages } from '../messages.ts';
import { games, isolate, number, ofGames, ofMoves } from './grammar.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'تعذّرت قراءة هذا الرابط. في الرابط قواعد ورقم توزيعة، وأحيانًا حركات.',
  newer: 'أُنشئ هذا الرابط بإصدار أحدث من اللعبة. أعد تحميل الصفحة للحصول عليه.',
  rules: 'يذكر هذا الرابط قواعد لا وجود لها.',
  number: 'يذكر هذا الرابط توزيعة لا وجود لها.',
  damaged: 'هذا الرابط تالف: جزء منه ناقص أو متغيّر.',
};

/** How many games came from a file. */
const added = (count: number): string =>
  count === 0 ? 'لم تُضَف أي لعبة.' : `${count === 2 ? 'أُضيفت لعبتان' : `أُضيفت ${games(count)}`}.`;

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    unread > 0 ? `${added(count)} وتعذّرت قراءة ${ofGames(unread)}.` : added(count),
  playedFurther: 'اللعبة التي على الطاولة لُعبت أبعد هناك، وتُستأنف من هناك.',
  notOurs: `هذا ليس ملفًا من ملفات ${isolate('Big Ben')}، أو تتعذّر قراءته.`,
  illegalAt: (move) => `لا يمكن لعب هذه اللعبة: الحركة رقم ${move} مخالفة للقواعد.`,
};

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `البداية، من أصل ${ofMoves(all)}` : `الحركة ${number(at)} من ${number(all)}`,
  judgements: {
    winnable: 'الفوز ممكن',
    lost: 'لا فوز ممكن',
    undecided: 'غير محسوم',
    open: 'لم يُفحص بعد',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
