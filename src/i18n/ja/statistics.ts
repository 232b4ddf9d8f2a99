/** What the statistics say, in Japanese. */
import type { DialogMessages } from '../messages.ts';

export const statistics: DialogMessages['statistics'] = {
  title: '統計',
  rules: 'ルール',
  groups: { all: 'すべてのルール', own: 'カスタムルール' },
  empty: '終わったゲームはまだありません。最初のクリアか失敗から、記録が始まります。',
  emptyByRules: 'このルールで終わったゲームは、まだありません。',
  open: (open) => `進行中の${open.text}件は、まだ数えません。`,

  rate: 'クリア率',
  likely: (lower, upper) => `長い目で見ておそらく${lower}～${upper}`,
  played: 'プレイ数',
  lost: (lost) => `失敗${lost.text}回`,
  won: 'クリア数',
  unassisted: (won) => `自力でクリア${won.text}回`,
  fairlyHelped: (won) => `のぞき見なしのヘルプのみ${won.text}回`,
  streak: '連続クリア',
  longest: (longest) => `ベスト：${longest.text}回`,
  longestUnassisted: (longest) => `自力でのベスト：${longest.text}回`,
  time: 'ふだんのクリア時間',
  shortest: (time) => `最速：${time}`,
  moves: 'ふだんのクリア手数',
  fewest: (moves) => `最少：${moves.text}手`,
  undos: (undos) => `戻した回数：ふだん${undos.text}回`,
  none: 'まだなし',

  weeks: {
    title: '週ごと',
    caption: (days, won, lost) => `${days}：クリア${won.text}回、失敗${lost.text}回。`,
    table: '週ごとの表',
    week: '週',
    won: 'クリア',
    lost: '失敗',
  },
  blocks: {
    title: 'クリア率の推移',
    caption: (size) =>
      `1つの点は、続けて終わった${size.text}ゲームのクリア率です（最後の点は、それより少ないことがあります）。点を通る線は95%信頼区間です。下の数字は通算のゲーム数、破線は全体のクリア率です。`,
    table: 'クリア率の推移の表',
    games: 'ゲーム',
    won: 'クリア',
    rate: 'クリア率',
    interval: '95%信頼区間',
  },

  counting: {
    title: '数え方',
    sentences: [
      'ゲームは、終わったときに数えます。初めてクリアすればクリア、ギブアップすれば失敗です。ギブアップになるのは、ゲーム一覧で選んだときと、「あとで続ける」にせずに新しく配ったときです。',
      '元に戻すことも、最初から遊ぶことも、ゲームのうちです。進行中のゲームはまだ数えません。1手も動かしていないゲームは数えません。',
      '同じ配置を同じルールで何度か遊んだときは、最初に終わったゲームだけを数えます。終わったあとに続けたゲームや、ほかの人の手の続きから遊んだゲームは数えません。',
      'ゲームを削除すると、統計からも除かれます。',
      '「自力でクリア」とは、ヒントもクリア判定も推定クリア率も使わず、自動で進めた手もないクリアです。「のぞき見なしのヘルプ」とは、山札の中を知らないコンピューターのヘルプです。',
      'ゲームは、終わった順に並べます。どの週に入るかは、終わったときの現地の日付で決まり、あとで端末の日時やタイムゾーンを変えても変わりません。',
      '95%信頼区間は、クリア率をどこまで信頼できるかを示します。このような区間が100あれば、そのうち約95が、長い目で見たクリア率を含みます。',
      '「ふだん」は中央値です。クリアの半分はそれより少なく、半分はそれより多くなります。',
    ],
  },
};
