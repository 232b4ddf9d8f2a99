/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What the menu and the settings say, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const panels: DialogMessages['panels'] = {
  settings: '設定',
  theGames: '遊戲列表',
  lookThrough: '覆盤這一局',
  fairHint: '不偷看的提示',
  watchFair: '看電腦玩',
  thisGame: '這一局',
  findCard: '找牌',
  whichCard: '選一張牌，看小一點和大一點的牌在哪裡。',
  restartDeal: '重新開始這一局',
  open: ({ text }) => `${text}局進行中`,
  won: ({ text }) => `${text}局獲勝`,
  options: {
    theme: {
      title: '配色',
      values: {
        system: '跟隨系統',
        felt: '綠色絨布',
        night: '夜間',
        paper: '紙張',
        contrast: '高對比度',
      },
    },
    print: {
      title: '牌面',
      values: { fitting: '自動', classic: '經典', large: '大字' },
    },
    suitColours: { title: '花色顏色', values: { two: '雙色', four: '四色' } },
    back: {
      title: '牌背',
      values: { theme: '跟隨配色', rose: '玫瑰', lattice: '格紋', rays: '光芒' },
    },
    layout: { title: '版面', values: { clock: '時鐘', large: '牌最大' } },
    hand: { title: '慣用手', values: { right: '右手', left: '左手' } },
    hints: {
      title: '提示',
      values: { proven: '完美（知道發牌堆）', fair: '不偷看（只看你看到的）' },
    },
    difficulty: { title: '難度', values: { any: '不限', ...GRADES } },
    speed: {
      title: '動畫速度',
      values: { normal: '正常', slow: '慢', fast: '快', off: '關' },
    },
  },
  switches: {
    showStatus: '有解判斷：始終顯示這一局是否有解',
    showMoves: '顯示步數和時間',
    showChance: '顯示預估勝率',
    singleTap: '只有一個去處的牌，點一下就移動',
    autoplay: '能安全歸位的牌自動歸位',
    letterKeys: '焦點在牌桌上時，用字母鍵操作',
    sound: '音效',
  },
  volume: '音量',
  groups: { looks: '外觀', play: '玩法', sound: '聲音', data: '你的資料' },
  dataNote: '你的遊戲和統計只儲存在這個瀏覽器中。存為檔案就有備份。',
  howToPlay: '玩法說明',
  now: '現在可以走的步',
  nothingNow: '已經無路可走。',
  language: '語言',
  systemLanguage: '跟隨瀏覽器',
  tipsAgain: '重新顯示新手指引',
};
