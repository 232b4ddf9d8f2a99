import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/library/assists.ts';
import { parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { ja } from './testing/whole.ts';

const card = (text: string): number => parseCard(text) as number;
const place = (text: string): Place => parsePlace(text) as Place;
const amount = (count: number) => ({ count, text: `${count}` });

describe('the Japanese catalogue', () => {
  it('names a card by its suit first', () => {
    expect(['AH', '2C', 'TD', 'JS', 'QD', 'KC'].map((text) => ja.card(card(text)))).toEqual([
      'ハートのエース',
      'クラブの2',
      'ダイヤの10',
      'スペードのジャック',
      'ダイヤのクイーン',
      'クラブのキング',
    ]);
  });

  it('tells a fan from the top down', () => {
    expect(ja.fan(3, [], 0, 3)).toBe('3時の場札：空、空き3か所');
    expect(ja.fan(1, [[card('6H'), card('6H')]], 1, 2)).toBe('1時の場札：ハートの6、空き2か所');
    expect(
      ja.fan(
        12,
        [
          [card('2H'), card('6H')],
          [card('KS'), card('KS')],
        ],
        6,
        0,
      ),
    ).toBe('12時の場札：ハートの2から6、下にスペードのキング、計6枚');
  });

  it('tells a foundation, the waste and the stock', () => {
    expect(ja.foundation(2, card('9H'), 3, 9, card('TH'))).toBe(
      '2時の組札：ハートの9、9枚中3枚、次はハートの10',
    );
    expect(ja.foundation(11, card('JS'), 8, 8, undefined)).toBe(
      '11時の組札：スペードのジャック、完成',
    );
    expect(ja.waste(undefined, 0)).toBe('捨て札：空');
    expect(ja.waste(card('AD'), 1)).toBe('捨て札：ダイヤのエース');
    expect(ja.waste(card('AD'), 2)).toBe('捨て札：ダイヤのエース、計2枚');
    expect(ja.stock(11, ja.refillLong(2, 5))).toBe('山札：11枚、空き5か所のうち2か所を補充');
    expect(ja.stock(56, ja.refillLong(3, 3))).toBe('山札：56枚、空き3か所を補充');
    expect(ja.stock(5, ja.drawLong)).toBe('山札：5枚、1枚めくる');
    expect(ja.stock(0, ja.redealLong)).toBe('山札：空、捨て札を戻してめくり直す');
  });

  it('tells moves, so that they can be undone and done again in words', () => {
    const carried = ja.carried(card('6H'), place('t3'), place('f12'));
    expect(carried).toBe('ハートの6を3時の場札から12時の組札へ');
    expect(ja.undone(carried)).toBe('元に戻しました：ハートの6を3時の場札から12時の組札へ。');
    expect(ja.carried(card('AC'), place('w'), place('t10'))).toBe(
      'クラブのエースを捨て札から10時の場札へ',
    );
    expect(ja.undone(ja.drawn(card('4S')))).toBe('元に戻しました：山札からスペードの4。');
    expect(ja.undone(ja.refilled(5, [2, 11]))).toBe('元に戻しました：2、11時の場札に5枚を補充。');
    expect(ja.sentence([ja.drawn(card('4S')), ja.left(55)])).toBe(
      '山札からスペードの4、山札は残り55枚。',
    );
    expect(ja.left(0)).toBe('山札はなくなりました');
    expect(ja.left(1)).toBe('山札は残り1枚');
    expect(ja.hintMove({ kind: 'refill' }, undefined, 'hint')).toBe('ヒント：空きを補充する。');
    expect(
      ja.hintMove({ kind: 'carry', from: place('w'), to: place('f1') }, card('7C'), 'hint'),
    ).toBe('ヒント：クラブの7を捨て札から1時の組札へ。');
  });

  it('says where a card can go', () => {
    expect(ja.picked(card('AD'), [])).toBe(
      'ダイヤのエースを選びました。今は置ける場所がありません。',
    );
    expect(ja.picked(card('AD'), [place('f8'), place('t10')])).toBe(
      'ダイヤのエースを選びました。置ける場所は、8時の組札、10時の場札です。',
    );
    expect(ja.foundationWants(card('QD'))).toBe('次に置けるのはダイヤのクイーンです。');
    expect(ja.refused('fanHasGaps')).toBe(
      'その場札には空きがあります。空きは山札からしか補充できません。',
    );
    expect(ja.refused('wrongSuit')).toBe('マークが違います。');
  });

  it('counts cards, moves, games and days by their own words', () => {
    expect([0, 1, 2, 11, 100].map((count) => ja.restored('配置 5', count))).toEqual([
      '配置 5、開始前です。',
      '配置 5、1手目です。',
      '配置 5、2手目です。',
      '配置 5、11手目です。',
      '配置 5、100手目です。',
    ]);
    expect(ja.games.count(3, 1234)).toBe('1,234件中3件');
    expect(ja.games.count(1, 1)).toBe('1件');
    expect(ja.files.brought(2, 1)).toBe('2件のゲームを取り込みました。1件は読み込めませんでした。');
    expect(ja.daily.streak(5)).toBe('5日連続クリア');
    expect(ja.statistics.weeks.caption('6月', amount(2), amount(0))).toBe(
      '6月：クリア2回、失敗0回。',
    );
    expect(ja.review.position(0, 120)).toBe('最初の配置（全120手）');
    expect(ja.review.position(3, 120)).toBe('3手目（全120手）');
  });

  it('tells how a game stands and what help there was', () => {
    const none = { ...NO_ASSISTS, hints: 0, shownMoves: 0, statusSeen: false };
    expect(ja.assisted(none)).toBe('補助なし。');
    expect(ja.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 0, statusSeen: false })).toBe(
      '補助：ヒント1回。',
    );
    expect(ja.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 3, statusSeen: true })).toBe(
      '補助：ヒント2回、手順の再生3手、クリア判定の表示。',
    );
    expect(ja.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'もうクリアできません。最初の配置では、まだクリアできました。',
    );
    expect(ja.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'もうクリアできません。12手目の後では、まだクリアできました。それより後の手には、判定できなかったものがあります。',
    );
  });
});
