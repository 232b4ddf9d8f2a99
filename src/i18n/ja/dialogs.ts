/** The messages of the dialogs and the review bar, in Japanese. */

import type { DialogMessages } from '../messages.ts';
import { GRADES, items, moves, number } from './table.ts';

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
  settings: '設定',
  theGames: 'ゲーム一覧',
  lookThrough: 'ゲームを振り返る',
  fairHint: 'のぞき見なしのヒント',
  watchFair: 'コンピューターのプレイを見る',
  thisGame: 'このゲーム',
  findCard: 'カードを探す',
  whichCard: 'カードを選ぶと、1つ下と1つ上のカードの場所がわかります。',
  restartDeal: 'この配置を最初から',
  open: ({ text }) => `進行中 ${text}`,
  won: ({ text }) => `クリア ${text}`,
  options: {
    theme: {
      title: '配色',
      values: {
        system: 'システムに合わせる',
        felt: '緑のフェルト',
        night: '夜',
        paper: '紙',
        contrast: 'ハイコントラスト',
      },
    },
    print: {
      title: 'カードの表面',
      values: { fitting: '自動', classic: 'クラシック', large: '大きな文字' },
    },
    suitColours: { title: 'マークの色', values: { two: '2色', four: '4色' } },
    back: {
      title: 'カードの裏面',
      values: { theme: '配色に合わせる', rose: 'バラ', lattice: '格子', rays: '光線' },
    },
    layout: { title: 'レイアウト', values: { clock: '時計', large: 'カードを最大に' } },
    hand: { title: '利き手', values: { right: '右手', left: '左手' } },
    hints: {
      title: 'ヒント',
      values: { proven: '完全（山札も見る）', fair: 'のぞき見なし（見える札だけ）' },
    },
    difficulty: { title: '難しさ', values: { any: '指定なし', ...GRADES } },
    speed: {
      title: 'アニメーションの速さ',
      values: { normal: 'ふつう', slow: 'ゆっくり', fast: '速い', off: 'なし' },
    },
  },
  switches: {
    showStatus: 'クリア判定：クリアできるかどうかを常に表示する',
    showMoves: '手数と時間を表示する',
    showChance: '推定クリア率を表示する',
    singleTap: '置ける場所が1つだけのカードは、1回のタップで動かす',
    autoplay: '安全なカードは自動で時計に送る',
    letterKeys: 'テーブルにフォーカスがあるとき、文字キーで操作する',
    sound: '効果音',
  },
  volume: '音量',
  groups: { looks: '表示', play: '操作', sound: 'サウンド', data: 'データ' },
  dataNote:
    'ゲームと統計は、このブラウザーだけに保存されています。ファイルに保存すれば、控えになります。',
  howToPlay: '遊び方',
  now: '今できる手',
  nothingNow: '手詰まりです。',
  language: '言語',
  systemLanguage: 'ブラウザーに合わせる',
  tipsAgain: 'ワンポイントをもう一度表示する',
};

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: 'デイリーゲーム',
  about:
    '1日1つ、全員が同じ配置をクラシックルールで遊びます。どの配置も、クリアできることを証明済みです。次の配置は、協定世界時（UTC）の午前0時に始まります。',
  today: '今日のゲームを遊ぶ',
  goOn: '今日のゲームを続ける',
  streak: (days) => (days === 0 ? '連続クリアはこれから' : `${days}日連続クリア`),
  longest: (days) => `ベスト：${days}日`,
  earlier: '前の月',
  later: '次の月',
  state: {
    none: '未プレイ',
    open: '進行中',
    lost: '失敗',
    won: '当日クリア',
    wonLater: '後日クリア',
  },
  day: (date, state) => `${date}：${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: '難しさを調べる',
  measuring: 'コンピューターが試しています…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}：コンピューターは${plays}回中${won === 0 ? '1回もクリアできませんでした' : `${won}回クリアしました`}。`,
  about: 'コンピューターが、山札の中を知らずにすばやく25回遊んで、何回クリアするかで決まります。',
  meaning: {
    any: 'クリアできるかどうかを問いません。',
    easy: 'コンピューターが25回中11回以上クリアします。',
    medium: 'コンピューターが25回中4～10回クリアします。',
    hard: 'コンピューターが25回中3回までしかクリアできません。',
  },
  counts: 'すでに手を進めているので、ヘルプとして数えられます。',
  finding: {
    easy: 'やさしい配置を探しています…',
    medium: 'ふつうの配置を探しています…',
    hard: '難しい配置を探しています…',
  },
};

/** The list of games. */
const games: DialogMessages['games'] = {
  title: 'ゲーム一覧',
  keepOpen: 'このゲームはあとで続ける',
  search: '配置、日付、ルール',
  filters: { all: 'すべて', open: '進行中', won: 'クリア', lost: '失敗' },
  count: (shown, all) => (shown < all ? `${items(all)}中${items(shown)}` : items(all)),
  none: 'まだゲームがありません。始めたゲームはすべてここに残ります。',
  noneFound: '条件に合うゲームはありません。',
  showAll: 'すべて表示',
  onTable: 'プレイ中',
  /** The state or result of a game: cards on the clock. */
  home: { open: (home) => `時計に${home}枚`, lost: (home) => `失敗、時計に${home}枚` },
  won: 'クリア',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `戻した回数 ${number.format(count)}`,
  continued: '続きから（数えません）',
  actions: (game) => `${game}のメニュー`,
  giveUp: 'ギブアップ',
  save: 'ファイルに保存',
  remove: '削除…',
  reallyRemove: 'このゲームを削除しますか？ 統計でも数えられなくなります。',
  yes: '削除する',
  no: '残す',
  removed: (game) => `削除しました：${game}。`,
  undoRemove: '元に戻す',
  removeAll: 'すべて削除…',
  reallyRemoveAll: 'すべてのゲームを統計とともに削除しますか？',
  removeAllYes: ({ text }) => `${text}件のゲームを削除`,
  removedAll: (count) => `${items(count)}のゲームを削除しました。`,
  more: 'もっと見る',
  bring: 'ゲームを取り込む…',
  importing: 'ファイルを取り込んでいます…',
  nearlyTooMany: (count, most) =>
    `保存中のゲーム：${count}件（上限${most}件）。ファイルに保存してから、一部を削除してください。`,
  saveAll: '控えを保存',
  counts: (added, merged, known) => `新規：${added}、統合：${merged}、保存済み：${known}。`,
  damaged: (count) =>
    `${items(count)}のゲームを読み込めませんでした。データはここに残してあります。`,
  saveDamaged: 'このデータをファイルに保存',
  forgetDamaged: 'このデータを削除',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: '振り返り',
  slider: '局面',
  toDeal: '最初へ',
  back: '1手戻る',
  forward: '1手進む',
  toEnd: '最後へ',
  losingMove: 'ミス',
  losingMoveName: (at) =>
    `ミス：まだクリアできた最後の局面（${at === 0 ? '最初' : `${moves(at)}目`}）へ`,
  mark: 'この局面に印を付ける',
  lines: 'ほかの手順',
  line: (from, to, first) => `${from}手目から${to}手目：${first}`,
  close: '閉じる',
};

const trial: DialogMessages['trial'] = {
  title: 'もう一度',
  find: 'クリアできる手を見つけてください。',
  winnable: 'まだクリアできます。',
  lost: 'この手でクリアできなくなりました。',
  proved: 'ここからはクリアできないことが証明されています。',
  takeBack: '手を戻す',
  showWay: '手順を見る',
};

const story: DialogMessages['story'] = {
  title: 'ゲームの流れ',
  looked: (looked, all) => `${all.text}手のうち${looked}手を調べました`,
  axis: '推定クリア率',
  chance: (share) => `推定クリア率は${share}です。`,
  refill: (cards) => `補充：${cards}枚`,
  draw: (card) => `${card}をめくる`,
  mistake: (move, number) => `ミスは${number}手目です：${move}。`,
  kept: (move) => `クリアできた手：${move}。`,
  sight: {
    seen: (kept, made) => `見分けられるミスでした：${kept}対${made}。`,
    alike: (kept, made) =>
      `見分けられないミスでした：山札が見えなければ${kept}と${made}で、同じように見えました。`,
    misled: (kept, made) =>
      `見分けられないミスでした：山札が見えなければ${kept}対${made}で、むしろ悪く見えました。`,
  },
  lists: {
    luckiest: '運が良かった',
    unluckiest: '運が悪かった',
    best: '良い判断',
    worst: '悪い判断',
  },
  none: (points) => `${points}を超えるものはありません`,
  noMore: (points) => `ほかに${points}を超えるものはありません`,
  points: (points) => `単位はクリア率のポイントです（±${points}）。`,
  table: '表で見る',
  columns: { move: '手', chance: 'クリア率', verdict: '判定', luck: '運', decision: '判断' },
  start: '最初',
};

const problems: DialogMessages['problems'] = {
  title: '問題',
  about:
    '山札が見えている局面です。答えはすべて証明済みです。正しい手ならクリアでき、ほかの手ではできません。',
  name: (number) => `問題${number}`,
  today: '今日の問題',
  next: '次の問題',
  solved: (solved, tried) => `${tried.text}問中${solved.text}問を最初の一手で正解。`,
  rating: (rating, give) => `レーティング：${rating}（±${give}）。`,
  streak: (days) =>
    days.count === 0
      ? '今日の問題の連続記録はまだありません。'
      : `今日の問題：${days.text}日連続。`,
  grades: '難しさは人によらず、3種類のコンピューターが解けた割合から求めました。',
  questions: {
    refill: '先に補充しますか、先に動かしますか？',
    draw: '先にめくりますか、先に動かしますか？',
    keep: 'クリアできる手はどれですか？',
    win: 'ここからクリアしてください。',
  },
  stock: '山札（次の札から順に）',
  right: '正解です。',
  only: 'ほかの手ではクリアできませんでした。',
  keeps: 'これでまだクリアできます。',
  goOn: 'ここからクリア',
  all: 'すべての問題',
  attempts: { solved: '正解', failed: '不正解' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: 'カードを並べる…',
  title: '手元のカード',
  about: '場札ごとに一番下のカードから。時計の12枚はすでに置かれています。',
  fan: (hour) => `${hour}時の場札`,
  place: (index, all) => `${all}枚中${index}枚目`,
  empty: '空',
  given: (given, all) => `${all}枚中${given}枚を指定。`,
  complete: 'すべて指定しました',
  takeBack: '戻す',
  dots: '点は、まだ残っている枚数です。',
  suits: ['クラブ', 'ハート', 'スペード', 'ダイヤ'],
  paste: 'テキストを貼り付け…',
  pasteHow:
    '場札ごとに1行、一番下のカードから。途中のゲームには clock（1時から12時までの一番上のカード12枚）、waste、redeals も書きます。stock には、わかっている分だけ次のカードから順に書きます。',
  read: '読み込む',
  begun: (home, stock, known) => `時計に${home}枚、山札${stock}枚（うち${known}枚は既知）。`,
  rules: (title) => `ルール：${title}`,
  noneLeft: (card) => `このカードはもう残っていません：${card}。`,
  play: '始める',
  cameTo: (hour) => `${hour}時の場札に来たカードはどれですか？`,
  drawn: 'めくったカードはどれですか？',
  hidden: '山札は手元のものなので、わかりません。',
  unknowable: 'わかりません',
  again: 'カードの指定が違っていましたか？',
  nameAgain: '指定し直す',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `${fault.line}行目：「${fault.text}」は列ではありません。場札は 12: 2H 5D 9H のように書きます。ほかは clock、waste、stock、redeals です。`;
      case 'pileTwice':
        return `${fault.line}行目：同じものがすでにあります：「${fault.text}」。`;
      case 'notACard':
        return `${fault.line}行目：「${fault.text}」はカードではありません。2H や 10D のように書いてください。`;
      case 'twelve':
        return `${fault.line}行目：時計は12枚ですが、${fault.found}枚あります。`;
      case 'notOnClock':
        return `${fault.line}行目：このカードは時計の${fault.hour}時には置けません：${card}。`;
      case 'redeals':
        return `${fault.line}行目：redeals は 0 か 1 です。「${fault.text}」ではありません。`;
      case 'tooMany':
        return `時計の分も数えると、このカードが1枚多すぎます：${card}。`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: '読み上げと手の入力',
  keys: [
    ['E', '各場札の一番上のカード'],
    ['U', 'フォーカスのある場札を上から下まで'],
    ['U 3', '3時の場札（ほかの時刻も同じ）'],
    ['M', '今できる手'],
    ['O', '各時刻の次のカードとその場所'],
    ['L', '最後の手のあとに変わったこと'],
    ['G', '山札、捨て札、空き（問題では山札のカードも）'],
    ['Shift 3', '3時の場札へ移る（もう一度押すと時計のその時刻へ、さらに押すと戻る）'],
    ['I', '手を入力する'],
  ],
  hours:
    '数字の列のキーが時刻を表します。1から9、10は0、11と12はその右の2つのキーです。数字が入力されるキーでは Shift を押しながら使います。? が入力されるキーでは、この遊び方が開きます。',
  label: (name, text) => `${name}：${text}`,
  tops: '場札の一番上',
  needs: '各時刻の次のカード',
  lit: '完成',
  shortFans: ['空き1か所の場札', '空き2か所の場札', '空の場札'],
  noGaps: '空きなし',
  whichFan: 'どの場札ですか。時刻の数字キーを押してください。',
  nothing: 'まだ1手も進んでいません。',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: '手を入力',
  example: '3から10へ',
  how: 't3-f10、3から10へ、3を時計へ、捨て札は w 5、手が1つしかないカードは 7h のように入力します。補充、めくる、めくり直す、元に戻す、やり直す、ヒントも使えます。行き先の時刻は、まず場札を指します。12だけなら12時の場札へ移ります。Enter で実行し、↑ で前の行を呼び出し、Esc で閉じます。',
  notRead: '読み取れません。3から10へ、3を時計へ、元に戻す、のように入力してください。',
  notOnTop: 'このカードは一番上にありません。',
  several: 'このカードには複数の手があります。行き先も入力してください。',
  also: (line) => `時計のその時刻にも置けます：${line}。`,
  noRedo: 'やり直す手はありません。',
  words: {
    to: 'へ、に',
    home: '時計',
    waste: '捨て札',
    stock: '山札',
    fan: '場札',
    foundation: '組札',
    refill: '補充、補充する',
    draw: 'めくる、1枚めくる',
    redeal: 'めくり直す',
    undo: '元に戻す',
    redo: 'やり直す',
    hint: 'ヒント',
    skipped: 'から、の、を、時',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: '自分のミス',
  about: '失敗したゲームで、まだクリアできた最後の局面です。クリアできる手を見つけてください。',
  looked: (done, all) => `失敗したゲーム${all.text}件中${done.text}件を調べました。`,
  states: { tried: '挑戦済み', solved: '正解' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
  share: '共有',
  what: '共有する内容',
  deal: '配置だけ',
  dealWithMoves: (moves) => `配置と、ここまでの${number.format(moves)}手`,
  challenge: 'チャレンジ：ゲームを封印して送る',
  challengeNote:
    'リンクを開いた人は、まずこの配置で遊びます。結果と手の分かれ目は、終えるかギブアップするまで見えません。紙の封であり、鍵ではありません。',
  link: 'リンク',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました。',
  notCopied: 'コピーできませんでした。リンクを選択してコピーしてください。',
  send: '共有…',
  qrCode: 'QRコード',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber:
      'この配置には番号がないため、リンクを作れません。ゲームをファイルに保存してください。',
    tooLong: 'このゲームは長すぎて、リンクにできません。ファイルに保存してください。',
  },
  title: '共有されたゲーム',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `${number.format(moves)}手でクリアしたゲームが入っています。`,
  notWon: (moves) => `ゲームの最初の${number.format(moves)}手が入っています。`,
  stays: 'プレイ中のゲームは、ゲーム一覧に進行中のまま残ります。',
  play: 'この配置で遊ぶ',
  watch: 'ゲームを振り返る',
};

const challenge: DialogMessages['challenge'] = {
  title: 'チャレンジ',
  sealed:
    'この配置で誰かが遊んだゲームが、リンクに封印されています。終えるかギブアップすると開きます。',
  ended: 'この配置はすでに終えているので、今すぐ2つのゲームを比べられます。',
  compare: '比べる',
  mine: '自分',
  theirs: '相手',
  result: '結果',
  won: 'クリア',
  notWon: 'クリアならず',
  home: '時計に並んだ枚数',
  hours: '灯った時刻',
  moves: '手数',
  refills: '補充の回数',
  same: '最初から最後まで同じ手です。',
  parted: (moves) =>
    moves === 0
      ? '最初の手から分かれています。'
      : `最初の${number.format(moves)}手は同じで、そこから分かれています。`,
  end: 'ここで終わり',
  review: '振り返りで見る',
  send: '自分のゲームを送り返す',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'クラシック',
      source: 'Wikipedia “Big Ben (card game)”、PySolFCのプログラム',
    },
    gamerules: { title: 'gamerules.com', source: 'gamerules.comの記述を文字どおりに解釈' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely著 “Ultimate Book of Card Games”' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan “The Clock”（1914年）' },
    solsuite: { title: 'SolSuite', source: 'SolSuite “Clock”' },
    redeal: { title: 'めくり直し1回', source: 'collepic.net “Big Ben”' },
    relaxed: { title: 'ゆるめ', source: 'Solitaire Forever II “Big Ben (Relaxed)”' },
  },
  from: (source) => `${source}。`,
  about: 'このルールの内容と出典',
  own: 'カスタムルール…',
  ownNote: '7つの項目でルールを決めます。ゲームのルールは、始めたときのまま変わりません。',
  titles: {
    refillFrom: '補充を始める時刻',
    refillOrder: '補充の順序',
    refillWhen: '補充できるとき',
    drawWhen: 'めくれるとき',
    wasteTo: '捨て札を置ける場所',
    buildOn: 'カードを重ねられる場札',
    redeals: 'めくり直し',
  },
  choices: {
    refillFrom: {
      12: '補充は12時から始めます。',
      1: '補充は1時から始め、12時が最後です。',
    },
    refillOrder: {
      rounds: '補充では、空きのある場札に1枚ずつ配り、これを繰り返します。',
      fans: '補充では、場札を1つずつ3枚にしてから次に進みます。',
    },
    refillWhen: {
      any: 'いつでも補充できます。',
      stuck: '補充できるのは、動かせるカードがないときだけです。',
    },
    drawWhen: {
      noGaps: 'めくれるのは、どの場札にも空きがないときです。',
      stuck: 'めくれるのは、どの場札にも空きがなく、動かせるカードもないときです。',
      any: '空きがあっても、いつでもめくれます。',
    },
    wasteTo: {
      foundationsAndFans: '捨て札のカードは、時計にも場札にも置けます。',
      foundations: '捨て札のカードは、時計にしか置けません。',
    },
    buildOn: {
      3: 'カードを重ねられるのは、3枚以上ある場札だけです。',
      1: '空でない場札には、カードを重ねられます。',
    },
    redeals: {
      0: 'めくり直しはできません。',
      1: '山札が空になったら、1回だけ、捨て札を山札にしてめくり直せます。',
    },
  },
};

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
  title: '統計',
  rules: 'ルール',
  groups: { all: 'すべてのルール', own: 'カスタムルール' },
  empty: '終わったゲームはまだありません。最初のクリアか失敗から、記録が始まります。',
  emptyByRules: 'このルールで終わったゲームは、まだありません。',
  open: (open) => `進行中の${open.text}件は、まだ数えません。`,

  rate: 'クリア率',
  likely: (lower, upper) => `長い目で見ておそらく${lower}～${upper}`,
  played: 'プレイ数',
  lost: (lost) => `失敗${lost.text}回`,
  won: 'クリア数',
  unassisted: (won) => `自力でクリア${won.text}回`,
  fairlyHelped: (won) => `のぞき見なしのヘルプのみ${won.text}回`,
  streak: '連続クリア',
  longest: (longest) => `ベスト：${longest.text}回`,
  longestUnassisted: (longest) => `自力でのベスト：${longest.text}回`,
  time: 'ふだんのクリア時間',
  shortest: (time) => `最速：${time}`,
  moves: 'ふだんのクリア手数',
  fewest: (moves) => `最少：${moves.text}手`,
  undos: (undos) => `戻した回数：ふだん${undos.text}回`,
  none: 'まだなし',

  weeks: {
    title: '週ごと',
    caption: (days, won, lost) => `${days}：クリア${won.text}回、失敗${lost.text}回。`,
    table: '週ごとの表',
    week: '週',
    won: 'クリア',
    lost: '失敗',
  },
  blocks: {
    title: 'クリア率の推移',
    caption: (size) =>
      `1つの点は、続けて終わった${size.text}ゲームのクリア率です（最後の点は、それより少ないことがあります）。点を通る線は95%信頼区間です。下の数字は通算のゲーム数、破線は全体のクリア率です。`,
    table: 'クリア率の推移の表',
    games: 'ゲーム',
    won: 'クリア',
    rate: 'クリア率',
    interval: '95%信頼区間',
  },

  versus: {
    title: 'コンピューターとの比較',
    about:
      'ここで数える配置を、コンピューターも1回ずつプレイします。山札の中は見ません。大きな数字は、元に戻さずヘルプも使わなかったゲームです。それ以外のゲームは、下の行で数えます。',
    opponent: '相手',
    opponents: { careless: '大ざっぱ', quick: 'すばやい', fair: 'じっくり' },
    plays: {
      careless: '置けるカードを、すぐに置きます。',
      quick: 'ひと目で決めます。',
      fair: '隠れたカードの並びをいろいろ試してから決めます。ヒントと同じ強さです。',
    },
    both: '両方クリア',
    player: '自分だけクリア',
    computer: 'コンピューターだけクリア',
    neither: '両方失敗',
    assisted: (games) => `元に戻すかヘルプあり：${games.text}回`,
    total: (deals, player, computer) =>
      `元に戻さずヘルプなし：${deals.text}件の配置のうち、クリアは自分が${player.text}件、コンピューターが${computer.text}件です。`,
    measured: (deals, share, lower, upper) =>
      `このルールの配置1～${deals}での、この相手のクリア率は${share}です（95%信頼区間：${lower}～${upper}）。`,
    mixed: 'ルールを1つ選ぶと、この相手のそのルールでのクリア率を表示します。',
    unmeasured: 'カスタムルールでのこの相手のクリア率は、測っていません。',
    progress: (played, deals) =>
      `コンピューターは、これまでに${deals.text}件中${played.text}件の配置をプレイしました。`,
  },

  counting: {
    title: '数え方',
    sentences: [
      'ゲームは、終わったときに数えます。初めてクリアすればクリア、ギブアップすれば失敗です。ギブアップになるのは、ゲーム一覧で選んだときと、「あとで続ける」にせずに新しく配ったときです。',
      '元に戻すことも、最初から遊ぶことも、ゲームのうちです。進行中のゲームはまだ数えません。1手も動かしていないゲームは数えません。',
      '同じ配置を同じルールで何度か遊んだときは、最初に終わったゲームだけを数えます。終わったあとに続けたゲームや、ほかの人の手の続きから遊んだゲームは数えません。',
      'ゲームを削除すると、統計からも除かれます。',
      '「自力でクリア」とは、ヒントもクリア判定も推定クリア率も使わず、自動で進めた手もないクリアです。「のぞき見なしのヘルプ」とは、山札の中を知らないコンピューターのヘルプです。',
      'ゲームは、終わった順に並べます。どの週に入るかは、終わったときの現地の日付で決まり、あとで端末の日時やタイムゾーンを変えても変わりません。',
      '95%信頼区間は、クリア率をどこまで信頼できるかを示します。このような区間が100あれば、そのうち約95が、長い目で見たクリア率を含みます。',
      '「ふだん」は中央値です。クリアの半分はそれより少なく、半分はそれより多くなります。',
    ],
  },
};

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    '時計の文字盤は12の組札でできていて、1つの時刻に1つずつあります。同じマークを順に積み（キングの次はエース）、一番上のカードがその時刻を示せば完成です。1時はエース、11時はジャック、12時はクイーンです。',
    '動かせるのは、場札の一番上のカードだけです。時計に送るか、ほかの場札にある、同じマークで1つ大きいカードに重ねます。キングはエースに重ねられます。',
    '3枚より少ない場札には空きがあり、カードを置けません。1回の補充で、すべての空きに山札から番号順に配ります。いつ補充するかが腕の見せどころです。',
    '空きがないときに山札をタップすると、捨て札に1枚めくります。めくったカードはすぐに使えます。次をめくると、その下に隠れます。',
    '置けるカードを、必ず置く必要はありません。残しておけば、その上に重ねられ、空きもできません。',
    'ここでは1時が灯っています。12の時刻をすべて灯せばクリアです。',
  ],
  rulesTitle: 'このゲームのルール',
  wellTitle: '上手に遊ぶには',
  well: [
    '置けるカードを、必ず置く必要はありません。場札から時計に送るのは、それで何かが動かせるようになるときにしましょう。残しておけば、その上に重ねられ、空きもできません。',
    '場札に重ねるときも同じです。重ねた分だけ、あとでどかすカードが増えます。',
    '空きがたまるのを待ちましょう。補充すると、せっかく掘り出したカードがまた隠れてしまいます。コンピューターは、平均して一度に3、4か所を補充します。',
    '捨て札は別です。置けるときに置けば、次のカードが使えるようになります。',
  ],
  hintsTitle: 'ヒントと推定クリア率',
  hints: [
    'ヒントは、クリアへつながる次の手を示し、最後まで進めることもできます。もうクリアできないときは、まだクリアできた局面に戻せます。ヒントは、伏せた山札も含め、すべてのカードを使います。目のボタンはクリア判定で、まだクリアできるかどうかを示します。使ったヘルプは、クリアしたときに表示されます。',
    'のぞき見なしのヒントは、見えるカードしか知らないコンピューターが出します。クリア率は推定で、間違えることもあります。どちらのヒントを使うか、推定クリア率を表示するかは、設定で選べます。メニューからは、コンピューターのプレイを見られます。配置の名前をタップすると、難しさを調べられます。',
  ],
  handsTitle: 'マウスとタッチ',
  hands:
    'カードをドラッグするか、タップします。置ける場所が1つならそこへ動き、いくつかあるときは、置きたい場所をタップします。ダブルタップすると、時計に送ります。山札をタップすると、補充するか、めくります。数字の付いた場札は畳まれています。マウスを重ねたままにするか、長押しすると、すべてのカードが見えます。ほかのカードでは、1つ下と1つ上のカードの場所がわかります。右クリックすると、カードを時計に送ります。',
  keysTitle: 'キー操作',
  keys: [
    ['Tab', 'テーブルからボタンへ移る'],
    ['← →', '時計に沿って回る'],
    ['↑ ↓', '外側へ、内側へ移る'],
    ['Enter', 'カードを選ぶ、置く'],
    ['Esc', '選んだカードを元の場所に置く、ヒントや振り返りを閉じる'],
    ['F', 'カードを時計に送る'],
    ['A', '安全なカードをすべて時計に送る'],
    ['D', '補充する、めくる'],
    ['Shift D', '空きがあってもめくる（ルールで認められている場合）'],
    ['Z', '元に戻す'],
    ['R', 'やり直す'],
    ['B', '局面に印を付ける、外す'],
    ['Shift B', '最後の印に戻る'],
    ['H', 'ヒントを出す、閉じる'],
    ['Shift H', 'のぞき見なしのヒントを出す、閉じる'],
    ['S', 'ヒントの手を実行する'],
    ['P', '最後まで進める、一時停止する'],
    ['V', '畳まれた場札のカードをすべて見る'],
    ['C', '1つ下と1つ上のカードを探す'],
    ['C Q S', 'カードを探す（例はスペードのクイーン）'],
    ['N', '問題で：次の問題へ'],
    ['W', 'クリア判定をオン、オフにする'],
    ['?', '遊び方を見る'],
  ],
  keysReader:
    'スクリーンリーダーでは、フォーカスモードのとき、矢印と文字のキーでゲームを操作します。ブラウズモードでは、それらのキーでページを読み、Enter でプレイします。ダイアログのあとにブラウズモードのままになることがあります。NVDA では Insert+Space、JAWS では Insert+Z、Orca では Insert+A で切り替わります。',
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card}を${hour}時へ`,
  toFan: (card, hour) => `${card}を${hour}時の場札へ`,
  dealing: { refill: '補充', draw: '1枚めくる', redeal: 'めくり直す' },
  keeps: 'これならまだクリアできます。',
  would: (share) => `コンピューターの手：推定クリア率${share}`,
  only: (share) => `唯一の手：推定クリア率${share}`,
  looking: '探しています…',
  searching: 'ミスを探しています…',
  doIt: '実行',
  playOut: '最後まで進める',
  thinkAgain: 'もう一度考える',
  pause: '一時停止',
  rewind: '自動で進めた手を巻き戻す',
  undoTo: (at) => (at === 0 ? '最初まで戻す' : `${at}手目まで戻す`),
  stillWinnable: 'そこならまだクリアできます。',
  undo: '戻す',
  close: 'ヒントを閉じる',
  asking: {
    hint: 'ヒントはヘルプとして数えられます。',
    status: 'クリア判定はヘルプとして数えられます。',
    review: '振り返りはミスを示すので、ヘルプとして数えられます。',
    show: '見る',
    openReview: '振り返る',
    position: 'この局面',
    game: 'このゲーム',
    no: 'やめる',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: '結果を共有',
  copied: '結果をコピーしました',
  notCopied: 'コピーできませんでした。この行を選択してコピーしてください。',
  text: (date, result, help) => `Big Ben（${date}）：${result}、${help}`,
  won: (count) => `${number.format(count)}手でクリア`,
  lost: (home, count) => `104枚中${home}枚、${number.format(count)}手`,
  noHelp: 'ヘルプなし',
};

const move: DialogMessages['move'] = {
  open: 'ほかの端末に移す…',
  title: 'ほかの端末に移す',
  about:
    'どちらの端末でも、ゲームはすべて残ります。両方にあるゲームは1つのまま、すべての手順が残ります。手が食い違うときだけ2つになり、2つ目は統計に数えません。',
  contents: 'ファイルの内容',
  settings: '設定は、それぞれの端末のまま変わりません。',
  first:
    'ゲームをファイルにして、もう一方の端末に送ります。ファイルを保存して、移すこともできます。',
  second: (list, bring) => `もう一方の端末で「${list}」を開き、「${bring}」を選びます。`,
  third: '次は逆に、もう一方で保存し、ここに取り込みます。これで両方が同じゲームになります。',
  send: 'ファイルを送る…',
  save: 'ファイルを保存',
  notSent: '送れなかったため、ファイルを保存しました。',
  table: 'プレイ中のゲームだけなら、リンクかQRコードで移せます。',
};

export const dialogs: DialogMessages = {
  panels,
  daily,
  dailyLine,
  difficulty,
  games,
  reviewBar,
  trial,
  story,
  tips: {
    title: 'ワンポイント',
    texts: {
      begin: '12の時刻をすべて灯しましょう。同じマークを順に積み、カードが時刻を示せば灯ります。',
      gaps: '空きができました！ 補充するまで、この場札にはカードを置けません。山札をタップしましょう。',
      refill: '1回の補充で、すべての空きに配ります。いつ補充するかが腕の見せどころです。',
      waste: 'めくったカードは使えます。次をめくると、その下に隠れます。',
    },
    gotIt: 'わかりました',
    noTips: '今後は表示しない',
  },
  problems,
  ownMistakes,
  ownCards,
  readOut,
  typing,
  links,
  challenge,
  move,
  rules,
  statistics,
  helpText,
  hintChip,
  help: '遊び方',
  close: '閉じる',
  newDeal: {
    question: '新規ゲームを始めますか？',
    loss: 'ギブアップすると、失敗として数えられます。',
    save: 'このゲームはあとで続ける',
    giveUp: 'ギブアップして配る',
    goOn: 'このまま続ける',
    options: 'オプション…',
    dealt: '新規ゲーム',
  },

  chime: {
    question: 'Big Benの鐘を鳴らせます。',
    on: 'サウンドをオン',
    no: 'オフのまま',
  },

  answers: {
    needs: (card) => `次は${card}`,
    endsAt: (card) => `最後は${card}`,
    lower: (card) => `1つ下：${card}`,
    higher: (card) => `1つ上：${card}`,
    atFan: (hour, above) => (above === 0 ? `${hour}時の場札` : `${hour}時の場札、上に${above}枚`),
    above: (count) => `上に${count}枚`,
    onWaste: '捨て札',
    inStock: '山札の中',
    onClock: '時計の上',
    oneInStock: '1枚は山札の中',
    bothInStock: '2枚とも山札の中',
    done: '完成',
    hourNeeds: (card) => `この時刻の次は${card}です`,
    fanTakes: (card) => `この場札に置けるのは${card}です`,
    places: {
      foundationComplete: 'この時刻は完成しています',
      fanEmpty: '先に空きを補充してください',
      fanHasGaps: '先に空きを補充してください',
    },
    noPlace: '今は置ける場所がありません',
    noHour: '今は置ける時刻がありません',
    refillFirst: '先に補充してください',
    noCards: 'この場札には置けません',
  },

  endings: {
    lost: '手詰まりです。',
    home: (home: number): string => `104枚中${home}枚が時計に並びました。`,
    findMistake: 'ミスを探す',
    looking: '探しています…',
    sameDeal: '同じ配置でもう一度',
    newDeal: '新規ゲーム',
    never: 'クリアできない配置でした。',
    unknown: 'どこでミスしたかは判定できません。',

    won: (moves) => `${moves}手でクリアしました`,
    alone: '自力でクリア',
    review: '振り返り',
    time: '時間',
    best: '自己ベスト',
    undos: '戻した回数',
    moves: ({ text }) => `${text}手`,
    longest: ({ text }) => `ベスト：${text}`,
    rivalWon: (moves) => `コンピューターは、山札をのぞかずに${moves}手でこの配置をクリアしました。`,
    rivalLost: (moves) =>
      `コンピューターは、山札をのぞかずに${moves}手まで進めましたが、クリアできませんでした。`,
  },

  storage: {
    slow: 'ブラウザーの動作が遅く、最後の手がまだ保存されていません。',
    ways: {
      slow: '保存できるようになり次第、保存されます。念のため、ゲームをファイルに保存してください。',
      full: 'この端末の空き容量を増やすか、ゲームをファイルに保存してください。保存は自動的に再試行されます。',
      refused:
        'ブラウザーの設定でこのページのデータ保存（Cookieとサイトデータ）を許可するか、ゲームをファイルに保存してください。保存は自動的に再試行されます。',
      missing: 'ゲームをファイルに保存するか、別のブラウザーで遊んでください。',
    },
    promised: 'ブラウザーは、ゲームのデータを自動で消去しないと約束しています。',
    notPromised:
      '容量が足りなくなると、ブラウザーがゲームを消去することがあります。念のため、ファイルに保存してください。',
  },
  dialog: {
    random: '配る',
    numberLabel: 'または番号を指定',
    numberHint: '番号が同じなら、PySolFCと同じ配置になります。',
    undecided: '結論の出ていない配置',
    undecidedAbout:
      'クリアする手順も、クリアできないという証明も見つかっていません。番号を選んでください。',
    noneUndecided: '残っていません。このルールで調べた配置は、すべて結論が出ています。',
    deal: 'この配置で遊ぶ',
    notANumber: '数字を入力してください（例：643303）',
    rules: 'ルール',
    onlyWinnable: 'クリアできる配置だけ',
    finding: 'クリアできる配置を探しています…',
    cancel: 'キャンセル',
    leaves: 'このゲームは失敗として数えられます。',
  },
  partFailed:
    'この部分を表示できません。ゲームは無事です。このまま遊べます。元どおりにするには、ページを再読み込みしてください。',
};
