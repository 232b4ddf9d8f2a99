/** What the fair player says, in Japanese. The player calls it the computer: 「コンピューター」. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'ここからはコンピューターが続けます。コピーなので、統計には入りません。',
  opinions: {
    sure: '伏せられたカードはもうありません。この手でクリアできます。',
    slim: 'コンピューターはまだ続けられますが、望みは薄そうです。',
    stale: '新しいカードが出ました。コンピューターはもう一度考える必要があります。',
    thinking: 'コンピューターが考えています…',
    unwinnable: 'コンピューターはギブアップしました。もうクリアできません。',
    unknown: 'コンピューターはギブアップしました。クリアへの道が見つかりません。',
    won: 'コンピューターがクリアしました。',
  },
  weighed: (share) => `コンピューターならこうします。推定クリア率は${share}です。`,
  compared: (share, next) =>
    `コンピューターならこうします。推定クリア率は${share}、第2候補は${next}です。`,
  even: (share) => `コンピューターならこうします。推定クリア率は${share}、第2候補も同じです。`,
  only: (share) => `この手しかありません。コンピューターによる推定クリア率は${share}です。`,
  noAnswer: 'コンピューターから応答がありませんでした。もう一度お試しください。',
  chance: (share) => `推定クリア率：${share}`,
  chanceThinking: '推定クリア率：計算中…',
  fell: (before, after) => `推定クリア率：${before}から${after}に低下`,
  fellAtMost: (before, after) => `推定クリア率：${before}から${after}以下に低下`,
};
