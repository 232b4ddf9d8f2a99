/** What the menu and the settings say, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './difficulty.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'الألوان',
    values: {
      system: 'حسب النظام',
      felt: 'جوخ أخضر',
      night: 'ليل',
      paper: 'ورق',
      contrast: 'تباين عالٍ',
    },
  },
  print: {
    title: 'الأوراق',
    values: { fitting: 'حسب المساحة', classic: 'كلاسيكية', large: 'بطباعة كبيرة' },
  },
  suitColours: { title: 'النقوش', values: { two: 'لونان', four: 'أربعة ألوان' } },
  back: {
    title: 'ظهر الأوراق',
    values: { theme: 'حسب الألوان', rose: 'وردة', lattice: 'شبكة', rays: 'أشعة' },
  },
  layout: {
    title: 'الطاولة',
    values: { clock: 'على شكل ساعة', large: 'أكبر أوراق ممكنة' },
  },
  hand: { title: 'يد اللعب', values: { right: 'اليمنى', left: 'اليسرى' } },
  hints: {
    title: 'التلميحات',
    values: { proven: 'مؤكّدة: ترى كل شيء', fair: 'نزيهة: ترى ما تراه' },
  },
  difficulty: { title: 'الصعوبة', values: { any: 'أي صعوبة', ...GRADES } },
  speed: {
    title: 'طيران الأوراق',
    values: { normal: 'عادي', slow: 'بطيء', fast: 'سريع', off: 'متوقّف' },
  },
};

const switches: DialogMessages['panels']['switches'] = {
  showStatus: 'إظهار ما إذا كان الفوز باللعبة ممكنًا',
  showChance: 'إظهار فرصة فوز اللاعب النزيه',
  singleTap: 'نقرة واحدة تلعب الورقة التي لها وجهة واحدة فقط',
  autoplay: 'الأوراق التي لا مخاطرة في إرسالها تذهب إلى أساساتها تلقائيًا',
  letterKeys: 'الحروف مفاتيح حين يكون التركيز على الطاولة',
  sound: 'الأصوات',
};

export const panels: DialogMessages['panels'] = {
  settings: 'الإعدادات',
  theGames: 'الألعاب',
  lookThrough: 'استعراض هذه اللعبة',
  fairHint: 'تلميح نزيه',
  watchFair: 'مشاهدة اللاعب النزيه',
  options,
  switches,
  volume: 'مستوى الصوت',
  groups: { looks: 'المظهر', play: 'طريقة اللعب', sound: 'الصوت', data: 'بياناتك' },
  dataNote: 'تُحفظ ألعابك وإحصاءاتك في هذا المتصفح وحده. والملف نسختك منها.',
  howToPlay: 'طريقة اللعب',
  pictures: {
    targets:
      'ورقة في اليد، وإطارات حول الأماكن التي يمكن أن تذهب إليها: الأساس الذي ينتظرها، أو مروحة ورقتها العليا أعلى منها برتبة واحدة.',
    gaps: 'الفجوات إطارات فارغة، وأرقامها تبيّن ترتيب ملئها في المرة القادمة. وكومة السحب تقول ما ستفعله عند لمسها.',
  },
  now: 'ما يمكن لعبه الآن',
  nothingNow: 'لا شيء: لم تبقَ أي حركة.',
  language: 'اللغة',
  systemLanguage: 'لغة المتصفّح',
  tipsAgain: 'إظهار النصائح من جديد',
};
