/** What the menu and the settings say, in Arabic. */
import type { Messages } from '../en.ts';
import { GRADES } from './fair.ts';
import { isolate } from './grammar.ts';

const options: Messages['panels']['options'] = {
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

const switches: Messages['panels']['switches'] = {
  showStatus: 'إظهار ما إذا كان الفوز باللعبة ممكنًا',
  showChance: 'إظهار فرصة فوز اللاعب النزيه',
  singleTap: 'نقرة واحدة تلعب الورقة التي لها وجهة واحدة فقط',
  autoplay: 'الأوراق التي لا مخاطرة في إرسالها تذهب إلى أساساتها تلقائيًا',
  letterKeys: 'الحروف مفاتيح حين يكون التركيز على الطاولة',
  sound: 'الأصوات',
};

export const panels: Messages['panels'] = {
  menu: 'القائمة',
  settings: 'الإعدادات',
  theGames: 'الألعاب',
  lookThrough: 'استعراض هذه اللعبة',
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
  tips: {
    begin: [
      'انقر ورقة ثم إطارًا مضيئًا، أو اسحب الورقة إليه.',
      'يُبنى كل أساس تصاعديًا من النقش نفسه حتى يشير إلى ساعته.',
    ],
    gaps: [
      'لا يمكن البناء على مروحة فيها فجوات. المس كومة السحب لملئها.',
      'تُملأ الفجوات كلها دفعة واحدة، الآن أو لاحقًا: اختيار الوقت هو فنّ هذه اللعبة.',
    ],
    waste: ['الورقة المسحوبة يمكن لعبها من الكومة المكشوفة، والورقة التي تسحبها بعدها تغطّيها.'],
    hour: ['اكتملت ساعة وأضاءت. وحين تكتمل الاثنتا عشرة كلها تدقّ الساعة.'],
  },
  language: 'اللغة',
  systemLanguage: 'لغة المتصفّح',
  update: {
    label: 'إصدار جديد',
    ready: 'هناك إصدار جديد جاهز.',
    use: 'استخدامه الآن',
    later: 'لاحقًا',
    needed: `لُعبت ألعابك آخر مرة بإصدار أحدث من ${isolate('Big Ben')}. هذا الإصدار الأقدم يتركها كما هي.`,
  },
  gotIt: 'فهمت',
  noTips: 'بلا نصائح',
  tipsAgain: 'إظهار النصائح من جديد',
  tip: 'نصيحة',
};
