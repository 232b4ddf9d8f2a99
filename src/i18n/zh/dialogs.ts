/** The messages of the dialogs and the review bar, in simplified Chinese. */

import type { DialogMessages } from '../messages.ts';
import { GRADES, moves, number, rounds } from './table.ts';

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
  settings: '设置',
  theGames: '游戏列表',
  lookThrough: '复盘这一局',
  fairHint: '不偷看的提示',
  watchFair: '看电脑玩',
  thisGame: '这一局',
  findCard: '找牌',
  whichCard: '选一张牌，看小一点和大一点的牌在哪里。',
  restartDeal: '重新开始这一局',
  open: ({ text }) => `${text}局进行中`,
  won: ({ text }) => `${text}局获胜`,
  options: {
    theme: {
      title: '配色',
      values: {
        system: '跟随系统',
        felt: '绿色绒布',
        night: '夜间',
        paper: '纸张',
        contrast: '高对比度',
      },
    },
    print: {
      title: '牌面',
      values: { fitting: '自动', classic: '经典', large: '大字' },
    },
    suitColours: { title: '花色颜色', values: { two: '双色', four: '四色' } },
    back: {
      title: '牌背',
      values: { theme: '跟随配色', rose: '玫瑰', lattice: '格纹', rays: '光芒' },
    },
    layout: { title: '布局', values: { clock: '时钟', large: '牌最大' } },
    hand: { title: '惯用手', values: { right: '右手', left: '左手' } },
    hints: {
      title: '提示',
      values: { proven: '完美（知道发牌堆）', fair: '不偷看（只看你看到的）' },
    },
    difficulty: { title: '难度', values: { any: '不限', ...GRADES } },
    speed: {
      title: '动画速度',
      values: { normal: '正常', slow: '慢', fast: '快', off: '关' },
    },
  },
  switches: {
    showStatus: '有解判断：始终显示这一局是否有解',
    showMoves: '显示步数和时间',
    showChance: '显示预估胜率',
    singleTap: '只有一个去处的牌，点一下就移动',
    autoplay: '能安全归位的牌自动归位',
    letterKeys: '焦点在牌桌上时，用字母键操作',
    sound: '音效',
  },
  volume: '音量',
  groups: { looks: '外观', play: '玩法', sound: '声音', data: '你的数据' },
  dataNote: '你的游戏和统计只保存在这个浏览器中。存为文件就有备份。',
  howToPlay: '玩法说明',
  now: '现在可以走的步',
  nothingNow: '已经无路可走。',
  language: '语言',
  systemLanguage: '跟随浏览器',
  tipsAgain: '重新显示新手指引',
};

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: '每日牌局',
  about:
    '每天一局，人人相同，采用经典规则。每一局都已证明有解。下一局从协调世界时（UTC）零点开始。',
  today: '玩今天的牌局',
  goOn: '继续今天的牌局',
  streak: (days) => (days === 0 ? '还没有连胜：玩今天的牌局吧' : `连胜${days}天`),
  longest: (days) => `最佳：${days}天`,
  earlier: '上个月',
  later: '下个月',
  state: {
    none: '未玩',
    open: '进行中',
    lost: '失败',
    won: '当天获胜',
    wonLater: '之后获胜',
  },
  day: (date, state) => `${date}：${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: '查看难度',
  measuring: '电脑正在试玩…',
  told: (grade, won, plays) => `${GRADES[grade]}：电脑快速试玩${plays}次，获胜${won}次。`,
  about: '难度就是电脑在不知道发牌堆的情况下快速试玩25次，能获胜几次。',
  meaning: {
    any: '任意牌局，不管有没有解。',
    easy: '电脑试玩25次，至少获胜11次。',
    medium: '电脑试玩25次，获胜4到10次。',
    hard: '电脑试玩25次，最多获胜3次。',
  },
  counts: '你已经走了一步，查看难度算作使用帮助。',
  finding: {
    easy: '正在寻找简单的牌局…',
    medium: '正在寻找中等的牌局…',
    hard: '正在寻找困难的牌局…',
  },
};

/** The list of games. */
const games: DialogMessages['games'] = {
  title: '游戏列表',
  keepOpen: '这一局留着以后玩',
  search: '牌局、日期或规则',
  filters: { all: '全部', open: '进行中', won: '获胜', lost: '失败' },
  count: (shown, all) => (shown < all ? `${rounds(shown)}，共${rounds(all)}` : `共${rounds(all)}`),
  none: '还没有游戏。你开始的每一局都会保存在这里。',
  noneFound: '没有符合条件的游戏。',
  showAll: '显示全部',
  onTable: '正在玩',
  /** The state or result of a game: cards on the clock. */
  home: { open: (home) => `归位${home}张`, lost: (home) => `失败，归位${home}张` },
  won: '获胜',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `撤销${number.format(count)}次`,
  continued: '续玩，不计入',
  actions: (game) => `更多：${game}`,
  giveUp: '放弃',
  save: '存为文件',
  remove: '删除…',
  reallyRemove: '删除这一局？它将不再计入统计。',
  yes: '删除',
  no: '保留',
  removed: (game) => `已删除：${game}。`,
  undoRemove: '撤销',
  removeAll: '全部删除…',
  reallyRemoveAll: '删除所有游戏和统计？',
  removeAllYes: ({ text }) => `删除${text}局游戏`,
  removedAll: (count) => `已删除${rounds(count)}游戏。`,
  more: '显示更多',
  bring: '导入游戏…',
  importing: '正在导入文件…',
  nearlyTooMany: (count, most) =>
    `这里保存的游戏：${count}局，最多${most}局。请先存为文件，再删除一些。`,
  saveAll: '保存副本',
  counts: (added, merged, known) => `新增：${added}；合并：${merged}；已有：${known}。`,
  damaged: (count) => `有${rounds(count)}游戏无法读取，数据保留在这里。`,
  saveDamaged: '把这些数据存为文件',
  forgetDamaged: '删除这些数据',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: '复盘',
  slider: '步数',
  toDeal: '到开局',
  back: '后退一步',
  forward: '前进一步',
  toEnd: '到最后',
  losingMove: '失误',
  losingMoveName: (at) =>
    `失误：转到${at === 0 ? '开局' : `第${moves(at)}`}，这是最后一个有解的局面`,
  mark: '标记此局面',
  lines: '其他走法',
  line: (from, to, first) => `第${from}至${to}步：${first}`,
  close: '关闭',
};

const trial: DialogMessages['trial'] = {
  title: '再试一次',
  find: '找出仍然有解的一步。',
  winnable: '仍然有解。',
  lost: '这步之后无解。',
  proved: '已证明：从这里无解。',
  takeBack: '撤销',
  showWay: '看解法',
};

const story: DialogMessages['story'] = {
  title: '全局走势',
  looked: (looked, all) => `已分析${looked}步，共${all.text}步`,
  axis: '预估胜率',
  chance: (share) => `预估胜率${share}。`,
  refill: (cards) => `补牌${cards}张`,
  draw: (card) => `翻出${card}`,
  mistake: (move, number) => `失误在第${number}步：${move}。`,
  kept: (move) => `仍然有解的走法：${move}。`,
  sight: {
    seen: (kept, made) => `当时看得出来：${kept}对${made}。`,
    alike: (kept, made) => `当时看不出来：不知道发牌堆，两种走法差不多，${kept}和${made}。`,
    misled: (kept, made) => `当时看不出来：不知道发牌堆，它反而更差，${kept}对${made}。`,
  },
  lists: {
    luckiest: '运气最好',
    unluckiest: '运气最差',
    best: '最佳决定',
    worst: '最差决定',
  },
  none: (points) => `没有超过${points}的`,
  noMore: (points) => `没有别的超过${points}`,
  points: (points) => `单位是胜率的百分点，误差约${points}。`,
  table: '显示为表格',
  columns: { move: '步', chance: '胜率', verdict: '判断', luck: '运气', decision: '决定' },
  start: '开局',
};

const problems: DialogMessages['problems'] = {
  title: '残局题',
  about: '发牌堆全部可见的局面。每个答案都已证明：走对仍然有解，走错就无解。',
  name: (number) => `第${number}题`,
  today: '今日残局题',
  next: '下一题',
  solved: (solved, tried) => `${tried.text}题中一次做对${solved.text}题。`,
  rating: (rating, give) => `你的等级分：${rating}，上下${give}。`,
  streak: (days) =>
    days.count === 0 ? '还没有连续做对今日残局题。' : `今日残局题：连续${days.text}天。`,
  grades: '难度不是由人测出的，而是根据三种强弱不同的电脑做对的次数。',
  questions: {
    refill: '先补牌，还是先走牌？',
    draw: '先翻牌，还是先走牌？',
    keep: '哪一步仍然有解？',
    win: '从这里获胜。',
  },
  stock: '发牌堆，下一张在前',
  right: '正确。',
  only: '其他走法都无解。',
  keeps: '这样仍然有解。',
  goOn: '从这里获胜',
  all: '全部残局题',
  attempts: { solved: '做对了', failed: '没做对' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: '摆自己的牌…',
  title: '自己的牌',
  about: '每个牌扇从最下面一张开始。时钟上的十二张已经摆好。',
  fan: (hour) => `${hour}点牌扇`,
  place: (index, all) => `第${index}张，共${all}张`,
  empty: '空',
  given: (given, all) => `已指定${given}张，共${all}张。`,
  complete: '所有牌都已指定',
  takeBack: '撤销',
  dots: '圆点表示还剩几张。',
  suits: ['梅花', '红心', '黑桃', '方块'],
  paste: '粘贴文字…',
  pasteHow:
    '每个牌扇一行，从最下面一张开始。已经开始的牌局再写 clock（1点到12点最上面的十二张牌）、waste 和 redeals；stock 按顺序写出已知的下几张牌。',
  read: '读取',
  begun: (home, stock, known) => `已归位${home}张，发牌堆${stock}张，其中已知${known}张。`,
  rules: (title) => `规则：${title}`,
  noneLeft: (card) => `这张牌已没有剩余：${card}。`,
  play: '开始',
  cameTo: (hour) => `哪张牌补到了${hour}点牌扇？`,
  drawn: '翻出的是哪张牌？',
  hidden: '无法知道：发牌堆在你手里。',
  unknowable: '无法知道',
  again: '有牌指定错了吗？',
  nameAgain: '重新指定',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `第${fault.line}行：“${fault.text}”不是牌堆。牌扇请写成 12: 2H 5D 9H；其他牌堆是 clock、waste、stock 和 redeals。`;
      case 'pileTwice':
        return `第${fault.line}行：这个牌堆重复了：“${fault.text}”。`;
      case 'notACard':
        return `第${fault.line}行：“${fault.text}”不是牌。请写成 2H 或 10D。`;
      case 'twelve':
        return `第${fault.line}行：时钟应有十二张牌，而不是${fault.found}张。`;
      case 'notOnClock':
        return `第${fault.line}行：这张牌不能在时钟的${fault.hour}点：${card}。`;
      case 'redeals':
        return `第${fault.line}行：redeals应为0或1，而不是“${fault.text}”。`;
      case 'tooMany':
        return `连同时钟，这张牌多了一张：${card}。`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: '朗读与输入走法',
  keys: [
    ['E', '各牌扇最上面的牌'],
    ['U', '焦点所在的牌扇，从上到下'],
    ['U 3', '3点牌扇；其他钟点也一样'],
    ['M', '现在能走的步'],
    ['O', '各钟点接下来需要什么牌，在哪里'],
    ['L', '上一步之后的变化'],
    ['G', '发牌堆、废牌堆和空位；在残局题中还有发牌堆的牌'],
    ['Shift 3', '移到3点牌扇；再按一次到时钟上的这个钟点，再按回到牌扇'],
    ['I', '输入走法'],
  ],
  hours:
    '数字键这一排代表钟点：1到9，0是10点，右边两个键是11点和12点。输入数字的键要按住 Shift；输入 ? 的键打开帮助。',
  label: (name, text) => `${name}：${text}`,
  tops: '牌扇最上面的牌',
  needs: '各钟点接下来需要',
  lit: '已完成',
  shortFans: ['缺一张的牌扇', '缺两张的牌扇', '空牌扇'],
  noGaps: '没有空位',
  whichFan: '哪个牌扇？请按它的钟点数字。',
  nothing: '还没有走过一步。',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: '输入走法',
  example: '3到10',
  how: '可以输入 t3-f10、3到10、3归位；w5是废牌堆的牌；7h是只有一种走法的牌；也可以输入补牌、翻牌、重翻、撤销、重做、提示。目标是钟点时先指牌扇。只输入12就移到12点牌扇。Enter 走牌，↑ 取回上一行，Esc 关闭。',
  notRead: '看不懂。请这样输入：3到10、3归位或撤销。',
  notOnTop: '这张牌不在最上面。',
  several: '这张牌有几种走法，请写明放到哪里。',
  also: (line) => `也可以放到时钟上的这个钟点：${line}。`,
  noRedo: '没有可重做的步。',
  words: {
    to: '到、移到、放到',
    home: '归位、时钟',
    waste: '废牌堆',
    stock: '发牌堆',
    fan: '牌扇',
    foundation: '收牌堆',
    refill: '补牌、补上空位',
    draw: '翻牌、翻一张牌',
    redeal: '重翻、重翻废牌堆',
    undo: '撤销',
    redo: '重做',
    hint: '提示',
    skipped: '从、点、的、把',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: '我的失误',
  about: '失败的牌局中最后一个有解的局面。找出仍然有解的一步。',
  looked: (done, all) => `${all.text}局失败的牌局中已检查${done.text}局。`,
  states: { tried: '试过', solved: '做对了' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
  share: '分享',
  what: '分享内容',
  deal: '只分享牌局',
  dealWithMoves: (moves) => `牌局和已走的${number.format(moves)}步`,
  challenge: '挑战：密封你的这一局',
  challengeNote:
    '打开链接的人先玩这个牌局。只有玩完或放弃之后，才能看到你的结果和两局从哪一步分开。这只是纸封条，不是锁。',
  link: '链接',
  copy: '复制链接',
  copied: '链接已复制。',
  notCopied: '没能复制。请选中链接，自行复制。',
  send: '分享…',
  qrCode: '二维码',
  text: (deal, rules) => `Big Ben：${deal}（${rules}）`,
  none: {
    noNumber: '这个牌局没有编号，因此无法生成链接。请把游戏存为文件。',
    tooLong: '这一局太长，无法生成链接。请把它存为文件。',
  },
  title: '分享的游戏',
  linked: (deal, rules) => `${deal}（${rules}）。`,
  won: (moves) => `附有用${number.format(moves)}步获胜的一局。`,
  notWon: (moves) => `附有一局游戏的前${number.format(moves)}步。`,
  stays: '当前这一局会保留在游戏列表中。',
  play: '玩这个牌局',
  watch: '复盘这一局',
};

const challenge: DialogMessages['challenge'] = {
  title: '挑战',
  sealed: '链接里密封着别人在这个牌局上走的一局。你玩完或放弃之后就会打开。',
  ended: '你已经玩完这个牌局，现在就可以比较两局。',
  compare: '比较',
  mine: '你',
  theirs: '对方',
  result: '结果',
  won: '获胜',
  notWon: '未获胜',
  home: '归位的牌',
  hours: '点亮的钟点',
  moves: '步数',
  refills: '补牌次数',
  same: '两局从头到尾每一步都相同。',
  parted: (moves) =>
    moves === 0 ? '两局从第一步就分开了。' : `前${number.format(moves)}步相同，之后两局分开。`,
  end: '到此为止',
  review: '在复盘中查看',
  send: '把你的这一局发回去',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: '经典',
      source: '维基百科“Big Ben (card game)”；PySolFC 程序',
    },
    gamerules: { title: 'gamerules.com', source: 'gamerules.com，严格按字面理解' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely，《Ultimate Book of Card Games》' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan，“The Clock”，1914年' },
    solsuite: { title: 'SolSuite', source: 'SolSuite，“Clock”' },
    redeal: { title: '重翻一次', source: 'collepic.net，“Big Ben”' },
    relaxed: { title: '宽松', source: 'Solitaire Forever II，“Big Ben (Relaxed)”' },
  },
  from: (source) => `${source}。`,
  about: '这套规则的内容和出处',
  own: '自定义规则…',
  ownNote: '七个选项组成一套规则。每一局始终沿用开始时的规则。',
  titles: {
    refillFrom: '补牌起点',
    refillOrder: '补牌顺序',
    refillWhen: '何时可以补牌',
    drawWhen: '何时可以翻牌',
    wasteTo: '废牌堆的去处',
    buildOn: '可以接牌的牌扇',
    redeals: '重翻次数',
  },
  choices: {
    refillFrom: {
      12: '从12点开始补牌。',
      1: '从1点开始补牌，12点最后。',
    },
    refillOrder: {
      rounds: '补牌时给每个有空位的牌扇各发一张，一轮一轮地发。',
      fans: '补牌时先补满一个牌扇，再补下一个。',
    },
    refillWhen: {
      any: '随时可以补牌。',
      stuck: '只有没有牌可移动时，才能补牌。',
    },
    drawWhen: {
      noGaps: '所有牌扇都没有空位时，可以翻牌。',
      stuck: '所有牌扇都没有空位，而且没有牌可移动时，才能翻牌。',
      any: '随时可以翻牌，有空位也行。',
    },
    wasteTo: {
      foundationsAndFans: '废牌堆的牌可以归位，也可以放到牌扇上。',
      foundations: '废牌堆的牌只能归位。',
    },
    buildOn: {
      3: '牌扇有三张或更多牌时，才能接牌。',
      1: '牌扇只要不空，就能接牌。',
    },
    redeals: {
      0: '不能重翻。',
      1: '可以重翻一次：发牌堆用完后，把废牌堆翻回来。',
    },
  },
};

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
  title: '统计',
  rules: '规则',
  groups: { all: '全部规则', own: '自定义规则' },
  empty: '还没有结束的游戏。有了第一次获胜或失败，统计就从这里开始。',
  emptyByRules: '还没有按这套规则结束的游戏。',
  open: (open) => `${open.text}局进行中的游戏暂不计入。`,

  rate: '胜率',
  likely: (lower, upper) => `长期来看大概${lower}到${upper}`,
  played: '已玩',
  lost: (lost) => `失败${lost.text}局`,
  won: '获胜',
  unassisted: (won) => `全靠自己${won.text}局`,
  fairlyHelped: (won) => `只用不偷看的帮助${won.text}局`,
  streak: '连胜',
  longest: (longest) => `最佳：${longest.text}局`,
  longestUnassisted: (longest) => `全靠自己的最佳：${longest.text}局`,
  time: '通常获胜用时',
  shortest: (time) => `最快：${time}`,
  moves: '通常获胜步数',
  fewest: (moves) => `最少：${moves.text}步`,
  undos: (undos) => `撤销次数：通常${undos.text}次`,
  none: '暂无',

  weeks: {
    title: '每周情况',
    caption: (days, won, lost) => `${days}：获胜${won.text}局，失败${lost.text}局。`,
    table: '每周情况表',
    week: '周',
    won: '获胜',
    lost: '失败',
  },
  blocks: {
    title: '胜率变化',
    caption: (size) =>
      `每个点是接连结束的${size.text}局的胜率，最后一个点可能不足此数。穿过点的线段是95%置信区间。下方数字为累计局数，虚线为总胜率。`,
    table: '胜率变化表',
    games: '局数',
    won: '获胜',
    rate: '胜率',
    interval: '95%置信区间',
  },

  versus: {
    title: '你和电脑',
    about:
      '凡是这里计入的牌局，电脑也各玩一次，它只看得到你看得到的牌。大号数字是你没有撤销、也没有用帮助的局数，其余的写在下面。',
    opponent: '电脑水平',
    opponents: { careless: '随手', quick: '快速', fair: '细心' },
    plays: {
      careless: '能放的牌马上就放。',
      quick: '看一眼就决定。',
      fair: '先试试看不见的牌可能怎么来，再做决定。给提示时也是这样。',
    },
    both: '都获胜',
    player: '只有你获胜',
    computer: '只有电脑获胜',
    neither: '都失败',
    assisted: (games) => `撤销过或用过帮助：${games.text}局`,
    total: (deals, player, computer) =>
      `没有撤销和帮助：${deals.text}个牌局中，你获胜${player.text}局，电脑获胜${computer.text}局。`,
    measured: (deals, share, lower, upper) =>
      `按这套规则，这个水平的电脑在牌局1到${deals}中的胜率是${share}（95%置信区间：${lower}到${upper}）。`,
    mixed: '选一套规则，就能看到这个水平的电脑的胜率。',
    unmeasured: '没有测过这个水平的电脑按自定义规则的胜率。',
    progress: (played, deals) => `电脑已经玩了${played.text}个牌局，共${deals.text}个。`,
  },

  counting: {
    title: '统计方法',
    sentences: [
      '一局结束时计入统计：第一次获胜时计为获胜，放弃时计为失败。在游戏列表里放弃它，或者没有留着以后玩就开了新局，都是放弃。',
      '撤销和重新开始都是游戏的一部分。进行中的游戏暂不计入，一步未走的游戏不计入。',
      '同一牌局按同一规则玩过多次时，只计最先结束的一局。结束之后继续玩的，或者接着别人的步骤玩的，都不计入。',
      '删除的游戏也会从统计中去除。',
      '没有用过提示、有解判断和预估胜率，也没有代走过一步的获胜，算作全靠自己。不偷看的帮助来自不知道发牌堆的电脑。',
      '游戏按结束的先后排列。一局属于哪一周，以结束时你所在地的日期为准；之后更改系统时间或时区都没有影响。',
      '95%置信区间表示胜率有多可信：100个这样的区间中，约有95个包含长期的胜率。',
      '“通常”指中位数：一半的获胜比它少，一半比它多。',
    ],
  },
};

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    '十二个收牌堆围成钟面，每个钟点一堆。牌放到收牌堆上就是归位。每堆按同一花色往上叠，K之后接A，直到最上面的牌与钟点一致：1点是A，11点是J，12点是Q。',
    '牌扇只能移动最上面的一张：让它归位，或放到其他牌扇上同花色、大一点的牌上。K可以放到A上。',
    '不足三张牌的牌扇有空位，不能接牌。一次补牌会按编号顺序给所有空位发牌。什么时候补，就看你的本事。',
    '没有空位时，点发牌堆会翻一张牌到废牌堆。这张牌马上就能用，再翻一张就会把它盖住。',
    '能放的牌不一定要放。留着的牌还能接牌，也不会留下空位。',
    '这里1点钟亮了。十二个钟点全部点亮就获胜。',
  ],
  rulesTitle: '这一局的规则',
  wellTitle: '怎样玩得好',
  well: [
    '能放的牌不一定要放。让牌扇上的牌归位，应该是为了腾出别的牌。留着它，还能接牌，也不会留下空位。',
    '在牌扇上接牌也一样：每接一张，以后就要多移开一张。',
    '让空位多积几个再补：补牌会埋住好不容易挖出来的牌。电脑平均一次补三四个空位。',
    '废牌堆的牌不同：能放就放，下一张就可以用了。',
  ],
  hintsTitle: '提示和预估胜率',
  hints: [
    '提示会给出通向获胜的下一步，也可以一直走到底。如果已经无解，它会带你回到还有解的地方。提示会用到所有的牌，包括盖着的发牌堆。眼睛图标是有解判断：显示这一局是否还有解。获胜时会列出用过的帮助。',
    '不偷看的提示来自电脑，它只能看到你看到的牌：它的胜率只是预估，它也会失误。在设置里可以选择使用哪种提示、是否显示预估胜率；从菜单可以看电脑玩。点牌局的名称，可以查看难度。',
  ],
  handsTitle: '鼠标和触摸',
  hands:
    '拖动一张牌，或者点一下：只有一个去处时牌会直接移过去；有几个去处时，再点想放的位置。双击让牌归位。点发牌堆可以补牌或翻牌。带数字的牌扇是折叠的：把鼠标停在上面或用手指按住，就能看到全部的牌。停在或按住其他的牌，会指出小一点和大一点的牌在哪里。点鼠标右键让牌归位。',
  keysTitle: '键盘',
  keys: [
    ['Tab', '从牌桌移到按钮'],
    ['← →', '绕时钟移动'],
    ['↑ ↓', '向外、向内移动'],
    ['Enter', '拿起牌，放下牌'],
    ['Esc', '放回拿起的牌，关闭提示或复盘'],
    ['F', '让牌归位'],
    ['A', '让能安全归位的牌全部归位'],
    ['D', '补牌或翻牌'],
    ['Shift D', '有空位也翻牌（规则允许时）'],
    ['Z', '撤销'],
    ['R', '重做'],
    ['B', '标记局面或取消标记'],
    ['Shift B', '回到上一个标记'],
    ['H', '显示或关闭提示'],
    ['Shift H', '显示或关闭不偷看的提示'],
    ['S', '走提示的这一步'],
    ['P', '走到底，暂停'],
    ['V', '显示折叠的牌扇的全部牌'],
    ['C', '找小一点和大一点的牌'],
    ['C Q S', '找一张牌，这里是黑桃Q'],
    ['N', '在残局题中：下一题'],
    ['W', '打开或关闭有解判断'],
    ['?', '玩法说明'],
  ],
  keysReader:
    '使用屏幕阅读器时：焦点模式下，方向键和字母键用于游戏；浏览模式下，它们用于朗读页面，按 Enter 拿起或放下牌。有些阅读器在对话框关闭后仍留在浏览模式；NVDA 用 Insert+Space、JAWS 用 Insert+Z、Orca 用 Insert+A 切换。',
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card}放到${hour}点`,
  toFan: (card, hour) => `${card}放到${hour}点牌扇`,
  dealing: { refill: '补牌', draw: '翻一张牌', redeal: '重翻废牌堆' },
  keeps: '这样走仍然有解。',
  would: (share) => `电脑会这样走，预估胜率${share}。`,
  only: (share) => `只有这一步可走，预估胜率${share}。`,
  looking: '正在查找…',
  searching: '正在找失误…',
  doIt: '走这步',
  playOut: '走到底',
  thinkAgain: '重新思考',
  pause: '暂停',
  rewind: '倒回代走的步骤',
  undoTo: (at) => (at === 0 ? '撤销到开局' : `撤销到第${at}步`),
  stillWinnable: '那时还有解。',
  undo: '撤销',
  close: '关闭提示',
  asking: {
    hint: '看提示算作使用帮助。',
    status: '有解判断算作使用帮助。',
    review: '复盘会指出失误，算作使用帮助。',
    show: '显示',
    openReview: '复盘',
    position: '这个局面',
    game: '这一局',
    no: '不用了',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: '分享结果',
  copied: '结果已复制',
  notCopied: '没能复制。请自行复制这一行。',
  text: (date, result, help) => `Big Ben（${date}）：${result}，${help}`,
  won: (count) => `用${number.format(count)}步获胜`,
  lost: (home, count) => `104张牌归位${home}张，共${number.format(count)}步`,
  noHelp: '未用帮助',
};

const move: DialogMessages['move'] = {
  open: '转移到其他设备…',
  title: '转移到其他设备',
  about:
    '两台设备都保留自己的全部游戏。两边都有的一局仍是一局，所有走法都保留。只有走法不同时才会变成两局，第二局不计入你的统计。',
  contents: '文件内容',
  settings: '设置留在各自的设备上，不会改变。',
  first: '把游戏以文件发送到另一台设备，或者保存文件后带过去。',
  second: (list, bring) => `在那里打开“${list}”，选择“${bring}”。`,
  third: '然后反过来：在那里保存，在这里导入。这样两边的游戏就相同了。',
  send: '发送文件…',
  save: '保存文件',
  notSent: '没能发送，文件已保存。',
  table: '只带当前这一局，可以用它的链接或二维码。',
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
      begin: '点亮全部十二个钟点：每个都按同一花色往上叠，直到牌与钟点一致。',
      gaps: '出现了空位！补牌之前，这个牌扇不能接牌。点发牌堆补牌。',
      refill: '一次补牌会给所有空位发牌。什么时候补，就看你的本事。',
      waste: '翻出的牌可以用。再翻一张就会把它盖住。',
    },
    gotIt: '知道了',
    noTips: '关闭新手指引',
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
    slow: '最后几步尚未保存：浏览器响应较慢。',
    ways: {
      slow: '浏览器空闲后会立即保存。为稳妥起见，请把游戏存为文件。',
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
    noneUndecided: '已经没有了：按这些规则研究过的牌局都有定论。',
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
