import { describe, expect, it } from 'vitest';
import { parseCard } from '../rules/card.ts';
import { sectionsOf } from './testing/sentences.ts';
import { zhHant } from './testing/whole.ts';

describe('the traditional Chinese catalogue', () => {
  it('has the words of Taiwan', async () => {
    expect(['AH', '2C', 'TD', 'JS'].map((text) => zhHant.card(parseCard(text) as number))).toEqual([
      '紅心A',
      '梅花2',
      '方塊10',
      '黑桃J',
    ]);
    expect([zhHant.undo, zhHant.menu, zhHant.panels.settings]).toEqual(['復原', '選單', '設定']);
    const texts = (await sectionsOf('zh-Hant'))
      .flatMap(({ messages }) => messages)
      .flatMap(({ texts }) => texts);
    const others =
      /撤銷|窗口|鼠標|默認|信息|文件|保存|菜單|屏幕|鏈接|網絡|程序|數據|視頻|質量|自定義|紅桃|復制|當前|[“”]/u;
    expect(texts.filter((text) => others.test(text))).toEqual([]);
  });
});
