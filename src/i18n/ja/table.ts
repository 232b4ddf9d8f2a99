/** The messages of the table and everything around it, in Japanese. */

import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { lazyNumber } from '../lazyFormats.ts';
import type { TableMessages } from '../messages.ts';

/** Counts in digits; the dialogs use them too. */
export const number = lazyNumber('ja');
export const moves = (count: number): string => `${number.format(count)}手`;
export const items = (count: number): string => `${number.format(count)}件`;

const RANK_NAMES = [
  'エース',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'ジャック',
  'クイーン',
  'キング',
];
const SUIT_NAMES = ['クラブ', 'ハート', 'スペード', 'ダイヤ'];

const card = (value: Card): string => `${SUIT_NAMES[suitOf(value)]}の${RANK_NAMES[rankOf(value)]}`;

/** A descending run in suit is named by its ends: 「ハートの2から6」. */
const run = (top: Card, head: Card): string => `${card(top)}から${RANK_NAMES[rankOf(head)]}`;

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('、');

const place = (value: Place): string => {
  if (value.pile === 'waste') return '捨て札';
  return `${value.hour}時の${value.pile === 'fan' ? '場札' : '組札'}`;
};

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)}を${place(from)}から${place(to)}へ`;

const dealingWords = {
  refill: '空きを補充します',
  draw: '山札から1枚めくります',
  redeal: '捨て札を山札にしてめくり直します',
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
    hints > 0 ? `ヒント${hints}回` : '',
    fairHints > 0 ? `のぞき見なしのヒント${fairHints}回` : '',
    shownMoves > 0 ? `自動で進めた${shownMoves}手` : '',
    statusSeen ? 'クリア判定' : '',
    chanceSeen ? '推定クリア率' : '',
    lesson ? 'チュートリアル' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'ヒント', fair: 'のぞき見なしのヒント', next: '第2候補' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'やさしい',
  medium: 'ふつう',
  hard: '難しい',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'そのカードは、もうそこにあります。',
  foundationKeeps: '時計に置いたカードは動かせません。',
  wasteTakesNothing: '捨て札に置けるのは、山札からめくったカードだけです。',
  nothingThere: 'そこにはカードがありません。',
  wasteToFoundationsOnly: 'このルールでは、捨て札のカードは時計にしか置けません。',
  foundationComplete: 'この時刻は完成しています。',
  fanEmpty: 'この場札は空です。先に補充してください。',
  fanHasGaps: 'この場札には空きがあります。先に補充してください。',
  wrongSuit: 'マークが違います。',
  wrongRank: '数が続いていません。',
  noGaps: '補充する空きがありません。',
  gapsFirst: '先に補充してください。',
  stockEmpty: '山札は空です。',
  notStuck: 'まだできません。動かせるカードがあります。',
  noRedeal: 'めくり直しは、もうできません。',
  stockNotEmpty: 'まだできません。山札が残っています。',
  wasteEmpty: '捨て札は空です。',
  cardsUnknown: '先に、出たカードを指定してください。',
};

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: 'ここからはコンピューターが続けます。コピーなので、統計には入りません。',
  evaluations: {
    sure: '伏せられたカードはもうありません。この手でクリアできます。',
    slim: 'コンピューターはまだ続けられますが、望みは薄そうです。',
    stale: '新しいカードが出ました。コンピューターはもう一度考える必要があります。',
    thinking: 'コンピューターが考えています…',
    unwinnable: 'コンピューターはギブアップしました。もうクリアできません。',
    unknown: 'コンピューターはギブアップしました。クリアへの道が見つかりません。',
    won: 'コンピューターがクリアしました。',
  },
  weighed: (share) => `コンピューターならこうします。推定クリア率は${share}です。`,
  compared: (share, next) =>
    `コンピューターならこうします。推定クリア率は${share}、第2候補は${next}です。`,
  even: (share) => `コンピューターならこうします。推定クリア率は${share}、第2候補も同じです。`,
  only: (share) => `この手しかありません。コンピューターによる推定クリア率は${share}です。`,
  noAnswer: 'コンピューターから応答がありませんでした。もう一度お試しください。',
  chance: (share) => `推定クリア率：${share}`,
  chanceThinking: '推定クリア率：計算中…',
  fell: (before, after) => `推定クリア率：${before}から${after}に低下`,
  fellAtMost: (before, after) => `推定クリア率：${before}から${after}以下に低下`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'このリンクは読み取れませんでした。全体をコピーしたか確かめてください。',
  newer: 'このリンクには新しいバージョンが必要です。ページを再読み込みして更新してください。',
  rules: 'このリンクのルールは不明です。新しいリンクをもらってください。',
  number: 'この番号の配置はありません。リンクを確かめてください。',
  damaged: 'このリンクは一部が欠けているか、変わっています。もう一度コピーしてください。',
};

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) =>
    `${items(count)}のゲームを取り込みました。${unread > 0 ? `${items(unread)}は読み込めませんでした。` : ''}`,
  playedFurther: 'プレイ中のゲームの続きがファイルにあったので、そこから再開します。',
  notOurs: 'Big Benのファイルではないか、読み込めません。別のファイルを選んでください。',
  tooMany: (most) => `このファイルは取り込めません。保存できる上限の${most}件を超えます。`,
  illegalAt: (move) => `このゲームは取り込めません。${move}手目がルールに反しています。`,
};

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `最初（全${moves(all)}）` : `${moves(at)}目（全${moves(all)}）`,
  verdicts: {
    winnable: 'クリアできます',
    unwinnable: 'クリアできません',
    unknown: '判定できません',
    open: 'まだ判定していません',
  },
  went: (position, verdict) => `${position}：${verdict}。`,
};

export const table: TableMessages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'ja',
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join('、')}。`,
  sentences: (parts) => parts.join(''),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? '番号なしの配置' : `配置 ${number}`),
  ownRules: 'カスタムルール',
  ruleNames: {
    classic: 'クラシック',
    gamerules: 'gamerules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: 'めくり直し1回',
    relaxed: 'ゆるめ',
  },
  dealNames: { daily: 'デイリー', own: '手元のカード', ...GRADES },
  table: 'テーブル',
  menu: 'メニュー',
  controls: 'ゲームの操作',
  undo: '元に戻す',
  redo: 'やり直す',
  restart: '最初から',
  newGame: '新規ゲーム',
  newGameShort: '新規',

  card,
  fan: (hour, runs, size, gaps) =>
    `${hour}時の場札：${joined([
      size === 0
        ? '空'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join('、下に'),
      size > 1 ? `計${size}枚` : undefined,
      gaps > 0 ? `空き${gaps}か所` : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `${hour}時の組札：${joined([
      card(top),
      needs === undefined ? '完成' : `${size}枚中${height}枚`,
      needs === undefined ? undefined : `次は${card(needs)}`,
    ])}`,
  waste: (top, size) =>
    `捨て札：${top === undefined ? '空' : joined([card(top), size > 1 ? `計${size}枚` : undefined])}`,
  stock: (size, action) => `山札：${joined([size === 0 ? '空' : `${size}枚`, action])}`,
  held: '選択中',
  canTake: '選択中のカードを置けます',

  refill: (count) => `補充 ${count}`,
  refillLong: (count, gaps) =>
    count < gaps ? `空き${gaps}か所のうち${count}か所を補充` : `空き${count}か所を補充`,
  draw: 'めくる',
  drawLong: '1枚めくる',
  drawInstead: '山札から1枚めくる',
  redeal: 'めくり直す',
  redealLong: '捨て札を山札にしてめくり直す',
  middle: { waste: '捨て札', stock: '山札' },

  carried,
  refilled: (count, hours) =>
    `${hours.map((hour) => `${hour}時`).join('、')}の場札に${count}枚を補充`,
  drawn: (value) => `山札から${card(value)}`,
  redealt: (count) => `捨て札${count}枚を山札へ`,
  left: (stock) => (stock === 0 ? '山札は空' : `山札は残り${stock}枚`),
  hourComplete: (hour) => `${hour}時が灯りました。`,
  undone: (action) => `元に戻しました：${action}。`,
  redone: (sentence) => `やり直しました：${sentence}`,
  restarted: '最初に戻りました。',
  backAtMark: '印の局面に戻りました。',
  marked: 'この局面に印を付けました。',
  unmarked: '印を外しました。',
  noMark: 'これより前に印はありません。',
  dealt: (number, names) => `配置 ${number}（${names}）を配りました。`,
  restored: (deal, moves) => `${deal}、${moves === 0 ? '開始前' : `${moves}手目`}です。`,
  picked: (value, targets) =>
    `${card(value)}を選びました。${targets.length === 0 ? '今は置ける場所がありません' : `置ける場所は、${targets.map(place).join('、')}です`}。`,
  followUps: (count) => `さらに${count}枚を時計に送りました。`,
  nothingSafe: '今、時計に送って安全なカードはありません。',
  finish: '仕上げ',
  finishLong: '仕上げ：すべてのカードを時計に送る',
  putBack: (value) => `${card(value)}を元の場所に置きました。`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'この時刻は完成しています。' : `この時刻の次は${card(value)}です。`,
  noFoundation: (value) => `${card(value)}は、まだ時計に置けません。`,
  wonTitle: '12時ちょうど！',
  won: (moves, alone) =>
    `12時ちょうど！ ${alone ? 'すべて自力で、' : ''}${moves}手でクリアしました。`,
  assisted: (assists) => `使ったヘルプ：${assistsOf(assists).join('、')}`,
  over: (home) => `手詰まりです。104枚中${home}枚が時計に並びました。`,

  hint: 'ヒント',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}：${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}。`,
  hintThinking: '探しています…',
  hintUnknown: 'ここからは判定できません。何手か進めてから、もう一度お試しください。',
  hintOver: 'このゲームはクリア済みです。',
  hintLost: (last) => {
    if (last.kind === 'never') return 'この配置は、どう進めてもクリアできません。';
    if (last.kind !== 'found') return 'もうクリアできません。どこでミスしたかは判定できません。';
    const point = last.at === 0 ? '最初' : `${last.at}手目`;
    const doubt = last.certain ? '' : 'その後の手には、判定できなかったものがあります。';
    return `もうクリアできません。${point}の時点では、まだクリアできました。${doubt}`;
  },
  hintSearching: 'もうクリアできません。ミスを探しています…',
  wentBack: (at) => `${at === 0 ? '最初' : `${at}手目`}に戻りました。まだクリアできます。`,
  tookBack: (count) => `${count}手を巻き戻しました。`,
  hintFrom: 'ヒント：ここから',
  hintTo: 'ヒント：ここへ',

  verdicts: {
    hidden: 'クリアできる？',
    hide: 'クリア判定をオフにする',
    thinking: '判定中…',
    winnable: 'クリアできます',
    noLonger: 'もうクリアできません',
    never: 'この配置はクリアできません',
    unwinnable: 'ここからはクリアできません',
    unknown: '判定できません',
  },

  damaged: {
    table:
      '前回のゲームを読み込めなかったため、新しく配りました。データは「ゲーム一覧」に残してあります。',
    other:
      '保存されていたゲームの1つを読み込めませんでした。データは「ゲーム一覧」に残してあります。',
    opened: 'このゲームは読み込めませんでした。データは「ゲーム一覧」に残してあります。',
  },
  saving: {
    label: '未保存',
    full: '空き容量がないため、ゲームを保存できません。ページを閉じると失われることがあります。',
    refused:
      'このブラウザーはゲームの保存を許可していません。ページを閉じると失われることがあります。',
    missing: 'このブラウザーではゲームを保存できません。ページを閉じると失われることがあります。',
  },
  failed: {
    title: 'Big Benを起動できませんでした',
    text: 'ゲームのデータは無事です。ページを再読み込みしてください。それでも動かないときは、新しいブラウザーをお試しください。',
    again: '再読み込み',
    unexpectedError:
      '問題が発生しました。ゲームは続けられます。表示がおかしいときは、ページを再読み込みしてください。',
  },
  busy: {
    title: 'ゲームはまだ読み込まれていません',
    text: 'ブラウザーの保存領域が応答しません。応答があり次第、ゲームが表示されます。',
    playWithout: '読み込みを待たずに遊ぶ',
  },

  elsewhere: {
    title: 'Big Benは別のウィンドウで開いています',
    text: '上書きを防ぐため、一度に遊べるウィンドウは1つだけです。ここでは、もう一方のウィンドウの続きから遊べます。',
    playHere: 'ここで遊ぶ',
    notKept: 'ここで最後に進めた手は保存できませんでした。',
  },
  update: {
    label: '新しいバージョン',
    ready: '新しいバージョンの準備ができました。',
    use: '更新',
    later: 'あとで',
    needed:
      'ゲームは、より新しいバージョンのBig Benで保存されています。開くには更新してください。データは変わっていません。',
  },

  chunkLoadFailed: 'ページの一部を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  deckMissing:
    'カードの画像を読み込めませんでした。接続を確かめて、ページを再読み込みしてください。',
};
