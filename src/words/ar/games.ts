/** What the list of games and the review say, in Arabic. */
import type { Messages } from '../en.ts';
import {
  agreeing,
  games as counted,
  isolate,
  moves,
  number,
  ofGames,
  ofMoves,
  undos,
} from './grammar.ts';

/** How many games came from a file. */
const added = (count: number): string =>
  count === 0 ? 'لم تُضَف أي لعبة.' : `${count === 2 ? 'أُضيفت لعبتان' : `أُضيفت ${counted(count)}`}.`;

export const games: Messages['games'] = {
  title: 'الألعاب',
  keepOpen: 'إبقاء اللعبة التي على الطاولة مفتوحة',
  search: 'بحث: توزيعة أو قواعد',
  show: 'عرض',
  filters: { all: 'كل الألعاب', open: 'مفتوحة', won: 'فوز', lost: 'انسحاب' },
  count: (shown, all) => (shown < all ? `${number(shown)} من ${ofGames(all)}` : counted(all)),
  none: 'لا ألعاب بعد. كل لعبة تبدؤها تُحفظ هنا.',
  noneFound: 'لا توجد لعبة كهذه.',
  name: (deal, rules) => `${deal}، ${isolate(rules)}`,
  state: { open: 'مفتوحة', won: 'فوز', lost: 'انسحاب', table: 'على الطاولة' },
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => undos(count),
  continued: 'مستأنفة',
  open: 'فتح',
  openName: (game) => `فتح: ${game}`,
  giveUp: 'انسحاب',
  giveUpName: (game) => `انسحاب: ${game}`,
  save: 'حفظ في ملف',
  saveName: (game) => `حفظ في ملف: ${game}`,
  remove: 'حذف',
  removeName: (game) => `حذف: ${game}`,
  reallyRemove: 'هل تريد حذفها حقًا؟ لن تُحتسب بعد ذلك في أي مكان.',
  yes: 'حذف',
  no: 'إبقاء',
  removed: (game) => `حُذفت: ${game}.`,
  undoRemove: 'استعادتها',
  removeAll: 'حذف كل شيء…',
  reallyRemoveAll: 'هل تريد حقًا حذف جميع الألعاب ومعها الإحصاءات؟',
  removedAll: (count) => `${count === 2 ? 'حُذفت لعبتان' : `حُذفت ${counted(count)}`}.`,
  more: 'عرض المزيد',
  files: 'الملفات',
  bring: 'فتح ملف…',
  saveAll: 'حفظ كل شيء في ملف واحد',
  brought: (count, unread) =>
    unread > 0 ? `${added(count)} وتعذّرت قراءة ${ofGames(unread)}.` : added(count),
  playedFurther: 'اللعبة التي على الطاولة لُعبت أبعد هناك، وتُستأنف من هناك.',
  notOurs: `هذا ليس ملفًا من ملفات ${isolate('Big Ben')}، أو تتعذّر قراءته.`,
  illegalAt: (move) => `لا يمكن لعب هذه اللعبة: الحركة رقم ${move} مخالفة للقواعد.`,
  damaged: (count) =>
    `تعذّرت قراءة ${ofGames(count)} ${agreeing(count, 'فوُضعت', 'فوُضعتا', 'فوُضعت')} جانبًا.`,
  saveDamaged: 'حفظها في ملف',
  forgetDamaged: 'التخلّي عنها',
};

export const review: Messages['review'] = {
  title: 'استعراض اللعبة',
  position: (at, all) =>
    at === 0 ? `البداية، من أصل ${ofMoves(all)}` : `الحركة ${number(at)} من ${number(all)}`,
  judgements: {
    winnable: 'الفوز ممكن',
    lost: 'لا فوز ممكن',
    undecided: 'غير محسوم',
    open: 'لم يُفحص بعد',
  },
  slider: 'الموضع',
  toDeal: 'إلى البداية',
  back: 'حركة إلى الوراء',
  forward: 'حركة إلى الأمام',
  toEnd: 'إلى النهاية',
  turning: 'الخطأ',
  turningName: (at) => `الخطأ: الانتقال إلى الحركة ${number(at)} التي ضاع الفوز بعدها`,
  close: 'إغلاق',
  went: (position, judgement) => `${position}: ${judgement}.`,
};
