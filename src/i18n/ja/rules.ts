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
    relaxed: { title: 'ゆるめ', source: 'Solitaire Forever II “Big Ben (Relaxed)”' },
  },
  from: (source) => `${source}。`,
  about: 'このルールの内容と出典',
  own: 'カスタムルール…',
  ownNote: '7つの項目でルールを決めます。ゲームのルールは、始めたときのまま変わりません。',
  titles: {
    refillFrom: '補充を始める時刻',
    refillOrder: '補充の順序',
    refillWhen: '補充できるとき',
    drawWhen: 'めくれるとき',
    wasteTo: '捨て札を置ける場所',
    buildOn: 'カードを重ねられる場札',
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
      any: 'いつでも補充できます。',
      stuck: '補充できるのは、動かせるカードがないときだけです。',
    },
    drawWhen: {
      noGaps: 'めくれるのは、どの場札にも空きがないときです。',
      stuck: 'めくれるのは、どの場札にも空きがなく、動かせるカードもないときです。',
      any: '空きがあっても、いつでもめくれます。',
    },
    wasteTo: {
      foundationsAndFans: '捨て札のカードは、時計にも場札にも置けます。',
      foundations: '捨て札のカードは、時計にしか置けません。',
    },
    buildOn: {
      3: 'カードを重ねられるのは、3枚以上ある場札だけです。',
      1: '空でない場札には、カードを重ねられます。',
    },
    redeals: {
      0: 'めくり直しはできません。',
      1: '山札が空になったら、1回だけ、捨て札を山札にしてめくり直せます。',
    },
  },
};
