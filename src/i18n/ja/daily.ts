/** What the daily deal and its calendar say, in Japanese. */
import type { DialogMessages } from '../messages.ts';

export const daily: DialogMessages['daily'] = {
  title: 'デイリーゲーム',
  about:
    '1日1つ、全員が同じ配置をクラシックルールで遊びます。どの配置も、クリアできることを証明済みです。次の配置は、協定世界時（UTC）の午前0時に始まります。',
  today: '今日のゲームを遊ぶ',
  goOn: '今日のゲームを続ける',
  streak: (days) => (days === 0 ? '連続クリアはこれから' : `${days}日連続クリア`),
  longest: (days) => `ベスト：${days}日`,
  earlier: '前の月',
  later: '次の月',
  state: {
    none: '未プレイ',
    open: '進行中',
    lost: '失敗',
    won: '当日クリア',
    wonLater: '後日クリア',
  },
  day: (date, state) => `${date}：${state}`,
};
