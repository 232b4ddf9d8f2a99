/** What the dialogs say of links, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { agreeing, isolate, number, ofMoves } from './grammar.ts';

export const links: DialogMessages['links'] = {
  share: 'مشاركة',
  what: 'محتوى المشاركة',
  deal: 'التوزيعة فقط',
  dealWithMoves: (count) =>
    agreeing(
      count,
      'التوزيعة وحركتك',
      'التوزيعة وحركتاك',
      `التوزيعة وحركاتك، وعددها ${number(count)}`,
    ),
  link: 'الرابط',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط.',
  notCopied: 'تعذّر النسخ. حدّد الرابط وانسخه بنفسك.',
  send: 'مشاركة…',
  text: (deal, rules) => `${isolate('Big Ben')}: ${deal}، ${isolate(rules)}`,
  none: {
    noNumber: 'ليس لهذه الأوراق رقم توزيعة، فلا رابط لها. احفظ اللعبة في ملف بدلًا منه.',
    tooLong: 'هذه اللعبة أطول من أن يتّسع لها رابط. احفظها في ملف بدلًا منه.',
  },
  title: 'لعبة من رابط',
  linked: (deal, rules) => `${deal}، ${isolate(rules)}.`,
  won: (count) => `معها لعبة انتهت بالفوز في ${ofMoves(count)}.`,
  notWon: (count) => `معها ${count === 1 ? 'الحركة الأولى' : `أول ${ofMoves(count)}`} من لعبة.`,
  stays: 'تبقى لعبتك الحالية مفتوحة في «الألعاب».',
  play: 'لعب هذه التوزيعة',
  watch: 'مراجعة اللعبة',
};
