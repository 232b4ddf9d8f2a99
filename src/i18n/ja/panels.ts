/** What the menu and the settings say, in Japanese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const panels: DialogMessages['panels'] = {
  settings: '設定',
  theGames: 'ゲーム一覧',
  lookThrough: 'ゲームを振り返る',
  fairHint: 'のぞき見なしのヒント',
  watchFair: 'コンピューターのプレイを見る',
  thisGame: 'このゲーム',
  findCard: 'カードを探す',
  whichCard: 'カードを選ぶと、1つ下と1つ上のカードの場所がわかります。',
  restartDeal: 'この配置を最初から',
  open: ({ text }) => `進行中 ${text}`,
  won: ({ text }) => `クリア ${text}`,
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
      title: 'カードの表面',
      values: { fitting: '自動', classic: 'クラシック', large: '大きな文字' },
    },
    suitColours: { title: 'マークの色', values: { two: '2色', four: '4色' } },
    back: {
      title: 'カードの裏面',
      values: { theme: '配色に合わせる', rose: 'バラ', lattice: '格子', rays: '光線' },
    },
    layout: { title: 'レイアウト', values: { clock: '時計', large: 'カードを最大に' } },
    hand: { title: '利き手', values: { right: '右手', left: '左手' } },
    hints: {
      title: 'ヒント',
      values: { proven: '完全（山札も見る）', fair: 'のぞき見なし（見える札だけ）' },
    },
    difficulty: { title: '難しさ', values: { any: '指定なし', ...GRADES } },
    speed: {
      title: 'アニメーションの速さ',
      values: { normal: 'ふつう', slow: 'ゆっくり', fast: '速い', off: 'なし' },
    },
  },
  switches: {
    showStatus: 'クリア判定：クリアできるかどうかを常に表示する',
    showMoves: '手数と時間を表示する',
    showChance: '推定クリア率を表示する',
    singleTap: '置ける場所が1つだけのカードは、1回のタップで動かす',
    autoplay: '安全なカードは自動で時計に送る',
    letterKeys: 'テーブルにフォーカスがあるとき、文字キーで操作する',
    sound: '効果音',
  },
  volume: '音量',
  groups: { looks: '表示', play: '操作', sound: 'サウンド', data: 'データ' },
  dataNote:
    'ゲームと統計は、このブラウザーだけに保存されています。ファイルに保存すれば、控えになります。',
  howToPlay: '遊び方',
  now: '今できる手',
  nothingNow: '手詰まりです。',
  language: '言語',
  systemLanguage: 'ブラウザーに合わせる',
  tipsAgain: 'ワンポイントをもう一度表示する',
};
