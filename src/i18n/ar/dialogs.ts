/** The messages of the dialogs and the review bar, in Arabic. */

import type { DialogMessages } from '../messages.ts';
import {
  agreeing,
  games as counted,
  days,
  fanName,
  hourName,
  isolate,
  moves,
  number,
  ofGames,
  ofMoves,
  undos,
} from './grammar.ts';
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

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
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

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: 'توزيعة اليوم',
  about:
    'توزيعة واحدة كل يوم، هي نفسها للجميع، بالقواعد الكلاسيكية. وكلها ثبت أن الفوز بها ممكن. تأتي التالية عند منتصف الليل بالتوقيت العالمي.',
  today: 'لعب توزيعة اليوم',
  goOn: 'متابعة توزيعة اليوم',
  streak: (count) =>
    count === 0 ? 'لا سلسلة فوز بعد: فُز بتوزيعة اليوم' : `سلسلة الفوز: ${days(count)}`,
  longest: (count) => `الأفضل: ${count === 0 ? 'لا شيء بعد' : days(count)}`,
  earlier: 'الشهر السابق',
  later: 'الشهر التالي',
  state: {
    none: 'لم تُلعب',
    open: 'مفتوحة',
    lost: 'خسرتها',
    won: 'فزت بها في يومها',
    wonLater: 'فزت بها لاحقًا',
  },
  day: (date, state) => `${date}: ${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: 'فحص الصعوبة',
  measuring: 'الحاسوب يجرّبها…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: فاز الحاسوب في ${won} من ${ofGames(plays)} سريعة.`,
  about: 'الصعوبة هي عدد مرات فوز الحاسوب بالتوزيعة في 25 لعبة سريعة، دون أن يعرف كومة السحب.',
  meaning: {
    any: 'أي توزيعة، سواء أمكن الفوز بها أم لا.',
    easy: 'يفوز الحاسوب في 11 من 25 لعبة سريعة أو أكثر.',
    medium: 'يفوز الحاسوب في 4 إلى 10 من 25 لعبة سريعة.',
    hard: 'يفوز الحاسوب في 3 من 25 لعبة سريعة على الأكثر.',
  },
  counts: 'لعبت حركة، فستُحتسب الإجابة مساعدة.',
  finding: {
    easy: 'جارٍ البحث عن توزيعة سهلة…',
    medium: 'جارٍ البحث عن توزيعة متوسطة…',
    hard: 'جارٍ البحث عن توزيعة صعبة…',
  },
};

/** The list of games. */
const games: DialogMessages['games'] = {
  title: 'الألعاب',
  keepOpen: 'حفظ هذه اللعبة لوقت لاحق',
  search: 'توزيعة أو تاريخ أو قواعد',
  filters: { all: 'الكل', open: 'مفتوحة', won: 'فوز', lost: 'خسارة' },
  count: (shown, all) => (shown < all ? `${number(shown)} من ${ofGames(all)}` : counted(all)),
  none: 'لا ألعاب بعد. كل لعبة تبدؤها تُحفظ هنا.',
  noneFound: 'لا توجد ألعاب مطابقة.',
  showAll: 'عرض الكل',
  onTable: 'قيد اللعب',
  /** The state or result of a game: cards on the clock. */
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
  bring: 'استيراد ألعاب…',
  importing: 'جارٍ استيراد الملف…',
  nearlyTooMany: (count, most) =>
    `عدد الألعاب المحفوظة هنا: ${count} من ${most} على الأكثر. احفظها في ملف ثم احذف بعضها.`,
  saveAll: 'حفظ نسخة',
  counts: (added, merged, known) => `جديدة: ${added}. مدمجة: ${merged}. موجودة من قبل: ${known}.`,
  damaged: (count) =>
    `تعذّرت قراءة ${ofGames(count)}. ${agreeing(count, 'بياناتها', 'بياناتهما', 'بياناتها')} محفوظة هنا.`,
  saveDamaged: 'حفظ هذه البيانات في ملف',
  forgetDamaged: 'حذف هذه البيانات',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: 'مراجعة',
  slider: 'الحركة',
  toDeal: 'إلى البداية',
  back: 'حركة إلى الوراء',
  forward: 'حركة إلى الأمام',
  toEnd: 'إلى النهاية',
  losingMove: 'الخطأ',
  losingMoveName: (at) =>
    `الخطأ: الانتقال إلى الحركة ${number(at)}، آخر حركة بقي الفوز بعدها ممكنًا`,
  mark: 'وضع علامة على هذا الموضع',
  lines: 'مسارات أخرى',
  line: (from, to, first) => `الحركات من ${number(from)} إلى ${number(to)}: ${first}`,
  close: 'إغلاق',
};

const trial: DialogMessages['trial'] = {
  title: 'حاول مرة أخرى',
  find: 'ابحث عن حركة تحافظ على الفوز.',
  winnable: 'الفوز ما زال ممكنًا.',
  lost: 'خسرت بهذه الحركة.',
  proved: 'ثبت أن الفوز غير ممكن من هنا.',
  takeBack: 'تراجع',
  showWay: 'أظهر الطريق',
};

const story: DialogMessages['story'] = {
  title: 'قصة اللعبة',
  looked: (looked, all) => `الحركات المفحوصة: ${number(looked)} من ${all.text}`,
  axis: 'فرصة الفوز التقديرية',
  chance: (share) => `الفرصة: ${share}.`,
  refill: (cards) => `ملء ${number(cards)}`,
  draw: (card) => `سحب ${card}`,
  mistake: (move, at) => `الخطأ: ${move}، الحركة ${number(at)}.`,
  kept: (move) => `كان الفوز سيبقى ممكنًا لو لُعب أولًا: ${move}.`,
  sight: {
    seen: (kept, made) => `كان يمكن ملاحظة ذلك: ${kept} مقابل ${made}.`,
    alike: (kept, made) =>
      `لم تكن ملاحظة ذلك ممكنة: دون معرفة كومة السحب بدت الحركتان متساويتين، ${kept} و${made}.`,
    misled: (kept, made) =>
      `لم تكن ملاحظة ذلك ممكنة: دون معرفة كومة السحب بدت أسوأ، ${kept} مقابل ${made}.`,
  },
  lists: {
    luckiest: 'أفضل حظ',
    unluckiest: 'أسوأ حظ',
    best: 'أفضل القرارات',
    worst: 'أسوأ القرارات',
  },
  none: (points) => `لا شيء يتجاوز ${points}`,
  noMore: (points) => `لا شيء آخر يتجاوز ${points}`,
  points: (points) => `بالنقاط المئوية، بهامش ${points}.`,
  table: 'عرض كجدول',
  columns: {
    move: 'الحركة',
    chance: 'الفرصة',
    verdict: 'الحكم',
    luck: 'الحظ',
    decision: 'القرار',
  },
  start: 'البداية',
};

const problems: DialogMessages['problems'] = {
  title: 'مسائل',
  about:
    'مواضع تظهر فيها أوراق كومة السحب. كل جواب مثبت: الحركة الصحيحة تحافظ على الفوز، وكل حركة أخرى تضيعه.',
  name: (value) => `المسألة ${number(value)}`,
  today: 'مسألة اليوم',
  next: 'المسألة التالية',
  solved: (solved, tried) => `حُلّت ${solved.text} من ${tried.text} من المحاولة الأولى.`,
  rating: (rating, give) => `تقييمك: ${rating}، بهامش ${give}.`,
  streak: (days) =>
    days.count === 0
      ? 'لا توجد سلسلة من مسائل اليوم بعد.'
      : `مسائل اليوم على التوالي: ${days.text}.`,
  grades: 'قيست الصعوبة دون لاعبين من البشر: بعدد المرات التي حلها فيها ثلاثة لاعبين آليين.',
  questions: {
    refill: 'التعبئة الآن أم اللعب أولًا؟',
    draw: 'السحب الآن أم اللعب أولًا؟',
    keep: 'أي حركة تحافظ على الفوز؟',
    win: 'افز من هنا.',
  },
  stock: 'كومة السحب، الورقة التالية أولًا',
  right: 'صحيح.',
  only: 'كل حركة أخرى كانت ستخسر.',
  keeps: 'هذا يحافظ على الفوز.',
  goOn: 'الفوز من هنا',
  all: 'كل المسائل',
  attempts: { solved: 'محلولة', failed: 'غير محلولة' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: 'ترتيب أوراقك…',
  title: 'أوراقك أنت',
  about: 'كل مروحة من أسفلها. أوراق الساعة الاثنتا عشرة موجودة.',
  fan: (hour) => `مروحة الساعة ${hour}`,
  place: (index, all) => `الورقة ${index} من ${all}`,
  empty: 'فارغة',
  given: (given, all) => `حُدّدت ${given} من ${all}.`,
  complete: 'حُدّدت كل الأوراق',
  takeBack: 'استرجاع',
  dots: 'النقاط هي النسخ التي لم تظهر بعد.',
  suits: ['سباتي', 'كبة', 'بستوني', 'ديناري'],
  paste: 'لصق نص…',
  pasteHow: `سطر لكل مروحة، من أسفلها. وللعبة بدأت أضف ${isolate('clock')} (الأوراق العليا الاثنتا عشرة، من 1 إلى 12) و${isolate('waste')} و${isolate('redeals')}؛ أما ${isolate('stock')} فللأوراق التالية بقدر ما تعرفها.`,
  read: 'قراءة',
  begun: (home, stock, known) =>
    `${home} من الأوراق في مكانها، ${stock} في كومة السحب، منها ${known} معروفة.`,
  rules: (title) => `القواعد: ${title}`,
  noneLeft: (card) => `لم تبقَ نسخة من هذه الورقة: ${card}.`,
  play: 'العب',
  cameTo: (hour) => `أي ورقة وصلت إلى مروحة الساعة ${hour}؟`,
  drawn: 'أي ورقة سُحبت؟',
  hidden: 'لا يمكن معرفة ذلك: كومة السحب عندك.',
  unknowable: 'لا يمكن معرفة ذلك',
  again: 'هل حُدّدت ورقة خطأً؟',
  nameAgain: 'تحديد من جديد',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `السطر ${fault.line}: «${fault.text}» ليست كومة. اكتب المروحة هكذا: ${isolate('12: 2H 5D 9H')}، والكومات الأخرى هي ${isolate('clock')} و${isolate('waste')} و${isolate('stock')} و${isolate('redeals')}.`;
      case 'pileTwice':
        return `السطر ${fault.line}: هذه الكومة مكررة: «${fault.text}».`;
      case 'notACard':
        return `السطر ${fault.line}: «${fault.text}» ليست ورقة. اكتب الورقة هكذا: ${isolate('2H')} أو ${isolate('10D')}.`;
      case 'twelve':
        return `السطر ${fault.line}: للساعة اثنتا عشرة ورقة، لا ${fault.found}.`;
      case 'notOnClock':
        return `السطر ${fault.line}: لا يمكن أن تكون هذه الورقة على الساعة عند ${fault.hour}: ${card}.`;
      case 'redeals':
        return `السطر ${fault.line}: قيمة ${isolate('redeals')} هي 0 أو 1، لا «${fault.text}».`;
      case 'tooMany':
        return `هذه الورقة زائدة مرة، مع حساب الساعة: ${card}.`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: 'القراءة بصوت عالٍ وكتابة الحركات',
  keys: [
    ['E', 'الورقة العليا في كل مروحة'],
    ['U', 'المروحة التي عليها التركيز، من الأعلى إلى الأسفل'],
    ['U 3', 'مروحة الساعة الثالثة، وهكذا كل ساعة'],
    ['M', 'الحركات الممكنة الآن'],
    ['O', 'ما تحتاج إليه كل ساعة تاليًا، ومكانه'],
    ['L', 'ما تغيّر منذ حركتك الأخيرة'],
    ['G', 'كومة السحب والكومة المكشوفة والفجوات، وفي المسألة أوراق كومة السحب أيضًا'],
    ['Shift 3', 'إلى مروحة الساعة الثالثة، ومرة أخرى إلى مكانها على وجه الساعة، ثم العودة'],
    ['I', 'كتابة حركة'],
  ],
  hours: `صف الأرقام هو الساعات: من 1 إلى 9، و0 للعاشرة، والمفتاحان بعده للحادية عشرة والثانية عشرة. اضغط ${isolate('Shift')} مع المفاتيح التي تكتب رقمًا؛ والمفتاح الذي يكتب ${isolate('?')} يفتح هذه الصفحة.`,
  label: (name, text) => `${name}: ${text}`,
  tops: 'أعلى المراوح',
  needs: 'ما تحتاج إليه كل ساعة',
  lit: 'مكتملة',
  shortFans: ['مراوح فيها فجوة واحدة', 'مراوح فيها فجوتان', 'مراوح فارغة'],
  noGaps: 'لا فجوات',
  whichFan: 'أي مروحة؟ اضغط رقم ساعتها.',
  nothing: 'لم تُلعب أي حركة بعد.',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: 'كتابة حركة',
  example: '3 إلى 10',
  how: `اكتب ${isolate('t3-f10')} أو 3 إلى 10 أو 3 وجه الساعة، و${isolate('w 5')} للكومة المكشوفة، و${isolate('7h')} لورقة لها حركة واحدة، أو: ملء، سحب، قلب الكومة، تراجع، إعادة، تلميح. الساعة هدفًا تعني مروحتها أولًا. و12 وحدها تنقلك إلى مروحتها. ${isolate('Enter')} للعب، و${isolate('↑')} لاستعادة السطر السابق، و${isolate('Esc')} للإغلاق.`,
  notRead: 'تعذّرت قراءة هذا. اكتب حركة مثل: 3 إلى 10، أو 3 وجه الساعة، أو تراجع.',
  notOnTop: 'هذه الورقة ليست في الأعلى.',
  several: 'لهذه الورقة أكثر من حركة. اكتب إلى أين.',
  also: (line) => `وتصلح لتلك الساعة على وجه الساعة أيضًا: ${isolate(line)}.`,
  noRedo: 'لا شيء لإعادته.',
  words: {
    to: 'إلى، على',
    home: 'وجه الساعة، إلى وجه الساعة',
    waste: 'الكومة المكشوفة',
    stock: 'كومة السحب',
    fan: 'مروحة',
    foundation: 'أساس',
    refill: 'ملء، ملء الفجوات',
    draw: 'سحب، سحب ورقة',
    redeal: 'قلب الكومة',
    undo: 'تراجع',
    redo: 'إعادة',
    hint: 'تلميح',
    skipped: 'من، الساعة، ورقة',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: 'أخطائي',
  about: 'آخر موضع كان الفوز فيه ممكنًا في كل لعبة خسرتها. ابحث عن حركة تحافظ على الفوز.',
  looked: (done, all) => `فُحصت ${done.text} من ${all.text} من الألعاب الخاسرة.`,
  states: { tried: 'جُرّب', solved: 'حُلّ' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
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
  challenge: 'تحدٍّ: لعبتك مختومة',
  challengeNote:
    'من يفتح الرابط يلعب هذه التوزيعة أولًا، ولا يرى نتيجتك وموضع افتراق اللعبتين إلا بعد أن ينهيها أو ينسحب. إنه ختم من ورق لا قفل.',
  link: 'الرابط',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط.',
  notCopied: 'تعذّر النسخ. حدّد الرابط وانسخه بنفسك.',
  send: 'مشاركة…',
  qrCode: 'رمز الاستجابة السريعة',
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

const challenge: DialogMessages['challenge'] = {
  title: 'تحدٍّ',
  sealed: 'في الرابط لعبة مختومة لغيرك بهذه التوزيعة، تُفتح حين تنهيها أو تنسحب.',
  ended: 'سبق أن أنهيت هذه التوزيعة، فيمكنك مقارنة اللعبتين الآن.',
  compare: 'مقارنة',
  mine: 'أنت',
  theirs: 'الآخر',
  result: 'النتيجة',
  won: 'فوز',
  notWon: 'دون فوز',
  home: 'أوراق على وجه الساعة',
  hours: 'الساعات المضاءة',
  moves: 'الحركات',
  refills: 'مرات الملء',
  same: 'حركات اللعبتين متماثلة من البداية إلى النهاية.',
  parted: (count) => {
    if (count === 0) return 'تفترق اللعبتان من الحركة الأولى.';
    const same = agreeing(
      count,
      'الحركة الأولى واحدة',
      'الحركتان الأوليان متماثلتان',
      `أول ${ofMoves(count)} متماثلة`,
    );
    return `${same}، ثم تفترق اللعبتان.`;
  },
  end: 'لا حركة بعدها',
  review: 'عرض في المراجعة',
  send: 'إرسال لعبتك ردًّا',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'كلاسيكية',
      source: `ويكيبيديا، مقالة «${isolate('Big Ben (card game)')}»؛ وبرنامج ${isolate('PySolFC')} نفسه`,
    },
    gamerules: {
      title: 'GameRules.com',
      source: `موقع ${isolate('gamerules.com')} بقراءة حرفية`,
    },
    mcneely: {
      title: 'McNeely',
      source: `${isolate('Scott McNeely')}، كتاب «${isolate('Ultimate Book of Card Games')}»`,
    },
    cadogan: {
      title: 'Lady Cadogan',
      source: `${isolate('Lady Cadogan')}، «${isolate('The Clock')}»، 1914`,
    },
    solsuite: {
      title: 'SolSuite',
      source: `برنامج ${isolate('SolSuite')}، لعبة «${isolate('Clock')}»`,
    },
    redeal: {
      title: 'قلب الكومة مرة',
      source: `موقع ${isolate('collepic.net')}، لعبة «${isolate('Big Ben')}»`,
    },
    relaxed: {
      title: 'ميسّرة',
      source: `برنامج ${isolate('Solitaire Forever II')}، لعبة «${isolate('Big Ben (Relaxed)')}»`,
    },
  },
  from: (source) => `${source}.`,
  about: 'ما تقوله هذه القواعد ومن أين أتت',
  own: 'قواعدك الخاصة…',
  ownNote: 'سبعة اختيارات تصنع القواعد. وتحتفظ اللعبة بالقواعد التي بدأت بها.',
  titles: {
    refillFrom: 'بداية الملء',
    refillOrder: 'ترتيب الملء',
    refillWhen: 'وقت الملء',
    drawWhen: 'وقت السحب',
    wasteTo: 'وجهة أوراق الكومة المكشوفة',
    buildOn: 'المراوح التي تقبل ورقة',
    redeals: 'قلب الكومة المكشوفة',
  },
  choices: {
    refillFrom: {
      12: 'يبدأ الملء من الساعة الثانية عشرة.',
      1: 'يبدأ الملء من الساعة الواحدة، وتأتي الثانية عشرة أخيرًا.',
    },
    refillOrder: {
      rounds: 'يوزّع الملء ورقة على كل مروحة فيها فجوات، جولة بعد جولة.',
      fans: 'يُكمل الملء مروحة بعد أخرى.',
    },
    refillWhen: {
      any: 'يمكنك الملء في أي وقت.',
      stuck: 'لا يمكنك الملء إلا حين يتعذّر لعب أي ورقة.',
    },
    drawWhen: {
      noGaps: 'يمكنك السحب حين لا توجد فجوات.',
      stuck: 'يمكنك السحب حين لا توجد فجوات ويتعذّر لعب أي ورقة.',
      any: 'يمكنك السحب في أي وقت، حتى مع وجود فجوات.',
    },
    wasteTo: {
      foundationsAndFans: 'تذهب أوراق الكومة المكشوفة إلى وجه الساعة أو إلى مروحة.',
      foundations: 'لا تذهب أوراق الكومة المكشوفة إلا إلى وجه الساعة.',
    },
    buildOn: {
      3: 'تقبل المروحة ورقة إذا كانت فيها ثلاث أوراق أو أكثر.',
      1: 'تقبل المروحة ورقة ما لم تكن فارغة.',
    },
    redeals: {
      0: 'لا تُقلب الكومة المكشوفة.',
      1: 'حين تفرغ كومة السحب، يمكنك قلب الكومة المكشوفة مرة واحدة.',
    },
  },
};

/** A number of open games with the verb that agrees with it. */
const openGames = (count: number, text: string): string => {
  if (count === 1) return 'لعبة واحدة مفتوحة لا تُحتسب';
  if (count === 2) return 'لعبتان مفتوحتان لا تُحتسبان';
  return `${counted(count, text)} مفتوحة لا تُحتسب`;
};

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
  title: 'الإحصائيات',
  rules: 'القواعد',
  groups: { all: 'كل القواعد', own: 'قواعدك الخاصة' },
  empty: 'لا ألعاب منتهية بعد. تبدأ أرقامك مع أول فوز أو خسارة.',
  emptyByRules: 'لا ألعاب منتهية بهذه القواعد بعد.',
  open: ({ count, text }) => `${openGames(count, text)} بعد.`,

  rate: 'نسبة الفوز',
  likely: (lower, upper) => `على المدى الطويل غالبًا من ${lower} إلى ${upper}`,
  played: 'الألعاب المنتهية',
  lost: ({ text }) => `الخسارة: ${text}`,
  won: 'الفوز',
  unassisted: ({ text }) => `بلا مساعدة: ${text}`,
  fairlyHelped: ({ text }) => `بمساعدة دون كشف المخفي: ${text}`,
  streak: 'سلسلة الفوز',
  longest: ({ text }) => `الأفضل: ${text}`,
  longestUnassisted: ({ text }) => `الأفضل بلا مساعدة: ${text}`,
  time: 'زمن الفوز المعتاد',
  shortest: (time) => `الأسرع: ${time}`,
  moves: 'حركات الفوز المعتادة',
  fewest: ({ text }) => `الأقل: ${text}`,
  undos: ({ text }) => `التراجعات المعتادة: ${text}`,
  none: 'لا شيء بعد',

  weeks: {
    title: 'أسبوعًا بأسبوع',
    caption: (days, won, lost) => `${days}: الفوز ${won.text}، الخسارة ${lost.text}.`,
    table: 'أسبوعًا بأسبوع، في جدول',
    week: 'الأسبوع',
    won: 'الفوز',
    lost: 'الخسارة',
  },
  blocks: {
    title: 'نسبة الفوز عبر الزمن',
    caption: ({ count, text }) =>
      `كل نقطة هي نسبة فوزك في ${ofGames(count, text)} على التوالي، وقد يقلّ العدد في الأخيرة. خطّها هو فاصل الثقة 95%. والأرقام في الأسفل تعدّ الألعاب. والخط المتقطّع هو نسبة فوزك في الألعاب كلها.`,
    table: 'نسبة الفوز عبر الزمن، في جدول',
    games: 'الألعاب',
    won: 'الفوز',
    rate: 'نسبة الفوز',
    interval: 'فاصل الثقة 95%',
  },

  versus: {
    title: 'أنت والحاسوب',
    about:
      'يلعب الحاسوب مرة واحدة كل توزيعة تُحتسب هنا، ولا يرى إلا ما تراه. الأرقام الكبيرة هي ألعابك بلا تراجع ولا مساعدة، والبقية مكتوبة تحتها.',
    opponent: 'الخصم',
    opponents: { careless: 'متسرّع', quick: 'سريع', fair: 'متأنٍّ' },
    plays: {
      careless: 'يلعب فورًا كل ورقة تصلح.',
      quick: 'يقرّر من النظرة الأولى.',
      fair: 'يجرّب كيف قد تأتي الأوراق المخفية ثم يقرّر. وهكذا يعطي التلميحات أيضًا.',
    },
    both: 'فاز كلاكما',
    player: 'فزت وحدك',
    computer: 'فاز الحاسوب وحده',
    neither: 'لم يفز أحد',
    assisted: ({ text }) => `بتراجع أو مساعدة: ${text}`,
    total: (deals, player, computer) =>
      `بلا تراجع ولا مساعدة، من التوزيعات (${deals.text}): فوزك ${player.text}، فوز الحاسوب ${computer.text}.`,
    measured: (deals, share, lower, upper) =>
      `بهذه القواعد، نسبة فوز هذا الخصم في التوزيعات من 1 إلى ${deals}: ${share} (فاصل الثقة 95%: من ${lower} إلى ${upper}).`,
    mixed: 'اختر قواعد معيّنة لترى نسبة فوز هذا الخصم بها.',
    unmeasured: 'لم تُقس نسبة فوز هذا الخصم بقواعدك الخاصة.',
    progress: (played, deals) =>
      `التوزيعات التي لعبها الحاسوب حتى الآن: ${played.text} من ${deals.text}.`,
  },

  counting: {
    title: 'ما الذي يُحتسب',
    sentences: [
      'تُحتسب اللعبة حين تنتهي: فوزًا عند أول فوز بها، وخسارة عند الانسحاب منها. وتنسحب منها في قائمة الألعاب، أو ببدء لعبة جديدة دون حفظها لوقت لاحق.',
      'التراجع والعودة إلى البداية جزء من اللعبة. واللعبة المفتوحة لا تُحتسب بعد، واللعبة التي بلا حركات لا تُحتسب أبدًا.',
      'إذا لعبت توزيعة بالقواعد نفسها أكثر من مرة، فلا تُحتسب إلا أول لعبة تنتهي. واللعبة التي تستمر بعد نهايتها، أو تكمل حركات شخص آخر، لا تُحتسب أبدًا.',
      'حذف لعبة يُخرجها من الأرقام.',
      'يكون الفوز بلا مساعدة إذا لم تستعن بتلميح ولا بفحص الفوز ولا بفرصة الفوز التقديرية، ولم تُلعب عنك أي حركة. والمساعدة دون كشف المخفي تأتي من الحاسوب، وهو لا يعرف كومة السحب.',
      'الألعاب مرتّبة بحسب انتهائها. وكل لعبة تُحسب في أسبوع تاريخك المحلي عند نهايتها، ولا يغيّر ذلك تعديل الوقت أو المنطقة الزمنية لاحقًا.',
      'يبيّن فاصل الثقة 95% مدى الوثوق بالنسبة: من كل 100 فاصل كهذا يضمّ نحو 95 النسبة على المدى الطويل.',
      '«المعتاد» هو الوسيط: نصف مرات فوزك أقل منه، ونصفها أكثر.',
    ],
  },
};

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    'اثنتا عشرة كومة تكوّن وجه الساعة، واحدة لكل ساعة. ابنِ كل كومة تصاعديًا من نقشها، والآس بعد الملك، حتى تدلّ ورقتها العليا على ساعتها: الآس عند الواحدة، والولد عند الحادية عشرة، والملكة عند الثانية عشرة.',
    'لا تتحرّك إلا الورقة العليا من كل مروحة: إلى وجه الساعة، أو على مروحة فوق الورقة الأعلى منها مباشرة من نقشها. والملك يُوضع على الآس.',
    'المروحة التي فيها أقل من ثلاث أوراق فيها فجوات ولا تقبل أي ورقة. والملء يشمل كل الفجوات، بترتيب أرقامها. والفنّ في اختيار وقته.',
    'إذا لم تكن هناك فجوات، فالنقر على كومة السحب يسحب ورقة إلى الكومة المكشوفة. يمكنك لعبها فورًا، والسحب التالي يغطّيها.',
    'ليس عليك أن تلعب كل ورقة لها مكان. فما دامت باقية يمكنك البناء عليها، ولا تترك فجوة.',
    'هنا أضاءت الساعة الواحدة. أضئ الاثنتي عشرة كلها لتفوز.',
  ],
  rulesTitle: 'قواعد هذه اللعبة',
  wellTitle: 'كيف تلعب جيدًا',
  well: [
    'ليس عليك أن تلعب كل ورقة لها مكان. أرسل ورقة من مروحة إلى وجه الساعة لأجل ما تحرّره. فما دامت باقية يمكنك البناء عليها، ولا تترك فجوة.',
    'وكذلك البناء على المراوح: كل ورقة تضيفها ورقة أخرى عليك أن تزيحها لاحقًا.',
    'دع الفجوات تتجمّع: فالملء يدفن ما كشفته. والحاسوب يملأ في المتوسط 3 فجوات أو 4 دفعة واحدة.',
    'أما أوراق الكومة المكشوفة فشأنها مختلف: العب الورقة متى وجدت لها مكانًا، فتتحرّر التي تحتها.',
  ],
  hintsTitle: 'التلميحات والفرص',
  hints: [
    'يعرض التلميح الحركة التالية في طريق إلى الفوز، ويستطيع أن يلعبه حتى النهاية. وفي لعبة خاسرة يعيدك إلى حيث كان الفوز ما زال ممكنًا. والتلميحات تحسب كل الأوراق، حتى كومة السحب المخفية. أما العين فهي فحص الفوز: تُظهر هل ما زال الفوز بهذه اللعبة ممكنًا. وعند الفوز تذكر النتيجة ما كان من مساعدة.',
    'التلميح دون كشف المخفي يأتي من الحاسوب، وهو لا يرى إلا ما تراه أنت: فالفرص التي يذكرها تقديرية، وهو يخطئ أيضًا. تختار في الإعدادات أي التلميحات تريد وهل تظهر فرصة الفوز التقديرية، ومن القائمة يمكنك مشاهدته وهو يلعب. انقر اسم التوزيعة لفحص صعوبتها.',
  ],
  handsTitle: 'الفأرة واللمس',
  hands:
    'جُرّ ورقة، أو انقرها: تذهب إلى مكانها الوحيد، وإن كان لها أكثر من مكان فانقر المكان الذي تريده. انقر ورقة نقرتين لإرسالها إلى وجه الساعة. انقر كومة السحب للملء أو السحب. والرقم على المروحة يعني أنها مطويّة: أبقِ المؤشر فوقها، أو اضغط مطوّلًا، لترى أوراقها كلها. وعلى أي ورقة أخرى يبيّن ذلك أين تقع الأدنى منها والأعلى. والنقر بالزر الأيمن يرسل ورقة إلى وجه الساعة.',
  keysTitle: 'المفاتيح',
  keys: [
    ['Tab', 'الانتقال بين الطاولة والأزرار'],
    [isolate('← →'), 'الدوران حول الساعة'],
    [isolate('↑ ↓'), 'إلى الخارج، إلى الداخل'],
    ['Enter', 'رفع ورقة، ووضعها'],
    ['Esc', 'إعادتها إلى مكانها، وإغلاق التلميح أو المراجعة'],
    ['F', 'إرسال ورقة إلى وجه الساعة'],
    ['A', 'إرسال كل الأوراق الآمنة إلى وجه الساعة'],
    ['D', 'ملء أو سحب'],
    ['Shift D', 'السحب رغم وجود فجوات، إن سمحت القواعد'],
    ['Z', 'تراجع'],
    ['R', 'إعادة'],
    ['B', 'وضع علامة على الموضع أو إزالتها'],
    ['Shift B', 'العودة إلى آخر علامة'],
    ['H', 'تشغيل التلميح أو إيقافه'],
    ['Shift H', 'تشغيل التلميح دون كشف المخفي أو إيقافه'],
    ['S', 'تنفيذ حركة التلميح'],
    ['P', 'اللعب حتى النهاية، أو إيقافه مؤقتًا'],
    ['V', 'عرض كل أوراق مروحة مطويّة'],
    ['C', 'البحث عن الورقة الأدنى والورقة الأعلى'],
    ['C Q S', 'البحث عن ورقة، وهنا ملكة البستوني'],
    ['N', 'في المسألة: الانتقال إلى التالية'],
    ['W', 'تشغيل فحص الفوز أو إيقافه'],
    ['?', 'طريقة اللعب'],
  ],
  keysReader: `مع قارئ الشاشة: في وضع التركيز تتحكّم الأسهم والحروف باللعبة؛ وفي وضع التصفّح تقرأ الصفحة، وتلعب بمفتاح ${isolate('Enter')}. وقد يبقى بعضها في وضع التصفّح بعد مربع حوار؛ يبدّله ${isolate('Insert+Space')} في ${isolate('NVDA')} و${isolate('Insert+Z')} في ${isolate('JAWS')} و${isolate('Insert+A')} في ${isolate('Orca')}.`,
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} إلى ${hourName(hour)}`,
  toFan: (card, hour) => `${card} إلى ${fanName(hour)}`,
  dealing: { refill: 'ملء الفجوات', draw: 'سحب ورقة', redeal: 'قلب الكومة' },
  keeps: 'هكذا يبقى الفوز ممكنًا.',
  would: (share) => `اختيار الحاسوب: ${share}.`,
  only: (share) => `الحركة الوحيدة. فرصتها في تقدير الحاسوب: ${share}.`,
  looking: 'جارٍ البحث…',
  searching: 'جارٍ البحث عن الخطأ…',
  doIt: 'تنفيذ',
  playOut: 'اللعب حتى النهاية',
  thinkAgain: 'تفكير من جديد',
  pause: 'إيقاف مؤقت',
  rewind: 'إرجاع',
  undoTo: (at) => (at === 0 ? 'التراجع إلى البداية' : `التراجع إلى الحركة ${number(at)}`),
  stillWinnable: 'كان الفوز هناك ما زال ممكنًا.',
  undo: 'تراجع',
  close: 'إغلاق التلميح',
  asking: {
    hint: 'يُحتسب التلميح مساعدة.',
    status: 'تُحتسب الإجابة مساعدة.',
    review: 'المراجعة تُظهر الأخطاء، وتُحتسب مساعدة.',
    show: 'عرض',
    openReview: 'مراجعة',
    position: 'هذا الموضع',
    game: 'هذه اللعبة',
    no: 'لا، شكرًا',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: 'مشاركة النتيجة',
  copied: 'نُسخت النتيجة',
  notCopied: 'تعذّر النسخ. انسخ هذا السطر بنفسك:',
  text: (date, result, help) => `${isolate('Big Ben')} ${date}: ${result}، ${help}`,
  won: (count) => `فوز في ${ofMoves(count)}`,
  lost: (home, count) => `${home} من 104 على وجه الساعة، ${moves(count)}`,
  noHelp: 'بلا مساعدة',
};

const move: DialogMessages['move'] = {
  open: 'نقل إلى جهاز آخر…',
  title: 'نقل إلى جهاز آخر',
  about:
    'يحتفظ كل جهاز بكل ألعابه. اللعبة الموجودة على الجهازين تبقى لعبة واحدة وتحتفظ بكل مساراتها. ولا تصير لعبتين إلا إذا اختلفت حركاتها، والثانية لا تُحتسب في إحصائياتك.',
  contents: 'في الملف',
  settings: 'تبقى الإعدادات كما هي على كل جهاز.',
  first: 'أرسل ألعابك إلى الجهاز الآخر في ملف، أو احفظ الملف وانقله إليه.',
  second: (list, bring) => `هناك، افتح «${list}» واختر «${bring}».`,
  third: 'ثم بالعكس: احفظ هناك واستورد هنا. وبعدها تكون في الجهازين الألعاب نفسها.',
  send: 'إرسال الملف…',
  save: 'حفظ الملف',
  notSent: 'تعذّر الإرسال، فحُفظ الملف.',
  table: 'اللعبة على الطاولة وحدها تُنقل برابطها أو برمز الاستجابة السريعة.',
};

export const dialogs: DialogMessages = {
  panels,
  daily,
  dailyLine,
  difficulty,
  games,
  reviewBar,
  trial,
  story,
  tips: {
    title: 'نصيحة',
    texts: {
      begin: 'أضئ الساعات الاثنتي عشرة كلها: ابنِ كل ساعة تصاعديًا من نقشها حتى تدلّ ورقتها عليها.',
      gaps: 'فجوة! لا تقبل هذه المروحة أي ورقة حتى تملأها. انقر كومة السحب.',
      refill: 'الملء يشمل كل الفجوات. والفنّ في اختيار وقته.',
      waste: 'يمكنك لعب الورقة التي سحبتها. والسحب التالي يغطّيها.',
    },
    gotIt: 'فهمت',
    noTips: 'إيقاف النصائح',
  },
  problems,
  ownMistakes,
  ownCards,
  readOut,
  typing,
  links,
  challenge,
  move,
  rules,
  statistics,
  helpText,
  hintChip,
  help: 'طريقة اللعب',
  close: 'إغلاق',
  newDeal: {
    question: 'لعبة جديدة؟',
    loss: 'ستُحتسب هذه اللعبة خسارة.',
    save: 'حفظها لوقت لاحق',
    giveUp: 'الانسحاب والتوزيع',
    goOn: 'متابعة اللعب',
    options: 'خيارات…',
    dealt: 'لعبة جديدة',
  },

  chime: {
    question: `يمكن لأجراس ${isolate('Big Ben')} أن تدقّ.`,
    on: 'تشغيل الصوت',
    no: 'لا، شكرًا',
  },

  answers: {
    needs: (card) => `تحتاج إلى ${card}`,
    endsAt: (card) => `تنتهي عند ${card}`,
    lower: (card) => `الأدنى: ${card}`,
    higher: (card) => `الأعلى: ${card}`,
    atFan: (hour, above) =>
      above === 0 ? `مروحة الساعة ${hour}` : `مروحة الساعة ${hour}، فوقها ${above}`,
    above: (count) => `فوقها ${count}`,
    onWaste: 'الكومة المكشوفة',
    inStock: 'في كومة السحب',
    onClock: 'على وجه الساعة',
    oneInStock: 'واحدة في كومة السحب',
    bothInStock: 'كلتاهما في كومة السحب',
    done: 'مكتملة',
    hourNeeds: (card) => `تحتاج هذه الساعة إلى ${card}`,
    fanTakes: (card) => `تقبل هذه المروحة ${card}`,
    places: {
      foundationComplete: 'هذه الساعة مكتملة',
      fanEmpty: 'فجوة: املأها أولًا',
      fanHasGaps: 'فجوة: املأها أولًا',
    },
    noPlace: 'لا مكان لها الآن',
    noHour: 'لا تقبلها أي ساعة الآن',
    refillFirst: 'املأ الفجوات أولًا',
    noCards: 'لا تقبل هذه المروحة أوراقًا',
  },

  endings: {
    lost: 'لم تبقَ أي حركة.',
    home: (home: number): string => `${home} من 104 على وجه الساعة.`,
    findMistake: 'البحث عن الخطأ',
    looking: 'جارٍ البحث…',
    sameDeal: 'التوزيعة نفسها من جديد',
    newDeal: 'لعبة جديدة',
    never: 'لم يكن الفوز ممكنًا في هذه التوزيعة.',
    unknown: 'يصعب الجزم بموضع الخطأ.',

    won: (count) => `فزت في ${ofMoves(count)}`,
    alone: 'بلا مساعدة',
    review: 'مراجعة',
    time: 'الوقت',
    best: 'أفضل نتيجة',
    undos: 'التراجعات',
    moves: ({ count }) => moves(count),
    longest: ({ text }) => `الأفضل: ${text}`,
    rivalWon: (count) => `فاز الحاسوب بهذه التوزيعة في ${ofMoves(count)}، دون كشف المخفي.`,
    rivalLost: (count) => `خسر الحاسوب هذه التوزيعة بعد ${ofMoves(count)}، دون كشف المخفي.`,
  },

  storage: {
    slow: 'لم تُحفظ حركاتك الأخيرة بعد: المتصفّح بطيء.',
    ways: {
      slow: 'ستُحفظ حالما يستطيع ذلك. وللاطمئنان احفظ ألعابك في ملف.',
      full: 'أفرغ مساحة على هذا الجهاز، أو احفظ ألعابك في ملف. تُعاد محاولة الحفظ تلقائيًا.',
      refused:
        'اسمح لهذه الصفحة بتخزين البيانات (ملفات تعريف الارتباط وبيانات المواقع في إعدادات المتصفّح)، أو احفظ ألعابك في ملف. تُعاد محاولة الحفظ تلقائيًا.',
      missing: 'احفظ ألعابك في ملف، أو العب في متصفّح آخر.',
    },
    promised: 'وعد المتصفّح بالاحتفاظ بألعابك.',
    notPromised: 'قد يحذف المتصفّح ألعابك إذا ضاقت المساحة. احفظها في ملف للاطمئنان.',
  },
  dialog: {
    random: 'توزيع',
    numberLabel: 'أو العب توزيعة برقمها',
    numberHint: `لكل رقم الأوراق نفسها كما في ${isolate('PySolFC')}.`,
    undecided: 'توزيعات لم يُحسم أمرها',
    undecidedAbout: 'لا يُعرف سبيل إلى الفوز بهذه التوزيعات، ولا برهان على استحالته. اختر واحدة:',
    noneUndecided: 'لم يبق منها شيء: كل التوزيعات المدروسة بهذه القواعد حُسم أمرها.',
    deal: 'لعب هذه التوزيعة',
    notANumber: `أدخل أرقامًا، مثل ${isolate('643303')}`,
    rules: 'القواعد',
    onlyWinnable: 'التوزيعات التي يمكن الفوز بها فقط',
    finding: 'جارٍ البحث عن توزيعة يمكن الفوز بها…',
    cancel: 'إلغاء',
    leaves: 'ستُحتسب هذه اللعبة خسارة.',
  },
  partFailed:
    'هذا الجزء من الصفحة لا يعمل. يمكنك متابعة اللعب، وألعابك في أمان. لاستعادته جرّب إعادة تحميل الصفحة.',
};
