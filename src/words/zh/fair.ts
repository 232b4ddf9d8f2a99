/** What the fair player says, in Chinese. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: '公平玩家从这里继续，走的是一份不计入统计的副本。',
  opinions: {
    known: '现在没有未知的牌了，这样走能赢。',
    dim: '公平玩家还有一步可走，但希望不大。',
    open: '来了新牌：点“走一步”让公平玩家重新思考。',
    thinking: '公平玩家正在思考…',
    lost: '公平玩家认输：已经无法获胜。',
    blind: '公平玩家认输：看不到出路。',
    won: '公平玩家赢了。',
  },
  weighed: (share) => `公平玩家认为这样走的胜算约为${share}。`,
  compared: (share, next) => `公平玩家认为这样走的胜算约为${share}，次好的一步为${next}。`,
  even: (share) => `公平玩家认为这样走的胜算约为${share}，次好的一步也一样。`,
  only: (share) => `只有这一步可走。公平玩家认为胜算约为${share}。`,
  noAnswer: '公平玩家没有回答，请再试一次。',
  playName: '播放：让公平玩家继续走',
  chance: (share) => `公平玩家的胜算：${share}`,
  chanceThinking: '公平玩家的胜算：正在思考…',
  fell: (before, after) => `公平玩家：胜算从${before}降到${after}`,
  fellAtMost: (before, after) => `公平玩家：胜算从${before}降到至多${after}`,
};
