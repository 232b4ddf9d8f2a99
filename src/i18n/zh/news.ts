/** What is told of links, of files and of a game looked through, in simplified Chinese. */
import type { TableMessages } from '../messages.ts';
import { moves, rounds } from './numbers.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: '无法读取这个链接。请检查是否复制完整。',
  newer: '这个链接需要更新的版本。请重新加载页面。',
  rules: '这个链接使用未知的规则。请重新索取链接。',
  number: '没有这个编号的牌局。请检查链接。',
  damaged: '这个链接有一部分缺失或被改动。请重新复制。',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `已导入${rounds(count)}游戏。${unread > 0 ? `有${rounds(unread)}无法读取。` : ''}`,
  playedFurther: '文件里当前这一局走得更远，已从那里继续。',
  notOurs: '这不是 Big Ben 的文件，或者无法读取。请选择其他文件。',
  tooMany: (most) => `无法导入此文件：导入后会超过可保存的上限${most}局。`,
  illegalAt: (move) => `无法导入这一局：第${move}步不符合规则。`,
};

export const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `开局，共${moves(all)}` : `第${moves(at)}，共${moves(all)}`),
  judgements: {
    winnable: '有解',
    unwinnable: '无解',
    unknown: '无法判断',
    open: '尚未判断',
  },
  went: (position, judgement) => `${position}：${judgement}。`,
};
