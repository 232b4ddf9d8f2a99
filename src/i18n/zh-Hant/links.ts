/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What the dialogs say of links, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';
import { number } from './numbers.ts';

export const links: DialogMessages['links'] = {
  share: '分享',
  what: '分享內容',
  deal: '只分享牌局',
  dealWithMoves: (moves) => `牌局和已走的${number.format(moves)}步`,
  link: '連結',
  copy: '複製連結',
  copied: '連結已複製。',
  notCopied: '沒能複製。請選取連結，自行複製。',
  send: '分享…',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber: '這個牌局沒有編號，因此無法產生連結。請把遊戲存為檔案。',
    tooLong: '這一局太長，無法產生連結。請把它存為檔案。',
  },
  title: '分享的遊戲',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `附有用${number.format(moves)}步獲勝的一局。`,
  notWon: (moves) => `附有一局遊戲的前${number.format(moves)}步。`,
  stays: '目前這一局會保留在遊戲列表中。',
  play: '玩這個牌局',
  watch: '覆盤這一局',
};
