/** How difficult a deal is, in simplified Chinese. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { DialogMessages } from '../messages.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: '简单',
  medium: '中等',
  hard: '困难',
};

export const difficulty: DialogMessages['difficulty'] = {
  ask: '有多难？',
  measuring: '公平玩家正在试玩…',
  told: (grade, won, plays) => `${GRADES[grade]}：公平玩家试玩${plays}次，赢了${won}次。`,
  about: '公平玩家不知道牌库的顺序；它很少能赢的牌局就是困难的。',
  counts: '走第一步之后，看答案计为“查看胜算”。',
  finding: {
    easy: '正在寻找简单的牌局…',
    medium: '正在寻找中等难度的牌局…',
    hard: '正在寻找困难的牌局…',
  },
};
