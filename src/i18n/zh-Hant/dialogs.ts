/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** The messages of the dialogs and the review bar, in traditional Chinese. */

import type { DialogMessages } from '../messages.ts';
import { GRADES, moves, number, rounds } from './table.ts';

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
  settings: '設定',
  theGames: '遊戲列表',
  lookThrough: '覆盤這一局',
  fairHint: '不偷看的提示',
  watchFair: '看電腦玩',
  thisGame: '這一局',
  findCard: '找牌',
  whichCard: '選一張牌，看小一點和大一點的牌在哪裡。',
  restartDeal: '重新開始這一局',
  open: ({ text }) => `${text}局進行中`,
  won: ({ text }) => `${text}局獲勝`,
  options: {
    theme: {
      title: '配色',
      values: {
        system: '跟隨系統',
        felt: '綠色絨布',
        night: '夜間',
        paper: '紙張',
        contrast: '高對比度',
      },
    },
    print: {
      title: '牌面',
      values: { fitting: '自動', classic: '經典', large: '大字' },
    },
    suitColours: { title: '花色顏色', values: { two: '雙色', four: '四色' } },
    back: {
      title: '牌背',
      values: { theme: '跟隨配色', rose: '玫瑰', lattice: '格紋', rays: '光芒' },
    },
    layout: { title: '版面', values: { clock: '時鐘', large: '牌最大' } },
    hand: { title: '慣用手', values: { right: '右手', left: '左手' } },
    hints: {
      title: '提示',
      values: { proven: '完美（知道發牌堆）', fair: '不偷看（只看你看到的）' },
    },
    difficulty: { title: '難度', values: { any: '不限', ...GRADES } },
    speed: {
      title: '動畫速度',
      values: { normal: '正常', slow: '慢', fast: '快', off: '關' },
    },
  },
  switches: {
    showStatus: '有解判斷：始終顯示這一局是否有解',
    showMoves: '顯示步數和時間',
    showChance: '顯示預估勝率',
    singleTap: '只有一個去處的牌，點一下就移動',
    autoplay: '能安全歸位的牌自動歸位',
    letterKeys: '焦點在牌桌上時，用字母鍵操作',
    sound: '音效',
  },
  volume: '音量',
  groups: { looks: '外觀', play: '玩法', sound: '聲音', data: '你的資料' },
  dataNote: '你的遊戲和統計只儲存在這個瀏覽器中。存為檔案就有備份。',
  howToPlay: '玩法說明',
  now: '現在可以走的步',
  nothingNow: '已經無路可走。',
  language: '語言',
  systemLanguage: '跟隨瀏覽器',
  tipsAgain: '重新顯示新手指引',
};

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: '每日牌局',
  about:
    '每天一局，人人相同，採用經典規則。每一局都已證明有解。下一局從協調世界時（UTC）零點開始。',
  today: '玩今天的牌局',
  goOn: '繼續今天的牌局',
  streak: (days) => (days === 0 ? '還沒有連勝：玩今天的牌局吧' : `連勝${days}天`),
  longest: (days) => `最佳：${days}天`,
  earlier: '上個月',
  later: '下個月',
  state: {
    none: '未玩',
    open: '進行中',
    lost: '失敗',
    won: '當天獲勝',
    wonLater: '之後獲勝',
  },
  day: (date, state) => `${date}：${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: '檢視難度',
  measuring: '電腦正在試玩…',
  told: (grade, won, plays) => `${GRADES[grade]}：電腦快速試玩${plays}次，獲勝${won}次。`,
  about: '難度就是電腦在不知道發牌堆的情況下快速試玩25次，能獲勝幾次。',
  meaning: {
    any: '任意牌局，不管有沒有解。',
    easy: '電腦試玩25次，至少獲勝11次。',
    medium: '電腦試玩25次，獲勝4到10次。',
    hard: '電腦試玩25次，最多獲勝3次。',
  },
  counts: '你已經走了一步，檢視難度算作使用幫助。',
  finding: {
    easy: '正在尋找簡單的牌局…',
    medium: '正在尋找中等的牌局…',
    hard: '正在尋找困難的牌局…',
  },
};

/** The list of games. */
const games: DialogMessages['games'] = {
  title: '遊戲列表',
  keepOpen: '這一局留著以後玩',
  search: '牌局、日期或規則',
  filters: { all: '全部', open: '進行中', won: '獲勝', lost: '失敗' },
  count: (shown, all) => (shown < all ? `${rounds(shown)}，共${rounds(all)}` : `共${rounds(all)}`),
  none: '還沒有遊戲。你開始的每一局都會儲存在這裡。',
  noneFound: '沒有符合條件的遊戲。',
  showAll: '顯示全部',
  onTable: '正在玩',
  /** The state or result of a game: cards on the clock. */
  home: { open: (home) => `歸位${home}張`, lost: (home) => `失敗，歸位${home}張` },
  won: '獲勝',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `復原${number.format(count)}次`,
  continued: '續玩，不計入',
  actions: (game) => `更多：${game}`,
  giveUp: '放棄',
  save: '存為檔案',
  remove: '刪除…',
  reallyRemove: '刪除這一局？它將不再計入統計。',
  yes: '刪除',
  no: '保留',
  removed: (game) => `已刪除：${game}。`,
  undoRemove: '復原',
  removeAll: '全部刪除…',
  reallyRemoveAll: '刪除所有遊戲和統計？',
  removeAllYes: ({ text }) => `刪除${text}局遊戲`,
  removedAll: (count) => `已刪除${rounds(count)}遊戲。`,
  more: '顯示更多',
  bring: '匯入遊戲…',
  importing: '正在匯入檔案…',
  nearlyTooMany: (count, most) =>
    `這裡儲存的遊戲：${count}局，最多${most}局。請先存為檔案，再刪除一些。`,
  saveAll: '儲存副本',
  counts: (added, merged, known) => `新增：${added}；合併：${merged}；已有：${known}。`,
  damaged: (count) => `有${rounds(count)}遊戲無法讀取，資料保留在這裡。`,
  saveDamaged: '把這些資料存為檔案',
  forgetDamaged: '刪除這些資料',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: '覆盤',
  slider: '步數',
  toDeal: '到開局',
  back: '後退一步',
  forward: '前進一步',
  toEnd: '到最後',
  losingMove: '失誤',
  losingMoveName: (at) =>
    `失誤：轉到${at === 0 ? '開局' : `第${moves(at)}`}，這是最後一個有解的局面`,
  mark: '標記此局面',
  lines: '其他走法',
  line: (from, to, first) => `第${from}至${to}步：${first}`,
  close: '關閉',
};

const trial: DialogMessages['trial'] = {
  title: '再試一次',
  find: '找出仍然有解的一步。',
  winnable: '仍然有解。',
  lost: '這步之後無解。',
  proved: '已證明：從這裡無解。',
  takeBack: '復原',
  showWay: '看解法',
};

const story: DialogMessages['story'] = {
  title: '全域性走勢',
  looked: (looked, all) => `已分析${looked}步，共${all.text}步`,
  axis: '預估勝率',
  chance: (share) => `預估勝率${share}。`,
  refill: (cards) => `補牌${cards}張`,
  draw: (card) => `翻出${card}`,
  mistake: (move, number) => `失誤在第${number}步：${move}。`,
  kept: (move) => `仍然有解的走法：${move}。`,
  sight: {
    seen: (kept, made) => `當時看得出來：${kept}對${made}。`,
    alike: (kept, made) => `當時看不出來：不知道發牌堆，兩種走法差不多，${kept}和${made}。`,
    misled: (kept, made) => `當時看不出來：不知道發牌堆，它反而更差，${kept}對${made}。`,
  },
  lists: {
    luckiest: '運氣最好',
    unluckiest: '運氣最差',
    best: '最佳決定',
    worst: '最差決定',
  },
  none: (points) => `沒有超過${points}的`,
  noMore: (points) => `沒有別的超過${points}`,
  points: (points) => `單位是勝率的百分點，誤差約${points}。`,
  table: '顯示為表格',
  columns: { move: '步', chance: '勝率', verdict: '判斷', luck: '運氣', decision: '決定' },
  start: '開局',
};

const problems: DialogMessages['problems'] = {
  title: '殘局題',
  about: '發牌堆全部可見的局面。每個答案都已證明：走對仍然有解，走錯就無解。',
  name: (number) => `第${number}題`,
  today: '今日殘局題',
  next: '下一題',
  solved: (solved, tried) => `${tried.text}題中一次做對${solved.text}題。`,
  rating: (rating, give) => `你的等級分：${rating}，上下${give}。`,
  streak: (days) =>
    days.count === 0 ? '還沒有連續做對今日殘局題。' : `今日殘局題：連續${days.text}天。`,
  grades: '難度不是由人測出的，而是根據三種強弱不同的電腦做對的次數。',
  questions: {
    refill: '先補牌，還是先走牌？',
    draw: '先翻牌，還是先走牌？',
    keep: '哪一步仍然有解？',
    win: '從這裡獲勝。',
  },
  stock: '發牌堆，下一張在前',
  right: '正確。',
  only: '其他走法都無解。',
  keeps: '這樣仍然有解。',
  goOn: '從這裡獲勝',
  all: '全部殘局題',
  attempts: { solved: '做對了', failed: '沒做對' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: '擺自己的牌…',
  title: '自己的牌',
  about: '每個牌扇從最下面一張開始。時鐘上的十二張已經擺好。',
  fan: (hour) => `${hour}點牌扇`,
  place: (index, all) => `第${index}張，共${all}張`,
  empty: '空',
  given: (given, all) => `已指定${given}張，共${all}張。`,
  complete: '所有牌都已指定',
  takeBack: '復原',
  dots: '圓點表示還剩幾張。',
  suits: ['梅花', '紅心', '黑桃', '方塊'],
  paste: '貼上文字…',
  pasteHow:
    '每個牌扇一行，從最下面一張開始。已經開始的牌局再寫 clock（1點到12點最上面的十二張牌）、waste 和 redeals；stock 按順序寫出已知的下幾張牌。',
  read: '讀取',
  begun: (home, stock, known) => `已歸位${home}張，發牌堆${stock}張，其中已知${known}張。`,
  rules: (title) => `規則：${title}`,
  noneLeft: (card) => `這張牌已沒有剩餘：${card}。`,
  play: '開始',
  cameTo: (hour) => `哪張牌補到了${hour}點牌扇？`,
  drawn: '翻出的是哪張牌？',
  hidden: '無法知道：發牌堆在你手裡。',
  unknowable: '無法知道',
  again: '有牌指定錯了嗎？',
  nameAgain: '重新指定',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `第${fault.line}行：「${fault.text}」不是牌堆。牌扇請寫成 12: 2H 5D 9H；其他牌堆是 clock、waste、stock 和 redeals。`;
      case 'pileTwice':
        return `第${fault.line}行：這個牌堆重複了：「${fault.text}」。`;
      case 'notACard':
        return `第${fault.line}行：「${fault.text}」不是牌。請寫成 2H 或 10D。`;
      case 'twelve':
        return `第${fault.line}行：時鐘應有十二張牌，而不是${fault.found}張。`;
      case 'notOnClock':
        return `第${fault.line}行：這張牌不能在時鐘的${fault.hour}點：${card}。`;
      case 'redeals':
        return `第${fault.line}行：redeals應為0或1，而不是「${fault.text}」。`;
      case 'tooMany':
        return `連同時鐘，這張牌多了一張：${card}。`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: '朗讀與輸入走法',
  keys: [
    ['E', '各牌扇最上面的牌'],
    ['U', '焦點所在的牌扇，從上到下'],
    ['U 3', '3點牌扇；其他鐘點也一樣'],
    ['M', '現在能走的步'],
    ['O', '各鐘點接下來需要什麼牌，在哪裡'],
    ['L', '上一步之後的變化'],
    ['G', '發牌堆、廢牌堆和空位；在殘局題中還有發牌堆的牌'],
    ['Shift 3', '移到3點牌扇；再按一次到時鐘上的這個鐘點，再按回到牌扇'],
    ['I', '輸入走法'],
  ],
  hours:
    '數字鍵這一排代表鐘點：1到9，0是10點，右邊兩個鍵是11點和12點。輸入數字的鍵要按住 Shift；輸入 ? 的鍵開啟幫助。',
  label: (name, text) => `${name}：${text}`,
  tops: '牌扇最上面的牌',
  needs: '各鐘點接下來需要',
  lit: '已完成',
  shortFans: ['缺一張的牌扇', '缺兩張的牌扇', '空牌扇'],
  noGaps: '沒有空位',
  whichFan: '哪個牌扇？請按它的鐘點數字。',
  nothing: '還沒有走過一步。',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: '輸入走法',
  example: '3到10',
  how: '可以輸入 t3-f10、3到10、3歸位；w5是廢牌堆的牌；7h是隻有一種走法的牌；也可以輸入補牌、翻牌、重翻、復原、重做、提示。目標是鐘點時先指牌扇。只輸入12就移到12點牌扇。Enter 走牌，↑ 取回上一行，Esc 關閉。',
  notRead: '看不懂。請這樣輸入：3到10、3歸位或復原。',
  notOnTop: '這張牌不在最上面。',
  several: '這張牌有幾種走法，請寫明放到哪裡。',
  also: (line) => `也可以放到時鐘上的這個鐘點：${line}。`,
  noRedo: '沒有可重做的步。',
  words: {
    to: '到、移到、放到',
    home: '歸位、時鐘',
    waste: '廢牌堆',
    stock: '發牌堆',
    fan: '牌扇',
    foundation: '收牌堆',
    refill: '補牌、補上空位',
    draw: '翻牌、翻一張牌',
    redeal: '重翻、重翻廢牌堆',
    undo: '復原',
    redo: '重做',
    hint: '提示',
    skipped: '從、點、的、把',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: '我的失誤',
  about: '失敗的牌局中最後一個有解的局面。找出仍然有解的一步。',
  looked: (done, all) => `${all.text}局失敗的牌局中已檢查${done.text}局。`,
  states: { tried: '試過', solved: '做對了' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
  share: '分享',
  what: '分享內容',
  deal: '只分享牌局',
  dealWithMoves: (moves) => `牌局和已走的${number.format(moves)}步`,
  challenge: '挑戰：密封你的這一局',
  challengeNote:
    '開啟連結的人先玩這個牌局。只有玩完或放棄之後，才能看到你的結果和兩局從哪一步分開。這只是紙封條，不是鎖。',
  link: '連結',
  copy: '複製連結',
  copied: '連結已複製。',
  notCopied: '沒能複製。請選取連結，自行複製。',
  send: '分享…',
  qrCode: 'QR 碼',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber: '這個牌局沒有編號，因此無法產生連結。請把遊戲存為檔案。',
    tooLong: '這一局太長，無法產生連結。請把它存為檔案。',
  },
  title: '分享的遊戲',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `附有用${number.format(moves)}步獲勝的一局。`,
  notWon: (moves) => `附有一局遊戲的前${number.format(moves)}步。`,
  stays: '目前這一局會保留在遊戲列表中。',
  play: '玩這個牌局',
  watch: '覆盤這一局',
};

const challenge: DialogMessages['challenge'] = {
  title: '挑戰',
  sealed: '連結裡密封著別人在這個牌局上走的一局。你玩完或放棄之後就會開啟。',
  ended: '你已經玩完這個牌局，現在就可以比較兩局。',
  compare: '比較',
  mine: '你',
  theirs: '對方',
  result: '結果',
  won: '獲勝',
  notWon: '未獲勝',
  home: '歸位的牌',
  hours: '點亮的鐘點',
  moves: '步數',
  refills: '補牌次數',
  same: '兩局從頭到尾每一步都相同。',
  parted: (moves) =>
    moves === 0 ? '兩局從第一步就分開了。' : `前${number.format(moves)}步相同，之後兩局分開。`,
  end: '到此為止',
  review: '在覆盤中檢視',
  send: '把你的這一局發回去',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: '經典',
      source: '維基百科「Big Ben (card game)」；PySolFC 程式',
    },
    gamerules: { title: 'gamerules.com', source: 'gamerules.com，嚴格按字面理解' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely，《Ultimate Book of Card Games》' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan，「The Clock」，1914年' },
    solsuite: { title: 'SolSuite', source: 'SolSuite，「Clock」' },
    redeal: { title: '重翻一次', source: 'collepic.net，「Big Ben」' },
    relaxed: { title: '寬鬆', source: 'Solitaire Forever II，「Big Ben (Relaxed)」' },
  },
  from: (source) => `${source}。`,
  about: '這套規則的內容和出處',
  own: '自訂規則…',
  ownNote: '七個選項組成一套規則。每一局始終沿用開始時的規則。',
  titles: {
    refillFrom: '補牌起點',
    refillOrder: '補牌順序',
    refillWhen: '何時可以補牌',
    drawWhen: '何時可以翻牌',
    wasteTo: '廢牌堆的去處',
    buildOn: '可以接牌的牌扇',
    redeals: '重翻次數',
  },
  choices: {
    refillFrom: {
      12: '從12點開始補牌。',
      1: '從1點開始補牌，12點最後。',
    },
    refillOrder: {
      rounds: '補牌時給每個有空位的牌扇各發一張，一輪一輪地發。',
      fans: '補牌時先補滿一個牌扇，再補下一個。',
    },
    refillWhen: {
      any: '隨時可以補牌。',
      stuck: '只有沒有牌可移動時，才能補牌。',
    },
    drawWhen: {
      noGaps: '所有牌扇都沒有空位時，可以翻牌。',
      stuck: '所有牌扇都沒有空位，而且沒有牌可移動時，才能翻牌。',
      any: '隨時可以翻牌，有空位也行。',
    },
    wasteTo: {
      foundationsAndFans: '廢牌堆的牌可以歸位，也可以放到牌扇上。',
      foundations: '廢牌堆的牌只能歸位。',
    },
    buildOn: {
      3: '牌扇有三張或更多牌時，才能接牌。',
      1: '牌扇只要不空，就能接牌。',
    },
    redeals: {
      0: '不能重翻。',
      1: '可以重翻一次：發牌堆用完後，把廢牌堆翻回來。',
    },
  },
};

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
  title: '統計',
  rules: '規則',
  groups: { all: '全部規則', own: '自訂規則' },
  empty: '還沒有結束的遊戲。有了第一次獲勝或失敗，統計就從這裡開始。',
  emptyByRules: '還沒有按這套規則結束的遊戲。',
  open: (open) => `${open.text}局進行中的遊戲暫不計入。`,

  rate: '勝率',
  likely: (lower, upper) => `長期來看大概${lower}到${upper}`,
  played: '已玩',
  lost: (lost) => `失敗${lost.text}局`,
  won: '獲勝',
  unassisted: (won) => `全靠自己${won.text}局`,
  fairlyHelped: (won) => `只用不偷看的幫助${won.text}局`,
  streak: '連勝',
  longest: (longest) => `最佳：${longest.text}局`,
  longestUnassisted: (longest) => `全靠自己的最佳：${longest.text}局`,
  time: '通常獲勝用時',
  shortest: (time) => `最快：${time}`,
  moves: '通常獲勝步數',
  fewest: (moves) => `最少：${moves.text}步`,
  undos: (undos) => `復原次數：通常${undos.text}次`,
  none: '暫無',

  weeks: {
    title: '每週情況',
    caption: (days, won, lost) => `${days}：獲勝${won.text}局，失敗${lost.text}局。`,
    table: '每週情況表',
    week: '週',
    won: '獲勝',
    lost: '失敗',
  },
  blocks: {
    title: '勝率變化',
    caption: (size) =>
      `每個點是接連結束的${size.text}局的勝率，最後一個點可能不足此數。穿過點的線段是95%信賴區間。下方數字為累計局數，虛線為總勝率。`,
    table: '勝率變化表',
    games: '局數',
    won: '獲勝',
    rate: '勝率',
    interval: '95%信賴區間',
  },

  versus: {
    title: '你和電腦',
    about:
      '凡是這裡計入的牌局，電腦也各玩一次，它只看得到你看得到的牌。大號數字是你沒有復原、也沒有用幫助的局數，其餘的寫在下面。',
    opponent: '電腦水平',
    opponents: { careless: '隨手', quick: '快速', fair: '細心' },
    plays: {
      careless: '能放的牌馬上就放。',
      quick: '看一眼就決定。',
      fair: '先試試看不見的牌可能怎麼來，再做決定。給提示時也是這樣。',
    },
    both: '都獲勝',
    player: '只有你獲勝',
    computer: '只有電腦獲勝',
    neither: '都失敗',
    assisted: (games) => `復原過或用過幫助：${games.text}局`,
    total: (deals, player, computer) =>
      `沒有復原和幫助：${deals.text}個牌局中，你獲勝${player.text}局，電腦獲勝${computer.text}局。`,
    measured: (deals, share, lower, upper) =>
      `按這套規則，這個水平的電腦在牌局1到${deals}中的勝率是${share}（95%信賴區間：${lower}到${upper}）。`,
    mixed: '選一套規則，就能看到這個水平的電腦的勝率。',
    unmeasured: '沒有測過這個水平的電腦按自訂規則的勝率。',
    progress: (played, deals) => `電腦已經玩了${played.text}個牌局，共${deals.text}個。`,
  },

  counting: {
    title: '統計方法',
    sentences: [
      '一局結束時計入統計：第一次獲勝時計為獲勝，放棄時計為失敗。在遊戲列表裡放棄它，或者沒有留著以後玩就開了新局，都是放棄。',
      '復原和重新開始都是遊戲的一部分。進行中的遊戲暫不計入，一步未走的遊戲不計入。',
      '同一牌局按同一規則玩過多次時，只計最先結束的一局。結束之後繼續玩的，或者接著別人的步驟玩的，都不計入。',
      '刪除的遊戲也會從統計中去除。',
      '沒有用過提示、有解判斷和預估勝率，也沒有代走過一步的獲勝，算作全靠自己。不偷看的幫助來自不知道發牌堆的電腦。',
      '遊戲按結束的先後排列。一局屬於哪一週，以結束時你所在地的日期為準；之後更改系統時間或時區都沒有影響。',
      '95%信賴區間表示勝率有多可信：100個這樣的區間中，約有95個包含長期的勝率。',
      '「通常」指中位數：一半的獲勝比它少，一半比它多。',
    ],
  },
};

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    '十二個收牌堆圍成鐘面，每個鐘點一堆。牌放到收牌堆上就是歸位。每堆按同一花色往上疊，K之後接A，直到最上面的牌與鐘點一致：1點是A，11點是J，12點是Q。',
    '牌扇只能移動最上面的一張：讓它歸位，或放到其他牌扇上同花色、大一點的牌上。K可以放到A上。',
    '不足三張牌的牌扇有空位，不能接牌。一次補牌會按編號順序給所有空位發牌。什麼時候補，就看你的本事。',
    '沒有空位時，點發牌堆會翻一張牌到廢牌堆。這張牌馬上就能用，再翻一張就會把它蓋住。',
    '能放的牌不一定要放。留著的牌還能接牌，也不會留下空位。',
    '這裡1點鐘亮了。十二個鐘點全部點亮就獲勝。',
  ],
  rulesTitle: '這一局的規則',
  wellTitle: '怎樣玩得好',
  well: [
    '能放的牌不一定要放。讓牌扇上的牌歸位，應該是為了騰出別的牌。留著它，還能接牌，也不會留下空位。',
    '在牌扇上接牌也一樣：每接一張，以後就要多移開一張。',
    '讓空位多積幾個再補：補牌會埋住好不容易挖出來的牌。電腦平均一次補三四個空位。',
    '廢牌堆的牌不同：能放就放，下一張就可以用了。',
  ],
  hintsTitle: '提示和預估勝率',
  hints: [
    '提示會給出通向獲勝的下一步，也可以一直走到底。如果已經無解，它會帶你回到還有解的地方。提示會用到所有的牌，包括蓋著的發牌堆。眼睛圖示是有解判斷：顯示這一局是否還有解。獲勝時會列出用過的幫助。',
    '不偷看的提示來自電腦，它只能看到你看到的牌：它的勝率只是預估，它也會失誤。在設定裡可以選擇使用哪種提示、是否顯示預估勝率；從選單可以看電腦玩。點牌局的名稱，可以檢視難度。',
  ],
  handsTitle: '滑鼠和觸控',
  hands:
    '拖曳一張牌，或者點一下：只有一個去處時牌會直接移過去；有幾個去處時，再點想放的位置。點兩下讓牌歸位。點發牌堆可以補牌或翻牌。帶數字的牌扇是摺疊的：把滑鼠停在上面或用手指按住，就能看到全部的牌。停在或按住其他的牌，會指出小一點和大一點的牌在哪裡。點滑鼠右鍵讓牌歸位。',
  keysTitle: '鍵盤',
  keys: [
    ['Tab', '從牌桌移到按鈕'],
    ['← →', '繞時鐘移動'],
    ['↑ ↓', '向外、向內移動'],
    ['Enter', '拿起牌，放下牌'],
    ['Esc', '放回拿起的牌，關閉提示或覆盤'],
    ['F', '讓牌歸位'],
    ['A', '讓能安全歸位的牌全部歸位'],
    ['D', '補牌或翻牌'],
    ['Shift D', '有空位也翻牌（規則允許時）'],
    ['Z', '復原'],
    ['R', '重做'],
    ['B', '標記局面或取消標記'],
    ['Shift B', '回到上一個標記'],
    ['H', '顯示或關閉提示'],
    ['Shift H', '顯示或關閉不偷看的提示'],
    ['S', '走提示的這一步'],
    ['P', '走到底，暫停'],
    ['V', '顯示摺疊的牌扇的全部牌'],
    ['C', '找小一點和大一點的牌'],
    ['C Q S', '找一張牌，這裡是黑桃Q'],
    ['N', '在殘局題中：下一題'],
    ['W', '開啟或關閉有解判斷'],
    ['?', '玩法說明'],
  ],
  keysReader:
    '使用螢幕閱讀器時：焦點模式下，方向鍵和字母鍵用於遊戲；瀏覽模式下，它們用於朗讀頁面，按 Enter 拿起或放下牌。有些閱讀器在對話方塊關閉後仍留在瀏覽模式；NVDA 用 Insert+Space、JAWS 用 Insert+Z、Orca 用 Insert+A 切換。',
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card}放到${hour}點`,
  toFan: (card, hour) => `${card}放到${hour}點牌扇`,
  dealing: { refill: '補牌', draw: '翻一張牌', redeal: '重翻廢牌堆' },
  keeps: '這樣走仍然有解。',
  would: (share) => `電腦會這樣走，預估勝率${share}。`,
  only: (share) => `只有這一步可走，預估勝率${share}。`,
  looking: '正在查詢…',
  searching: '正在找失誤…',
  doIt: '走這步',
  playOut: '走到底',
  thinkAgain: '重新思考',
  pause: '暫停',
  rewind: '倒回代走的步驟',
  undoTo: (at) => (at === 0 ? '復原到開局' : `復原到第${at}步`),
  stillWinnable: '那時還有解。',
  undo: '復原',
  close: '關閉提示',
  asking: {
    hint: '看提示算作使用幫助。',
    status: '有解判斷算作使用幫助。',
    review: '覆盤會指出失誤，算作使用幫助。',
    show: '顯示',
    openReview: '覆盤',
    position: '這個局面',
    game: '這一局',
    no: '不用了',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: '分享結果',
  copied: '結果已複製',
  notCopied: '沒能複製。請自行複製這一行。',
  text: (date, result, help) => `Big Ben（${date}）：${result}，${help}`,
  won: (count) => `用${number.format(count)}步獲勝`,
  lost: (home, count) => `104張牌歸位${home}張，共${number.format(count)}步`,
  noHelp: '未用幫助',
};

const move: DialogMessages['move'] = {
  open: '轉移到其他裝置…',
  title: '轉移到其他裝置',
  about:
    '兩台裝置都保留自己的全部遊戲。兩邊都有的一局仍是一局，所有走法都保留。只有走法不同時才會變成兩局，第二局不計入你的統計。',
  contents: '檔案內容',
  settings: '設定留在各自的裝置上，不會改變。',
  first: '把遊戲以檔案傳送到另一台裝置，或者儲存檔案後帶過去。',
  second: (list, bring) => `在那裡開啟「${list}」，選擇「${bring}」。`,
  third: '然後反過來：在那裡儲存，在這裡匯入。這樣兩邊的遊戲就相同了。',
  send: '傳送檔案…',
  save: '儲存檔案',
  notSent: '沒能傳送，檔案已儲存。',
  table: '只帶目前這一局，可以用它的連結或QR 碼。',
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
    title: '新手指引',
    texts: {
      begin: '點亮全部十二個鐘點：每個都按同一花色往上疊，直到牌與鐘點一致。',
      gaps: '出現了空位！補牌之前，這個牌扇不能接牌。點發牌堆補牌。',
      refill: '一次補牌會給所有空位發牌。什麼時候補，就看你的本事。',
      waste: '翻出的牌可以用。再翻一張就會把它蓋住。',
    },
    gotIt: '知道了',
    noTips: '關閉新手指引',
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
  help: '玩法說明',
  close: '關閉',
  newDeal: {
    question: '開新局？',
    loss: '放棄的話，這一局計為失敗。',
    save: '這一局留著以後玩',
    giveUp: '放棄，開新局',
    goOn: '繼續玩',
    options: '選項…',
    dealt: '已開新局',
  },

  chime: {
    question: 'Big Ben 可以敲鐘。',
    on: '開啟聲音',
    no: '不用了',
  },

  answers: {
    needs: (card) => `需要${card}`,
    endsAt: (card) => `到${card}為止`,
    lower: (card) => `小一點：${card}`,
    higher: (card) => `大一點：${card}`,
    atFan: (hour, above) => (above === 0 ? `${hour}點牌扇` : `${hour}點牌扇，上面${above}張`),
    above: (count) => `上面${count}張`,
    onWaste: '廢牌堆',
    inStock: '發牌堆裡',
    onClock: '時鐘上',
    oneInStock: '一張在發牌堆裡',
    bothInStock: '兩張都在發牌堆裡',
    done: '已完成',
    hourNeeds: (card) => `這個鐘點需要${card}`,
    fanTakes: (card) => `這個牌扇只能接${card}`,
    places: {
      foundationComplete: '這個鐘點已完成',
      fanEmpty: '有空位，請先補牌',
      fanHasGaps: '有空位，請先補牌',
    },
    noPlace: '現在沒有地方可放',
    noHour: '現在還不能歸位',
    refillFirst: '請先補牌',
    noCards: '這個牌扇不能接牌',
  },

  endings: {
    lost: '已經無路可走。',
    home: (home: number): string => `104張牌中已有${home}張歸位。`,
    findMistake: '找出失誤',
    looking: '正在查詢…',
    sameDeal: '再玩這個牌局',
    newDeal: '開新局',
    never: '這個牌局無解。',
    unknown: '無法判斷失誤出在哪裡。',

    won: (moves) => `你用${moves}步獲勝`,
    alone: '全靠自己',
    review: '覆盤',
    time: '用時',
    best: '最佳紀錄',
    undos: '復原次數',
    moves: ({ text }) => `${text}步`,
    longest: ({ text }) => `最佳：${text}`,
    rivalWon: (moves) => `電腦沒有偷看，在這個牌局用${moves}步獲勝。`,
    rivalLost: (moves) => `電腦沒有偷看，在這個牌局走了${moves}步後失敗。`,
  },

  storage: {
    slow: '最後幾步尚未儲存：瀏覽器響應較慢。',
    ways: {
      slow: '瀏覽器空閒後會立即儲存。為穩妥起見，請把遊戲存為檔案。',
      full: '請在這台裝置上騰出空間，或把遊戲存為檔案。程式會自動重試儲存。',
      refused:
        '請在瀏覽器設定中允許本頁面儲存資料（Cookie 和網站資料），或把遊戲存為檔案。程式會自動重試儲存。',
      missing: '請把遊戲存為檔案，或換一個瀏覽器玩。',
    },
    promised: '瀏覽器已承諾保留你的遊戲。',
    notPromised: '空間不足時，瀏覽器可能會刪除你的遊戲。為穩妥起見，請存為檔案。',
  },
  dialog: {
    random: '發牌',
    numberLabel: '或輸入牌局編號',
    numberHint: '編號相同，牌就與 PySolFC 的相同。',
    undecided: '尚無定論的牌局',
    undecidedAbout: '這些牌局還沒有人找到解法，也沒有人證明無解。請選擇一個。',
    noneUndecided: '已經沒有了：按這些規則研究過的牌局都有定論。',
    deal: '玩這個牌局',
    notANumber: '請輸入數字，例如 643303',
    rules: '規則',
    onlyWinnable: '只發有解的牌局',
    finding: '正在尋找有解的牌局…',
    cancel: '取消',
    leaves: '這一局將計為失敗。',
  },
  partFailed:
    '頁面的這一部分無法使用。你的遊戲沒有遺失，可以繼續玩。要恢復這一部分，請重新載入頁面。',
};
