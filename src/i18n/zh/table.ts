/** The messages of the table and everything around it, in simplified Chinese. */

import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { lazyNumber } from '../lazyFormats.ts';
import type { TableMessages } from '../messages.ts';

/** Counts in digits; the dialogs use them too. */
export const number = lazyNumber('zh-Hans');
export const moves = (count: number): string => `${number.format(count)}步`;
export const rounds = (count: number): string => `${number.format(count)}局`;

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_NAMES = ['梅花', '红桃', '黑桃', '方块'];

/** Numbers as they are said before a measure word: 两, not 二. */
const NUMBERS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

const counted = (count: number, measure: string): string => `${NUMBERS[count] ?? count}${measure}`;

const card = (value: Card): string => `${SUIT_NAMES[suitOf(value)]}${RANK_NAMES[rankOf(value)]}`;

/** A descending run in suit is named by its ends: “红桃2到6”. */
const run = (top: Card, head: Card): string => `${card(top)}到${RANK_NAMES[rankOf(head)]}`;

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('，');

const place = (value: Place): string => {
  if (value.pile === 'waste') return '废牌堆';
  return `${value.hour}点${value.pile === 'fan' ? '牌扇' : '收牌堆'}`;
};

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)}从${place(from)}移到${place(to)}`;

const dealingWords = {
  refill: '补上空位',
  draw: '翻一张牌',
  redeal: '重翻废牌堆',
};

const assistsOf = ({
  hints,
  shownMoves,
  statusSeen,
  fairHints,
  chanceSeen,
  lesson,
}: Assists): string[] =>
  [
    hints > 0 ? `提示${hints}次` : '',
    fairHints > 0 ? `不偷看的提示${fairHints}次` : '',
    shownMoves > 0 ? `代走${shownMoves}步` : '',
    statusSeen ? '有解判断' : '',
    chanceSeen ? '预估胜率' : '',
    lesson ? '新手教程' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: '提示', fair: '不偷看的提示', next: '次选' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: '简单',
  medium: '中等',
  hard: '困难',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: '这张牌已经在那里了。',
  foundationKeeps: '已归位的牌不能移走。',
  wasteTakesNothing: '只有从发牌堆翻出的牌才会放到废牌堆。',
  nothingThere: '那里没有牌。',
  wasteToFoundationsOnly: '按这套规则，废牌堆的牌只能归位。',
  foundationComplete: '这个钟点已完成。',
  fanEmpty: '这个牌扇是空的，请先补牌。',
  fanHasGaps: '这个牌扇有空位，请先补牌。',
  wrongSuit: '花色不同。',
  wrongRank: '点数不相连。',
  noGaps: '没有空位可补。',
  gapsFirst: '请先补牌。',
  stockEmpty: '发牌堆已空。',
  notStuck: '还不行：还有牌可以移动。',
  noRedeal: '不能再重翻了。',
  stockNotEmpty: '还不行：发牌堆还没用完。',
  wasteEmpty: '废牌堆是空的。',
  cardsUnknown: '请先指定翻出的牌。',
};

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: '电脑从这里接着走。这是副本，不计入统计。',
  evaluations: {
    sure: '没有未知的牌了，这样走就能获胜。',
    slim: '电脑还有路可走，但希望不大。',
    stale: '发出了新牌，电脑需要重新思考。',
    thinking: '电脑正在思考…',
    unwinnable: '电脑放弃了：这一局已经无解。',
    unknown: '电脑放弃了：找不到获胜的路。',
    won: '电脑获胜了。',
  },
  weighed: (share) => `电脑会这样走，预估胜率${share}。`,
  compared: (share, next) => `电脑会这样走，预估胜率${share}；次选${next}。`,
  even: (share) => `电脑会这样走，预估胜率${share}；次选也一样。`,
  only: (share) => `只有这一步可走，电脑的预估胜率为${share}。`,
  noAnswer: '电脑没有回答，请再试一次。',
  chance: (share) => `预估胜率：${share}`,
  chanceThinking: '预估胜率：正在计算…',
  fell: (before, after) => `预估胜率从${before}降到${after}`,
  fellAtMost: (before, after) => `预估胜率从${before}降到${after}或更低`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: '无法读取这个链接。请检查是否复制完整。',
  newer: '这个链接需要更新的版本。请重新加载页面。',
  rules: '这个链接使用未知的规则。请重新索取链接。',
  number: '没有这个编号的牌局。请检查链接。',
  damaged: '这个链接有一部分缺失或被改动。请重新复制。',
};

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) =>
    `已导入${rounds(count)}游戏。${unread > 0 ? `有${rounds(unread)}无法读取。` : ''}`,
  playedFurther: '文件里当前这一局走得更远，已从那里继续。',
  notOurs: '这不是 Big Ben 的文件，或者无法读取。请选择其他文件。',
  tooMany: (most) => `无法导入此文件：导入后会超过可保存的上限${most}局。`,
  illegalAt: (move) => `无法导入这一局：第${move}步不符合规则。`,
};

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `开局，共${moves(all)}` : `第${moves(at)}，共${moves(all)}`),
  verdicts: {
    winnable: '有解',
    unwinnable: '无解',
    unknown: '无法判断',
    open: '尚未判断',
  },
  went: (position, verdict) => `${position}：${verdict}。`,
};

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
  ownRules: '自定义规则',
  ruleNames: {
    classic: '经典',
    gamerules: 'gamerules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: '重翻一次',
    relaxed: '宽松',
  },
  dealNames: { daily: '每日牌局', own: '自己的牌', ...GRADES },
  table: '牌桌',
  menu: '菜单',
  controls: '游戏操作',
  undo: '撤销',
  redo: '重做',
  restart: '重新开始',
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
    `${hour}点收牌堆：${joined([
      card(top),
      needs === undefined ? '已完成' : `${counted(size, '张')}中已有${counted(height, '张')}`,
      needs === undefined ? undefined : `需要${card(needs)}`,
    ])}`,
  waste: (top, size) =>
    `废牌堆：${top === undefined ? '空' : joined([card(top), size > 1 ? `共${counted(size, '张')}` : undefined])}`,
  stock: (size, action) => `发牌堆：${joined([size === 0 ? '空' : counted(size, '张'), action])}`,
  held: '已拿起',
  canTake: '可以放拿起的牌',

  refill: (count) => `补牌 ${count}`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `补上${counted(gaps, '个空位')}中的${counted(count, '个')}`
      : `补上${counted(count, '个空位')}`,
  draw: '翻牌',
  drawLong: '翻一张牌',
  drawInstead: '翻牌：从发牌堆翻一张',
  redeal: '重翻',
  redealLong: dealingWords.redeal,
  middle: { waste: '废牌堆', stock: '发牌堆' },

  carried,
  refilled: (count, hours) =>
    `给${hours.map((hour) => `${hour}点`).join('、')}牌扇补了${counted(count, '张牌')}`,
  drawn: (value) => `翻出${card(value)}`,
  redealt: (count) => `废牌堆已翻回，发牌堆有${counted(count, '张牌')}`,
  left: (stock) => (stock === 0 ? '发牌堆已空' : `发牌堆还剩${counted(stock, '张')}`),
  hourComplete: (hour) => `${hour}点钟亮了。`,
  undone: (action) => `已撤销：${action}。`,
  redone: (sentence) => `已重做：${sentence}`,
  restarted: '已回到开局。',
  backAtMark: '已回到标记处。',
  marked: '已标记此局面。',
  unmarked: '已取消标记。',
  noMark: '前面没有标记。',
  dealt: (number, names) => `已开新局：牌局 ${number}（${names}）。`,
  restored: (deal, moves) => `${deal}，${moves === 0 ? '尚未开始' : `已走${moves}步`}。`,
  picked: (value, targets) =>
    `已拿起${card(value)}。${targets.length === 0 ? '现在没有地方可放' : `可以放到${targets.map(place).join('、')}`}。`,
  followUps: (count) => `又有${count}张牌归位。`,
  nothingSafe: '现在没有能安全归位的牌。',
  finish: '全部归位',
  finishLong: '让所有的牌归位',
  putBack: (value) => `已放回${card(value)}。`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? '这个钟点已完成。' : `这个钟点需要${card(value)}。`,
  noFoundation: (value) => `${card(value)}还不能归位。`,
  wonTitle: '十二点整！',
  won: (moves, alone) => `十二点整！你用${moves}步获胜${alone ? '，全靠自己' : ''}。`,
  assisted: (assists) => `用过的帮助：${assistsOf(assists).join('、')}`,
  over: (home) => `已经无路可走。104张牌中已有${home}张归位。`,

  hint: '提示',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}：${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}。`,
  hintThinking: '正在查找…',
  hintUnknown: '从这里无法判断。请先走几步再试。',
  hintOver: '这一局已经获胜。',
  hintLost: (last) => {
    if (last.kind === 'never') return '这个牌局无解，怎么走都不能获胜。';
    if (last.kind !== 'found') return '这一局已经无解。无法判断失误出在哪里。';
    const point = last.at === 0 ? '开局时' : `走到第${last.at}步时`;
    const doubt = last.certain ? '' : '（之后有些步骤无法判断）';
    return `这一局已经无解。${point}还有解${doubt}。`;
  },
  hintSearching: '这一局已经无解。正在找失误…',
  wentBack: (at) => `已回到${at === 0 ? '开局' : `第${at}步`}：仍然有解。`,
  tookBack: (count) => `已倒回${count}步。`,
  hintFrom: '提示：从这里',
  hintTo: '提示：到这里',

  verdicts: {
    hidden: '还有解吗？',
    hide: '关闭有解判断',
    thinking: '正在判断…',
    winnable: '有解',
    noLonger: '已经无解',
    never: '这个牌局无解',
    unwinnable: '从这里无解',
    unknown: '无法判断',
  },

  damaged: {
    table: '无法读取上一局，因此开了新局。它的数据保留在“游戏列表”中。',
    other: '有一局保存的游戏无法读取，数据保留在“游戏列表”中。',
    opened: '无法读取这一局，数据保留在“游戏列表”中。',
  },
  saving: {
    label: '未保存',
    full: '没有空间可以保存你的游戏，关闭页面后可能会丢失。',
    refused: '这个浏览器不允许保存你的游戏，关闭页面后可能会丢失。',
    missing: '这个浏览器无法保存游戏，关闭页面后可能会丢失。',
  },
  failed: {
    title: 'Big Ben 无法启动',
    text: '你的游戏没有变动。请重新加载页面；如果还不行，请换用更新的浏览器。',
    again: '重新加载',
    unexpectedError: '出了点问题。你可以继续玩；如果显示不对，请重新加载页面。',
  },
  busy: {
    title: '你的游戏尚未载入',
    text: '浏览器的存储没有响应。一有响应，你的游戏就会出现。',
    playWithout: '先玩，不等载入',
  },

  elsewhere: {
    title: 'Big Ben 已在另一个窗口中打开',
    text: '为了不互相覆盖，同一时间只能在一个窗口里玩。在这里会接着那个窗口的进度继续。',
    playHere: '在这里玩',
    notKept: '在这里走的最后几步未能保存。',
  },
  update: {
    label: '新版本',
    ready: '新版本已准备好。',
    use: '更新',
    later: '以后再说',
    needed: '你的游戏是用更新版本的 Big Ben 保存的。请更新后再打开。数据没有改动。',
  },

  chunkLoadFailed: '页面的一部分没能加载。请检查网络后重试。',
  deckMissing: '牌面图片没能加载。请检查网络后重新加载页面。',
};
