/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** Rule sets and their seven choices, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: '經典',
      source: '維基百科「Big Ben (card game)」；PySolFC 程式',
    },
    gamerules: { title: 'gamerules.com', source: 'gamerules.com，嚴格按字面理解' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely，《Ultimate Book of Card Games》' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan，「The Clock」，1914年' },
    solsuite: { title: 'SolSuite', source: 'SolSuite，「Clock」' },
    redeal: { title: '重翻一次', source: 'collepic.net，「Big Ben」' },
    relaxed: { title: '寬鬆', source: 'Solitaire Forever II，「Big Ben (Relaxed)」' },
  },
  from: (source) => `${source}。`,
  about: '這套規則的內容和出處',
  own: '自訂規則…',
  ownNote: '七個選項組成一套規則。每一局始終沿用開始時的規則。',
  titles: {
    refillFrom: '補牌起點',
    refillOrder: '補牌順序',
    refillWhen: '何時可以補牌',
    drawWhen: '何時可以翻牌',
    wasteTo: '廢牌堆的去處',
    buildOn: '可以接牌的牌扇',
    redeals: '重翻次數',
  },
  choices: {
    refillFrom: {
      12: '從12點開始補牌。',
      1: '從1點開始補牌，12點最後。',
    },
    refillOrder: {
      rounds: '補牌時給每個有空位的牌扇各發一張，一輪一輪地發。',
      fans: '補牌時先補滿一個牌扇，再補下一個。',
    },
    refillWhen: {
      any: '隨時可以補牌。',
      stuck: '只有沒有牌可移動時，才能補牌。',
    },
    drawWhen: {
      noGaps: '所有牌扇都沒有空位時，可以翻牌。',
      stuck: '所有牌扇都沒有空位，而且沒有牌可移動時，才能翻牌。',
      any: '隨時可以翻牌，有空位也行。',
    },
    wasteTo: {
      foundationsAndFans: '廢牌堆的牌可以歸位，也可以放到牌扇上。',
      foundations: '廢牌堆的牌只能歸位。',
    },
    buildOn: {
      3: '牌扇有三張或更多牌時，才能接牌。',
      1: '牌扇只要不空，就能接牌。',
    },
    redeals: {
      0: '不能重翻。',
      1: '可以重翻一次：發牌堆用完後，把廢牌堆翻回來。',
    },
  },
};
