/** What the dialogs say of links, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { agreeing, isolate, moves, number, ofMoves } from './grammar.ts';

export const links: DialogMessages['links'] = {
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
  title: 'رابط إلى لعبة',
  linked: (deal, rules) => `${deal}، ${isolate(rules)}.`,
  won: (count) => `فيه لعبة انتهت بالفوز في ${ofMoves(count)}.`,
  notWon: (count) => `فيه ${moves(count)} من لعبة.`,
  stays: 'تبقى اللعبة التي على الطاولة مفتوحة.',
  play: 'لعب هذه التوزيعة',
  watch: 'مشاهدة اللعبة',
};
