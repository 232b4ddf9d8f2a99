/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What the chip of a hint says, and what is asked before help that counts, in Chinese. */
import type { DialogMessages } from '../messages.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card}放到${hour}點`,
  toFan: (card, hour) => `${card}放到${hour}點牌扇`,
  dealing: { refill: '補牌', draw: '翻一張牌', redeal: '重翻廢牌堆' },
  keeps: '這樣走仍然有解。',
  would: (share) => `電腦會這樣走，預估勝率${share}。`,
  only: (share) => `只有這一步可走，預估勝率${share}。`,
  looking: '正在查詢…',
  searching: '正在找失誤…',
  doIt: '走這步',
  playOut: '走到底',
  thinkAgain: '重新思考',
  pause: '暫停',
  rewind: '倒回代走的步驟',
  undoTo: (at) => (at === 0 ? '復原到開局' : `復原到第${at}步`),
  stillWinnable: '那時還有解。',
  undo: '復原',
  close: '關閉提示',
  asking: {
    hint: '看提示算作使用幫助。',
    status: '有解判斷算作使用幫助。',
    review: '覆盤會指出失誤，算作使用幫助。',
    show: '顯示',
    openReview: '覆盤',
    position: '這個局面',
    game: '這一局',
    no: '不用了',
  },
};
