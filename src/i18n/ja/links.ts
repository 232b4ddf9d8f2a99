/** What the dialogs say of links, in Japanese. */
import type { DialogMessages } from '../messages.ts';
import { number } from './numbers.ts';

export const links: DialogMessages['links'] = {
  share: '共有',
  what: '共有する内容',
  deal: '配置だけ',
  dealWithMoves: (moves) => `配置と、ここまでの${number.format(moves)}手`,
  link: 'リンク',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました。',
  notCopied: 'コピーできませんでした。リンクを選択してコピーしてください。',
  send: '共有…',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber:
      'この配置には番号がないため、リンクを作れません。ゲームをファイルに保存してください。',
    tooLong: 'このゲームは長すぎて、リンクにできません。ファイルに保存してください。',
  },
  title: '共有されたゲーム',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `${number.format(moves)}手でクリアしたゲームが入っています。`,
  notWon: (moves) => `ゲームの最初の${number.format(moves)}手が入っています。`,
  stays: 'プレイ中のゲームは、ゲーム一覧に進行中のまま残ります。',
  play: 'この配置で遊ぶ',
  watch: 'ゲームを振り返る',
};
