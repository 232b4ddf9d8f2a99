/** Rule sets and their seven choices, in Japanese. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'クラシック',
      source: 'Wikipedia “Big Ben (card game)”、PySolFCのプログラム',
    },
    gamerules: { title: 'gamerules.com', source: 'gamerules.comの記述を文字どおりに解釈' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely著 “Ultimate Book of Card Games”' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan “The Clock”（1914年）' },
    solsuite: { title: 'SolSuite', source: 'SolSuite “Clock”' },
    redeal: { title: 'めくり直し1回', source: 'collepic.net “Big Ben”' },
    relaxed: { title: 'やさしい', source: 'Solitaire Forever II “Big Ben (Relaxed)”' },
  },
  from: (source) => `${source}。`,
  own: '独自ルール…',
  ownNote: '7つの項目を選んでルールを決めます。始めたゲームのルールは、途中で変わりません。',
  titles: {
    refillFrom: '補充を始める時刻',
    refillOrder: '補充の順序',
    refillWhen: '補充できるとき',
    drawWhen: 'めくれるとき',
    wasteTo: '捨て札を置ける場所',
    buildOn: '重ねられる場札',
    redeals: 'めくり直し',
  },
  choices: {
    refillFrom: {
      12: '補充は12時から始めます。',
      1: '補充は1時から始め、12時が最後です。',
    },
    refillOrder: {
      rounds: '補充では、空きのある場札に1枚ずつ配り、これを繰り返します。',
      fans: '補充では、場札を1つずつ3枚にしてから次に進みます。',
    },
    refillWhen: {
      any: '空きはいつでも補充できます。',
      stuck: '空きを補充できるのは、動かせるカードがないときだけです。',
    },
    drawWhen: {
      noGaps: '山札をめくれるのは、どの場札にも空きがないときです。',
      stuck: '山札をめくれるのは、どの場札にも空きがなく、動かせるカードもないときです。',
      any: '空きがあってもなくても、山札はいつでもめくれます。',
    },
    wasteTo: {
      foundationsAndFans: '捨て札のカードは、組札にも場札にも置けます。',
      foundations: '捨て札のカードは、組札にしか置けません。',
    },
    buildOn: {
      3: '3枚以上ある場札にだけ、カードを重ねられます。',
      1: '1枚でもある場札には、カードを重ねられます。',
    },
    redeals: {
      0: 'めくり直しはできません。',
      1: '山札がなくなったら、1回だけ捨て札を山札に戻せます。',
    },
  },
};
