/** What the daily deal and its calendar say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';

export const daily: DialogMessages['daily'] = {
  title: '每日牌局',
  about:
    '每天一局，人人相同，采用经典规则。每一局都已证明有解。下一局从协调世界时（UTC）零点开始。',
  today: '玩今天的牌局',
  goOn: '继续今天的牌局',
  streak: (days) => (days === 0 ? '还没有连胜：玩今天的牌局吧' : `连胜${days}天`),
  longest: (days) => `最佳：${days}天`,
  earlier: '上个月',
  later: '下个月',
  state: {
    none: '未玩',
    open: '进行中',
    lost: '失败',
    won: '当天获胜',
    wonLater: '之后获胜',
  },
  day: (date, state) => `${date}：${state}`,
};
