/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What the fair player says, in Chinese. The player calls it the computer: 「電腦」. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: '電腦從這裡接著走。這是副本，不計入統計。',
  opinions: {
    sure: '沒有未知的牌了，這樣走就能獲勝。',
    slim: '電腦還有路可走，但希望不大。',
    stale: '發出了新牌，電腦需要重新思考。',
    thinking: '電腦正在思考…',
    unwinnable: '電腦放棄了：這一局已經無解。',
    unknown: '電腦放棄了：找不到獲勝的路。',
    won: '電腦獲勝了。',
  },
  weighed: (share) => `電腦會這樣走，預估勝率${share}。`,
  compared: (share, next) => `電腦會這樣走，預估勝率${share}；次選${next}。`,
  even: (share) => `電腦會這樣走，預估勝率${share}；次選也一樣。`,
  only: (share) => `只有這一步可走，電腦的預估勝率為${share}。`,
  noAnswer: '電腦沒有回答，請再試一次。',
  chance: (share) => `預估勝率：${share}`,
  chanceThinking: '預估勝率：正在計算…',
  fell: (before, after) => `預估勝率從${before}降到${after}`,
  fellAtMost: (before, after) => `預估勝率從${before}降到${after}或更低`,
};
