/** What the dialogs say of links, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { number } from './numbers.ts';

export const links: DialogMessages['links'] = {
  share: '分享',
  what: '分享内容',
  deal: '只分享牌局',
  dealWithMoves: (moves) => `牌局和已走的${number.format(moves)}步`,
  link: '链接',
  copy: '复制链接',
  copied: '链接已复制。',
  notCopied: '没能复制。请选中链接，自行复制。',
  send: '分享…',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber: '这个牌局没有编号，因此无法生成链接。请把游戏存为文件。',
    tooLong: '这一局太长，无法生成链接。请把它存为文件。',
  },
  title: '分享的游戏',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `附有用${number.format(moves)}步获胜的一局。`,
  notWon: (moves) => `附有一局游戏的前${number.format(moves)}步。`,
  stays: '当前这一局会保留在游戏列表中。',
  play: '玩这个牌局',
  watch: '复盘这一局',
};
