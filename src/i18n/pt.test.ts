import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { sectionsOf } from './testing/sentences.ts';
import { pt } from './testing/whole.ts';
import { writtenCard } from './writtenCard.ts';

const card = (text: string): Card => parseCard(text) as Card;
const place = (text: string): Place => parsePlace(text) as Place;
const COUNTS = [0, 1, 2, 3, 5, 11, 100];
/** Removes the invisible characters that keep a card in one piece. */
const bare = (text: string): string => text.replace(/[\u2066\u2069]/gu, '');
const amount = (count: number) => ({ count, text: `${count}` });

describe('o português do Brasil', () => {
  it('names the cards as Brazilian players do', () => {
    expect(['AC', '2H', 'TS', 'JD', 'QC', 'KH'].map((text) => pt.card(card(text)))).toEqual([
      'ás de paus',
      'dois de copas',
      'dez de espadas',
      'valete de ouros',
      'dama de paus',
      'rei de copas',
    ]);
  });

  it('names fans by their hour, runs with their articles', () => {
    expect(pt.fan(1, [], 0, 3)).toBe('Leque da uma: vazio, três espaços');
    expect(pt.fan(2, [[card('9S'), card('9S')]], 1, 2)).toBe(
      'Leque das duas: nove de espadas, dois espaços',
    );
    expect(
      pt.fan(
        12,
        [
          [card('2H'), card('6H')],
          [card('QC'), card('QC')],
        ],
        6,
        0,
      ),
    ).toBe('Leque das doze: do dois ao seis de copas sobre dama de paus, seis cartas');
    expect(pt.fan(2, [[card('QD'), card('AD')]], 3, 0)).toBe(
      'Leque das duas: da dama ao ás de ouros, três cartas',
    );
    expect(pt.fan(3, [[card('TD'), card('QD')]], 3, 0)).toBe(
      'Leque das três: do dez à dama de ouros, três cartas',
    );
    expect(pt.fan(3, [[card('TD'), card('TD')]], 2, 1)).toBe(
      'Leque das três: dez de ouros, duas cartas, um espaço',
    );
  });

  it('says what a foundation needs, in the gender of the card', () => {
    expect(pt.foundation(6, card('JH'), 1, 9, card('QH'))).toBe(
      'Fundação das seis: valete de copas, uma de nove cartas, precisa da dama de copas',
    );
    expect(pt.foundation(3, card('9S'), 2, 9, card('TS'))).toBe(
      'Fundação das três: nove de espadas, duas de nove cartas, precisa do dez de espadas',
    );
    expect(pt.foundation(1, card('AC'), 9, 9, undefined)).toBe(
      'Fundação da uma: ás de paus, completa',
    );
    expect(pt.foundationWants(card('JS'))).toBe('Esta hora precisa do valete de espadas.');
    expect(pt.noFoundation(card('QS'))).toBe('A dama de espadas ainda não pode ir para o relógio.');
    expect(pt.noFoundation(card('KS'))).toBe('O rei de espadas ainda não pode ir para o relógio.');
  });

  it('says which card goes where, as it is written and as it is spoken', () => {
    const { hourNeeds, fanTakes } = pt.answers;
    const said = ['JC', 'QC', 'TC'].map((name) => hourNeeds(pt.card(card(name))));
    expect(said).toEqual([
      'Esta hora precisa do valete de paus',
      'Esta hora precisa da dama de paus',
      'Esta hora precisa do dez de paus',
    ]);
    const written = ['JC', 'QC', 'TC'].map((name) => writtenCard(pt, card(name)));
    expect(written.map((each) => bare(fanTakes(each)))).toEqual([
      'Este leque aceita o J♣',
      'Este leque aceita a Q♣',
      'Este leque aceita o 10♣',
    ]);
  });

  it('draws “de” together with the article of the place', () => {
    expect(pt.carried(card('6H'), place('t3'), place('f11'))).toBe(
      'Seis de copas do leque das três para a fundação das onze',
    );
    expect(pt.carried(card('AS'), place('w'), place('t1'))).toBe(
      'Ás de espadas do descarte para o leque da uma',
    );
    expect(
      pt.hintMove({ kind: 'carry', from: place('t2'), to: place('f1') }, card('TC'), 'hint'),
    ).toBe('Dica: dez de paus do leque das duas para a fundação da uma.');
    expect(pt.hintMove({ kind: 'redeal' }, undefined, 'hint')).toBe('Dica: virar o descarte.');
    expect(pt.picked(card('QS'), [])).toBe('Dama de espadas na mão. Agora não tem para onde ir.');
    expect(pt.picked(card('QS'), [place('f7')])).toBe(
      'Dama de espadas na mão. Pode ir para a fundação das sete.',
    );
    expect(pt.picked(card('2S'), [place('f3'), place('t1'), place('t2')])).toBe(
      'Dois de espadas na mão. Pode ir para a fundação das três, para o leque da uma ou para o leque das duas.',
    );
  });

  it('makes “drawn” agree with the card, and begins with a small letter after a colon', () => {
    expect(pt.drawn(card('QS'))).toBe('Dama de espadas comprada');
    expect(pt.putBack(card('KS'))).toBe('Rei de espadas devolvido ao lugar.');
    expect(pt.putBack(card('QS'))).toBe('Dama de espadas devolvida ao lugar.');
    expect(pt.undone(pt.drawn(card('AD')))).toBe('Desfeito: ás de ouros comprado.');
    expect(pt.redone(`${pt.refilled(2, [12, 1])}, ${pt.left(1)}.`)).toBe(
      'Refeito: duas cartas repostas nos leques das doze e da uma, resta uma no monte.',
    );
    expect(pt.refilled(1, [4])).toBe('Uma carta reposta no leque das quatro');
    expect(pt.hourComplete(1)).toBe('A hora da uma acendeu.');
    expect(pt.hourComplete(12)).toBe('A hora das doze acendeu.');
  });

  it('counts', () => {
    expect(COUNTS.map((count) => pt.left(count))).toEqual([
      'o monte está vazio',
      'resta uma no monte',
      'restam duas no monte',
      'restam três no monte',
      'restam cinco no monte',
      'restam onze no monte',
      'restam 100 no monte',
    ]);
    expect(COUNTS.map((count) => pt.restored('Jogo 5', count))).toEqual([
      'Jogo 5, não iniciado.',
      'Jogo 5, 1 jogada feita.',
      'Jogo 5, 2 jogadas feitas.',
      'Jogo 5, 3 jogadas feitas.',
      'Jogo 5, 5 jogadas feitas.',
      'Jogo 5, 11 jogadas feitas.',
      'Jogo 5, 100 jogadas feitas.',
    ]);
    expect(COUNTS.map((count) => pt.statistics.open(amount(count)))).toEqual([
      '0 partidas em aberto ainda não contam.',
      '1 partida em aberto ainda não conta.',
      '2 partidas em aberto ainda não contam.',
      '3 partidas em aberto ainda não contam.',
      '5 partidas em aberto ainda não contam.',
      '11 partidas em aberto ainda não contam.',
      '100 partidas em aberto ainda não contam.',
    ]);
    expect(pt.tookBack(1)).toBe('1 jogada rebobinada.');
    expect(pt.tookBack(2)).toBe('2 jogadas rebobinadas.');
    expect([1, 2].map(pt.followUps)).toEqual([
      'Mais 1 carta foi para o relógio.',
      'Mais 2 cartas foram para o relógio.',
    ]);
    expect(pt.files.gamesImported(1, 1)).toBe('1 partida importada. 1 não pôde ser lida.');
    expect(pt.files.gamesImported(12345, 2)).toBe(
      '12.345 partidas importadas. 2 não puderam ser lidas.',
    );
    expect(pt.games.count(1, 12)).toBe('1 de 12 partidas');
    expect(pt.daily.streak(0)).toBe('Ainda sem sequência: ganhe o desafio de hoje');
    expect(pt.daily.streak(1)).toBe('1 dia com vitória');
    expect(pt.daily.streak(3)).toBe('3 dias seguidos com vitória');
  });

  it('counts the cards that a refill deals', () => {
    expect(pt.stock(41, pt.refillLong(1, 1))).toBe('Monte: 41 cartas, repor uma carta');
    expect(pt.stock(1, pt.refillLong(1, 2))).toBe(
      'Monte: uma carta, repor uma das duas cartas que faltam',
    );
    expect(pt.refillLong(2, 13)).toBe('repor duas das 13 cartas que faltam');
    expect(pt.stock(0, pt.redealLong)).toBe('Monte: vazio, virar o descarte');
  });

  it('says what help a win had', () => {
    expect(pt.assisted({ ...NO_ASSISTS, fairHints: 1, shownMoves: 1 })).toBe(
      'Com ajuda: 1 dica sem espiar, 1 jogada no seu lugar',
    );
    expect(pt.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      'Com ajuda: 2 dicas, 100 jogadas no seu lugar, consulta “Dá para ganhar?”',
    );
  });

  it('says where a game was lost', () => {
    expect(pt.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Esta partida está perdida. No início ainda dava para ganhar.',
    );
    expect(pt.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'Esta partida está perdida. Depois da jogada 12 ainda dava para ganhar (algumas jogadas seguintes não puderam ser verificadas).',
    );
  });

  it('refuses', () => {
    expect(pt.refused('wrongSuit')).toBe('É de outro naipe.');
    expect(pt.refused('gapsFirst')).toBe('Reponha antes.');
    expect(pt.refused('wasteToFoundationsOnly')).toBe(
      'Por estas regras, as cartas do descarte só vão para o relógio.',
    );
  });
});

describe('cada palavra', () => {
  /** Sentences that contain one of these words. */
  const withWords = async (words: string): Promise<string[]> => {
    const texts = (await sectionsOf('pt')).flatMap(({ messages }) =>
      messages.flatMap((message) => message.texts),
    );
    const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
    return texts.filter((text) => pattern.test(text));
  };

  it.each([
    ['addresses the player as você', 'tu|te|ti|contigo|teus?|tuas?|vós|vos|a gente'],
    [
      'bids the player as você',
      '(?<=^|[.:;!?] )(?:arrasta|toca|escolhe|confere|verifica|recarrega|salva|seleciona|libera|permite|tenta|pede|acende|atualiza|repõe|faz|joga|põe)',
    ],
    [
      'is Brazilian',
      'continua a \\p{L}+r|lances?|ecrã|ficheiros?|rato|partilhar|definições|num|numa',
    ],
    ['refills with one verb', 'preench\\p{L}+|distribu\\p{L}+'],
    ['calls a gap espaço', 'lacunas?'],
    ['sends with one verb', 'envi\\p{L}+|lev[ae] (?:uma|para)'],
    ['names no foundation where it is seen', 'para (?:uma|a sua|as) fundaç(?:ão|ões)(?! d)'],
    ['gives up with one verb', 'abandon\\p{L}+'],
    ['wins with one verb', 'venc\\p{L}+|venceu'],
    [
      'deletes and imports in one word',
      'apag\\p{L}+|adicion\\p{L}+|abrir um arquivo|posta de lado',
    ],
    ['calls the player without peeking the computer', 'honest[oa]s?|jogador'],
    ['says what is not known in one word', 'indefinid[oa]|não se sabe|descobrir'],
    ['speaks of records', 'maior sequência|o (?:menor|mínimo)'],
    ['thanks neither as a man nor as a woman', 'obrigad[oa]'],
  ])('%s', async (_, words) => {
    expect(await withWords(words)).toEqual([]);
  });

  it('names the foundations once, in the help; elsewhere they are hours', async () => {
    const named = (await withWords('fundaç(?:ão|ões)')).filter(
      (text) => !/fundação das? /iu.test(text),
    );
    expect(named).toEqual([pt.typing.words.foundation, pt.helpText.pictures[0]]);
  });

  it('has no space before three points', async () => {
    expect(await withWords('.* …')).toEqual([]);
  });
});
