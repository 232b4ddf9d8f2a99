/** What the chip of a hint says, and what is asked before help that counts, in Chinese. */
import type { DialogMessages } from '../messages.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card}放到${hour}点`,
  toFan: (card, hour) => `${card}放到${hour}点牌扇`,
  dealing: { refill: '补牌', draw: '翻一张牌', redeal: '重翻废牌堆' },
  keeps: '这样走仍然有解。',
  would: (share) => `电脑会这样走，预估胜率${share}。`,
  only: (share) => `只有这一步可走，预估胜率${share}。`,
  looking: '正在查找…',
  searching: '正在找失误…',
  doIt: '走这步',
  playOut: '走到底',
  thinkAgain: '重新思考',
  pause: '暂停',
  rewind: '倒回代走的步骤',
  undoTo: (at) => (at === 0 ? '撤销到开局' : `撤销到第${at}步`),
  stillWinnable: '那时还有解。',
  undo: '撤销',
  close: '关闭提示',
  asking: {
    hint: '看提示算作使用帮助。',
    status: '有解判断算作使用帮助。',
    review: '复盘会指出失误，算作使用帮助。',
    show: '显示',
    openReview: '复盘',
    position: '这个局面',
    game: '这一局',
    no: '不用了',
  },
};
