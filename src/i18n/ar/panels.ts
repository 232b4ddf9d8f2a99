/** What the menu and the settings say, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'السمة',
    values: {
      system: 'حسب النظام',
      felt: 'جوخ أخضر',
      night: 'ليل',
      paper: 'ورق',
      contrast: 'تباين عالٍ',
    },
  },
  print: {
    title: 'وجه الأوراق',
    values: { fitting: 'تلقائي', classic: 'كلاسيكي', large: 'بطباعة كبيرة' },
  },
  suitColours: { title: 'ألوان النقوش', values: { two: 'لونان', four: 'أربعة ألوان' } },
  back: {
    title: 'ظهر الأوراق',
    values: { theme: 'حسب السمة', rose: 'وردة', lattice: 'شبكة', rays: 'أشعة' },
  },
  layout: {
    title: 'التخطيط',
    values: { clock: 'على شكل ساعة', large: 'أكبر أوراق ممكنة' },
  },
  hand: { title: 'اليد المستخدمة', values: { right: 'اليمنى', left: 'اليسرى' } },
  hints: {
    title: 'التلميحات',
    values: {
      proven: 'مثالية (تعرف كومة السحب)',
      fair: 'دون كشف المخفي (ترى ما تراه)',
    },
  },
  difficulty: { title: 'الصعوبة', values: { any: 'أي صعوبة', ...GRADES } },
  speed: {
    title: 'حركة الأوراق',
    values: { normal: 'عادية', slow: 'بطيئة', fast: 'سريعة', off: 'بلا حركة' },
  },
};

const switches: DialogMessages['panels']['switches'] = {
  showStatus: 'فحص الفوز: إظهار إمكان الفوز بهذه اللعبة دائمًا',
  showMoves: 'إظهار الحركات والوقت',
  showChance: 'إظهار فرصة الفوز التقديرية',
  singleTap: 'نقرة واحدة تلعب الورقة التي لها مكان واحد فقط',
  autoplay: 'إرسال الأوراق الآمنة تلقائيًا',
  letterKeys: 'اختصارات بحرف واحد حين يكون التركيز على الطاولة',
  sound: 'الصوت',
};

export const panels: DialogMessages['panels'] = {
  settings: 'الإعدادات',
  theGames: 'الألعاب',
  lookThrough: 'مراجعة اللعبة',
  fairHint: 'تلميح دون كشف المخفي',
  watchFair: 'مشاهدة الحاسوب وهو يلعب',
  thisGame: 'هذه اللعبة',
  findCard: 'البحث عن ورقة',
  whichCard: 'اختر ورقة لترى أين تقع الأدنى منها والأعلى.',
  restartDeal: 'هذه التوزيعة من البداية',
  open: ({ text }) => `مفتوحة: ${text}`,
  won: ({ text }) => `فوز: ${text}`,
  options,
  switches,
  volume: 'مستوى الصوت',
  groups: { looks: 'المظهر', play: 'اللعب', sound: 'الصوت', data: 'بياناتك' },
  dataNote: 'تُحفظ ألعابك وإحصائياتك في هذا المتصفّح وحده. احفظ ملفًا لتكون لديك نسخة منها.',
  howToPlay: 'طريقة اللعب',
  now: 'حركات يمكنك لعبها الآن',
  nothingNow: 'لم تبقَ أي حركة.',
  language: 'اللغة',
  systemLanguage: 'حسب المتصفّح',
  tipsAgain: 'إظهار النصائح من جديد',
};
