/** What the list of games and the bar of the review say, in Japanese. */
import type { DialogMessages } from '../messages.ts';
import { items, moves, number } from './numbers.ts';

export const games: DialogMessages['games'] = {
  title: 'ゲーム一覧',
  keepOpen: 'このゲームはあとで続ける',
  search: '配置、日付、ルール',
  filters: { all: 'すべて', open: '進行中', won: 'クリア', lost: '失敗' },
  count: (shown, all) => (shown < all ? `${items(all)}中${items(shown)}` : items(all)),
  none: 'まだゲームがありません。始めたゲームはすべてここに残ります。',
  noneFound: '条件に合うゲームはありません。',
  showAll: 'すべて表示',
  onTable: 'プレイ中',
  /** How it stands or ended: cards on the clock. */
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
  bring: 'ファイルを取り込む…',
  importing: 'ファイルを取り込んでいます…',
  nearlyTooMany: (count, most) =>
    `保存中のゲーム：${count}件（上限${most}件）。ファイルに保存してから、一部を削除してください。`,
  saveAll: 'すべてをファイルに保存',
  damaged: (count) =>
    `${items(count)}のゲームを読み込めませんでした。データはここに残してあります。`,
  saveDamaged: 'このデータをファイルに保存',
  forgetDamaged: 'このデータを削除',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: '振り返り',
  slider: '局面',
  toDeal: '最初へ',
  back: '1手戻る',
  forward: '1手進む',
  toEnd: '最後へ',
  losingMove: 'ミス',
  losingMoveName: (at) =>
    `ミス：まだクリアできた最後の局面（${at === 0 ? '最初' : `${moves(at)}目`}）へ`,
  close: '閉じる',
};
