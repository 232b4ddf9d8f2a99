/** What only the dialogs and the bar of the review say, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { isolate, moves, ofMoves } from './grammar.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
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
    late: 'لم تُحفظ حركاتك الأخيرة بعد: المتصفّح بطيء.',
    ways: {
      late: 'ستُحفظ حالما يستطيع ذلك. وللاطمئنان احفظ ألعابك في ملف.',
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
