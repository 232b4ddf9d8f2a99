/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What the daily deal and its calendar say, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';

export const daily: DialogMessages['daily'] = {
  title: '每日牌局',
  about:
    '每天一局，人人相同，採用經典規則。每一局都已證明有解。下一局從協調世界時（UTC）零點開始。',
  today: '玩今天的牌局',
  goOn: '繼續今天的牌局',
  streak: (days) => (days === 0 ? '還沒有連勝：玩今天的牌局吧' : `連勝${days}天`),
  longest: (days) => `最佳：${days}天`,
  earlier: '上個月',
  later: '下個月',
  state: {
    none: '未玩',
    open: '進行中',
    lost: '失敗',
    won: '當天獲勝',
    wonLater: '之後獲勝',
  },
  day: (date, state) => `${date}：${state}`,
};
