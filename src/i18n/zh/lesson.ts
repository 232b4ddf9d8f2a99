/** The words of the lesson, in Chinese. */
import type { LessonMessages } from '../messages.ts';

export const lesson: LessonMessages['lesson'] = {
  name: '新手教程',
  title: (step) => (step > 9 ? '新手教程 · 完成' : `新手教程 · ${step}/9`),
  play: '开始新手教程',
  invite: '第一次玩？',
  no: '不用了',
  count: (step) => `${step}/9`,
  step: (step) => `第${step}步，共9步。`,
  steps: (card) => [
    `每个钟点按同一花色往上叠：把${card('7C')}放到1点的${card('6C')}上。`,
    `牌扇可以接同花色、小一点的牌：把${card('9C')}放到${card('TC')}上。`,
    `点数首尾相接，A下面接K：把${card('KS')}放到${card('AS')}上。`,
    '有空位的牌扇不能接牌：点发牌堆，一次补上三个空位。',
    '现在没有空位，点发牌堆就会翻一张牌：点一下。',
    `翻出的牌也能用：把${card('QH')}放到6点的${card('JH')}上。`,
    `能放的牌不一定要放：${card('JC')}可以放到5点，但先留着，翻一张牌。`,
    `${card('8C')}有两个去处：选1点，再把${card('9C')}、${card('TC')}和${card('JC')}也放上去。`,
    `先补牌，再用${card('QC')}、${card('KC')}和${card('AC')}点亮这个钟点。`,
  ],
  answers: {
    hour: (what) => `那里也能放。这次请选${what}点。`,
    onto: (what) => `那里也能放。这次请放到${what}上。`,
    card: (what) => `那张也能放。这次请移动${what}。`,
    stock: () => '那张也能放。这次请点发牌堆。',
    leave: () => '那张也能放。这次先留着，翻一张牌。',
    early: (what) => `还不到时候。先移动${what}。`,
    gap: () => '那个牌扇有空位。请先补牌。',
  },
  skip: '跳过',
  done: '1点钟亮了，还剩11个。',
  doneText: '十二个钟点全部点亮就获胜。这是真实的牌局，现在仍然有解。',
  playOn: '继续玩',
};
