/** What the daily deal and its calendar say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';

export const daily: DialogMessages['daily'] = {
  title: '每日牌局',
  about:
    '每天一局，人人相同，采用经典规则。每一局都已证明可以获胜。新的一天从协调世界时（UTC）零点开始。',
  today: '玩今天的牌局',
  goOn: '继续今天的牌局',
  streak: (days) => `连胜${days}天`,
  longest: (days) => `最长${days}天`,
  earlier: '上个月',
  later: '下个月',
  state: {
    none: '未玩',
    open: '进行中',
    lost: '已放弃',
    won: '当天获胜',
    wonLater: '事后获胜',
  },
  day: (date, state) => `${date}：${state}`,
};
