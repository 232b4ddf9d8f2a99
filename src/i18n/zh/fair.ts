/** What the fair player says, in Chinese. The player calls it the computer: “电脑”. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: '电脑从这里接着走。这是副本，不计入统计。',
  opinions: {
    sure: '没有未知的牌了，这样走就能获胜。',
    slim: '电脑还有路可走，但希望不大。',
    stale: '发出了新牌，电脑需要重新思考。',
    thinking: '电脑正在思考…',
    unwinnable: '电脑放弃了：这一局已经无解。',
    unknown: '电脑放弃了：找不到获胜的路。',
    won: '电脑获胜了。',
  },
  weighed: (share) => `电脑会这样走，预估胜率${share}。`,
  compared: (share, next) => `电脑会这样走，预估胜率${share}；次选${next}。`,
  even: (share) => `电脑会这样走，预估胜率${share}；次选也一样。`,
  only: (share) => `只有这一步可走，电脑的预估胜率为${share}。`,
  noAnswer: '电脑没有回答，请再试一次。',
  chance: (share) => `预估胜率：${share}`,
  chanceThinking: '预估胜率：正在计算…',
  fell: (before, after) => `预估胜率从${before}降到${after}`,
  fellAtMost: (before, after) => `预估胜率从${before}降到${after}或更低`,
};
