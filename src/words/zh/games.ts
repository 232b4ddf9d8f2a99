/** What the list of games and the review say, in simplified Chinese. */
import type { Messages } from '../en.ts';

const number = new Intl.NumberFormat('zh-Hans');
const moves = (count: number): string => `${number.format(count)}步`;
const rounds = (count: number): string => `${number.format(count)}局`;

export const games: Messages['games'] = {
  title: '游戏列表',
  keepOpen: '保留桌上的这一局',
  search: '搜索：牌局或规则',
  show: '显示',
  filters: { all: '全部', open: '进行中', won: '已获胜', lost: '已放弃' },
  count: (shown, all) => (shown < all ? `${rounds(shown)}，共${rounds(all)}` : `共${rounds(all)}`),
  none: '还没有游戏。你开始的每一局都会保存在这里。',
  noneFound: '没有符合条件的游戏。',
  name: (deal, rules) => `${deal}（${rules}）`,
  state: { open: '进行中', won: '已获胜', lost: '已放弃', table: '在桌上' },
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `撤销${number.format(count)}次`,
  continued: '续玩',
  open: '打开',
  openName: (game) => `打开：${game}`,
  giveUp: '放弃',
  giveUpName: (game) => `放弃：${game}`,
  save: '存为文件',
  saveName: (game) => `存为文件：${game}`,
  remove: '删除',
  removeName: (game) => `删除：${game}`,
  reallyRemove: '确定要删除吗？删除后不再计入任何统计。',
  yes: '删除',
  no: '保留',
  removed: (game) => `已删除：${game}。`,
  undoRemove: '恢复',
  removeAll: '全部删除…',
  reallyRemoveAll: '确定要删除所有游戏吗？统计也会一并清除。',
  removedAll: (count) => `已删除${rounds(count)}游戏。`,
  more: '显示更多',
  files: '文件',
  bring: '打开文件…',
  saveAll: '全部存为一个文件',
  brought: (count, unread) =>
    `已导入${rounds(count)}游戏。${unread > 0 ? `有${rounds(unread)}无法读取。` : ''}`,
  playedFurther: '桌上的这局在文件中走得更远，已从那里继续。',
  notOurs: '这不是Big Ben的文件，或者无法读取。',
  illegalAt: (move) => `这局游戏无法重现：第${move}步不符合规则。`,
  damaged: (count) => `有${rounds(count)}游戏无法读取，已另行保留。`,
  saveDamaged: '将其存为文件',
  forgetDamaged: '将其丢弃',
};

export const review: Messages['review'] = {
  title: '复盘',
  position: (at, all) => (at === 0 ? `开局，共${moves(all)}` : `第${moves(at)}，共${moves(all)}`),
  judgements: {
    winnable: '可以获胜',
    lost: '无法获胜',
    undecided: '无法判断',
    open: '尚未判断',
  },
  slider: '位置',
  toDeal: '回到开局',
  back: '后退一步',
  forward: '前进一步',
  toEnd: '到最后',
  turning: '失误',
  turningName: (at) => `失误：转到第${moves(at)}，走完这一步就无法获胜了`,
  close: '关闭',
  went: (position, judgement) => `${position}：${judgement}。`,
};
