/** What the dialogs say of links, in Japanese. */
import type { DialogMessages } from '../messages.ts';
import { number } from './numbers.ts';

export const links: DialogMessages['links'] = {
  share: '共有',
  what: 'リンクの内容',
  deal: '配置のみ',
  dealWithMoves: (moves) => `配置と、これまでの${number.format(moves)}手`,
  link: 'リンク',
  copy: 'コピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。リンクを選択して、ご自分でコピーしてください。',
  send: '共有…',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber:
      'この配置には番号がないため、リンクを作れません。ゲームをファイルに保存してください。',
    tooLong: 'このゲームは長すぎて、リンクにできません。ファイルに保存してください。',
  },
  title: 'ゲームへのリンク',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `${number.format(moves)}手でクリアしたゲームが入っています。`,
  notWon: (moves) => `ゲームの${number.format(moves)}手目までが入っています。`,
  stays: '今のゲームは進行中のまま残ります。',
  play: 'この配置で遊ぶ',
  watch: 'ゲームを見る',
};
