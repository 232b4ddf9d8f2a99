import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import { parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { speakChange } from './announcements.ts';
import { sectionsOf } from './testing/sentences.ts';
import { zh } from './testing/whole.ts';

const card = (text: string): number => parseCard(text) as number;
const place = (text: string): Place => parsePlace(text) as Place;
const amount = (count: number) => ({ count, text: `${count}` });

const TEXTS = (await sectionsOf('zh'))
  .flatMap(({ messages }) => messages)
  .flatMap(({ key, texts }) => texts.map((text) => ({ key, text })));

const having = (pattern: RegExp) => TEXTS.filter(({ text }) => pattern.test(text));

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
      '2点收牌堆：红桃8，九张中已有两张，需要红桃9',
    );
    expect(zh.foundation(11, card('JS'), 8, 8, undefined)).toBe('11点收牌堆：黑桃J，已完成');
    expect(zh.waste(undefined, 0)).toBe('废牌堆：空');
    expect(zh.waste(card('AD'), 1)).toBe('废牌堆：方块A');
    expect(zh.waste(card('AD'), 2)).toBe('废牌堆：方块A，共两张');
    expect(zh.stock(11, zh.refillLong(2, 5))).toBe('发牌堆：11张，补上五个空位中的两个');
    expect(zh.stock(56, zh.refillLong(2, 2))).toBe('发牌堆：56张，补上两个空位');
    expect(zh.stock(5, zh.drawLong)).toBe('发牌堆：五张，翻一张牌');
    expect(zh.stock(0, zh.redealLong)).toBe('发牌堆：空，重翻废牌堆');
  });

  it('tells moves, so that they can be undone and done again in words', () => {
    const carried = zh.carried(card('6H'), place('t3'), place('f12'));
    expect(carried).toBe('红桃6从3点牌扇移到12点收牌堆');
    expect(zh.undone(carried)).toBe('已撤销：红桃6从3点牌扇移到12点收牌堆。');
    expect(zh.carried(card('AC'), place('w'), place('t10'))).toBe('梅花A从废牌堆移到10点牌扇');
    expect(zh.undone(zh.drawn(card('4S')))).toBe('已撤销：翻出黑桃4。');
    expect(zh.undone(zh.refilled(2, [4, 8]))).toBe('已撤销：给4点、8点牌扇补了两张牌。');
    expect(zh.sentence([zh.drawn(card('4S')), zh.left(11)])).toBe('翻出黑桃4，发牌堆还剩11张。');
    expect([0, 1, 2, 3, 5, 11, 12].map(zh.left)).toEqual([
      '发牌堆已空',
      '发牌堆还剩一张',
      '发牌堆还剩两张',
      '发牌堆还剩三张',
      '发牌堆还剩五张',
      '发牌堆还剩11张',
      '发牌堆还剩12张',
    ]);
    expect(zh.hintMove({ kind: 'refill' }, undefined, 'hint')).toBe('提示：补上空位。');
    expect(
      zh.hintMove({ kind: 'carry', from: place('w'), to: place('f1') }, card('7C'), 'hint'),
    ).toBe('提示：梅花7从废牌堆移到1点收牌堆。');
  });

  it('says where a card can go', () => {
    expect(zh.picked(card('AD'), [])).toBe('已拿起方块A。现在没有地方可放。');
    expect(zh.picked(card('AD'), [place('f8'), place('t10')])).toBe(
      '已拿起方块A。可以放到8点收牌堆、10点牌扇。',
    );
    expect(zh.foundationWants(card('QD'))).toBe('这个钟点需要方块Q。');
    expect(zh.refused('fanHasGaps')).toBe('这个牌扇有空位，请先补牌。');
    expect(zh.refused('wrongSuit')).toBe('花色不同。');
  });

  it('counts what is seen in digits, with measure words', () => {
    expect([0, 1, 2, 11, 100].map((count) => zh.restored('牌局 5', count))).toEqual([
      '牌局 5，尚未开始。',
      '牌局 5，已走1步。',
      '牌局 5，已走2步。',
      '牌局 5，已走11步。',
      '牌局 5，已走100步。',
    ]);
    expect(zh.games.count(3, 1234)).toBe('3局，共1,234局');
    expect(zh.games.count(1, 1)).toBe('共1局');
    expect(zh.files.gamesImported(2, 1)).toBe('已导入2局游戏。有1局无法读取。');
    expect([0, 1, 5].map(zh.daily.streak)).toEqual([
      '还没有连胜：玩今天的牌局吧',
      '连胜1天',
      '连胜5天',
    ]);
    expect(zh.statistics.weeks.caption('6月', amount(2), amount(0))).toBe(
      '6月：获胜2局，失败0局。',
    );
    expect(zh.review.position(0, 120)).toBe('开局，共120步');
    expect(zh.review.position(3, 120)).toBe('第3步，共120步');
  });

  it('tells a move of the review and what it lost as two sentences', () => {
    const mistake = { at: 11, before: 0.24, after: 0.09, atMost: true };
    const change = { kind: 'went', at: 12, all: 87, verdict: 'unwinnable', mistake } as const;
    expect(speakChange(zh, change)).toBe('第12步，共87步：无解。预估胜率从24%降到9%或更低。');
  });

  it('tells how a game stands and what help there was', () => {
    expect(zh.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 0, statusSeen: false })).toBe(
      '用过的帮助：提示1次',
    );
    expect(zh.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 3, statusSeen: true })).toBe(
      '用过的帮助：提示2次、代走3步、有解判断',
    );
    expect(zh.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      '这一局已经无解。开局时还有解。',
    );
    expect(zh.hintLost({ kind: 'found', at: 2, certain: false })).toBe(
      '这一局已经无解。走到第2步时还有解（之后有些步骤无法判断）。',
    );
  });
});

describe('the voice of the simplified Chinese catalogue', () => {
  it('calls the player 你', () => {
    expect(having(/您/u)).toEqual([]);
  });

  it('ends texts that contain a sentence with a full stop', () => {
    expect(having(/。.*[^。）…]$/su)).toEqual([]);
  });

  it.each([
    ['the computer', /公平|玩家|对手|高手/u],
    ['the estimated chance', /胜算|概率|几率/u],
    ['a hint without peeking', /公平提示|诚实/u],
    ['help', /辅助|协助/u],
    ['a deal that can be won', /可以获胜|能否获胜|可解/u],
    ['a game that is lost', /无法获胜|输(?!入)|死局|已放弃/u],
    ['winning', /赢|胜利/u],
    ['the stock', /牌库|发牌区|牌堆里抽/u],
    ['a foundation', /基础堆|收牌区|目标堆/u],
    ['the table', /(?<!牌)桌上|桌面/u],
    ['a tip', /技巧|窍门/u],
    ['saved for later', /另行保留|保留这一局/u],
    ['one’s own rules', /自定规则/u],
    ['playing a card', /打出|能打|出牌/u],
    ['drawing', /抽牌|摸牌|抓牌|翻开/u],
    ['refilling', /填补|填充|补齐/u],
    ['undo', /撤消|退回|收回|悔棋|返回/u],
    ['moves played for the player', /演示|回放/u],
    ['restart', /重玩|重来/u],
  ])('has one word for %s', (_, others) => {
    expect(having(others)).toEqual([]);
  });

  it('calls a pile of the clock 收牌堆 only where it is read out, and once in the help', () => {
    const keys = new Set(having(/收牌堆/u).map(({ key }) => key));
    const spoken = ['foundation', 'carried', 'undone', 'picked', 'hintMove'];
    expect([...keys]).toEqual([...spoken, 'typing.words.foundation', 'helpText.pictures']);
  });

  it('puts no space before an ellipsis or beside a digit, and uses full-width punctuation otherwise', () => {
    expect(having(/\s…|\.\.|……|\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u)).toEqual([]);
    const spaced = having(/(?<!牌局|例如|补牌|·) \d|\d (?=\p{Script=Han})/u);
    const withTime = ['games.facts', 'statistics.shortest', 'statistics.weeks.caption'];
    // What is typed.
    const typed = ['ownCards.faultIn', 'readOut.keys'];
    expect(spaced.filter(({ key }) => ![...withTime, ...typed].includes(key))).toEqual([]);
  });
});
