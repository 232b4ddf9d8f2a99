/** Every sentence the table says or shows, in simplified Chinese. */

import { type Assists, isUnassisted } from '../app/library/assists.ts';
import { type Card, rankOf, suitOf } from '../rules/card.ts';
import type { Place } from '../rules/move.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Messages } from './en.ts';
import { daily } from './zh/daily.ts';
import { fair } from './zh/fair.ts';
import { games, review } from './zh/games.ts';
import { links } from './zh/links.ts';
import { panels } from './zh/panels.ts';
import { rules } from './zh/rules.ts';
import { statistics } from './zh/statistics.ts';

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_NAMES = ['梅花', '红桃', '黑桃', '方块'];

/** As they are said before a measure word: 两, not 二. */
const NUMBERS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

const REFUSALS: Readonly<Record<Refusal, string>> = {
  samePile: '这张牌已经在那里了。',
  foundationKeeps: '基础堆上的牌不能移走。',
  wasteTakesNothing: '只有从牌库翻出的牌才会放到废牌堆。',
  nothingThere: '这里没有可以移动的牌。',
  wasteToFoundationsOnly: '按照这套规则，废牌堆的牌只能移到基础堆。',
  foundationComplete: '那个基础堆已经完成。',
  fanEmpty: '空牌扇只能从牌库补牌。',
  fanHasGaps: '那个牌扇有空位，空位只能从牌库补牌。',
  wrongSuit: '花色不同。',
  wrongRank: '点数不相连。',
  noGaps: '所有牌扇都没有空位。',
  gapsFirst: '请先补上空位。',
  stockEmpty: '牌库已空。',
  notStuck: '还有牌可以移动。',
  noRedeal: '不能再重翻了。',
  stockNotEmpty: '牌库还没有用完。',
  wasteEmpty: '废牌堆是空的。',
};

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

export const zh: Messages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'zh-Hans',
  panels,
  daily,
  fair,
  games,
  review,
  links,
  rules,
  statistics,
  sentence: (clauses) => `${clauses.join('，')}。`,
  sentences: (parts) => parts.join(''),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? '无编号牌局' : `牌局 ${number}`),
  ownRules: '自定规则',
  table: '时钟',
  controls: '游戏',
  undo: '撤销',
  redo: '重做',
  restart: '重玩',
  newGame: '开新局',
  newGameShort: '新局',
  help: '帮助',
  close: '关闭',

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
  refused: (refusal) => REFUSALS[refusal],
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
    late: '最后几步尚未保存：浏览器写入较慢。',
    refused: '此浏览器不为本页面保存数据，关闭页面后游戏将会丢失。',
    way: '请将游戏存为文件，或在此设备上腾出空间。程序会自动重试。',
    promised: '浏览器已承诺保留这些数据。',
    notPromised: '浏览器没有承诺保留这些数据：空间不足时可能会清除。',
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

  helpText: {
    paragraphs: [
      '十二个基础堆围成一个时钟。每堆按同一花色从小到大往上叠，K之后接A，直到最上面的牌与钟点一致：1点是A，11点是J，12点是Q。',
      '时钟周围有十二个牌扇。只有牌扇或废牌堆最上面的牌可以移动：移到基础堆，或者移到另一个牌扇，叠在同花色、大一点的牌上。',
      '不足三张牌的牌扇会有空位，用空框表示。什么时候从牌库补牌由你决定；补牌时按空位上的数字依次一次补完。牌库上会写明接下来要做什么。',
      '十二个钟点全部亮起，就获胜了。',
      '提示会给出通向胜利的一步，也可以一直演示到最后。如果已经无法获胜，它会带你回到还能获胜的地方。判断时会考虑所有的牌，包括牌库里的牌。点眼睛图标可以查看这一局还能不能获胜；获胜时会列出用过的辅助。',
      '公平玩家只知道你能看到的牌。它的提示就是它自己会走的一步，它的胜算只是估计：它并不是高手。在设置里可以选择使用哪种提示、是否显示它的胜算；从菜单可以观看它下这一局。点牌局的编号，可以了解它有多难。',
    ],
    rulesTitle: '这一局的规则',
    wellTitle: '怎样玩得好',
    well: [
      '能走的牌不一定要走。把牌扇上的牌移到基础堆，应该是为了腾出什么，而不是一能放就放：留着它，上面还可以接牌，也不会留下空位。',
      '在牌扇上接牌也一样：每接一张，以后就要多移开一张。',
      '让空位多积几个再补：补牌会埋住好不容易挖出来的牌。公平玩家平均一次补三四个空位。',
      '废牌堆的牌不同：能放就放，下一张就可以用了。',
    ],
    handsTitle: '鼠标和触摸',
    hands:
      '拖动一张牌，或者先点牌、再点要放的位置。连点两下，牌就会移到基础堆。点牌库可以补牌或翻牌。带数字的牌扇放不下：把鼠标停在上面或用手指按住，就会完整显示。鼠标另一个键把牌移到基础堆。',
    keysTitle: '键盘',
    keys: [
      ['Tab', '从按钮移到时钟'],
      ['← →', '绕时钟移动'],
      ['↑ ↓', '向外、向内'],
      ['Enter', '拿起牌，放下牌'],
      ['Esc', '放回拿起的牌，关闭提示或复盘'],
      ['F', '把牌移到基础堆'],
      ['A', '让可以放心归位的牌归位'],
      ['D', '用牌库：补牌或翻牌'],
      ['Shift D', '有空位也翻牌（规则允许时）'],
      ['Z', '撤销'],
      ['R', '重做'],
      ['H', '显示提示，关闭提示'],
      ['Shift H', '显示公平提示，关闭提示'],
      ['S', '走提示的这一步'],
      ['P', '一直演示到最后，暂停'],
      ['V', '展开折叠的牌扇'],
      ['W', '查看能否获胜'],
      ['?', '打开本帮助'],
    ],
    keysReader:
      '使用屏幕阅读器时，焦点模式下方向键和字母键用于游戏；浏览模式下它们用于朗读，按 Enter 出牌。',
  },
  partMissing: '页面的一部分没能加载。请在网络恢复后重试。',
  deckMissing: '牌面图片没能加载。请在网络恢复后重新加载页面。',
  partFailed: '页面的这一部分无法使用。您的游戏安全无恙，牌桌仍可使用。',
};
