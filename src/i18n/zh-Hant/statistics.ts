/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What the statistics say, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';

export const statistics: DialogMessages['statistics'] = {
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
