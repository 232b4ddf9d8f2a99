/** What the statistics say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';

export const statistics: DialogMessages['statistics'] = {
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
