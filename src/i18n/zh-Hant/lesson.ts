/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** The words of the lesson, in Chinese. */
import type { LessonMessages } from '../messages.ts';

export const lesson: LessonMessages['lesson'] = {
  name: '新手教學',
  title: (step) => (step > 9 ? '新手教學 · 完成' : `新手教學 · ${step}/9`),
  play: '開始新手教學',
  invite: '第一次玩？',
  no: '不用了',
  count: (step) => `${step}/9`,
  step: (step) => `第${step}步，共9步。`,
  steps: (card) => [
    `每個鐘點按同一花色往上疊：把${card('7C')}放到1點的${card('6C')}上。`,
    `牌扇可以接同花色、小一點的牌：把${card('9C')}放到${card('TC')}上。`,
    `點數首尾相接，A下面接K：把${card('KS')}放到${card('AS')}上。`,
    '有空位的牌扇不能接牌：點發牌堆，一次補上三個空位。',
    '現在沒有空位，點發牌堆就會翻一張牌：點一下。',
    `翻出的牌也能用：把${card('QH')}放到6點的${card('JH')}上。`,
    `能放的牌不一定要放：${card('JC')}可以放到5點，但先留著，翻一張牌。`,
    `${card('8C')}有兩個去處：選1點，再把${card('9C')}、${card('TC')}和${card('JC')}也放上去。`,
    `先補牌，再用${card('QC')}、${card('KC')}和${card('AC')}點亮這個鐘點。`,
  ],
  answers: {
    hour: (what) => `那裡也能放。這次請選${what}點。`,
    onto: (what) => `那裡也能放。這次請放到${what}上。`,
    card: (what) => `那張也能放。這次請移動${what}。`,
    stock: () => '那張也能放。這次請點發牌堆。',
    leave: () => '那張也能放。這次先留著，翻一張牌。',
    early: (what) => `還不到時候。先移動${what}。`,
    gap: () => '那個牌扇有空位。請先補牌。',
  },
  skip: '跳過',
  done: '1點鐘亮了，還剩11個。',
  doneText: '十二個鐘點全部點亮就獲勝。這是真實的牌局，現在仍然有解。',
  playOn: '繼續玩',
};
