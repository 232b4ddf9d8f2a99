/** What the chip of a hint says, and what is asked before help that counts, in Japanese. */
import type { DialogMessages } from '../messages.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card}を${hour}時へ`,
  toFan: (card, hour) => `${card}を${hour}時の場札へ`,
  dealing: { refill: '補充', draw: '1枚めくる', redeal: 'めくり直す' },
  keeps: 'これならまだクリアできます。',
  would: (share) => `コンピューターの手：推定クリア率${share}`,
  only: (share) => `唯一の手：推定クリア率${share}`,
  looking: '探しています…',
  searching: 'ミスを探しています…',
  doIt: '実行',
  playOut: '最後まで進める',
  thinkAgain: 'もう一度考える',
  pause: '一時停止',
  rewind: '自動で進めた手を巻き戻す',
  undoTo: (at) => (at === 0 ? '最初まで戻す' : `${at}手目まで戻す`),
  stillWinnable: 'そこならまだクリアできます。',
  undo: '戻す',
  close: 'ヒントを閉じる',
  asking: {
    hint: 'ヒントはヘルプとして数えられます。',
    status: 'クリア判定はヘルプとして数えられます。',
    review: '振り返りはミスを示すので、ヘルプとして数えられます。',
    show: '見る',
    openReview: '振り返る',
    position: 'この局面',
    game: 'このゲーム',
    no: 'やめる',
  },
};
