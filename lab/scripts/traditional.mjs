/**
 * Writes the traditional Chinese sentences (`src/i18n/zh-Hant`) out of the simplified ones: `npm run -w lab traditional`, after any change of
 * `src/i18n/zh`. OpenCC converts characters and the words that Taiwan has otherwise; `TERMS` has what it does not know.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Converter } from 'opencc-js/cn2t';

const SIMPLIFIED = fileURLToPath(new URL('../../src/i18n/zh', import.meta.url));
const TRADITIONAL = fileURLToPath(new URL('../../src/i18n/zh-Hant', import.meta.url));
const NOTE = '/** Made by `npm run -w lab traditional` out of ../zh: change that. */\n';

/**
 * What is called otherwise in Taiwan and Hong Kong: as OpenCC leaves it, and as it is said there.
 * @type {readonly (readonly [string, string])[]}
 */
const TERMS = [
  ['紅桃', '紅心'],
  ['撤銷', '復原'],
  ['復盤', '覆盤'],
  ['自行復制', '自行複製'],
  ['自定義', '自訂'],
  ['新手教程', '新手教學'],
  ['置信區間', '信賴區間'],
  ['沒有響應', '沒有回應'],
  ['一有響應', '一有回應'],
  ['窗口裡', '視窗裡'],
  ['當前', '目前'],
  ['選中', '選取'],
  ['生成連結', '產生連結'],
  ['佈局', '版面'],
  ['拖動', '拖曳'],
  ['雙擊', '點兩下'],
  ['丟失', '遺失'],
  ['二維碼', 'QR 碼'],
  ['臺裝置', '台裝置'],
  ["'周'", "'週'"],
  ['“', '「'],
  ['”', '」'],
];

const convert = Converter({ from: 'cn', to: 'twp' });

/** @returns the traditional text of each module, by its name */
export function traditional() {
  return new Map(
    readdirSync(SIMPLIFIED).map((name) => {
      const text = convert(readFileSync(`${SIMPLIFIED}/${name}`, 'utf8'));
      const words = TERMS.reduce((all, [from, to]) => all.replaceAll(from, to), text);
      return [
        name,
        NOTE + words.replaceAll('zh-Hans', 'zh-Hant').replaceAll('simplified', 'traditional'),
      ];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(TRADITIONAL, { recursive: true, force: true });
  mkdirSync(TRADITIONAL);
  for (const [name, text] of traditional()) writeFileSync(`${TRADITIONAL}/${name}`, text);
}
