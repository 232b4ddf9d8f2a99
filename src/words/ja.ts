/** Every sentence the table says or shows, in Japanese. */

import { type Assists, isUnassisted } from '../app/library/assists.ts';
import { type Card, rankOf, suitOf } from '../rules/card.ts';
import type { Place } from '../rules/move.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Messages } from './en.ts';
import { daily } from './ja/daily.ts';
import { fair } from './ja/fair.ts';
import { games, review } from './ja/games.ts';
import { links } from './ja/links.ts';
import { panels } from './ja/panels.ts';
import { rules } from './ja/rules.ts';
import { statistics } from './ja/statistics.ts';

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

const REFUSALS: Readonly<Record<Refusal, string>> = {
  samePile: 'そのカードは、もうそこにあります。',
  foundationKeeps: '組札に置いたカードは動かせません。',
  wasteTakesNothing: '捨て札に置けるのは、山札からめくったカードだけです。',
  nothingThere: '動かせるカードがありません。',
  wasteToFoundationsOnly: 'このルールでは、捨て札のカードは組札にしか置けません。',
  foundationComplete: 'その組札はもう完成しています。',
  fanEmpty: '空になった場札は、山札からしか補充できません。',
  fanHasGaps: 'その場札には空きがあります。空きは山札からしか補充できません。',
  wrongSuit: 'マークが違います。',
  wrongRank: '数字が続いていません。',
  noGaps: '空きのある場札はありません。',
  gapsFirst: '先に空きを補充してください。',
  stockEmpty: '山札はもうありません。',
  notStuck: 'まだ動かせるカードがあります。',
  noRedeal: 'めくり直しは、もうできません。',
  stockNotEmpty: '山札がまだ残っています。',
  wasteEmpty: '捨て札がありません。',
};

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

export const ja: Messages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'ja',
  panels,
  daily,
  fair,
  games,
  review,
  links,
  rules,
  statistics,
  sentence: (clauses) => `${clauses.join('、')}。`,
  sentences: (parts) => parts.join(''),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? '番号のない配置' : `配置 ${number}`),
  ownRules: '独自ルール',
  table: '時計',
  controls: 'ゲーム',
  undo: '戻す',
  redo: 'やり直す',
  restart: '最初から',
  newGame: '新規ゲーム',
  newGameShort: '新規',
  help: 'ヘルプ',
  close: '閉じる',

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
  refused: (refusal) => REFUSALS[refusal],
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
    late: '最後の手はまだ保存されていません。ブラウザーの書き込みに時間がかかっています。',
    refused: 'このブラウザーはこのページのデータを保存しません。閉じるとゲームは失われます。',
    way: 'ゲームをファイルに保存するか、この端末の空き容量を増やしてください。保存は自動的に再試行されます。',
    promised: 'ブラウザーはこれらを保持すると約束しています。',
    notPromised:
      'ブラウザーはこれらを保持すると約束していません。容量が足りなくなると消されることがあります。',
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

  dialog: {
    random: 'ランダムに配る',
    numberLabel: 'または番号で選ぶ',
    numberHint: '同じ番号なら、PySolFCと同じ配置になります。',
    deal: '配る',
    notANumber: (text) =>
      `「${text}」は配置の番号ではありません。数字、またはmsに続けて数字を入力してください。`,
    rules: 'ルール',
    onlyWinnable: 'クリアできる配置だけ',
    finding: 'クリアできる配置を探しています…',
    cancel: 'キャンセル',
    leaves: '今のゲームはギブアップとなり、失敗として数えられます。',
  },

  helpText: {
    paragraphs: [
      '12の組札が時計の形に並んでいます。同じマークのカードを数の小さい順に積み（キングの次はエース）、一番上のカードがその時刻を示せば完成です。1時はエース、11時はジャック、12時はクイーンです。',
      '時計のまわりには、12の場札があります。動かせるのは、場札や捨て札の一番上のカードだけです。組札に置くか、同じマークで数が1つ大きいカードの上に重ねて、ほかの場札に移します。',
      'カードが3枚より少ない場札には空きができ、枠で示されます。空きは、好きなときに山札からまとめて補充できます。補充の順番は枠の数字のとおりです。山札には、次に何が起こるかが表示されます。',
      '12の時刻がすべて灯れば、クリアです。',
      'ヒントは、クリアへつながる手を1つ示します。そのまま最後まで再生することもできます。もうクリアできないときは、まだクリアできた局面に戻れます。判定には、山札の中も含めてすべてのカードを使います。目のボタンを押すと、まだクリアできるかどうかがわかります。使った補助は、クリアしたときに表示されます。',
      'フェアプレーヤーが知っているのは、あなたに見えるものだけです。ヒントは自分ならどう打つか、見込みはおおよその推測で、名人ではありません。どちらのヒントを使うか、見込みを表示するかは、設定で選べます。メニューからは、その対局を見ることができます。配置の番号に触れると、その難しさを調べられます。',
    ],
    rulesTitle: 'このゲームのルール',
    wellTitle: '上手に遊ぶには',
    well: [
      '動かせるからといって、動かす必要はありません。場札のカードを組札に送るのは、何かが自由になるときだけにしましょう。残しておけば、その上に重ねることができ、空きもできません。',
      '場札に重ねるときも同じです。重ねたカードは、あとで取り除かなければなりません。',
      '空きがたまるのを待ちましょう。補充すると、せっかく掘り出したカードがまた隠れてしまいます。フェアプレーヤーは、平均して一度に3つか4つ補充します。',
      '捨て札は別です。置けるときに使えば、次のカードが使えるようになります。',
    ],
    handsTitle: 'マウスとタッチ',
    hands:
      'カードをドラッグするか、カードをタップしてから置き場所をタップします。2回続けてタップすると、組札に送ります。山札をタップすると、補充するか、めくります。数字の付いた場札は場所が足りません。マウスを重ねたままにするか、長押しすると、全体を表示します。もう一方のマウスボタンを押すと、カードを組札に送ります。',
    keysTitle: 'キー操作',
    keys: [
      ['Tab', 'ボタンから時計へ移る'],
      ['← →', '時計に沿って回る'],
      ['↑ ↓', '外側へ、内側へ'],
      ['Enter', 'カードを選ぶ、置く'],
      ['Esc', '選んだカードを元に置く、ヒントや振り返りを閉じる'],
      ['F', 'カードを組札へ送る'],
      ['A', '安全なカードをすべて組札へ送る'],
      ['D', '山札を使う（補充する、めくる）'],
      ['Shift D', '空きがあってもめくる（ルールで認められている場合）'],
      ['Z', '1手戻す'],
      ['R', 'やり直す'],
      ['H', 'ヒントを出す、閉じる'],
      ['Shift H', 'フェアなヒントを出す、閉じる'],
      ['S', 'ヒントの手を打つ'],
      ['P', '最後まで再生する、一時停止する'],
      ['V', '畳まれた場札を広げて見る'],
      ['W', 'クリアできるかどうかを見る'],
      ['?', 'このヘルプ'],
    ],
    keysReader:
      'スクリーンリーダーでは、フォーカスモードのとき矢印と文字のキーはゲームの操作になります。ブラウズモードでは読み上げに使われ、Enter でプレイします。',
  },
  partMissing:
    'ページの一部を読み込めませんでした。ネットワークにつながってから、もう一度お試しください。',
  deckMissing:
    'カードの画像を読み込めませんでした。ネットワークにつながってから、ページを再読み込みしてください。',
  partFailed: 'ページのこの部分は動作していません。ゲームは無事で、卓はそのまま使えます。',
};
