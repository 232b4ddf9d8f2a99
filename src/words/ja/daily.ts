/** What the daily deal and its calendar say, in Japanese. */
import type { DialogMessages } from '../messages.ts';

export const daily: DialogMessages['daily'] = {
  title: '日替わりゲーム',
  about:
    '1日1つ、世界中で同じ配置をクラシックルールで遊びます。どれもクリアできることが証明されています。日付は協定世界時（UTC）の午前0時に変わります。',
  today: '今日のゲームを遊ぶ',
  goOn: '今日のゲームを続ける',
  streak: (days) => `${days}日連続クリア`,
  longest: (days) => `最長${days}日`,
  earlier: '前の月',
  later: '次の月',
  state: {
    none: '未プレイ',
    open: '進行中',
    lost: 'ギブアップ',
    won: '当日クリア',
    wonLater: '後日クリア',
  },
  day: (date, state) => `${date}：${state}`,
};
