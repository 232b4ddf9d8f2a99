/** What only the dialogs and the bar of the review say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
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
  hintChip,
  help: '玩法说明',
  close: '关闭',
  newDeal: {
    question: '开新局？',
    loss: '放弃的话，这一局计为失败。',
    save: '这一局留着以后玩',
    giveUp: '放弃，开新局',
    goOn: '继续玩',
    options: '选项…',
    dealt: '已开新局',
  },

  chime: {
    question: 'Big Ben 可以敲钟。',
    on: '打开声音',
    no: '不用了',
  },

  answers: {
    needs: (card) => `需要${card}`,
    endsAt: (card) => `到${card}为止`,
    lower: (card) => `小一点：${card}`,
    higher: (card) => `大一点：${card}`,
    atFan: (hour, above) => (above === 0 ? `${hour}点牌扇` : `${hour}点牌扇，上面${above}张`),
    above: (count) => `上面${count}张`,
    onWaste: '废牌堆',
    inStock: '发牌堆里',
    onClock: '时钟上',
    oneInStock: '一张在发牌堆里',
    bothInStock: '两张都在发牌堆里',
    done: '已完成',
    hourNeeds: (card) => `这个钟点需要${card}`,
    fanTakes: (card) => `这个牌扇只能接${card}`,
    places: {
      foundationComplete: '这个钟点已完成',
      fanEmpty: '有空位，请先补牌',
      fanHasGaps: '有空位，请先补牌',
    },
    noPlace: '现在没有地方可放',
    noHour: '现在还不能归位',
    refillFirst: '请先补牌',
    noCards: '这个牌扇不能接牌',
  },

  endings: {
    lost: '已经无路可走。',
    home: (home: number): string => `104张牌中已有${home}张归位。`,
    findMistake: '找出失误',
    looking: '正在查找…',
    sameDeal: '再玩这个牌局',
    newDeal: '开新局',
    never: '这个牌局无解。',
    unknown: '无法判断失误出在哪里。',

    won: (moves) => `你用${moves}步获胜`,
    alone: '全靠自己',
    review: '复盘',
    time: '用时',
    best: '最佳纪录',
    undos: '撤销次数',
    moves: ({ text }) => `${text}步`,
    longest: ({ text }) => `最佳：${text}`,
    rivalWon: (moves) => `电脑没有偷看，在这个牌局用${moves}步获胜。`,
    rivalLost: (moves) => `电脑没有偷看，在这个牌局走了${moves}步后失败。`,
  },

  storage: {
    late: '最后几步尚未保存：浏览器响应较慢。',
    ways: {
      late: '浏览器空闲后会立即保存。为稳妥起见，请把游戏存为文件。',
      full: '请在这台设备上腾出空间，或把游戏存为文件。程序会自动重试保存。',
      refused:
        '请在浏览器设置中允许本页面存储数据（Cookie 和网站数据），或把游戏存为文件。程序会自动重试保存。',
      missing: '请把游戏存为文件，或换一个浏览器玩。',
    },
    promised: '浏览器已承诺保留你的游戏。',
    notPromised: '空间不足时，浏览器可能会删除你的游戏。为稳妥起见，请存为文件。',
  },
  dialog: {
    random: '发牌',
    numberLabel: '或输入牌局编号',
    numberHint: '编号相同，牌就与 PySolFC 的相同。',
    undecided: '尚无定论的牌局',
    undecidedAbout: '这些牌局还没有人找到解法，也没有人证明无解。请选择一个。',
    deal: '玩这个牌局',
    notANumber: '请输入数字，例如 643303',
    rules: '规则',
    onlyWinnable: '只发有解的牌局',
    finding: '正在寻找有解的牌局…',
    cancel: '取消',
    leaves: '这一局将计为失败。',
  },
  partFailed:
    '页面的这一部分无法使用。你的游戏没有丢失，可以继续玩。要恢复这一部分，请重新加载页面。',
};
