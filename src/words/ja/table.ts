/** What the table says, and what stands round it, in Japanese. */

import { type Assists, isUnassisted } from '../../app/library/assists.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { TableMessages } from '../messages.ts';
import { fair } from './fair.ts';
import { files, linkFaults, review } from './news.ts';
import { refusals } from './refusals.ts';

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
  refill: '空きを補充する',
  draw: '山札から1枚めくる',
  redeal: '捨て札を戻してめくり直す',
};

const assistsOf = ({ hints, shownMoves, statusSeen, fairHints, chanceSeen }: Assists): string[] =>
  [
    hints > 0 ? `ヒント${hints}回` : '',
    fairHints > 0 ? `フェアなヒント${fairHints}回` : '',
    shownMoves > 0 ? `手順の再生${shownMoves}手` : '',
    statusSeen ? 'クリア判定の表示' : '',
    chanceSeen ? '見込みの表示' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'ヒント', fair: 'フェアなヒント', next: '次によい手' };

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
  dealTitle: (number) => (number === undefined ? '番号のない配置' : `配置 ${number}`),
  ownRules: '独自ルール',
  ruleNames: {
    classic: 'クラシック',
    gamerules: 'gamerules',
    mcneely: 'McNeely',
    cadogan: 'Cadogan',
    solsuite: 'SolSuite',
    redeal: 'めくり直し1回',
    relaxed: 'やさしい',
  },
  table: '時計',
  menu: 'メニュー',
  controls: 'ゲーム',
  undo: '戻す',
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
  redealLong: dealingWords.redeal,
  middle: { waste: '捨て札', stock: '山札' },

  carried,
  refilled: (count, hours) => `${hours.join('、')}時の場札に${count}枚を補充`,
  drawn: (value) => `山札から${card(value)}`,
  redealt: (count) => `捨て札${count}枚を山札へ`,
  left: (stock) => (stock === 0 ? '山札はなくなりました' : `山札は残り${stock}枚`),
  hourComplete: (hour) => `${hour}時が完成しました。`,
  undone: (action) => `元に戻しました：${action}。`,
  redone: (sentence) => `やり直しました：${sentence}`,
  restarted: '最初の配置に戻しました。',
  dealt: (number, names) => `配置 ${number}（${names}）を配りました。`,
  restored: (deal, moves) => `${deal}、${moves === 0 ? '開始前' : `${moves}手目`}です。`,
  picked: (value, targets) =>
    `${card(value)}を選びました。${targets.length === 0 ? '今は置ける場所がありません' : `置ける場所は、${targets.map(place).join('、')}です`}。`,
  wentAlong: (count) => `続けて${count}枚が組札に移りました。`,
  nothingSafe: '組札に送っても安全なカードはありません。',
  finish: '仕上げ',
  finishLong: '仕上げとして、すべてのカードを組札へ送る',
  putBack: (value) => `${card(value)}を元の場所に置きました。`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'この時刻は完成しています。' : `次に置けるのは${card(value)}です。`,
  noFoundation: (value) => `今、${card(value)}を置ける組札はありません。`,
  wonTitle: '12時ちょうど',
  wonText: (moves) => `${moves}手でクリア。`,
  won: (moves) => `${moves}手でクリアしました。12の組札がすべて時刻を示しています。`,
  assisted: (assists) =>
    isUnassisted(assists) ? '補助なし。' : `補助：${assistsOf(assists).join('、')}。`,
  over: (home) => `もう打つ手がありません。104枚のうち${home}枚が時計に並びました。`,

  hint: 'ヒント',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}：${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}。`,
  hintThinking: '考え中…',
  hintUnknown: 'このゲームをまだクリアできるかどうか、判定できませんでした。',
  hintOver: 'このゲームはクリア済みです。',
  hintLost: (last) => {
    if (last.kind === 'never') return 'この配置は、どう進めてもクリアできません。';
    if (last.kind !== 'found')
      return 'ここからはクリアできません。どこでクリアできなくなったかは、判定できませんでした。';
    const point = last.at === 0 ? '最初の配置' : `${last.at}手目の後`;
    const doubt = last.certain ? '' : 'それより後の手には、判定できなかったものがあります。';
    return `もうクリアできません。${point}では、まだクリアできました。${doubt}`;
  },
  hintSearching: 'ここからはクリアできません。どこでクリアできなくなったかを調べています…',
  hintDone: '閉じる',
  hintDoneName: 'ヒントを閉じる',
  goBack: '戻る',
  goBackName: (at) => (at === 0 ? '最初の配置に戻る' : `まだクリアできた${at}手目の後に戻る`),
  wentBack: (at) =>
    at === 0
      ? '最初の配置に戻りました。ここからならクリアできます。'
      : `${at}手目の後に戻りました。ここからならクリアできます。`,
  step: '1手進む',
  stepName: '1手進む：示された手を打つ',
  showWin: '再生',
  showWinName: '再生：クリアまでの手順を見る',
  pause: '一時停止',
  takeBack: '巻き戻し',
  takeBackName: '巻き戻し：再生した手を取り消す',
  tookBack: (count) => `${count}手を取り消しました。`,
  hintFrom: 'ヒントで動かすカード',
  hintTo: 'ヒントの置き場所',

  standing: {
    hidden: 'クリアできる？',
    hide: 'クリアできるかどうかを隠す',
    thinking: '考え中…',
    winnable: 'クリアできます',
    noLonger: 'もうクリアできません',
    never: 'クリアできない配置です',
    lost: 'ここからはクリアできません',
    unknown: '判定できません',
  },

  damaged: {
    table: '保存されていたゲームを読み込めませんでした。別に保管し、新しいゲームを配りました。',
    other:
      '保存されていたゲームのうち、読み込めないものがありました。別に保管しました。「ゲーム一覧」をご覧ください。',
    opened: 'このゲームは読み込めませんでした。別に保管しました。',
  },
  keeping: {
    label: '未保存',
    refused: 'このブラウザーはこのページのデータを保存しません。閉じるとゲームは失われます。',
  },
  failed: {
    title: 'Big Benを起動できませんでした',
    text: 'ゲームのデータはそのまま残っています。ページを再読み込みしてください。それでも動かないときは、別のブラウザーか新しいバージョンをお試しください。',
    again: '再読み込み',
    mishap:
      '処理の一部に失敗しました。ゲームは続けられます。表示がおかしいときはページを再読み込みしてください。',
  },
  busy: {
    title: 'ゲームをまだ読み込めません',
    text: 'ブラウザーの保存領域が応答しません。問い合わせを続けており、応答があり次第ゲームが表示されます。',
    playWithout: 'それまで新しいゲームで遊ぶ',
  },

  elsewhere: {
    title: 'Big Benは別のウィンドウで開いています',
    text: '互いのプレイを上書きしないように、一度に遊べるウィンドウは1つだけです。ここでは、向こうのウィンドウで進んだところから続けられます。',
    playHere: 'ここで遊ぶ',
    notKept: 'ここでの最後の手は保存できませんでした。',
  },
  tips: {
    title: 'コツ',
    texts: {
      begin: [
        'カードをタップし、光った枠をタップしましょう。ドラッグしてもかまいません。',
        '組札は、同じマークを順に積んで時刻を示せば完成です。',
      ],
      gaps: [
        '空きのある場札には重ねられません。山札をタップすると、空きを補充できます。',
        'すべての空きがまとめて埋まります。今か、後か。その見極めがこのゲームの醍醐味です。',
      ],
      waste: ['めくったカードは、捨て札から使えます。', '次にめくると、その下に隠れます。'],
      hour: ['時刻が1つ完成し、明かりが灯りました。', '12すべてがそろうと、時計の鐘が鳴ります。'],
    },
    gotIt: 'わかりました',
    noTips: 'コツを表示しない',
  },
  update: {
    label: '新しいバージョン',
    ready: '新しいバージョンの準備ができました。',
    use: '今すぐ使う',
    later: '後で',
    needed:
      '保存されているゲームは、より新しいバージョンのBig Benで遊ばれたものです。この古いバージョンは何も変更しません。',
  },

  partMissing:
    'ページの一部を読み込めませんでした。ネットワークにつながってから、もう一度お試しください。',
  deckMissing:
    'カードの画像を読み込めませんでした。ネットワークにつながってから、ページを再読み込みしてください。',
};
