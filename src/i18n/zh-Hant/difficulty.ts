/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** How difficult a deal is, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: '檢視難度',
  measuring: '電腦正在試玩…',
  told: (grade, won, plays) => `${GRADES[grade]}：電腦快速試玩${plays}次，獲勝${won}次。`,
  about: '難度就是電腦在不知道發牌堆的情況下快速試玩50次，能獲勝幾次。',
  meaning: {
    any: '任意牌局，不管有沒有解。',
    easy: '電腦試玩50次，至少獲勝17次。',
    medium: '電腦試玩50次，獲勝4到16次。',
    hard: '電腦試玩50次，最多獲勝3次。',
  },
  counts: '你已經走了一步，檢視難度算作使用幫助。',
  finding: {
    easy: '正在尋找簡單的牌局…',
    medium: '正在尋找中等的牌局…',
    hard: '正在尋找困難的牌局…',
  },
};
