/** What the list of games and the review say, in Japanese. */
import type { Messages } from '../en.ts';

const number = new Intl.NumberFormat('ja');
const moves = (count: number): string => `${number.format(count)}手`;
const items = (count: number): string => `${number.format(count)}件`;

export const games: Messages['games'] = {
  title: 'ゲーム一覧',
  keepOpen: '今のゲームを残しておく',
  search: '検索：配置、ルール',
  show: '表示',
  filters: { all: 'すべて', open: '進行中', won: 'クリア', lost: 'ギブアップ' },
  count: (shown, all) => (shown < all ? `${items(all)}中${items(shown)}` : items(all)),
  none: 'まだゲームがありません。始めたゲームはすべてここに残ります。',
  noneFound: '条件に合うゲームはありません。',
  name: (deal, rules) => `${deal}（${rules}）`,
  state: { open: '進行中', won: 'クリア', lost: 'ギブアップ', table: 'プレイ中' },
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `取り消し${number.format(count)}回`,
  continued: '続きから',
  open: '開く',
  openName: (game) => `開く：${game}`,
  giveUp: 'ギブアップ',
  giveUpName: (game) => `ギブアップ：${game}`,
  save: 'ファイルに保存',
  saveName: (game) => `ファイルに保存：${game}`,
  remove: '削除',
  removeName: (game) => `削除：${game}`,
  reallyRemove: '本当に削除しますか？ 統計からも除かれます。',
  yes: '削除する',
  no: '残す',
  removed: (game) => `削除しました：${game}。`,
  undoRemove: '元に戻す',
  removeAll: 'すべて削除…',
  reallyRemoveAll: '本当にすべてのゲームを削除しますか？ 統計も消えます。',
  removedAll: (count) => `${items(count)}のゲームを削除しました。`,
  more: 'もっと見る',
  files: 'ファイル',
  bring: 'ファイルを開く…',
  saveAll: 'すべてを1つのファイルに保存',
  brought: (count, unread) =>
    `${items(count)}のゲームを取り込みました。${unread > 0 ? `${items(unread)}は読み込めませんでした。` : ''}`,
  playedFurther: '卓上のゲームはファイルの中でさらに先まで進められていたので、そこから続けます。',
  notOurs: 'Big Benのファイルではないか、読み込めません。',
  illegalAt: (move) => `このゲームは再現できません：${move}手目がルールに反しています。`,
  damaged: (count) => `${items(count)}のゲームを読み込めなかったため、別に保管しました。`,
  saveDamaged: 'ファイルに保存',
  forgetDamaged: '破棄する',
};

export const review: Messages['review'] = {
  title: '振り返り',
  position: (at, all) =>
    at === 0 ? `最初の配置（全${moves(all)}）` : `${moves(at)}目（全${moves(all)}）`,
  judgements: {
    winnable: 'クリアできる',
    lost: 'クリアできない',
    undecided: '判定できない',
    open: 'まだ判定していない',
  },
  slider: '局面',
  toDeal: '最初の配置へ',
  back: '1手戻る',
  forward: '1手進む',
  toEnd: '最後へ',
  turning: 'ミスした手',
  turningName: (at) => `ミスした手：クリアできなくなった${moves(at)}目へ`,
  close: '閉じる',
  went: (position, judgement) => `${position}：${judgement}。`,
};
