/** How difficult a deal is, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: '查看难度',
  measuring: '电脑正在试玩…',
  told: (grade, won, plays) => `${GRADES[grade]}：电脑快速试玩${plays}次，获胜${won}次。`,
  about: '难度就是电脑在不知道发牌堆的情况下快速试玩50次，能获胜几次。',
  meaning: {
    any: '任意牌局，不管有没有解。',
    easy: '电脑试玩50次，至少获胜17次。',
    medium: '电脑试玩50次，获胜4到16次。',
    hard: '电脑试玩50次，最多获胜3次。',
  },
  counts: '你已经走了一步，查看难度算作使用帮助。',
  finding: {
    easy: '正在寻找简单的牌局…',
    medium: '正在寻找中等的牌局…',
    hard: '正在寻找困难的牌局…',
  },
};
