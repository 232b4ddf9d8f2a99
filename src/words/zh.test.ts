import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/library/assists.ts';
import { parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { zh } from './testing/whole.ts';

const card = (text: string): number => parseCard(text) as number;
const place = (text: string): Place => parsePlace(text) as Place;
const amount = (count: number) => ({ count, text: `${count}` });

describe('the simplified Chinese catalogue', () => {
  it('names a card by its suit first', () => {
    expect(['AH', '2C', 'TD', 'JS', 'QD', 'KC'].map((text) => zh.card(card(text)))).toEqual([
      '红桃A',
      '梅花2',
      '方块10',
      '黑桃J',
      '方块Q',
      '梅花K',
    ]);
  });

  it('tells a fan from the top down', () => {
    expect(zh.fan(3, [], 0, 3)).toBe('3点牌扇：空，三个空位');
    expect(zh.fan(1, [[card('6H'), card('6H')]], 1, 2)).toBe('1点牌扇：红桃6，两个空位');
    expect(
      zh.fan(
        12,
        [
          [card('2H'), card('6H')],
          [card('KS'), card('KS')],
        ],
        6,
        0,
      ),
    ).toBe('12点牌扇：红桃2到6，下面是黑桃K，共六张');
  });

  it('tells a foundation, the waste and the stock', () => {
    expect(zh.foundation(2, card('8H'), 2, 9, card('9H'))).toBe(
      '2点基础堆：红桃8，九张中已有两张，下一张要红桃9',
    );
    expect(zh.foundation(11, card('JS'), 8, 8, undefined)).toBe('11点基础堆：黑桃J，已完成');
    expect(zh.waste(undefined, 0)).toBe('废牌堆：空');
    expect(zh.waste(card('AD'), 1)).toBe('废牌堆：方块A');
    expect(zh.waste(card('AD'), 2)).toBe('废牌堆：方块A，共两张');
    expect(zh.stock(11, zh.refillLong(2, 5))).toBe('牌库：11张，补上五个空位中的两个');
    expect(zh.stock(56, zh.refillLong(2, 2))).toBe('牌库：56张，补上两个空位');
    expect(zh.stock(5, zh.drawLong)).toBe('牌库：五张，翻一张牌');
    expect(zh.stock(0, zh.redealLong)).toBe('牌库：空，重翻废牌堆');
  });

  it('tells moves, so that they can be undone and done again in words', () => {
    const carried = zh.carried(card('6H'), place('t3'), place('f12'));
    expect(carried).toBe('红桃6从3点牌扇移到12点基础堆');
    expect(zh.undone(carried)).toBe('已撤销：红桃6从3点牌扇移到12点基础堆。');
    expect(zh.carried(card('AC'), place('w'), place('t10'))).toBe('梅花A从废牌堆移到10点牌扇');
    expect(zh.undone(zh.drawn(card('4S')))).toBe('已撤销：翻出黑桃4。');
    expect(zh.undone(zh.refilled(2, [4, 8]))).toBe('已撤销：给4、8点牌扇补了两张牌。');
    expect(zh.sentence([zh.drawn(card('4S')), zh.left(11)])).toBe('翻出黑桃4，牌库还剩11张。');
    expect([0, 1, 2, 3, 5, 11, 12].map(zh.left)).toEqual([
      '牌库已空',
      '牌库还剩一张',
      '牌库还剩两张',
      '牌库还剩三张',
      '牌库还剩五张',
      '牌库还剩11张',
      '牌库还剩12张',
    ]);
    expect(zh.hintMove({ kind: 'refill' }, undefined, 'hint')).toBe('提示：补上空位。');
    expect(
      zh.hintMove({ kind: 'carry', from: place('w'), to: place('f1') }, card('7C'), 'hint'),
    ).toBe('提示：梅花7从废牌堆移到1点基础堆。');
  });

  it('says where a card can go', () => {
    expect(zh.picked(card('AD'), [])).toBe('已拿起方块A。现在没有地方可放。');
    expect(zh.picked(card('AD'), [place('f8'), place('t10')])).toBe(
      '已拿起方块A。可以放到8点基础堆、10点牌扇。',
    );
    expect(zh.foundationWants(card('QD'))).toBe('下一张要放方块Q。');
    expect(zh.refused('fanHasGaps')).toBe('那个牌扇有空位，空位只能从牌库补牌。');
    expect(zh.refused('wrongSuit')).toBe('花色不同。');
  });

  it('counts with measure words, two as 两', () => {
    expect([0, 1, 2, 11, 100].map((count) => zh.restored('牌局 5', count))).toEqual([
      '牌局 5，尚未开始。',
      '牌局 5，已走一步。',
      '牌局 5，已走两步。',
      '牌局 5，已走11步。',
      '牌局 5，已走100步。',
    ]);
    expect(zh.games.count(3, 1234)).toBe('3局，共1,234局');
    expect(zh.games.count(1, 1)).toBe('共1局');
    expect(zh.files.brought(2, 1)).toBe('已导入2局游戏。有1局无法读取。');
    expect(zh.daily.streak(5)).toBe('连胜5天');
    expect(zh.statistics.weeks.caption('6月', amount(2), amount(0))).toBe(
      '6月：获胜2局，失败0局。',
    );
    expect(zh.review.position(0, 120)).toBe('开局，共120步');
    expect(zh.review.position(3, 120)).toBe('第3步，共120步');
  });

  it('tells how a game stands and what help there was', () => {
    expect(zh.assisted({ ...NO_ASSISTS, hints: 0, shownMoves: 0, statusSeen: false })).toBe(
      '没有使用辅助。',
    );
    expect(zh.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 0, statusSeen: false })).toBe(
      '使用了辅助：提示一次。',
    );
    expect(zh.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 3, statusSeen: true })).toBe(
      '使用了辅助：提示两次、演示三步、查看能否获胜。',
    );
    expect(zh.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      '这一局已经无法获胜。开局时还可以获胜。',
    );
    expect(zh.hintLost({ kind: 'found', at: 2, certain: false })).toBe(
      '这一局已经无法获胜。第2步之后还可以获胜；再往后的步骤没能全部判断出来。',
    );
  });
});
