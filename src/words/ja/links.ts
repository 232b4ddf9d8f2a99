/** What is said of links, in Japanese. */
import type { Messages } from '../en.ts';

const number = new Intl.NumberFormat('ja');

export const links: Messages['links'] = {
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
  errors: {
    notALink:
      'このリンクは読み取れませんでした。リンクには、ルールと配置の番号、場合により手順が入ります。',
    newer:
      'このリンクは、より新しいバージョンで作られています。ページを再読み込みして更新してください。',
    rules: 'このリンクのルールは存在しません。',
    number: 'このリンクの配置は存在しません。',
    damaged: 'このリンクは壊れています。一部が欠けているか、書き換わっています。',
  },
  title: 'ゲームへのリンク',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `${number.format(moves)}手でクリアしたゲームが入っています。`,
  notWon: (moves) => `ゲームの${number.format(moves)}手目までが入っています。`,
  stays: '今のゲームは進行中のまま残ります。',
  play: 'この配置で遊ぶ',
  watch: 'ゲームを見る',
};
