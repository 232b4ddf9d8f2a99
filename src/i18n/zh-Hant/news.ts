/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What is told of links, of files and of a game looked through, in traditional Chinese. */
import type { TableMessages } from '../messages.ts';
import { moves, rounds } from './numbers.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: '無法讀取這個連結。請檢查是否複製完整。',
  newer: '這個連結需要更新的版本。請重新載入頁面。',
  rules: '這個連結使用未知的規則。請重新索取連結。',
  number: '沒有這個編號的牌局。請檢查連結。',
  damaged: '這個連結有一部分缺失或被改動。請重新複製。',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `已匯入${rounds(count)}遊戲。${unread > 0 ? `有${rounds(unread)}無法讀取。` : ''}`,
  playedFurther: '檔案裡目前這一局走得更遠，已從那裡繼續。',
  notOurs: '這不是 Big Ben 的檔案，或者無法讀取。請選擇其他檔案。',
  tooMany: (most) => `無法匯入此檔案：匯入後會超過可儲存的上限${most}局。`,
  illegalAt: (move) => `無法匯入這一局：第${move}步不符合規則。`,
};

export const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `開局，共${moves(all)}` : `第${moves(at)}，共${moves(all)}`),
  judgements: {
    winnable: '有解',
    unwinnable: '無解',
    unknown: '無法判斷',
    open: '尚未判斷',
  },
  went: (position, judgement) => `${position}：${judgement}。`,
};
