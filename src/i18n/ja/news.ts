/** What is told of links, of files and of a game looked through, in Japanese. */
import type { TableMessages } from '../messages.ts';
import { items, moves } from './numbers.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'このリンクは読み取れませんでした。全体をコピーしたか確かめてください。',
  newer: 'このリンクには新しいバージョンが必要です。ページを再読み込みして更新してください。',
  rules: 'このリンクのルールは不明です。新しいリンクをもらってください。',
  number: 'この番号の配置はありません。リンクを確かめてください。',
  damaged: 'このリンクは一部が欠けているか、変わっています。もう一度コピーしてください。',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `${items(count)}のゲームを取り込みました。${unread > 0 ? `${items(unread)}は読み込めませんでした。` : ''}`,
  playedFurther: 'プレイ中のゲームの続きがファイルにあったので、そこから再開します。',
  notOurs: 'Big Benのファイルではないか、読み込めません。別のファイルを選んでください。',
  tooMany: (most) => `このファイルは取り込めません。保存できる上限の${most}件を超えます。`,
  illegalAt: (move) => `このゲームは取り込めません。${move}手目がルールに反しています。`,
};

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `最初（全${moves(all)}）` : `${moves(at)}目（全${moves(all)}）`,
  judgements: {
    winnable: 'クリアできます',
    unwinnable: 'クリアできません',
    unknown: '判定できません',
    open: 'まだ判定していません',
  },
  went: (position, judgement) => `${position}：${judgement}。`,
};
