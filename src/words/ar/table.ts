/** What the table says, and what stands round it, in Arabic. */

import { type Assists, isUnassisted } from '../../app/library/assists.ts';
import type { Move } from '../../rules/move.ts';
import type { TableMessages } from '../messages.ts';
import { fair } from './fair.ts';
import {
  agreeing,
  cards,
  gaps,
  isolate,
  LOCALE,
  moves,
  number,
  ofCards,
  ofFairHints,
  ofGaps,
  ofHints,
  ofMoves,
  ofShownMoves,
} from './grammar.ts';
import { files, linkFaults, review } from './news.ts';
import { refusals } from './refusals.ts';
import { card, fanName, foundationName, hourName, joined, place, run, theCard } from './words.ts';

const dealingWords: Readonly<Record<Exclude<Move['kind'], 'carry'>, string>> = {
  refill: 'املأ الفجوات',
  draw: 'اسحب ورقة',
  redeal: 'اقلب الكومة المكشوفة',
};

const assistsOf = ({ hints, shownMoves, statusSeen, fairHints, chanceSeen }: Assists): string[] =>
  [
    hints > 0 ? ofHints(hints) : '',
    fairHints > 0 ? ofFairHints(fairHints) : '',
    shownMoves > 0 ? ofShownMoves(shownMoves) : '',
    statusSeen ? 'كشف إمكانية الفوز' : '',
    chanceSeen ? 'عرض الفرصة' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'تلميح', fair: 'تلميح نزيه', next: 'الأفضل بعدها' };

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
  ownRules: 'قواعد خاصة',
  ruleNames: {
    classic: 'كلاسيكية',
    gamerules: 'gamerules',
    mcneely: 'mcneely',
    cadogan: 'cadogan',
    solsuite: 'solsuite',
    redeal: 'قلب الكومة مرة',
    relaxed: 'ميسّرة',
  },
  table: 'الساعة',
  menu: 'القائمة',
  controls: 'اللعبة',
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
  canTake: 'هنا مكان للورقة التي في يدك',

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
  refilled: (count, hours) =>
    `وُزّعت ${cards(count)} على ${hours.length === 1 ? 'مروحة' : 'مراوح'} ${hours.map(hourName).join('، ')}`,
  drawn: (value) => `سُحبت ${theCard(value)}`,
  redealt: (count) => `قُلبت الكومة المكشوفة، وفي كومة السحب ${cards(count)}`,
  left: (stock) => (stock === 0 ? 'كومة السحب فارغة' : `بقيت ${cards(stock)}`),
  hourComplete: (hour) => `اكتملت ${hourName(hour)}.`,
  undone: (action) => `تم التراجع: ${action}.`,
  redone: (sentence) => `تمت الإعادة: ${sentence}`,
  restarted: 'عدت إلى بداية التوزيعة.',
  dealt: (text, names) => `التوزيعة ${isolate(text)}، ${isolate(names)}.`,
  restored: (deal, count) => `${deal}، ${count === 0 ? 'لم تبدأ بعد' : moves(count)}.`,
  picked: (value, targets) =>
    `${card(value)} في يدك. ${
      targets.length === 0
        ? 'لا مكان لهذه الورقة الآن'
        : `يمكن أن تذهب إلى ${targets.map(place).join(' أو ')}`
    }.`,
  wentAlong: (count) =>
    `${agreeing(count, 'وذهبت ورقة أخرى', 'وذهبت ورقتان أخريان', `وذهبت ${cards(count)} أخرى`)} إلى الساعة.`,
  nothingSafe: 'لا توجد ورقة يمكن أن تذهب إلى أساسها بلا مخاطرة.',
  finish: 'إنهاء',
  finishLong: 'للإنهاء: كل الأوراق تذهب إلى أساساتها',
  putBack: (value) => `أُعيدت ${theCard(value)} إلى مكانها.`,
  refused: (refusal) => `${refusals[refusal]}.`,
  foundationWants: (value) =>
    value === undefined ? 'هذه الساعة مكتملة.' : `يحتاج هذا الأساس إلى ${theCard(value)}.`,
  noFoundation: (value) => `لا يقبل أي أساس ${theCard(value)} الآن.`,
  wonTitle: 'الثانية عشرة تمامًا',
  wonText: (count) => `فزت في ${ofMoves(count)}.`,
  won: (count) => `لقد فزت في ${ofMoves(count)}. الساعات الاثنتا عشرة كلها تشير إلى وقتها.`,
  assisted: (assists) =>
    isUnassisted(assists) ? 'بلا مساعدة.' : `بمساعدة ${assistsOf(assists).join(' و')}.`,
  over: (home) => `لم تبقَ أي حركة. على الساعة ${cards(home)} من ${number(104)}.`,

  hint: 'تلميح',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${
      move.kind === 'carry'
        ? `${value === undefined ? 'ورقة' : card(value)} من ${place(move.from)} إلى ${place(move.to)}`
        : dealingWords[move.kind]
    }.`,
  hintThinking: 'جارٍ التفكير…',
  hintUnknown: 'تعذّر تحديد ما إذا كان الفوز بهذه اللعبة ما زال ممكنًا.',
  hintOver: 'لقد فزت بهذه اللعبة.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'لا يمكن الفوز بهذه التوزيعة مهما لعبت.';
    if (last.kind !== 'found')
      return 'لا يمكن الفوز بهذه اللعبة من هنا، وتعذّر تحديد أين ضاع الفوز.';
    const point = last.at === 0 ? 'عند بداية التوزيعة' : `بعد الحركة ${number(last.at)}`;
    const doubt = last.certain ? '' : '، أما الحركات التي تلي ذلك فتعذّر حسمها كلها';
    return `لم يعد الفوز بهذه اللعبة ممكنًا. كان ما زال ممكنًا ${point}${doubt}.`;
  },
  hintSearching: 'لا يمكن الفوز بهذه اللعبة من هنا. جارٍ البحث عن موضع ضياع الفوز…',
  hintDone: 'تم',
  hintDoneName: 'تم: إنهاء التلميح',
  goBack: 'عودة',
  goBackName: (at) =>
    at === 0
      ? 'العودة إلى بداية التوزيعة'
      : `العودة إلى حيث كان الفوز ممكنًا: بعد الحركة ${number(at)}`,
  wentBack: (at) =>
    at === 0
      ? 'عدت إلى بداية التوزيعة، والفوز بها ممكن.'
      : `عدت إلى ما بعد الحركة ${number(at)}: الفوز ممكن.`,
  step: 'خطوة',
  stepName: 'خطوة: لعب الحركة المعروضة',
  showWin: 'تشغيل',
  showWinName: 'تشغيل: عرض الطريق إلى الفوز',
  pause: 'إيقاف',
  takeBack: 'ترجيع',
  takeBackName: 'ترجيع: التراجع عن الحركات المعروضة',
  tookBack: (count) => `تم التراجع عن ${ofMoves(count)}.`,
  hintFrom: 'يبدأ التلميح هنا',
  hintTo: 'ينتهي التلميح هنا',

  standing: {
    hidden: 'هل الفوز ممكن؟',
    hide: 'إخفاء ما إذا كان الفوز ممكنًا',
    thinking: 'جارٍ التفكير…',
    winnable: 'الفوز ممكن',
    noLonger: 'لم يعد الفوز ممكنًا',
    never: 'الفوز مستحيل',
    lost: 'لا فوز من هنا',
    unknown: 'غير محسوم',
  },

  damaged: {
    table: 'تعذّرت قراءة اللعبة المحفوظة، فوُضعت جانبًا ووُزّعت لعبة جديدة.',
    other: 'تعذّرت قراءة لعبة محفوظة، فوُضعت جانبًا: انظر «الألعاب».',
    opened: 'تعذّرت قراءة هذه اللعبة، فوُضعت جانبًا.',
  },
  keeping: {
    label: 'غير محفوظ',
    refused: 'هذا المتصفّح لا يحفظ بيانات هذه الصفحة: ستضيع اللعبة عند إغلاقها.',
  },
  failed: {
    title: `تعذّر بدء ${isolate('Big Ben')}`,
    text: 'ألعابك ما زالت حيث كانت. أعد تحميل الصفحة؛ فإن لم ينفع ذلك فجرّب متصفّحًا آخر أو أحدث.',
    again: 'إعادة التحميل',
    mishap: 'حدث خلل قبل قليل. اللعبة مستمرّة؛ وإن بدا شيء غير صحيح فأعد تحميل الصفحة.',
  },
  busy: {
    title: 'ألعابك ليست هنا بعد',
    text: 'مخزن المتصفّح لا يجيب. يُسأل مرّة بعد مرّة، وتظهر ألعابك حالما يجيب.',
    playWithout: 'اللعب من دونها حتى ذلك الحين',
  },

  elsewhere: {
    title: `${isolate('Big Ben')} مفتوحة في نافذة أخرى`,
    text: 'كي لا تفقد نافذة ما لُعب في الأخرى، تلعب واحدة فقط في كل مرة. تستمر اللعبة هنا من حيث وصلت هناك.',
    playHere: 'اللعب هنا',
    notKept: 'تعذّر حفظ آخر النقلات التي لُعبت هنا.',
  },

  tips: {
    title: 'نصيحة',
    texts: {
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
    gotIt: 'فهمت',
    noTips: 'بلا نصائح',
  },
  update: {
    label: 'إصدار جديد',
    ready: 'هناك إصدار جديد جاهز.',
    use: 'استخدامه الآن',
    later: 'لاحقًا',
    needed: `لُعبت ألعابك آخر مرة بإصدار أحدث من ${isolate('Big Ben')}. هذا الإصدار الأقدم يتركها كما هي.`,
  },

  partMissing: 'تعذّر تحميل جزء من الصفحة. حاول مرة أخرى حين تعود الشبكة.',
  deckMissing: 'تعذّر تحميل صور الأوراق. أعد تحميل الصفحة حين تعود الشبكة.',
};
