/** What is said of links, in Arabic. */
import type { Messages } from '../en.ts';
import { agreeing, isolate, moves, number, ofMoves } from './grammar.ts';

export const links: Messages['links'] = {
  share: 'مشاركة',
  what: 'محتوى الرابط',
  deal: 'التوزيعة',
  dealWithMoves: (count) =>
    agreeing(
      count,
      'التوزيعة والحركة الوحيدة التي لُعبت',
      'التوزيعة والحركتان اللتان لُعبتا',
      `التوزيعة والحركات التي لُعبت، وعددها ${number(count)}`,
    ),
  link: 'الرابط',
  copy: 'نسخ',
  copied: 'نُسخ الرابط.',
  notCopied: 'لم ينسخه المتصفّح: حدّد الرابط وانسخه بنفسك.',
  send: 'مشاركة…',
  text: (deal, rules) => `${isolate('Big Ben')}، ${deal}، ${isolate(rules)}`,
  none: {
    noNumber: 'ليس لهذه الأوراق رقم توزيعة، فلا رابط لها. احفظ اللعبة في ملف.',
    tooLong: 'هذه اللعبة أطول من أن يتّسع لها رابط. احفظها في ملف.',
  },
  errors: {
    notALink: 'تعذّرت قراءة هذا الرابط. في الرابط قواعد ورقم توزيعة، وأحيانًا حركات.',
    newer: 'أُنشئ هذا الرابط بإصدار أحدث من اللعبة. أعد تحميل الصفحة للحصول عليه.',
    rules: 'يذكر هذا الرابط قواعد لا وجود لها.',
    number: 'يذكر هذا الرابط توزيعة لا وجود لها.',
    damaged: 'هذا الرابط تالف: جزء منه ناقص أو متغيّر.',
  },
  title: 'رابط إلى لعبة',
  linked: (deal, rules) => `${deal}، ${isolate(rules)}.`,
  won: (count) => `فيه لعبة انتهت بالفوز في ${ofMoves(count)}.`,
  notWon: (count) => `فيه ${moves(count)} من لعبة.`,
  stays: 'تبقى اللعبة التي على الطاولة مفتوحة.',
  play: 'لعب هذه التوزيعة',
  watch: 'مشاهدة اللعبة',
};
