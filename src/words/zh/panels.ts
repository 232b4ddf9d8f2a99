/** What the menu and the settings say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './difficulty.ts';

export const panels: DialogMessages['panels'] = {
  settings: '设置',
  theGames: '游戏列表',
  lookThrough: '复盘这一局',
  fairHint: '公平提示',
  watchFair: '观看公平玩家',
  options: {
    theme: {
      title: '配色',
      values: {
        system: '跟随系统',
        felt: '绿色绒布',
        night: '夜间',
        paper: '纸张',
        contrast: '高对比度',
      },
    },
    print: {
      title: '牌面',
      values: { fitting: '自动', classic: '经典', large: '大字' },
    },
    suitColours: { title: '花色', values: { two: '双色', four: '四色' } },
    back: {
      title: '牌背',
      values: { theme: '跟随配色', rose: '玫瑰', lattice: '格纹', rays: '光芒' },
    },
    layout: { title: '布局', values: { clock: '时钟', large: '牌最大' } },
    hand: { title: '惯用手', values: { right: '右手', left: '左手' } },
    hints: {
      title: '提示',
      values: { proven: '确定：知道牌库', fair: '公平：只知道你看到的' },
    },
    difficulty: { title: '难度', values: { any: '不限', ...GRADES } },
    speed: {
      title: '飞牌动画',
      values: { normal: '正常', slow: '慢', fast: '快', off: '关' },
    },
  },
  switches: {
    showStatus: '显示这一局能否获胜',
    showChance: '显示公平玩家的胜算',
    singleTap: '只有一个去处的牌，点一下就移动',
    autoplay: '可以放心归位的牌自动归位',
    letterKeys: '焦点在牌桌上时可用字母键操作',
    sound: '音效',
  },
  volume: '音量',
  groups: { looks: '外观', play: '玩法', sound: '声音', data: '你的数据' },
  dataNote: '游戏和统计只保存在这个浏览器中。存成文件就是你的备份。',
  howToPlay: '玩法说明',
  pictures: {
    targets:
      '拿起一张牌，可以放的位置就会出现边框：等着这张牌的基础堆，或者最上面的牌正好大一点的牌扇。',
    gaps: '空位用空框表示，数字是下次补牌的顺序。牌库上写明点一下会做什么。',
  },
  now: '现在可以走的',
  nothingNow: '已经无路可走。',
  language: '语言',
  systemLanguage: '跟随浏览器',
  tipsAgain: '重新显示技巧',
};
