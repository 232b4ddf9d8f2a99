/** What the statistics say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';

export const statistics: DialogMessages['statistics'] = {
  title: '统计',
  rules: '规则',
  groups: { all: '全部规则', own: '自定规则' },
  empty: '还没有结束的游戏。赢一局或放弃一局，统计就从这里开始。',
  emptyByRules: '还没有按这套规则结束的游戏。',
  open: (open) => `${open.text}局进行中的游戏暂不计入。`,

  rate: '胜率',
  likely: (lower, upper) => `很可能在${lower}到${upper}之间`,
  played: '已玩',
  lost: (lost) => `失败${lost.text}局`,
  won: '获胜',
  unassisted: (won) => `其中未用辅助${won.text}局`,
  fairlyHelped: (won) => `其中只用公平辅助${won.text}局`,
  streak: '连胜',
  longest: (longest) => `最长：${longest.text}局`,
  longestUnassisted: (longest) => `未用辅助最长：${longest.text}局`,
  time: '获胜用时中位数',
  shortest: (time) => `最短：${time}`,
  moves: '获胜步数中位数',
  fewest: (moves) => `最少：${moves.text}步`,
  undos: (undos) => `撤销次数中位数：${undos.text}`,
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
      `每个点是先后结束的${size.text}局的胜率，最后一个点可能不足此数；穿过点的线段是95%置信区间。下方数字为累计局数，虚线为总胜率。`,
    table: '胜率变化表',
    games: '局数',
    won: '获胜',
    rate: '胜率',
    interval: '95%置信区间',
  },

  counting: {
    title: '统计方法',
    sentences: [
      '一局有了结果才计入统计。第一次获胜时计为获胜。放弃时计为失败：也就是没有保留它就开了新局，或者在游戏列表里放弃了它。',
      '撤销和回到开局都是游戏的一部分。进行中的游戏暂不计入，一步未走的游戏不计入。',
      '同一牌局按同一规则玩过多次时，只计最先结束的一局。有了结果之后继续玩的，或者接着别人的进度玩的，都不计入。',
      '从列表中删除的游戏，也会从统计中去除。',
      '没有看过提示、没有看过演示，也没有查看能否获胜和胜算而赢下的一局，算作未用辅助。公平辅助来自不知道牌库的公平玩家。',
      '游戏按结束的先后排列，与时钟显示的时间无关。一局属于哪一周，以结束时你所在地的日期为准；之后更改时钟或时区都没有影响。',
      '区间表示胜率有多可信：一百个这样的区间中，约有95个包含长期的胜率。',
    ],
  },
};
