/** What only the dialogs and the bar of the review say, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { isolate } from './grammar.ts';
import { helpText } from './help.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';

export const dialogs: DialogMessages = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
  rules,
  statistics,
  helpText,
  help: 'المساعدة',
  close: 'إغلاق',
  storage: {
    late: 'آخر النقلات لم تُحفظ بعد: المتصفّح بطيء في كتابتها.',
    way: 'احفظ ألعابك في ملف، أو أفرغ مساحة على هذا الجهاز. تُعاد المحاولة تلقائيًا.',
    promised: 'وعد المتصفّح بالاحتفاظ بها.',
    notPromised: 'لم يعد المتصفّح بالاحتفاظ بها: قد يمحوها إذا ضاقت المساحة.',
  },
  dialog: {
    random: 'توزيع لعبة عشوائية',
    numberLabel: 'أو حسب رقمها',
    numberHint: `الرقم نفسه يعطي الأوراق نفسها كما في ${isolate('PySolFC')}.`,
    deal: 'توزيع',
    notANumber: (text) =>
      `«${isolate(text)}» ليس رقم توزيعة: المتوقَّع أرقام، أو ${isolate('ms')} تليها أرقام.`,
    rules: 'القواعد',
    onlyWinnable: 'توزيعات يمكن الفوز بها فقط',
    finding: 'جارٍ البحث عن توزيعة يمكن الفوز بها…',
    cancel: 'إلغاء',
    leaves: 'ستنسحب من اللعبة التي على الطاولة، وتُحتسب خسارة.',
  },
  partFailed: 'هذا الجزء من الصفحة لا يعمل. ألعابك في أمان، والطاولة ما زالت تعمل.',
};
