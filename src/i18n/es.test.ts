import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { sectionsOf } from './testing/sentences.ts';
import { es } from './testing/whole.ts';
import { writtenCard } from './writtenCard.ts';

const card = (text: string): Card => parseCard(text) as Card;
const place = (text: string): Place => parsePlace(text) as Place;
const COUNTS = [0, 1, 2, 3, 5, 11, 100];
/** Removes the invisible characters that keep a card in one piece. */
const bare = (text: string): string => text.replace(/[\u2066\u2069]/gu, '');
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
    expect(es.foundationWants(card('JS'))).toBe('Esta hora necesita la jota de picas.');
    expect(es.noFoundation(card('KS'))).toBe('El rey de picas aún no puede ir al reloj.');
  });

  it('says which card goes where, as it is written and as it is spoken', () => {
    const { hourNeeds, fanTakes } = es.answers;
    const said = ['JC', 'QC', 'KC', 'TC'].map((name) => fanTakes(es.card(card(name))));
    expect(said).toEqual([
      'Este abanico admite la jota de tréboles',
      'Este abanico admite la reina de tréboles',
      'Este abanico admite el rey de tréboles',
      'Este abanico admite el diez de tréboles',
    ]);
    const written = ['JC', 'QC', 'KC', 'TC'].map((name) => writtenCard(es, card(name)));
    expect(written.map((each) => bare(hourNeeds(each)))).toEqual([
      'Esta hora necesita la J♣',
      'Esta hora necesita la Q♣',
      'Esta hora necesita el K♣',
      'Esta hora necesita el 10♣',
    ]);
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
    expect(es.picked(card('QS'), [])).toBe('Reina de picas en la mano. Ahora no tiene sitio.');
    expect(es.picked(card('QS'), [place('f7')])).toBe(
      'Reina de picas en la mano. Puede ir a la base de las siete.',
    );
    expect(es.picked(card('2S'), [place('f3'), place('t1'), place('t2')])).toBe(
      'Dos de picas en la mano. Puede ir a la base de las tres, al abanico de la una o al abanico de las dos.',
    );
  });

  it('makes “drawn” agree with the card, and begins with a small letter after a colon', () => {
    expect(es.drawn(card('QS'))).toBe('Reina de picas robada');
    expect(es.drawn(card('AS'))).toBe('As de picas robado');
    expect(es.undone(es.drawn(card('JD')))).toBe('Deshecho: jota de diamantes robada.');
    expect(es.redone(`${es.refilled(2, [12, 1])}, ${es.left(1)}.`)).toBe(
      'Rehecho: dos cartas repartidas, a los abanicos de las doce y la una, queda una en el mazo.',
    );
    expect(es.hourComplete(1)).toBe('Se enciende la una.');
    expect(es.hourComplete(12)).toBe('Se encienden las doce.');
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
      'Reparto 5, 1 jugada hecha.',
      'Reparto 5, 2 jugadas hechas.',
      'Reparto 5, 3 jugadas hechas.',
      'Reparto 5, 5 jugadas hechas.',
      'Reparto 5, 11 jugadas hechas.',
      'Reparto 5, 100 jugadas hechas.',
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
    expect(es.tookBack(1)).toBe('1 jugada rebobinada.');
    expect(es.tookBack(3)).toBe('3 jugadas rebobinadas.');
    expect([1, 2].map(es.followUps)).toEqual([
      '1 carta más fue al reloj.',
      '2 cartas más fueron al reloj.',
    ]);
    expect(es.files.gamesImported(1, 1)).toBe('1 partida importada. 1 no se pudo leer.');
    expect(es.files.gamesImported(12345, 2)).toBe(
      '12.345 partidas importadas. 2 no se pudieron leer.',
    );
    expect(es.games.count(1, 12)).toBe('1 de 12 partidas');
    expect(es.daily.streak(0)).toBe('Aún sin racha: gana el reto de hoy');
    expect(es.daily.streak(1)).toBe('1 día con victoria');
    expect(es.daily.streak(3)).toBe('3 días seguidos con victoria');
  });

  it('counts gaps, which are masculine', () => {
    expect(es.stock(41, es.refillLong(1, 1))).toBe('Mazo: 41 cartas, rellenar un hueco');
    expect(es.stock(1, es.refillLong(1, 2))).toBe('Mazo: una carta, rellenar uno de dos huecos');
    expect(es.refillLong(3, 5)).toBe('rellenar tres de cinco huecos');
    expect(es.stock(0, es.redealLong)).toBe('Mazo: vacío, dar la vuelta al descarte');
  });

  it('says what help a win had', () => {
    expect(es.assisted({ ...NO_ASSISTS, fairHints: 1, shownMoves: 1 })).toBe(
      'Con ayuda: 1 pista sin mirar el mazo, 1 jugada en tu lugar',
    );
    expect(es.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      'Con ayuda: 2 pistas, 100 jugadas en tu lugar, consulta de si se podía ganar',
    );
  });

  it('says where a game was lost', () => {
    expect(es.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Esta partida está perdida. Al inicio aún se podía ganar.',
    );
    expect(es.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'Esta partida está perdida. Tras la jugada 12 aún se podía ganar (algunas jugadas posteriores no se pudieron comprobar).',
    );
  });

  it('refuses', () => {
    expect(es.refused('wrongSuit')).toBe('Es de otro palo.');
    expect(es.refused('gapsFirst')).toBe('Rellena antes.');
    expect(es.refused('wasteToFoundationsOnly')).toBe(
      'Con estas reglas, las cartas del descarte solo van al reloj.',
    );
  });
});

describe('cada palabra', () => {
  /** Sentences that contain one of these words. */
  const withWords = async (words: string): Promise<string[]> => {
    const texts = (await sectionsOf('es')).flatMap(({ messages }) =>
      messages.flatMap((message) => message.texts),
    );
    const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
    return texts.filter((text) => pattern.test(text));
  };

  it.each([
    ['addresses the player as tú', 'ustedes|usted|vosotr[oa]s|vuestr[oa]s?|vos|os'],
    [
      'bids the player as tú',
      'arrastre|toque (?:el|la|una|dos)|elija|compruebe|pulse|haga|recargue|guarde (?:sus|las?)|seleccione|escriba|libere|permita|pruebe|pida|encienda|actualice|rellene|juegue|deje|inténtelo',
    ],
    ['refills with one verb', 'llen\\p{L}+'],
    ['draws with one verb', 'descubr\\p{L}+|tom[ae] del mazo'],
    ['turns the waste over with one verb', 'volte\\p{L}+'],
    ['sends to the clock, and names no base where it is seen', 'a (?:una|su|sus|las) bases?'],
    ['gives up with one verb', 'rend\\p{L}+|rinde\\p{L}*'],
    ['deletes and imports in one word', 'borr\\p{L}+|añad\\p{L}+|abrir un archivo|apartad[oa]s?'],
    ['calls the player without peeking the machine', 'limpi[oa]s?|jugador|ordenador|computadora'],
    ['says what is not known in one word', 'aclarar|averiguar|sin aclarar'],
    ['calls the queen reina', 'damas?'],
    ['speaks of records', '(?:la )?racha más larga|el (?:menor|mínimo)'],
    ['names the key in one word', 'shift'],
  ])('%s', async (_, words) => {
    expect(await withWords(words)).toEqual([]);
  });

  it('names the bases once, in the help; elsewhere they are hours', async () => {
    const named = (await withWords('bases?')).filter(
      (text) => !/(?:^B|la b)ase de las? /u.test(text),
    );
    expect(named).toEqual([es.typing.words.foundation, es.helpText.pictures[0]]);
  });

  it('has no space before three points', async () => {
    expect(await withWords('.* …')).toEqual([]);
  });
});
