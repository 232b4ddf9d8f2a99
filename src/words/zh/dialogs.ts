/** What only the dialogs and the bar of the review say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';

export const dialogs: DialogMessages = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
  rules,
  statistics,
  helpText,
  help: '帮助',
  close: '关闭',
  storage: {
    late: '最后几步尚未保存：浏览器写入较慢。',
    way: '请将游戏存为文件，或在此设备上腾出空间。程序会自动重试。',
    promised: '浏览器已承诺保留这些数据。',
    notPromised: '浏览器没有承诺保留这些数据：空间不足时可能会清除。',
  },
  dialog: {
    random: '随机发牌',
    numberLabel: '或输入牌局编号',
    numberHint: '编号相同，牌局就与 PySolFC 的相同。',
    deal: '发牌',
    notANumber: (text) => `“${text}”不是牌局编号：应为数字，或 ms 加数字。`,
    rules: '规则',
    onlyWinnable: '只发可以获胜的牌局',
    finding: '正在寻找可以获胜的牌局…',
    cancel: '取消',
    leaves: '桌上的这一局将被放弃，并计为失败。',
  },
  partFailed: '页面的这一部分无法使用。您的游戏安全无恙，牌桌仍可使用。',
};
