/** Rule sets and their seven choices, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { isolate } from './grammar.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'كلاسيكية',
      source: `ويكيبيديا، مقالة «${isolate('Big Ben (card game)')}»؛ وبرنامج ${isolate('PySolFC')}`,
    },
    gamerules: {
      title: 'Game Rules',
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
      title: 'قلب الكومة مرة واحدة',
      source: `موقع ${isolate('collepic.net')}، لعبة «${isolate('Big Ben')}»`,
    },
    relaxed: {
      title: 'ميسّرة',
      source: `برنامج ${isolate('Solitaire Forever II')}، لعبة «${isolate('Big Ben (Relaxed)')}»`,
    },
  },
  from: (source) => `${source}.`,
  own: 'قواعد خاصة…',
  ownNote: 'سبعة اختيارات تصنع القواعد. وتحتفظ كل لعبة بالقواعد التي بدأت بها.',
  titles: {
    refillFrom: 'بداية الملء',
    refillOrder: 'ترتيب الملء',
    refillWhen: 'وقت الملء',
    drawWhen: 'وقت السحب',
    wasteTo: 'وجهة الكومة المكشوفة',
    buildOn: 'المراوح التي يُبنى عليها',
    redeals: 'قلب الكومة المكشوفة',
  },
  choices: {
    refillFrom: {
      12: 'يبدأ الملء من الساعة الثانية عشرة.',
      1: 'يبدأ الملء من الساعة الواحدة، وتأتي الثانية عشرة أخيرًا.',
    },
    refillOrder: {
      rounds: 'يعطي الملء كل مروحة ناقصة ورقة واحدة، جولة بعد جولة.',
      fans: 'يُكمل الملء كل مروحة إلى ثلاث أوراق قبل المروحة التالية.',
    },
    refillWhen: {
      any: 'يجوز ملء الفجوات في أي وقت.',
      stuck: 'لا يجوز ملء الفجوات إلا حين يتعذّر لعب أي ورقة.',
    },
    drawWhen: {
      noGaps: 'يجوز سحب ورقة حين لا توجد فجوات في أي مروحة.',
      stuck: 'يجوز سحب ورقة حين لا توجد فجوات في أي مروحة ويتعذّر لعب أي ورقة.',
      any: 'يجوز سحب ورقة في أي وقت، وإن كانت هناك فجوات.',
    },
    wasteTo: {
      foundationsAndFans: 'تُلعب أوراق الكومة المكشوفة على الأساسات والمراوح.',
      foundations: 'تُلعب أوراق الكومة المكشوفة على الأساسات فقط.',
    },
    buildOn: {
      3: 'تقبل المروحة ورقة إذا كانت فيها ثلاث أوراق أو أكثر.',
      1: 'تقبل المروحة ورقة ما دامت غير فارغة.',
    },
    redeals: {
      0: 'لا تُقلب الكومة المكشوفة.',
      1: 'حين تفرغ كومة السحب يجوز قلب الكومة المكشوفة مرة واحدة.',
    },
  },
};
