/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** What only the dialogs and the bar of the review say, in traditional Chinese. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
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
  hintChip,
  help: '玩法說明',
  close: '關閉',
  newDeal: {
    question: '開新局？',
    loss: '放棄的話，這一局計為失敗。',
    save: '這一局留著以後玩',
    giveUp: '放棄，開新局',
    goOn: '繼續玩',
    options: '選項…',
    dealt: '已開新局',
  },

  chime: {
    question: 'Big Ben 可以敲鐘。',
    on: '開啟聲音',
    no: '不用了',
  },

  answers: {
    needs: (card) => `需要${card}`,
    endsAt: (card) => `到${card}為止`,
    lower: (card) => `小一點：${card}`,
    higher: (card) => `大一點：${card}`,
    atFan: (hour, above) => (above === 0 ? `${hour}點牌扇` : `${hour}點牌扇，上面${above}張`),
    above: (count) => `上面${count}張`,
    onWaste: '廢牌堆',
    inStock: '發牌堆裡',
    onClock: '時鐘上',
    oneInStock: '一張在發牌堆裡',
    bothInStock: '兩張都在發牌堆裡',
    done: '已完成',
    hourNeeds: (card) => `這個鐘點需要${card}`,
    fanTakes: (card) => `這個牌扇只能接${card}`,
    places: {
      foundationComplete: '這個鐘點已完成',
      fanEmpty: '有空位，請先補牌',
      fanHasGaps: '有空位，請先補牌',
    },
    noPlace: '現在沒有地方可放',
    noHour: '現在還不能歸位',
    refillFirst: '請先補牌',
    noCards: '這個牌扇不能接牌',
  },

  endings: {
    lost: '已經無路可走。',
    home: (home: number): string => `104張牌中已有${home}張歸位。`,
    findMistake: '找出失誤',
    looking: '正在查詢…',
    sameDeal: '再玩這個牌局',
    newDeal: '開新局',
    never: '這個牌局無解。',
    unknown: '無法判斷失誤出在哪裡。',

    won: (moves) => `你用${moves}步獲勝`,
    alone: '全靠自己',
    review: '覆盤',
    time: '用時',
    best: '最佳紀錄',
    undos: '復原次數',
    moves: ({ text }) => `${text}步`,
    longest: ({ text }) => `最佳：${text}`,
    rivalWon: (moves) => `電腦沒有偷看，在這個牌局用${moves}步獲勝。`,
    rivalLost: (moves) => `電腦沒有偷看，在這個牌局走了${moves}步後失敗。`,
  },

  storage: {
    late: '最後幾步尚未儲存：瀏覽器響應較慢。',
    ways: {
      late: '瀏覽器空閒後會立即儲存。為穩妥起見，請把遊戲存為檔案。',
      full: '請在這臺裝置上騰出空間，或把遊戲存為檔案。程式會自動重試儲存。',
      refused:
        '請在瀏覽器設定中允許本頁面儲存資料（Cookie 和網站資料），或把遊戲存為檔案。程式會自動重試儲存。',
      missing: '請把遊戲存為檔案，或換一個瀏覽器玩。',
    },
    promised: '瀏覽器已承諾保留你的遊戲。',
    notPromised: '空間不足時，瀏覽器可能會刪除你的遊戲。為穩妥起見，請存為檔案。',
  },
  dialog: {
    random: '發牌',
    numberLabel: '或輸入牌局編號',
    numberHint: '編號相同，牌就與 PySolFC 的相同。',
    undecided: '尚無定論的牌局',
    undecidedAbout: '這些牌局還沒有人找到解法，也沒有人證明無解。請選擇一個。',
    deal: '玩這個牌局',
    notANumber: '請輸入數字，例如 643303',
    rules: '規則',
    onlyWinnable: '只發有解的牌局',
    finding: '正在尋找有解的牌局…',
    cancel: '取消',
    leaves: '這一局將計為失敗。',
  },
  partFailed:
    '頁面的這一部分無法使用。你的遊戲沒有遺失，可以繼續玩。要恢復這一部分，請重新載入頁面。',
};
