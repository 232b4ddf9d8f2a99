/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What the list of games and the bar of the review say, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';
import { moves, number, rounds } from './numbers.ts';

export const games: DialogMessages['games'] = {
  title: '遊戲列表',
  keepOpen: '這一局留著以後玩',
  search: '牌局、日期或規則',
  filters: { all: '全部', open: '進行中', won: '獲勝', lost: '失敗' },
  count: (shown, all) => (shown < all ? `${rounds(shown)}，共${rounds(all)}` : `共${rounds(all)}`),
  none: '還沒有遊戲。你開始的每一局都會儲存在這裡。',
  noneFound: '沒有符合條件的遊戲。',
  showAll: '顯示全部',
  onTable: '正在玩',
  /** How it stands or ended: cards on the clock. */
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
  bring: '匯入檔案…',
  importing: '正在匯入檔案…',
  nearlyTooMany: (count, most) =>
    `這裡儲存的遊戲：${count}局，最多${most}局。請先存為檔案，再刪除一些。`,
  saveAll: '全部存為檔案',
  damaged: (count) => `有${rounds(count)}遊戲無法讀取，資料保留在這裡。`,
  saveDamaged: '把這些資料存為檔案',
  forgetDamaged: '刪除這些資料',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: '覆盤',
  slider: '步數',
  toDeal: '到開局',
  back: '後退一步',
  forward: '前進一步',
  toEnd: '到最後',
  losingMove: '失誤',
  losingMoveName: (at) =>
    `失誤：轉到${at === 0 ? '開局' : `第${moves(at)}`}，這是最後一個有解的局面`,
  close: '關閉',
};
