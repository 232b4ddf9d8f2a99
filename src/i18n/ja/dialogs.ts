/** What only the dialogs and the bar of the review say, in Japanese. */
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
  help: '遊び方',
  close: '閉じる',
  newDeal: {
    question: '新規ゲームを始めますか？',
    loss: 'ギブアップすると、失敗として数えられます。',
    save: 'このゲームはあとで続ける',
    giveUp: 'ギブアップして配る',
    goOn: 'このまま続ける',
    options: 'オプション…',
    dealt: '新規ゲーム',
  },

  chime: {
    question: 'Big Benの鐘を鳴らせます。',
    on: 'サウンドをオン',
    no: 'オフのまま',
  },

  answers: {
    needs: (card) => `次は${card}`,
    endsAt: (card) => `最後は${card}`,
    lower: (card) => `1つ下：${card}`,
    higher: (card) => `1つ上：${card}`,
    atFan: (hour, above) => (above === 0 ? `${hour}時の場札` : `${hour}時の場札、上に${above}枚`),
    above: (count) => `上に${count}枚`,
    onWaste: '捨て札',
    inStock: '山札の中',
    onClock: '時計の上',
    oneInStock: '1枚は山札の中',
    bothInStock: '2枚とも山札の中',
    done: '完成',
    hourNeeds: (card) => `この時刻の次は${card}です`,
    fanTakes: (card) => `この場札に置けるのは${card}です`,
    places: {
      foundationComplete: 'この時刻は完成しています',
      fanEmpty: '先に空きを補充してください',
      fanHasGaps: '先に空きを補充してください',
    },
    noPlace: '今は置ける場所がありません',
    noHour: '今は置ける時刻がありません',
    refillFirst: '先に補充してください',
    noCards: 'この場札には置けません',
  },

  endings: {
    lost: '手詰まりです。',
    home: (home: number): string => `104枚中${home}枚が時計に並びました。`,
    findMistake: 'ミスを探す',
    looking: '探しています…',
    sameDeal: '同じ配置でもう一度',
    newDeal: '新規ゲーム',
    never: 'クリアできない配置でした。',
    unknown: 'どこでミスしたかは判定できません。',

    won: (moves) => `${moves}手でクリアしました`,
    alone: '自力でクリア',
    review: '振り返り',
    time: '時間',
    best: '自己ベスト',
    undos: '戻した回数',
    moves: ({ text }) => `${text}手`,
    longest: ({ text }) => `ベスト：${text}`,
    rivalWon: (moves) => `コンピューターは、山札をのぞかずに${moves}手でこの配置をクリアしました。`,
    rivalLost: (moves) =>
      `コンピューターは、山札をのぞかずに${moves}手まで進めましたが、クリアできませんでした。`,
  },

  storage: {
    late: 'ブラウザーの動作が遅く、最後の手がまだ保存されていません。',
    ways: {
      late: '保存できるようになり次第、保存されます。念のため、ゲームをファイルに保存してください。',
      full: 'この端末の空き容量を増やすか、ゲームをファイルに保存してください。保存は自動的に再試行されます。',
      refused:
        'ブラウザーの設定でこのページのデータ保存（Cookieとサイトデータ）を許可するか、ゲームをファイルに保存してください。保存は自動的に再試行されます。',
      missing: 'ゲームをファイルに保存するか、別のブラウザーで遊んでください。',
    },
    promised: 'ブラウザーは、ゲームのデータを自動で消去しないと約束しています。',
    notPromised:
      '容量が足りなくなると、ブラウザーがゲームを消去することがあります。念のため、ファイルに保存してください。',
  },
  dialog: {
    random: '配る',
    numberLabel: 'または番号を指定',
    numberHint: '番号が同じなら、PySolFCと同じ配置になります。',
    undecided: '結論の出ていない配置',
    undecidedAbout:
      'クリアする手順も、クリアできないという証明も見つかっていません。番号を選んでください。',
    deal: 'この配置で遊ぶ',
    notANumber: '数字を入力してください（例：643303）',
    rules: 'ルール',
    onlyWinnable: 'クリアできる配置だけ',
    finding: 'クリアできる配置を探しています…',
    cancel: 'キャンセル',
    leaves: 'このゲームは失敗として数えられます。',
  },
  partFailed:
    'この部分を表示できません。ゲームは無事です。このまま遊べます。元どおりにするには、ページを再読み込みしてください。',
};
