/** Rule sets and their seven choices, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: '经典',
      source: '维基百科“Big Ben (card game)”；PySolFC 程序',
    },
    gamerules: { title: 'gamerules.com', source: 'gamerules.com，严格按字面理解' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely，《Ultimate Book of Card Games》' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan，“The Clock”，1914年' },
    solsuite: { title: 'SolSuite', source: 'SolSuite，“Clock”' },
    redeal: { title: '重翻一次', source: 'collepic.net，“Big Ben”' },
    relaxed: { title: '宽松', source: 'Solitaire Forever II，“Big Ben (Relaxed)”' },
  },
  from: (source) => `${source}。`,
  about: '这套规则的内容和出处',
  own: '自定义规则…',
  ownNote: '七个选项组成一套规则。每一局始终沿用开始时的规则。',
  titles: {
    refillFrom: '补牌起点',
    refillOrder: '补牌顺序',
    refillWhen: '何时可以补牌',
    drawWhen: '何时可以翻牌',
    wasteTo: '废牌堆的去处',
    buildOn: '可以接牌的牌扇',
    redeals: '重翻次数',
  },
  choices: {
    refillFrom: {
      12: '从12点开始补牌。',
      1: '从1点开始补牌，12点最后。',
    },
    refillOrder: {
      rounds: '补牌时给每个有空位的牌扇各发一张，一轮一轮地发。',
      fans: '补牌时先补满一个牌扇，再补下一个。',
    },
    refillWhen: {
      any: '随时可以补牌。',
      stuck: '只有没有牌可移动时，才能补牌。',
    },
    drawWhen: {
      noGaps: '所有牌扇都没有空位时，可以翻牌。',
      stuck: '所有牌扇都没有空位，而且没有牌可移动时，才能翻牌。',
      any: '随时可以翻牌，有空位也行。',
    },
    wasteTo: {
      foundationsAndFans: '废牌堆的牌可以归位，也可以放到牌扇上。',
      foundations: '废牌堆的牌只能归位。',
    },
    buildOn: {
      3: '牌扇有三张或更多牌时，才能接牌。',
      1: '牌扇只要不空，就能接牌。',
    },
    redeals: {
      0: '不能重翻。',
      1: '可以重翻一次：发牌堆用完后，把废牌堆翻回来。',
    },
  },
};
