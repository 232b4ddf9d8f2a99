import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import { parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { speakChange } from './announcements.ts';
import { sectionsOf } from './testing/sentences.ts';
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
    expect(ja.stock(0, ja.redealLong)).toBe('山札：空、捨て札を山札にしてめくり直す');
  });

  it('tells moves, so that they can be undone and done again in words', () => {
    const carried = ja.carried(card('6H'), place('t3'), place('f12'));
    expect(carried).toBe('ハートの6を3時の場札から12時の組札へ');
    expect(ja.undone(carried)).toBe('元に戻しました：ハートの6を3時の場札から12時の組札へ。');
    expect(ja.carried(card('AC'), place('w'), place('t10'))).toBe(
      'クラブのエースを捨て札から10時の場札へ',
    );
    expect(ja.undone(ja.drawn(card('4S')))).toBe('元に戻しました：山札からスペードの4。');
    expect(ja.undone(ja.refilled(5, [2, 11]))).toBe('元に戻しました：2時、11時の場札に5枚を補充。');
    expect(ja.sentence([ja.drawn(card('4S')), ja.left(55)])).toBe(
      '山札からスペードの4、山札は残り55枚。',
    );
    expect(ja.left(0)).toBe('山札は空');
    expect(ja.left(1)).toBe('山札は残り1枚');
    expect(ja.hintMove({ kind: 'refill' }, undefined, 'hint')).toBe('ヒント：空きを補充します。');
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
    expect(ja.foundationWants(card('QD'))).toBe('この時刻の次はダイヤのクイーンです。');
    expect(ja.refused('fanHasGaps')).toBe('この場札には空きがあります。先に補充してください。');
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
    expect(ja.files.gamesImported(2, 1)).toBe(
      '2件のゲームを取り込みました。1件は読み込めませんでした。',
    );
    expect([0, 1, 5].map(ja.daily.streak)).toEqual([
      '連続クリアはこれから',
      '1日連続クリア',
      '5日連続クリア',
    ]);
    expect(ja.statistics.weeks.caption('6月', amount(2), amount(0))).toBe(
      '6月：クリア2回、失敗0回。',
    );
    expect(ja.review.position(0, 120)).toBe('最初（全120手）');
    expect(ja.review.position(3, 120)).toBe('3手目（全120手）');
  });

  it('tells a move of the review and what it lost as two sentences', () => {
    const mistake = { at: 11, before: 0.24, after: 0.09, atMost: true };
    const change = { kind: 'went', at: 12, all: 87, verdict: 'unwinnable', mistake } as const;
    expect(speakChange(ja, change)).toBe(
      '12手目（全87手）：クリアできません。推定クリア率：24%から9%以下に低下。',
    );
  });

  it('tells how a game stands and what help there was', () => {
    expect(ja.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 0, statusSeen: false })).toBe(
      '使ったヘルプ：ヒント1回',
    );
    expect(ja.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 3, statusSeen: true })).toBe(
      '使ったヘルプ：ヒント2回、自動で進めた3手、クリア判定',
    );
    expect(ja.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'もうクリアできません。最初の時点では、まだクリアできました。',
    );
    expect(ja.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'もうクリアできません。12手目の時点では、まだクリアできました。その後の手には、判定できなかったものがあります。',
    );
  });
});

const TEXTS = (await sectionsOf('ja'))
  .flatMap(({ messages }) => messages)
  .flatMap(({ key, texts }) => texts.map((text) => ({ key, text })));

const having = (pattern: RegExp) => TEXTS.filter(({ text }) => pattern.test(text));

describe('the voice of the Japanese catalogue', () => {
  it('is polite in sentences, and never addresses the player', () => {
    const plain =
      /(?<!で|ま)す。|(?<!しょ)う。|[くぐつぬぶむるだ]。|(?<!まし|でし)た。|(?<!ださ)い。/u;
    expect(having(plain)).toEqual([]);
    expect(having(/あなた|きみ|君|お前|である/u)).toEqual([]);
  });

  it('ends texts that contain a sentence with a full stop', () => {
    expect(having(/。.*[^。）…]$/su)).toEqual([]);
  });

  it.each([
    ['the computer', /フェア|プレーヤー|対局|名人/u],
    ['the estimated chance', /見込み|見立て|勝率/u],
    ['help', /補助|アシスト/u],
    ['the mistake', /ミスした手|敗着/u],
    ['a game that is lost', /負け|未クリア|敗北/u],
    ['saved for later', /残しておく|(?<!最)後で|保管/u],
    ['the daily deal', /日替わり/u],
    ['a new deal', /新しいゲーム|ニューゲーム/u],
    ['a tip', /コツ/u],
    ['one’s own rules', /独自|オリジナル/u],
    ['playing a card', /打[ちつてと]|指す/u],
    ['drawing', /引[いきく]|ドロー|裏返/u],
    ['refilling', /埋[まめ]|補給|足[しす]/u],
    ['undo', /取り消|アンドゥ/u],
    ['rewinding', /再生/u],
    ['the table', /卓/u],
    ['the browser', /ブラウザ(?!ー)/u],
  ])('has one word for %s', (_, others) => {
    expect(having(others)).toEqual([]);
  });

  it('calls a pile of the clock 組札 only where it is read out, and once in the help', () => {
    const keys = new Set(having(/組札/u).map(({ key }) => key));
    expect([...keys]).toEqual([
      'foundation',
      'carried',
      'undone',
      'picked',
      'hintMove',
      'typing.words.foundation',
      'helpText.pictures',
    ]);
  });

  it('puts no space before an ellipsis, and uses full-width punctuation otherwise', () => {
    expect(having(/\s…|\.\.|[ぁ-んァ-ヶ一-龠][,;:!?.()]|[,;:!?.()][ぁ-んァ-ヶ一-龠]/u)).toEqual([]);
  });
});
