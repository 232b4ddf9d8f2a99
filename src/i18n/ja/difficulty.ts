/** How difficult a deal is, in Japanese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: '難しさを調べる',
  measuring: 'コンピューターが試しています…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}：コンピューターは${plays}回中${won === 0 ? '1回もクリアできませんでした' : `${won}回クリアしました`}。`,
  about: 'コンピューターが、山札の中を知らずにすばやく50回遊んで、何回クリアするかで決まります。',
  meaning: {
    any: 'クリアできるかどうかを問いません。',
    easy: 'コンピューターが50回中17回以上クリアします。',
    medium: 'コンピューターが50回中4～16回クリアします。',
    hard: 'コンピューターが50回中3回までしかクリアできません。',
  },
  counts: 'すでに手を進めているので、ヘルプとして数えられます。',
  finding: {
    easy: 'やさしい配置を探しています…',
    medium: 'ふつうの配置を探しています…',
    hard: '難しい配置を探しています…',
  },
};
