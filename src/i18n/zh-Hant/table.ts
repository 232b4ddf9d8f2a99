/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** The messages of the table and everything around it, in traditional Chinese. */

import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { lazyNumber } from '../lazyFormats.ts';
import type { TableMessages } from '../messages.ts';

/** Counts in digits; the dialogs use them too. */
export const number = lazyNumber('zh-Hant');
export const moves = (count: number): string => `${number.format(count)}步`;
export const rounds = (count: number): string => `${number.format(count)}局`;

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_NAMES = ['梅花', '紅心', '黑桃', '方塊'];

/** Numbers as they are said before a measure word: 兩, not 二. */
const NUMBERS = ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'];

const counted = (count: number, measure: string): string => `${NUMBERS[count] ?? count}${measure}`;

const card = (value: Card): string => `${SUIT_NAMES[suitOf(value)]}${RANK_NAMES[rankOf(value)]}`;

/** A descending run in suit is named by its ends: 「紅心2到6」. */
const run = (top: Card, head: Card): string => `${card(top)}到${RANK_NAMES[rankOf(head)]}`;

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('，');

const place = (value: Place): string => {
  if (value.pile === 'waste') return '廢牌堆';
  return `${value.hour}點${value.pile === 'fan' ? '牌扇' : '收牌堆'}`;
};

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)}從${place(from)}移到${place(to)}`;

const dealingWords = {
  refill: '補上空位',
  draw: '翻一張牌',
  redeal: '重翻廢牌堆',
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
    statusSeen ? '有解判斷' : '',
    chanceSeen ? '預估勝率' : '',
    lesson ? '新手教學' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: '提示', fair: '不偷看的提示', next: '次選' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: '簡單',
  medium: '中等',
  hard: '困難',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: '這張牌已經在那裡了。',
  foundationKeeps: '已歸位的牌不能移走。',
  wasteTakesNothing: '只有從發牌堆翻出的牌才會放到廢牌堆。',
  nothingThere: '那裡沒有牌。',
  wasteToFoundationsOnly: '按這套規則，廢牌堆的牌只能歸位。',
  foundationComplete: '這個鐘點已完成。',
  fanEmpty: '這個牌扇是空的，請先補牌。',
  fanHasGaps: '這個牌扇有空位，請先補牌。',
  wrongSuit: '花色不同。',
  wrongRank: '點數不相連。',
  noGaps: '沒有空位可補。',
  gapsFirst: '請先補牌。',
  stockEmpty: '發牌堆已空。',
  notStuck: '還不行：還有牌可以移動。',
  noRedeal: '不能再重翻了。',
  stockNotEmpty: '還不行：發牌堆還沒用完。',
  wasteEmpty: '廢牌堆是空的。',
  cardsUnknown: '請先指定翻出的牌。',
};

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: '電腦從這裡接著走。這是副本，不計入統計。',
  evaluations: {
    sure: '沒有未知的牌了，這樣走就能獲勝。',
    slim: '電腦還有路可走，但希望不大。',
    stale: '發出了新牌，電腦需要重新思考。',
    thinking: '電腦正在思考…',
    unwinnable: '電腦放棄了：這一局已經無解。',
    unknown: '電腦放棄了：找不到獲勝的路。',
    won: '電腦獲勝了。',
  },
  weighed: (share) => `電腦會這樣走，預估勝率${share}。`,
  compared: (share, next) => `電腦會這樣走，預估勝率${share}；次選${next}。`,
  even: (share) => `電腦會這樣走，預估勝率${share}；次選也一樣。`,
  only: (share) => `只有這一步可走，電腦的預估勝率為${share}。`,
  noAnswer: '電腦沒有回答，請再試一次。',
  chance: (share) => `預估勝率：${share}`,
  chanceThinking: '預估勝率：正在計算…',
  fell: (before, after) => `預估勝率從${before}降到${after}`,
  fellAtMost: (before, after) => `預估勝率從${before}降到${after}或更低`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: '無法讀取這個連結。請檢查是否複製完整。',
  newer: '這個連結需要更新的版本。請重新載入頁面。',
  rules: '這個連結使用未知的規則。請重新索取連結。',
  number: '沒有這個編號的牌局。請檢查連結。',
  damaged: '這個連結有一部分缺失或被改動。請重新複製。',
};

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) =>
    `已匯入${rounds(count)}遊戲。${unread > 0 ? `有${rounds(unread)}無法讀取。` : ''}`,
  playedFurther: '檔案裡目前這一局走得更遠，已從那裡繼續。',
  notOurs: '這不是 Big Ben 的檔案，或者無法讀取。請選擇其他檔案。',
  tooMany: (most) => `無法匯入此檔案：匯入後會超過可儲存的上限${most}局。`,
  illegalAt: (move) => `無法匯入這一局：第${move}步不符合規則。`,
};

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `開局，共${moves(all)}` : `第${moves(at)}，共${moves(all)}`),
  verdicts: {
    winnable: '有解',
    unwinnable: '無解',
    unknown: '無法判斷',
    open: '尚未判斷',
  },
  went: (position, verdict) => `${position}：${verdict}。`,
};

export const table: TableMessages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'zh-Hant',
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join('，')}。`,
  sentences: (parts) => parts.join(''),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? '無編號牌局' : `牌局 ${number}`),
  ownRules: '自訂規則',
  ruleNames: {
    classic: '經典',
    gamerules: 'gamerules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: '重翻一次',
    relaxed: '寬鬆',
  },
  dealNames: { daily: '每日牌局', own: '自己的牌', ...GRADES },
  table: '牌桌',
  menu: '選單',
  controls: '遊戲操作',
  undo: '復原',
  redo: '重做',
  restart: '重新開始',
  newGame: '開新局',
  newGameShort: '新局',

  card,
  fan: (hour, runs, size, gaps) =>
    `${hour}點牌扇：${joined([
      size === 0
        ? '空'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join('，下面是'),
      size > 1 ? `共${counted(size, '張')}` : undefined,
      gaps > 0 ? counted(gaps, '個空位') : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `${hour}點收牌堆：${joined([
      card(top),
      needs === undefined ? '已完成' : `${counted(size, '張')}中已有${counted(height, '張')}`,
      needs === undefined ? undefined : `需要${card(needs)}`,
    ])}`,
  waste: (top, size) =>
    `廢牌堆：${top === undefined ? '空' : joined([card(top), size > 1 ? `共${counted(size, '張')}` : undefined])}`,
  stock: (size, action) => `發牌堆：${joined([size === 0 ? '空' : counted(size, '張'), action])}`,
  held: '已拿起',
  canTake: '可以放拿起的牌',

  refill: (count) => `補牌 ${count}`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `補上${counted(gaps, '個空位')}中的${counted(count, '個')}`
      : `補上${counted(count, '個空位')}`,
  draw: '翻牌',
  drawLong: '翻一張牌',
  drawInstead: '翻牌：從發牌堆翻一張',
  redeal: '重翻',
  redealLong: dealingWords.redeal,
  middle: { waste: '廢牌堆', stock: '發牌堆' },

  carried,
  refilled: (count, hours) =>
    `給${hours.map((hour) => `${hour}點`).join('、')}牌扇補了${counted(count, '張牌')}`,
  drawn: (value) => `翻出${card(value)}`,
  redealt: (count) => `廢牌堆已翻回，發牌堆有${counted(count, '張牌')}`,
  left: (stock) => (stock === 0 ? '發牌堆已空' : `發牌堆還剩${counted(stock, '張')}`),
  hourComplete: (hour) => `${hour}點鐘亮了。`,
  undone: (action) => `已復原：${action}。`,
  redone: (sentence) => `已重做：${sentence}`,
  restarted: '已回到開局。',
  backAtMark: '已回到標記處。',
  marked: '已標記此局面。',
  unmarked: '已取消標記。',
  noMark: '前面沒有標記。',
  dealt: (number, names) => `已開新局：牌局 ${number}（${names}）。`,
  restored: (deal, moves) => `${deal}，${moves === 0 ? '尚未開始' : `已走${moves}步`}。`,
  picked: (value, targets) =>
    `已拿起${card(value)}。${targets.length === 0 ? '現在沒有地方可放' : `可以放到${targets.map(place).join('、')}`}。`,
  followUps: (count) => `又有${count}張牌歸位。`,
  nothingSafe: '現在沒有能安全歸位的牌。',
  finish: '全部歸位',
  finishLong: '讓所有的牌歸位',
  putBack: (value) => `已放回${card(value)}。`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? '這個鐘點已完成。' : `這個鐘點需要${card(value)}。`,
  noFoundation: (value) => `${card(value)}還不能歸位。`,
  wonTitle: '十二點整！',
  won: (moves, alone) => `十二點整！你用${moves}步獲勝${alone ? '，全靠自己' : ''}。`,
  assisted: (assists) => `用過的幫助：${assistsOf(assists).join('、')}`,
  over: (home) => `已經無路可走。104張牌中已有${home}張歸位。`,

  hint: '提示',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}：${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}。`,
  hintThinking: '正在查詢…',
  hintUnknown: '從這裡無法判斷。請先走幾步再試。',
  hintOver: '這一局已經獲勝。',
  hintLost: (last) => {
    if (last.kind === 'never') return '這個牌局無解，怎麼走都不能獲勝。';
    if (last.kind !== 'found') return '這一局已經無解。無法判斷失誤出在哪裡。';
    const point = last.at === 0 ? '開局時' : `走到第${last.at}步時`;
    const doubt = last.certain ? '' : '（之後有些步驟無法判斷）';
    return `這一局已經無解。${point}還有解${doubt}。`;
  },
  hintSearching: '這一局已經無解。正在找失誤…',
  wentBack: (at) => `已回到${at === 0 ? '開局' : `第${at}步`}：仍然有解。`,
  tookBack: (count) => `已倒回${count}步。`,
  hintFrom: '提示：從這裡',
  hintTo: '提示：到這裡',

  verdicts: {
    hidden: '還有解嗎？',
    hide: '關閉有解判斷',
    thinking: '正在判斷…',
    winnable: '有解',
    noLonger: '已經無解',
    never: '這個牌局無解',
    unwinnable: '從這裡無解',
    unknown: '無法判斷',
  },

  damaged: {
    table: '無法讀取上一局，因此開了新局。它的資料保留在「遊戲列表」中。',
    other: '有一局儲存的遊戲無法讀取，資料保留在「遊戲列表」中。',
    opened: '無法讀取這一局，資料保留在「遊戲列表」中。',
  },
  saving: {
    label: '未儲存',
    full: '沒有空間可以儲存你的遊戲，關閉頁面後可能會遺失。',
    refused: '這個瀏覽器不允許儲存你的遊戲，關閉頁面後可能會遺失。',
    missing: '這個瀏覽器無法儲存遊戲，關閉頁面後可能會遺失。',
  },
  failed: {
    title: 'Big Ben 無法啟動',
    text: '你的遊戲沒有變動。請重新載入頁面；如果還不行，請換用更新的瀏覽器。',
    again: '重新載入',
    unexpectedError: '出了點問題。你可以繼續玩；如果顯示不對，請重新載入頁面。',
  },
  busy: {
    title: '你的遊戲尚未載入',
    text: '瀏覽器的儲存沒有回應。一有回應，你的遊戲就會出現。',
    playWithout: '先玩，不等載入',
  },

  elsewhere: {
    title: 'Big Ben 已在另一個視窗中開啟',
    text: '為了不互相覆蓋，同一時間只能在一個視窗裡玩。在這裡會接著那個視窗的進度繼續。',
    playHere: '在這裡玩',
    notKept: '在這裡走的最後幾步未能儲存。',
  },
  update: {
    label: '新版本',
    ready: '新版本已準備好。',
    use: '更新',
    later: '以後再說',
    needed: '你的遊戲是用更新版本的 Big Ben 儲存的。請更新後再開啟。資料沒有改動。',
  },

  chunkLoadFailed: '頁面的一部分沒能載入。請檢查網路後重試。',
  deckMissing: '牌面圖片沒能載入。請檢查網路後重新載入頁面。',
};
