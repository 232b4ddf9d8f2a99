/** What the menu and the settings say, in Japanese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './difficulty.ts';

export const panels: DialogMessages['panels'] = {
  settings: '設定',
  theGames: 'ゲーム一覧',
  lookThrough: 'このゲームを振り返る',
  fairHint: 'フェアなヒント',
  watchFair: 'フェアプレーヤーの対局を見る',
  options: {
    theme: {
      title: '配色',
      values: {
        system: 'システムに合わせる',
        felt: '緑のフェルト',
        night: '夜',
        paper: '紙',
        contrast: 'ハイコントラスト',
      },
    },
    print: {
      title: 'カード',
      values: { fitting: '自動', classic: 'クラシック', large: '大きな文字' },
    },
    suitColours: { title: 'マークの色', values: { two: '2色', four: '4色' } },
    back: {
      title: '裏面',
      values: { theme: '配色に合わせる', rose: 'バラ', lattice: '格子', rays: '光線' },
    },
    layout: { title: 'テーブル', values: { clock: '時計', large: 'カードを最大に' } },
    hand: { title: '操作する手', values: { right: '右手', left: '左手' } },
    hints: {
      title: 'ヒント',
      values: { proven: '確実：すべて見る', fair: 'フェア：見える札だけ' },
    },
    difficulty: { title: '難しさ', values: { any: '指定なし', ...GRADES } },
    speed: {
      title: 'カードの動き',
      values: { normal: 'ふつう', slow: 'ゆっくり', fast: '速い', off: 'なし' },
    },
  },
  switches: {
    showStatus: 'クリアできるかどうかを表示する',
    showChance: 'フェアプレーヤーの見込みを表示する',
    singleTap: '置ける場所が1つだけのカードは、1回のタップで動かす',
    autoplay: '安全なカードは自動で組札に送る',
    letterKeys: 'テーブルにフォーカスがあるとき、文字キーで操作する',
    sound: '効果音',
  },
  volume: '音量',
  groups: { looks: '表示', play: '操作', sound: 'サウンド', data: 'データ' },
  dataNote: 'ゲームと統計はこのブラウザにだけ保存されます。ファイルに保存すると控えになります。',
  howToPlay: '遊び方',
  pictures: {
    targets:
      'カードを選ぶと、置ける場所に枠が出ます。そのカードを待っている組札か、一番上のカードの数が1つ大きい場札です。',
    gaps: '空きは枠で示され、数字は次の補充で埋まる順番です。山札には、タップすると何が起こるかが表示されます。',
  },
  now: '今できること',
  nothingNow: 'もう打つ手がありません。',
  language: '言語',
  systemLanguage: 'ブラウザーに合わせる',
  tipsAgain: 'コツをもう一度表示する',
};
