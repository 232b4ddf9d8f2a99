/** What only the dialogs and the bar of the review say, in Japanese. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';

export const dialogs: DialogMessages = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
  rules,
  statistics,
  helpText,
  help: 'ヘルプ',
  close: '閉じる',
  storage: {
    late: '最後の手はまだ保存されていません。ブラウザーの書き込みに時間がかかっています。',
    way: 'ゲームをファイルに保存するか、この端末の空き容量を増やしてください。保存は自動的に再試行されます。',
    promised: 'ブラウザーはこれらを保持すると約束しています。',
    notPromised:
      'ブラウザーはこれらを保持すると約束していません。容量が足りなくなると消されることがあります。',
  },
  dialog: {
    random: 'ランダムに配る',
    numberLabel: 'または番号で選ぶ',
    numberHint: '同じ番号なら、PySolFCと同じ配置になります。',
    deal: '配る',
    notANumber: (text) =>
      `「${text}」は配置の番号ではありません。数字、またはmsに続けて数字を入力してください。`,
    rules: 'ルール',
    onlyWinnable: 'クリアできる配置だけ',
    finding: 'クリアできる配置を探しています…',
    cancel: 'キャンセル',
    leaves: '今のゲームはギブアップとなり、失敗として数えられます。',
  },
  partFailed: 'ページのこの部分は動作していません。ゲームは無事で、卓はそのまま使えます。',
};
