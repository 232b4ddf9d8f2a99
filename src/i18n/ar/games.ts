/** What the list of games and the bar of the review say, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { agreeing, games as counted, moves, number, ofGames, undos } from './grammar.ts';

export const games: DialogMessages['games'] = {
  title: 'الألعاب',
  keepOpen: 'حفظ هذه اللعبة لوقت لاحق',
  search: 'توزيعة أو تاريخ أو قواعد',
  filters: { all: 'الكل', open: 'مفتوحة', won: 'فوز', lost: 'خسارة' },
  count: (shown, all) => (shown < all ? `${number(shown)} من ${ofGames(all)}` : counted(all)),
  none: 'لا ألعاب بعد. كل لعبة تبدؤها تُحفظ هنا.',
  noneFound: 'لا توجد ألعاب مطابقة.',
  showAll: 'عرض الكل',
  onTable: 'قيد اللعب',
  /** How it stands or ended: cards on the clock. */
  home: {
    open: (home) => `${number(home)} على وجه الساعة`,
    lost: (home) => `خسارة، ${number(home)} على وجه الساعة`,
  },
  won: 'فوز',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => undos(count),
  continued: 'مستأنفة، لا تُحتسب',
  actions: (game) => `المزيد: ${game}`,
  giveUp: 'انسحاب',
  save: 'حفظ في ملف',
  remove: 'حذف…',
  reallyRemove: 'حذف هذه اللعبة؟ لن تُحتسب بعد ذلك في إحصائياتك.',
  yes: 'حذف',
  no: 'إبقاء',
  removed: (game) => `حُذفت: ${game}.`,
  undoRemove: 'تراجع',
  removeAll: 'حذف كل شيء…',
  reallyRemoveAll: 'حذف جميع الألعاب ومعها الإحصائيات؟',
  removeAllYes: ({ count }) => `حذف ${ofGames(count)}`,
  removedAll: (count) => `حُذفت ${counted(count)}.`,
  more: 'عرض المزيد',
  bring: 'استيراد ملف…',
  importing: 'جارٍ استيراد الملف…',
  nearlyTooMany: (count, most) =>
    `عدد الألعاب المحفوظة هنا: ${count} من ${most} على الأكثر. احفظها في ملف ثم احذف بعضها.`,
  saveAll: 'حفظ كل شيء في ملف',
  damaged: (count) =>
    `تعذّرت قراءة ${ofGames(count)}. ${agreeing(count, 'بياناتها', 'بياناتهما', 'بياناتها')} محفوظة هنا.`,
  saveDamaged: 'حفظ هذه البيانات في ملف',
  forgetDamaged: 'حذف هذه البيانات',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'مراجعة',
  slider: 'الحركة',
  toDeal: 'إلى البداية',
  back: 'حركة إلى الوراء',
  forward: 'حركة إلى الأمام',
  toEnd: 'إلى النهاية',
  losingMove: 'الخطأ',
  losingMoveName: (at) =>
    `الخطأ: الانتقال إلى الحركة ${number(at)}، آخر حركة بقي الفوز بعدها ممكنًا`,
  close: 'إغلاق',
};
