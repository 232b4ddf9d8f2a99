/** What is told of links, of files and of a game looked through, in Japanese. */
import type { TableMessages } from '../messages.ts';
import { items, moves } from './numbers.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink:
    'このリンクは読み取れませんでした。リンクには、ルールと配置の番号、場合により手順が入ります。',
  newer:
    'このリンクは、より新しいバージョンで作られています。ページを再読み込みして更新してください。',
  rules: 'このリンクのルールは存在しません。',
  number: 'このリンクの配置は存在しません。',
  damaged: 'このリンクは壊れています。一部が欠けているか、書き換わっています。',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `${items(count)}のゲームを取り込みました。${unread > 0 ? `${items(unread)}は読み込めませんでした。` : ''}`,
  playedFurther: '卓上のゲームはファイルの中でさらに先まで進められていたので、そこから続けます。',
  notOurs: 'Big Benのファイルではないか、読み込めません。',
  illegalAt: (move) => `このゲームは再現できません：${move}手目がルールに反しています。`,
};

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `最初の配置（全${moves(all)}）` : `${moves(at)}目（全${moves(all)}）`,
  judgements: {
    winnable: 'クリアできる',
    lost: 'クリアできない',
    undecided: '判定できない',
    open: 'まだ判定していない',
  },
  went: (position, judgement) => `${position}：${judgement}。`,
};
