/** What the fair player says, in Japanese. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'ここから先は、統計に入らない写しの上で、フェアプレーヤーが続けます。',
  opinions: {
    known: '伏せられたカードはもうなく、この手でクリアできます。',
    dim: 'フェアプレーヤーに打てる手はありますが、望みは薄そうです。',
    open: '新しいカードが出ました。「1手進む」でフェアプレーヤーがもう一度考えます。',
    thinking: 'フェアプレーヤーが考え中…',
    lost: 'フェアプレーヤーはギブアップです。もうクリアできません。',
    blind: 'フェアプレーヤーはギブアップです。先が見えません。',
    won: 'フェアプレーヤーがクリアしました。',
  },
  weighed: (share) => `フェアプレーヤーの見込みは、この手で約${share}です。`,
  compared: (share, next) =>
    `フェアプレーヤーの見込みは、この手で約${share}、次によい手では${next}です。`,
  even: (share) => `フェアプレーヤーの見込みは、この手で約${share}、次によい手でも同じです。`,
  only: (share) => `打てる手はこれだけです。フェアプレーヤーの見込みは約${share}です。`,
  noAnswer: 'フェアプレーヤーから返事がありませんでした。もう一度お試しください。',
  playName: '再生：フェアプレーヤーに続けさせる',
  chance: (share) => `フェアプレーヤーの見込み：${share}`,
  chanceThinking: 'フェアプレーヤーの見込み：考え中…',
  fell: (before, after) => `フェアプレーヤーの見込み：${before}から${after}に`,
  fellAtMost: (before, after) => `フェアプレーヤーの見込み：${before}から${after}以下に`,
};
