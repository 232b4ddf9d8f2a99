/** What the menu and the settings say, in simplified Chinese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const panels: DialogMessages['panels'] = {
  settings: '设置',
  theGames: '游戏列表',
  lookThrough: '复盘这一局',
  fairHint: '不偷看的提示',
  watchFair: '看电脑玩',
  thisGame: '这一局',
  findCard: '找牌',
  whichCard: '选一张牌，看小一点和大一点的牌在哪里。',
  restartDeal: '重新开始这一局',
  open: ({ text }) => `${text}局进行中`,
  won: ({ text }) => `${text}局获胜`,
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
    suitColours: { title: '花色颜色', values: { two: '双色', four: '四色' } },
    back: {
      title: '牌背',
      values: { theme: '跟随配色', rose: '玫瑰', lattice: '格纹', rays: '光芒' },
    },
    layout: { title: '布局', values: { clock: '时钟', large: '牌最大' } },
    hand: { title: '惯用手', values: { right: '右手', left: '左手' } },
    hints: {
      title: '提示',
      values: { proven: '完美（知道发牌堆）', fair: '不偷看（只看你看到的）' },
    },
    difficulty: { title: '难度', values: { any: '不限', ...GRADES } },
    speed: {
      title: '动画速度',
      values: { normal: '正常', slow: '慢', fast: '快', off: '关' },
    },
  },
  switches: {
    showStatus: '有解判断：始终显示这一局是否有解',
    showMoves: '显示步数和时间',
    showChance: '显示预估胜率',
    singleTap: '只有一个去处的牌，点一下就移动',
    autoplay: '能安全归位的牌自动归位',
    letterKeys: '焦点在牌桌上时，用字母键操作',
    sound: '音效',
  },
  volume: '音量',
  groups: { looks: '外观', play: '玩法', sound: '声音', data: '你的数据' },
  dataNote: '你的游戏和统计只保存在这个浏览器中。存为文件就有备份。',
  howToPlay: '玩法说明',
  now: '现在可以走的步',
  nothingNow: '已经无路可走。',
  language: '语言',
  systemLanguage: '跟随浏览器',
  tipsAgain: '重新显示新手指引',
};
