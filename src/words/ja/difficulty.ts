/** How difficult a deal is, in Japanese. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { DialogMessages } from '../messages.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'やさしい',
  medium: 'ふつう',
  hard: '難しい',
};

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'どのくらい難しい？',
  measuring: 'フェアプレーヤーが試しています…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}：フェアプレーヤーは${plays}回中${won}回クリアしました。`,
  about: '山札の順番を知らないフェアプレーヤーがめったにクリアできない配置を、難しいとします。',
  counts: '1手目のあとに答えを見ると、「見込みの表示」として数えられます。',
  finding: {
    easy: 'やさしい配置を探しています…',
    medium: 'ふつうの難しさの配置を探しています…',
    hard: '難しい配置を探しています…',
  },
};
