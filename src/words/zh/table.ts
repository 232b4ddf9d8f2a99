/** What the table says, and what stands round it, in simplified Chinese. */

import { type Assists, isUnassisted } from '../../app/library/assists.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { TableMessages } from '../messages.ts';
import { fair } from './fair.ts';
import { files, linkFaults, review } from './news.ts';
import { refusals } from './refusals.ts';

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_NAMES = ['梅花', '红桃', '黑桃', '方块'];

/** As they are said before a measure word: 两, not 二. */
const NUMBERS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

const counted = (count: number, measure: string): string => `${NUMBERS[count] ?? count}${measure}`;

const card = (value: Card): string => `${SUIT_NAMES[suitOf(value)]}${RANK_NAMES[rankOf(value)]}`;

/** A descending run in suit is named by its ends: “红桃2到6”. */
const run = (top: Card, head: Card): string => `${card(top)}到${RANK_NAMES[rankOf(head)]}`;

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('，');

const place = (value: Place): string => {
  if (value.pile === 'waste') return '废牌堆';
  return `${value.hour}点${value.pile === 'fan' ? '牌扇' : '基础堆'}`;
};

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)}从${place(from)}移到${place(to)}`;

const dealingWords = {
  refill: '补上空位',
  draw: '翻一张牌',
  redeal: '重翻废牌堆',
};

const assistsOf = ({ hints, shownMoves, statusSeen, fairHints, chanceSeen }: Assists): string[] =>
  [
    hints > 0 ? `提示${counted(hints, '次')}` : '',
    fairHints > 0 ? `公平提示${counted(fairHints, '次')}` : '',
    shownMoves > 0 ? `演示${counted(shownMoves, '步')}` : '',
    statusSeen ? '查看能否获胜' : '',
    chanceSeen ? '查看胜算' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: '提示', fair: '公平提示', next: '次好的一步' };

export const table: TableMessages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'zh-Hans',
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join('，')}。`,
  sentences: (parts) => parts.join(''),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? '无编号牌局' : `牌局 ${number}`),
  ownRules: '自定规则',
  ruleNames: {
    classic: '经典',
    gamerules: 'gamerules',
    mcneely: 'McNeely',
    cadogan: 'Cadogan',
    solsuite: 'SolSuite',
    redeal: '重翻一次',
    relaxed: '轻松',
  },
  table: '时钟',
  menu: '菜单',
  controls: '游戏',
  undo: '撤销',
  redo: '重做',
  restart: '重玩',
  newGame: '开新局',
  newGameShort: '新局',

  card,
  fan: (hour, runs, size, gaps) =>
    `${hour}点牌扇：${joined([
      size === 0
        ? '空'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join('，下面是'),
      size > 1 ? `共${counted(size, '张')}` : undefined,
      gaps > 0 ? counted(gaps, '个空位') : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `${hour}点基础堆：${joined([
      card(top),
      needs === undefined ? '已完成' : `${counted(size, '张')}中已有${counted(height, '张')}`,
      needs === undefined ? undefined : `下一张要${card(needs)}`,
    ])}`,
  waste: (top, size) =>
    `废牌堆：${top === undefined ? '空' : joined([card(top), size > 1 ? `共${counted(size, '张')}` : undefined])}`,
  stock: (size, action) => `牌库：${joined([size === 0 ? '空' : counted(size, '张'), action])}`,
  held: '已拿起',
  canTake: '可以放拿起的牌',

  refill: (count) => `补牌 ${count}`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `补上${counted(gaps, '个空位')}中的${counted(count, '个')}`
      : `补上${counted(count, '个空位')}`,
  draw: '翻牌',
  drawLong: '翻一张牌',
  drawInstead: '翻牌：从牌库翻一张',
  redeal: '重翻',
  redealLong: dealingWords.redeal,
  middle: { waste: '废牌堆', stock: '牌库' },

  carried,
  refilled: (count, hours) => `给${hours.join('、')}点牌扇补了${counted(count, '张牌')}`,
  drawn: (value) => `翻出${card(value)}`,
  redealt: (count) => `废牌堆已翻回，牌库有${counted(count, '张牌')}`,
  left: (stock) => (stock === 0 ? '牌库已空' : `牌库还剩${counted(stock, '张')}`),
  hourComplete: (hour) => `${hour}点已完成。`,
  undone: (action) => `已撤销：${action}。`,
  redone: (sentence) => `已重做：${sentence}`,
  restarted: '已回到开局。',
  dealt: (number, names) => `已发牌：牌局 ${number}（${names}）。`,
  restored: (deal, moves) =>
    `${deal}，${moves === 0 ? '尚未开始' : `已走${counted(moves, '步')}`}。`,
  picked: (value, targets) =>
    `已拿起${card(value)}。${targets.length === 0 ? '现在没有地方可放' : `可以放到${targets.map(place).join('、')}`}。`,
  wentAlong: (count) => `又有${counted(count, '张牌')}归位。`,
  nothingSafe: '没有可以放心归位的牌。',
  finish: '全部归位',
  finishLong: '让所有的牌全部归位',
  putBack: (value) => `已放回${card(value)}。`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? '这个钟点已经完成。' : `下一张要放${card(value)}。`,
  noFoundation: (value) => `现在没有基础堆能放${card(value)}。`,
  wonTitle: '十二点整',
  wonText: (moves) => `用${counted(moves, '步')}获胜。`,
  won: (moves) => `你赢了，用了${counted(moves, '步')}。十二个钟点全部就位。`,
  assisted: (assists) =>
    isUnassisted(assists) ? '没有使用辅助。' : `使用了辅助：${assistsOf(assists).join('、')}。`,
  over: (home) => `已经无路可走。104张牌中有${home}张已经归位。`,

  hint: '提示',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}：${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}。`,
  hintThinking: '正在思考…',
  hintUnknown: '无法判断这一局还能不能获胜。',
  hintOver: '这一局已经获胜。',
  hintLost: (last) => {
    if (last.kind === 'never') return '这个牌局无论怎么走都无法获胜。';
    if (last.kind !== 'found') return '从这里已经无法获胜。是从哪一步开始的，没能判断出来。';
    const point = last.at === 0 ? '开局时' : `第${last.at}步之后`;
    const doubt = last.certain ? '' : '；再往后的步骤没能全部判断出来';
    return `这一局已经无法获胜。${point}还可以获胜${doubt}。`;
  },
  hintSearching: '从这里已经无法获胜。正在查找是从哪一步开始的…',
  hintDone: '关闭',
  hintDoneName: '关闭提示',
  goBack: '返回',
  goBackName: (at) => (at === 0 ? '返回开局' : `返回还能获胜的地方：第${at}步之后`),
  wentBack: (at) =>
    at === 0 ? '已返回开局，从这里可以获胜。' : `已返回第${at}步之后，从这里可以获胜。`,
  step: '走一步',
  stepName: '走一步：按提示走这一步',
  showWin: '播放',
  showWinName: '播放：演示怎样获胜',
  pause: '暂停',
  takeBack: '倒回',
  takeBackName: '倒回：收回演示的步骤',
  tookBack: (count) => `已收回${counted(count, '步')}。`,
  hintFrom: '提示要移动的牌',
  hintTo: '提示要放的位置',

  standing: {
    hidden: '还能赢吗？',
    hide: '隐藏能否获胜',
    thinking: '正在思考…',
    winnable: '可以获胜',
    noLonger: '已经无法获胜',
    never: '此局无解',
    lost: '从这里无法获胜',
    unknown: '无法判断',
  },

  damaged: {
    table: '无法读取保存的游戏。已将它另行保留，并发了新的一局。',
    other: '有一局保存的游戏无法读取，已另行保留，请查看“游戏列表”。',
    opened: '无法读取这局游戏，已将它另行保留。',
  },
  keeping: {
    label: '未保存',
    refused: '此浏览器不为本页面保存数据，关闭页面后游戏将会丢失。',
  },
  failed: {
    title: 'Big Ben 无法启动',
    text: '您的游戏仍在原处。请重新加载页面；如果仍不行，请换用其他浏览器或更新的版本。',
    again: '重新加载',
    mishap: '刚才有一步没有成功。游戏可以继续；如果显示不对，请重新加载页面。',
  },
  busy: {
    title: '您的游戏尚未载入',
    text: '浏览器的存储没有响应。程序会不断重试，一有响应就会载入您的游戏。',
    playWithout: '在此之前先另开一局',
  },

  elsewhere: {
    title: 'Big Ben 已在另一个窗口中打开',
    text: '为了不互相覆盖进度，同一时间只能在一个窗口里玩。在这里会接着那边的进度继续。',
    playHere: '在这里玩',
    notKept: '在这里走的最后几步未能保存。',
  },
  tips: {
    title: '技巧',
    texts: {
      begin: [
        '点一张牌，再点亮起的边框，或者直接把牌拖过去。',
        '每个基础堆都按同一花色往上叠，直到与钟点一致。',
      ],
      gaps: [
        '有空位的牌扇上不能叠牌。点牌库可以补上空位。',
        '所有空位一次补上，现在补或以后补都行：选对时机正是这个游戏的妙处。',
      ],
      waste: ['翻出的牌可以从废牌堆打出。再翻一张就会把它盖住。'],
      hour: ['一个钟点完成，灯亮了。十二个钟点全部亮起时，钟声就会敲响。'],
    },
    gotIt: '知道了',
    noTips: '不再显示技巧',
  },
  update: {
    label: '新版本',
    ready: '新版本已准备好。',
    use: '立即使用',
    later: '以后再说',
    needed: '你的游戏上次是在更新版本的 Big Ben 里玩的。这个旧版本不会改动它们。',
  },

  partMissing: '页面的一部分没能加载。请在网络恢复后重试。',
  deckMissing: '牌面图片没能加载。请在网络恢复后重新加载页面。',
};
