import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/library/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { pt } from './testing/whole.ts';

const card = (text: string): Card => parseCard(text) as Card;
const place = (text: string): Place => parsePlace(text) as Place;
const COUNTS = [0, 1, 2, 3, 5, 11, 100];
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
    expect(pt.fan(1, [], 0, 3)).toBe('Leque da uma: vazio, três lacunas');
    expect(pt.fan(2, [[card('9S'), card('9S')]], 1, 2)).toBe(
      'Leque das duas: nove de espadas, duas lacunas',
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
      'Leque das três: dez de ouros, duas cartas, uma lacuna',
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
    expect(pt.foundationWants(card('JS'))).toBe('Precisa do valete de espadas.');
    expect(pt.noFoundation(card('QS'))).toBe('Nenhuma fundação aceita a dama de espadas agora.');
    expect(pt.noFoundation(card('KS'))).toBe('Nenhuma fundação aceita o rei de espadas agora.');
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

  it('has drawn cards agree, and goes on in small letters after a colon', () => {
    expect(pt.drawn(card('QS'))).toBe('Dama de espadas comprada');
    expect(pt.putBack(card('KS'))).toBe('Rei de espadas devolvido ao lugar.');
    expect(pt.putBack(card('QS'))).toBe('Dama de espadas devolvida ao lugar.');
    expect(pt.undone(pt.drawn(card('AD')))).toBe('Desfeito: ás de ouros comprado.');
    expect(pt.redone(`${pt.refilled(2, [12, 1])}, ${pt.left(1)}.`)).toBe(
      'Refeito: duas cartas distribuídas aos leques das doze, da uma, resta uma no monte.',
    );
    expect(pt.refilled(1, [4])).toBe('Uma carta distribuída ao leque das quatro');
    expect(pt.hourComplete(1)).toBe('Uma em ponto: hora completa.');
    expect(pt.hourComplete(12)).toBe('Doze em ponto: hora completa.');
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
      'Jogo 5, uma jogada.',
      'Jogo 5, duas jogadas.',
      'Jogo 5, três jogadas.',
      'Jogo 5, cinco jogadas.',
      'Jogo 5, onze jogadas.',
      'Jogo 5, 100 jogadas.',
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
    expect(pt.tookBack(0)).toBe('Nenhuma jogada desfeita.');
    expect(pt.tookBack(1)).toBe('Uma jogada desfeita.');
    expect(pt.tookBack(2)).toBe('Duas jogadas desfeitas.');
    expect(pt.files.brought(1, 1)).toBe('Uma partida adicionada. Uma não pôde ser lida.');
    expect(pt.files.brought(12345, 2)).toBe(
      '12.345 partidas adicionadas. 2 não puderam ser lidas.',
    );
    expect(pt.games.count(1, 12)).toBe('1 de 12 partidas');
    expect(pt.daily.streak(1)).toBe('Um dia com vitória');
    expect(pt.daily.streak(3)).toBe('3 dias seguidos com vitória');
  });

  it('counts the gaps that a refill reaches', () => {
    expect(pt.stock(41, pt.refillLong(1, 1))).toBe('Monte: 41 cartas, preenche uma lacuna');
    expect(pt.stock(1, pt.refillLong(1, 2))).toBe(
      'Monte: uma carta, preenche uma das duas lacunas',
    );
    expect(pt.refillLong(2, 13)).toBe('preenche duas das 13 lacunas');
    expect(pt.stock(0, pt.redealLong)).toBe('Monte: vazio, vira o descarte');
  });

  it('says what help a win had', () => {
    expect(pt.assisted(NO_ASSISTS)).toBe('Sem ajuda.');
    expect(pt.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 1, statusSeen: false })).toBe(
      'Com uma dica e uma jogada mostrada.',
    );
    expect(pt.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      'Com duas dicas, 100 jogadas mostradas e consulta à situação.',
    );
  });

  it('says where a game was lost', () => {
    expect(pt.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Não dá mais para ganhar esta partida. No início ainda dava.',
    );
    expect(pt.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'Não dá mais para ganhar esta partida. Depois da jogada 12 ainda dava; nem todas as jogadas seguintes puderam ser analisadas até o fim.',
    );
  });

  it('refuses', () => {
    expect(pt.refused('wrongSuit')).toBe('O naipe não é o mesmo.');
    expect(pt.refused('gapsFirst')).toBe('Antes é preciso preencher as lacunas.');
    expect(pt.refused('wasteToFoundationsOnly')).toBe(
      'Por estas regras, as cartas do descarte só vão para as fundações.',
    );
    expect(pt.dialog.notANumber('abc')).toBe(
      '“abc” não é um número de jogo: use só algarismos, ou ms e algarismos.',
    );
  });
});
