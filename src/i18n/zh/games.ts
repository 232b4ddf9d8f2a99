/** What the list of games and the bar of the review say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { moves, number, rounds } from './numbers.ts';

export const games: DialogMessages['games'] = {
  title: '游戏列表',
  keepOpen: '这一局留着以后玩',
  search: '牌局、日期或规则',
  filters: { all: '全部', open: '进行中', won: '获胜', lost: '失败' },
  count: (shown, all) => (shown < all ? `${rounds(shown)}，共${rounds(all)}` : `共${rounds(all)}`),
  none: '还没有游戏。你开始的每一局都会保存在这里。',
  noneFound: '没有符合条件的游戏。',
  showAll: '显示全部',
  onTable: '正在玩',
  /** How it stands or ended: cards on the clock. */
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
  bring: '导入文件…',
  importing: '正在导入文件…',
  nearlyTooMany: (count, most) =>
    `这里保存的游戏：${count}局，最多${most}局。请先存为文件，再删除一些。`,
  saveAll: '全部存为文件',
  damaged: (count) => `有${rounds(count)}游戏无法读取，数据保留在这里。`,
  saveDamaged: '把这些数据存为文件',
  forgetDamaged: '删除这些数据',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: '复盘',
  slider: '步数',
  toDeal: '到开局',
  back: '后退一步',
  forward: '前进一步',
  toEnd: '到最后',
  losingMove: '失误',
  losingMoveName: (at) =>
    `失误：转到${at === 0 ? '开局' : `第${moves(at)}`}，这是最后一个有解的局面`,
  close: '关闭',
};
