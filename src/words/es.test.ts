import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/library/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { es } from './testing/whole.ts';

const card = (text: string): Card => parseCard(text) as Card;
const place = (text: string): Place => parsePlace(text) as Place;
const COUNTS = [0, 1, 2, 3, 5, 11, 100];
const amount = (count: number) => ({ count, text: `${count}` });

describe('el español', () => {
  it('names fans by their hour, runs with their articles', () => {
    expect(es.fan(1, [], 0, 3)).toBe('Abanico de la una: vacío, tres huecos');
    expect(es.fan(3, [[card('9S'), card('9S')]], 1, 2)).toBe(
      'Abanico de las tres: nueve de picas, dos huecos',
    );
    expect(
      es.fan(
        12,
        [
          [card('2H'), card('6H')],
          [card('QC'), card('QC')],
        ],
        6,
        0,
      ),
    ).toBe(
      'Abanico de las doce: del dos al seis de corazones sobre reina de tréboles, seis cartas',
    );
    expect(es.fan(2, [[card('JD'), card('AD')]], 4, 0)).toBe(
      'Abanico de las dos: de la jota al as de diamantes, cuatro cartas',
    );
    expect(es.fan(2, [[card('TD'), card('QD')]], 3, 0)).toBe(
      'Abanico de las dos: del diez a la reina de diamantes, tres cartas',
    );
    expect(es.fan(2, [[card('TD'), card('TD')]], 2, 1)).toBe(
      'Abanico de las dos: diez de diamantes, dos cartas, un hueco',
    );
  });

  it('says what a foundation needs, in the gender of the card', () => {
    expect(es.foundation(6, card('JH'), 1, 9, card('QH'))).toBe(
      'Base de las seis: jota de corazones, una de nueve cartas, necesita la reina de corazones',
    );
    expect(es.foundation(3, card('8S'), 1, 9, card('9S'))).toBe(
      'Base de las tres: ocho de picas, una de nueve cartas, necesita el nueve de picas',
    );
    expect(es.foundation(1, card('AC'), 9, 9, undefined)).toBe(
      'Base de la una: as de tréboles, completa',
    );
    expect(es.foundationWants(card('JS'))).toBe('Necesita la jota de picas.');
    expect(es.noFoundation(card('KS'))).toBe('Ahora ninguna base admite el rey de picas.');
  });

  it('draws “de” and “a” together with the article of the place', () => {
    expect(es.carried(card('6H'), place('t3'), place('f11'))).toBe(
      'Seis de corazones del abanico de las tres a la base de las once',
    );
    expect(es.carried(card('QS'), place('w'), place('t1'))).toBe(
      'Reina de picas del descarte al abanico de la una',
    );
    expect(
      es.hintMove({ kind: 'carry', from: place('t9'), to: place('f1') }, card('TC'), 'hint'),
    ).toBe('Pista: diez de tréboles del abanico de las nueve a la base de la una.');
    expect(es.hintMove({ kind: 'redeal' }, undefined, 'hint')).toBe(
      'Pista: dar la vuelta al descarte.',
    );
    expect(es.picked(card('QS'), [])).toBe(
      'Reina de picas en la mano. Ahora no puede ir a ningún sitio.',
    );
    expect(es.picked(card('QS'), [place('f7')])).toBe(
      'Reina de picas en la mano. Puede ir a la base de las siete.',
    );
    expect(es.picked(card('2S'), [place('f3'), place('t1'), place('t2')])).toBe(
      'Dos de picas en la mano. Puede ir a la base de las tres, al abanico de la una o al abanico de las dos.',
    );
  });

  it('has drawn cards agree, and goes on in small letters after a colon', () => {
    expect(es.drawn(card('QS'))).toBe('Reina de picas robada');
    expect(es.drawn(card('AS'))).toBe('As de picas robado');
    expect(es.undone(es.drawn(card('JD')))).toBe('Deshecho: jota de diamantes robada.');
    expect(es.redone(`${es.refilled(2, [12, 1])}, ${es.left(1)}.`)).toBe(
      'Rehecho: dos cartas repartidas a los abanicos de las doce, la una, queda una en el mazo.',
    );
    expect(es.hourComplete(1)).toBe('La una en punto: hora completa.');
    expect(es.hourComplete(12)).toBe('Las doce en punto: hora completa.');
  });

  it('counts', () => {
    expect(COUNTS.map((count) => es.left(count))).toEqual([
      'el mazo está vacío',
      'queda una en el mazo',
      'quedan dos en el mazo',
      'quedan tres en el mazo',
      'quedan cinco en el mazo',
      'quedan once en el mazo',
      'quedan 100 en el mazo',
    ]);
    expect(COUNTS.map((count) => es.restored('Reparto 5', count))).toEqual([
      'Reparto 5, sin empezar.',
      'Reparto 5, una jugada.',
      'Reparto 5, dos jugadas.',
      'Reparto 5, tres jugadas.',
      'Reparto 5, cinco jugadas.',
      'Reparto 5, once jugadas.',
      'Reparto 5, 100 jugadas.',
    ]);
    expect(COUNTS.map((count) => es.statistics.open(amount(count)))).toEqual([
      '0 partidas abiertas aún no cuentan.',
      '1 partida abierta aún no cuenta.',
      '2 partidas abiertas aún no cuentan.',
      '3 partidas abiertas aún no cuentan.',
      '5 partidas abiertas aún no cuentan.',
      '11 partidas abiertas aún no cuentan.',
      '100 partidas abiertas aún no cuentan.',
    ]);
    expect(es.tookBack(0)).toBe('Ninguna jugada deshecha.');
    expect(es.tookBack(1)).toBe('Una jugada deshecha.');
    expect(es.tookBack(3)).toBe('Tres jugadas deshechas.');
    expect(es.files.brought(1, 1)).toBe('Una partida añadida. Una no se ha podido leer.');
    expect(es.files.brought(12345, 2)).toBe('12.345 partidas añadidas. 2 no se han podido leer.');
    expect(es.games.count(1, 12)).toBe('1 de 12 partidas');
    expect(es.daily.streak(1)).toBe('Un día con victoria');
    expect(es.daily.streak(3)).toBe('3 días seguidos con victoria');
  });

  it('counts gaps, which are masculine', () => {
    expect(es.stock(41, es.refillLong(1, 1))).toBe('Mazo: 41 cartas, rellena un hueco');
    expect(es.stock(1, es.refillLong(1, 2))).toBe('Mazo: una carta, rellena uno de dos huecos');
    expect(es.refillLong(3, 5)).toBe('rellena tres de cinco huecos');
    expect(es.stock(0, es.redealLong)).toBe('Mazo: vacío, da la vuelta al descarte');
  });

  it('says what help a win had', () => {
    expect(es.assisted(NO_ASSISTS)).toBe('Sin ayuda.');
    expect(es.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 1, statusSeen: false })).toBe(
      'Con una pista y una jugada mostrada.',
    );
    expect(es.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      'Con dos pistas, 100 jugadas mostradas y el estado a la vista.',
    );
  });

  it('says where a game was lost', () => {
    expect(es.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Esta partida ya no se puede ganar. Recién repartida todavía se podía.',
    );
    expect(es.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'Esta partida ya no se puede ganar. Tras la jugada 12 todavía se podía; de las jugadas que siguen, no todas se han podido aclarar.',
    );
  });

  it('refuses', () => {
    expect(es.refused('wrongSuit')).toBe('No es del mismo palo.');
    expect(es.refused('gapsFirst')).toBe('Antes hay que rellenar los huecos.');
    expect(es.refused('wasteToFoundationsOnly')).toBe(
      'Con estas reglas, del descarte solo se juega a las bases.',
    );
    expect(es.dialog.notANumber('abc')).toBe(
      '«abc» no es un número de reparto: se esperaban cifras, o ms y cifras.',
    );
  });
});
