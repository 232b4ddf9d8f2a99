/** What is told of links, of files and of a game looked through, in simplified Chinese. */
import type { TableMessages } from '../messages.ts';
import { moves, rounds } from './numbers.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: '无法读取这个链接。链接包含规则和牌局编号，有时还有走过的步。',
  newer: '这个链接由更新的游戏版本生成。请重新加载页面以更新版本。',
  rules: '这个链接里的规则不存在。',
  number: '这个链接里的牌局不存在。',
  damaged: '这个链接已损坏：其中一部分缺失或被改动。',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `已导入${rounds(count)}游戏。${unread > 0 ? `有${rounds(unread)}无法读取。` : ''}`,
  playedFurther: '桌上的这局在文件中走得更远，已从那里继续。',
  notOurs: '这不是Big Ben的文件，或者无法读取。',
  illegalAt: (move) => `这局游戏无法重现：第${move}步不符合规则。`,
};

export const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `开局，共${moves(all)}` : `第${moves(at)}，共${moves(all)}`),
  judgements: {
    winnable: '可以获胜',
    lost: '无法获胜',
    undecided: '无法判断',
    open: '尚未判断',
  },
  went: (position, judgement) => `${position}：${judgement}。`,
};
