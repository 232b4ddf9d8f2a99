/** Rule sets and their seven choices, in Arabic. */
import type { DialogMessages } from '../messages.ts';
import { isolate } from './grammar.ts';

export const rules: DialogMessages['rules'] = {
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
