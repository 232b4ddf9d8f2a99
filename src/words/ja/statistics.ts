/** What the statistics say, in Japanese. */
import type { DialogMessages } from '../messages.ts';

export const statistics: DialogMessages['statistics'] = {
  title: '統計',
  rules: 'ルール',
  groups: { all: 'すべてのルール', own: '独自ルール' },
  empty: '終わったゲームはまだありません。クリアするかギブアップすると、ここから記録が始まります。',
  emptyByRules: 'このルールで終わったゲームは、まだありません。',
  open: (open) => `進行中の${open.text}件は、まだ数えません。`,

  rate: 'クリア率',
  likely: (lower, upper) => `おそらく${lower}から${upper}の間`,
  played: 'プレイ数',
  lost: (lost) => `失敗${lost.text}回`,
  won: 'クリア数',
  unassisted: (won) => `うち補助なし${won.text}回`,
  fairlyHelped: (won) => `うちフェアな補助のみ${won.text}回`,
  streak: '連続クリア',
  longest: (longest) => `最長：${longest.text}回`,
  longestUnassisted: (longest) => `補助なしの最長：${longest.text}回`,
  time: 'クリア時間の中央値',
  shortest: (time) => `最短：${time}`,
  moves: 'クリア手数の中央値',
  fewest: (moves) => `最少：${moves.text}手`,
  undos: (undos) => `取り消しの中央値：${undos.text}回`,
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
      'ゲームは、結果が決まった時点で数えます。初めてクリアしたときに、クリアとなります。ギブアップしたとき、つまり、残さずに新しいゲームを始めたときや、ゲーム一覧で終わらせたときは、失敗となります。',
      '手を戻すことも、最初の配置に戻ることも、ゲームの一部です。進行中のゲームはまだ数えません。1手も打っていないゲームは数えません。',
      '同じ配置を同じルールで何度か遊んだときは、最初に終わったゲームだけを数えます。結果が決まった後に続けたゲームや、ほかの人のゲームを途中から続けたものは数えません。',
      '一覧から削除したゲームは、統計からも除かれます。',
      'ヒントを見ず、手順を再生せず、クリアできるかどうかもその見込みも表示しなかったクリアが、「補助なし」です。「フェアな補助」とは、山札を知らないフェアプレーヤーの補助です。',
      'ゲームは、時計の表示にかかわらず、終わった順に並べます。ゲームがどの週に入るかは、終わったときにいた場所の日付で決まります。後で時計やタイムゾーンを変えても変わりません。',
      '信頼区間は、クリア率がどこまで信頼できるかを示します。このような区間が100あれば、そのうち約95が、長い目で見たクリア率を含みます。',
    ],
  },
};
