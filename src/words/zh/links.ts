/** What the dialogs say of links, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { number } from './numbers.ts';

export const links: DialogMessages['links'] = {
  share: '分享',
  what: '链接内容',
  deal: '仅牌局',
  dealWithMoves: (moves) => `牌局和已走的${number.format(moves)}步`,
  link: '链接',
  copy: '复制',
  copied: '已复制。',
  notCopied: '浏览器没能复制：请选中链接，自行复制。',
  send: '分享…',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber: '这副牌没有牌局编号，因此无法生成链接。请把游戏存为文件。',
    tooLong: '这一局太长，无法生成链接。请把它存为文件。',
  },
  title: '游戏链接',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `其中是用${number.format(moves)}步获胜的一局。`,
  notWon: (moves) => `其中是走了${number.format(moves)}步的一局。`,
  stays: '桌上的这一局会保留。',
  play: '玩这个牌局',
  watch: '观看这一局',
};
