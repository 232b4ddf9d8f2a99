/** The messages of the table and everything around it, in Arabic. */

import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import type { Move } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { TableMessages } from '../messages.ts';
import {
  agreeing,
  card,
  cards,
  fanName,
  fanNames,
  foundationName,
  games,
  gaps,
  hints as hintsGiven,
  hourName,
  isolate,
  joined,
  LOCALE,
  moves,
  number,
  ofCards,
  ofGames,
  ofGaps,
  ofMoves,
  place,
  playedMoves,
  run,
  theCard,
} from './grammar.ts';

const dealingWords: Readonly<Record<Exclude<Move['kind'], 'carry'>, string>> = {
  refill: 'املأ الفجوات',
  draw: 'اسحب ورقة',
  redeal: 'اقلب الكومة المكشوفة',
};

/** Said of hints: without peeking. */
const PEEKLESS = 'دون كشف المخفي';

const assistsOf = ({
  hints,
  shownMoves,
  statusSeen,
  fairHints,
  chanceSeen,
  lesson,
}: Assists): string[] =>
  [
    hints > 0 ? hintsGiven(hints) : '',
    fairHints > 0 ? `${hintsGiven(fairHints)} ${PEEKLESS}` : '',
    shownMoves > 0 ? playedMoves(shownMoves) : '',
    statusSeen ? 'فحص الفوز' : '',
    chanceSeen ? 'فرصة الفوز التقديرية' : '',
    lesson ? 'الجولة التعليمية' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'تلميح', fair: `تلميح ${PEEKLESS}`, next: 'الاختيار الثاني' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'سهلة',
  medium: 'متوسطة',
  hard: 'صعبة',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'الورقة هناك أصلًا',
  foundationKeeps: 'ما وصل إلى وجه الساعة يبقى عليه',
  wasteTakesNothing: 'لا تقبل الكومة المكشوفة إلا أوراق كومة السحب',
  nothingThere: 'لا ورقة هناك',
  wasteToFoundationsOnly: 'بهذه القواعد لا تذهب أوراق الكومة المكشوفة إلا إلى وجه الساعة',
  foundationComplete: 'هذه الساعة مكتملة',
  fanEmpty: 'مروحة فارغة: املأها أولًا',
  fanHasGaps: 'فجوة: املأها أولًا',
  wrongSuit: 'النقش مختلف',
  wrongRank: 'ليست القيمة التالية',
  noGaps: 'لا فجوات لملئها',
  gapsFirst: 'املأ الفجوات أولًا',
  stockEmpty: 'كومة السحب فارغة',
  notStuck: 'ليس بعد: ما زال بإمكانك لعب ورقة',
  noRedeal: 'لا يمكن قلب الكومة المكشوفة',
  stockNotEmpty: 'ليس بعد: لم تفرغ كومة السحب',
  wasteEmpty: 'الكومة المكشوفة فارغة',
  cardsUnknown: 'حدّد أولًا الورقة التي ظهرت',
};

const weighed = (share: string): string => `اختيار الحاسوب. فرصة الفوز التقديرية: ${share}.`;

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: 'يتابع الحاسوب اللعب من هنا، في نسخة لا تُحتسب.',
  evaluations: {
    sure: 'لم يعد شيء مخفيًا: هذه الحركة تقود إلى الفوز.',
    slim: 'بقيت للحاسوب حركة، لكن الأمل ضئيل.',
    stale: 'وُزّعت أوراق جديدة: على الحاسوب أن يفكّر من جديد.',
    thinking: 'الحاسوب يفكّر…',
    unwinnable: 'ينسحب الحاسوب: هذه اللعبة خاسرة.',
    unknown: 'ينسحب الحاسوب: لا يرى طريقًا إلى الفوز.',
    won: 'فاز الحاسوب.',
  },
  weighed,
  compared: (share, next) => `${weighed(share)} الاختيار الثاني: ${next}.`,
  even: (share) => `${weighed(share)} الاختيار الثاني: مثلها.`,
  only: (share) => `الحركة الوحيدة. فرصتها في تقدير الحاسوب: ${share}.`,
  noAnswer: 'لم يُجب الحاسوب. حاول مرة أخرى.',
  chance: (share) => `فرصة الفوز التقديرية: ${share}`,
  chanceThinking: 'فرصة الفوز التقديرية: جارٍ الحساب…',
  fell: (before, after) => `فرصة الفوز التقديرية: ${before} قبلها، ${after} بعدها`,
  fellAtMost: (before, after) => `فرصة الفوز التقديرية: ${before} قبلها، ${after} على الأكثر بعدها`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'تعذّرت قراءة هذا الرابط. تأكّد من أنك نسخته كاملًا.',
  newer: 'يحتاج هذا الرابط إلى إصدار أحدث. أعد تحميل الصفحة للحصول عليه.',
  rules: 'في هذا الرابط قواعد غير معروفة. اطلب رابطًا جديدًا.',
  number: 'لا توجد توزيعة بهذا الرقم. تحقّق من الرابط.',
  damaged: 'جزء من هذا الرابط ناقص أو متغيّر. انسخه من جديد.',
};

/** How many games came from a file. */
const imported = (count: number): string =>
  count === 0 ? 'لم تُستورد أي لعبة.' : `استُوردت ${games(count)}.`;

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) =>
    unread > 0 ? `${imported(count)} وتعذّرت قراءة ${ofGames(unread)}.` : imported(count),
  playedFurther: 'في الملف حركات لاحقة للعبتك الحالية، فتستمر من حيث وصل.',
  notOurs: `هذا ليس ملفًا من ملفات ${isolate('Big Ben')}، أو تتعذّر قراءته. اختر ملفًا آخر.`,
  tooMany: (most) => `لا يمكن استيراد هذا الملف: سيتجاوز عدد الألعاب ${most}، وهو أقصى ما يُحفظ.`,
  illegalAt: (move) => `لا يمكن استيراد هذه اللعبة: الحركة رقم ${move} مخالفة للقواعد.`,
};

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `البداية، من أصل ${ofMoves(all)}` : `الحركة ${number(at)} من ${number(all)}`,
  verdicts: {
    winnable: 'الفوز ممكن',
    unwinnable: 'خاسرة',
    unknown: 'يصعب الجزم',
    open: 'لم تُفحص بعد',
  },
  went: (position, verdict) => `${position}: ${verdict}.`,
};

export const table: TableMessages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: LOCALE,
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join('، ')}.`,
  sentences: (parts) => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (text) => (text === undefined ? 'توزيعة بلا رقم' : `التوزيعة ${isolate(text)}`),
  ownRules: 'قواعدك الخاصة',
  ruleNames: {
    classic: 'كلاسيكية',
    gamerules: 'GameRules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: 'قلب الكومة مرة',
    relaxed: 'ميسّرة',
  },
  dealNames: { daily: 'توزيعة اليوم', own: 'أوراقك أنت', ...GRADES },
  table: 'الطاولة',
  menu: 'القائمة',
  controls: 'أزرار اللعبة',
  undo: 'تراجع',
  redo: 'إعادة',
  restart: 'من البداية',
  newGame: 'لعبة جديدة',
  newGameShort: 'جديدة',

  card,
  fan: (hour, runs, size, missing) =>
    `${fanName(hour)}: ${joined([
      size === 0
        ? 'فارغة'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join(' فوق '),
      size > 1 ? cards(size) : undefined,
      missing > 0 ? gaps(missing) : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `${foundationName(hour)}: ${joined([
      card(top),
      needs === undefined ? 'مكتمل' : `${number(height)} من ${ofCards(size)}`,
      needs === undefined ? undefined : `يحتاج إلى ${card(needs)}`,
    ])}`,
  waste: (top, size) =>
    `الكومة المكشوفة: ${top === undefined ? 'فارغة' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size, action) => `كومة السحب: ${joined([size === 0 ? 'فارغة' : cards(size), action])}`,
  held: 'الورقة في يدك',
  canTake: 'مكان للورقة التي في يدك',

  refill: (count) => `ملء ${number(count)}`,
  refillLong: (count, all) =>
    count < all
      ? `لملء ${ofGaps(count)} من ${all === 2 ? 'اثنتين' : number(all)}`
      : `لملء ${ofGaps(count)}`,
  draw: 'سحب',
  drawLong: 'لسحب ورقة',
  drawInstead: 'سحب ورقة',
  redeal: 'قلب الكومة',
  redealLong: 'لقلب الكومة المكشوفة',
  middle: { waste: 'مكشوفة', stock: 'سحب' },

  carried: (value, from, to) => `${card(value)} من ${place(from)} إلى ${place(to)}`,
  refilled: (count, hours) => `وُزّعت ${cards(count)} على ${fanNames(hours)}`,
  drawn: (value) => `سُحبت ${theCard(value)}`,
  redealt: (count) => `قُلبت الكومة المكشوفة، وفي كومة السحب ${cards(count)}`,
  left: (stock) => (stock === 0 ? 'كومة السحب فارغة' : `بقيت في كومة السحب ${cards(stock)}`),
  hourComplete: (hour) => `أضاءت ${hourName(hour)}.`,
  undone: (action) => `تم التراجع: ${action}.`,
  redone: (sentence) => `تمت الإعادة: ${sentence}`,
  restarted: 'عدت إلى البداية.',
  backAtMark: 'عدت إلى العلامة.',
  marked: 'تم وضع علامة على هذا الموضع.',
  unmarked: 'أزيلت العلامة.',
  noMark: 'لا توجد علامة قبل هذا الموضع.',
  dealt: (text, names) => `لعبة جديدة: التوزيعة ${isolate(text)}، ${isolate(names)}.`,
  restored: (deal, count) => `${deal}، ${count === 0 ? 'لم تبدأ بعد' : `لُعبت ${moves(count)}`}.`,
  picked: (value, targets) =>
    `${theCard(value)} في يدك. ${
      targets.length === 0
        ? 'لا مكان لها الآن'
        : `يمكن أن تذهب إلى ${targets.map(place).join(' أو ')}`
    }.`,
  followUps: (count) =>
    `${agreeing(count, 'وذهبت ورقة أخرى', 'وذهبت ورقتان أخريان', `وذهبت ${cards(count)} أخرى`)} إلى وجه الساعة.`,
  nothingSafe: 'لا توجد ورقة يمكن إرسالها بأمان إلى وجه الساعة.',
  finish: 'إنهاء',
  finishLong: 'للإنهاء: إرسال كل الأوراق إلى وجه الساعة',
  putBack: (value) => `أُعيدت ${theCard(value)} إلى مكانها.`,
  refused: (refusal) => `${refusals[refusal]}.`,
  foundationWants: (value) =>
    value === undefined ? 'هذه الساعة مكتملة.' : `تحتاج هذه الساعة إلى ${card(value)}.`,
  noFoundation: (value) => `لا تقبل أي ساعة ${theCard(value)} الآن.`,
  wonTitle: 'الثانية عشرة تمامًا!',
  won: (count, alone) =>
    `الثانية عشرة تمامًا! فزت في ${ofMoves(count)}${alone ? '، بلا مساعدة' : ''}.`,
  assisted: (assists) => `المساعدة: ${assistsOf(assists).join('، ')}`,
  over: (home) => `لم تبقَ أي حركة. على وجه الساعة ${cards(home)} من ${number(104)}.`,

  hint: 'تلميح',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${
      move.kind === 'carry'
        ? `${value === undefined ? 'ورقة' : card(value)} من ${place(move.from)} إلى ${place(move.to)}`
        : dealingWords[move.kind]
    }.`,
  hintThinking: 'جارٍ البحث…',
  hintUnknown: 'يصعب الجزم من هنا. العب بضع حركات ثم اطلب التلميح من جديد.',
  hintOver: 'فزت بهذه اللعبة.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'لا يمكن الفوز بهذه التوزيعة مهما لعبت.';
    if (last.kind !== 'found') return 'هذه اللعبة خاسرة. يصعب الجزم بموضع الخطأ.';
    const point = last.at === 0 ? 'في البداية' : `بعد الحركة ${number(last.at)}`;
    const doubt = last.certain ? '' : ' (تعذّر فحص بعض الحركات التالية)';
    return `هذه اللعبة خاسرة. كان الفوز ما زال ممكنًا ${point}${doubt}.`;
  },
  hintSearching: 'هذه اللعبة خاسرة. جارٍ البحث عن الخطأ…',
  wentBack: (at) => `عدت إلى ${at === 0 ? 'البداية' : `الحركة ${number(at)}`}: الفوز ما زال ممكنًا.`,
  tookBack: (count) => `تم إرجاع ${ofMoves(count)}.`,
  hintFrom: 'التلميح: من هنا',
  hintTo: 'التلميح: إلى هنا',

  verdicts: {
    hidden: 'هل الفوز ممكن؟',
    hide: 'إيقاف فحص الفوز',
    thinking: 'جارٍ الفحص…',
    winnable: 'الفوز ممكن',
    noLonger: 'لم يعد الفوز ممكنًا',
    never: 'لا فوز بهذه التوزيعة',
    unwinnable: 'لا فوز من هنا',
    unknown: 'يصعب الجزم',
  },

  damaged: {
    table: 'تعذّرت قراءة لعبتك الأخيرة، وبياناتها محفوظة في «الألعاب». هذه لعبة جديدة.',
    other: 'تعذّرت قراءة إحدى ألعابك. بياناتها محفوظة في «الألعاب».',
    opened: 'تعذّرت قراءة هذه اللعبة. بياناتها محفوظة في «الألعاب».',
  },
  saving: {
    label: 'غير محفوظ',
    full: 'لا مساحة لحفظ لعبتك. قد تضيع عند إغلاق الصفحة.',
    refused: 'هذا المتصفّح لا يسمح بحفظ لعبتك. قد تضيع عند إغلاق الصفحة.',
    missing: 'هذا المتصفّح لا يستطيع حفظ الألعاب. قد تضيع لعبتك عند إغلاق الصفحة.',
  },
  failed: {
    title: `تعذّر بدء ${isolate('Big Ben')}`,
    text: 'ألعابك كما هي. أعد تحميل الصفحة. فإن لم ينفع ذلك، فجرّب متصفّحًا أحدث.',
    again: 'إعادة التحميل',
    unexpectedError: 'حدث خلل ما. يمكنك متابعة اللعب. وإن بدا لك شيء غريب، فأعد تحميل الصفحة.',
  },
  busy: {
    title: 'لم تُحمَّل ألعابك بعد',
    text: 'مخزن المتصفّح لا يستجيب. ستظهر ألعابك حالما يستجيب.',
    playWithout: 'اللعب من دونها الآن',
  },

  elsewhere: {
    title: `${isolate('Big Ben')} مفتوحة في نافذة أخرى`,
    text: 'لا يمكن اللعب إلا في نافذة واحدة، كي لا يضيع شيء. هنا تتابع من حيث وصلت النافذة الأخرى.',
    playHere: 'اللعب هنا',
    notKept: 'تعذّر حفظ آخر الحركات التي لُعبت هنا.',
  },

  update: {
    label: 'إصدار جديد',
    ready: 'هناك إصدار جديد جاهز.',
    use: 'تحديث',
    later: 'لاحقًا',
    needed: `حُفظت ألعابك بإصدار أحدث من ${isolate('Big Ben')}. حدّث الصفحة لفتحها. لم يتغيّر منها شيء.`,
  },

  chunkLoadFailed: 'تعذّر تحميل جزء من الصفحة. تحقّق من اتصالك وحاول مرة أخرى.',
  deckMissing: 'تعذّر تحميل صور الأوراق. تحقّق من اتصالك وأعد تحميل الصفحة.',
};
