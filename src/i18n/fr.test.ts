import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { sectionsOf } from './testing/sentences.ts';
import { fr } from './testing/whole.ts';

const card = (text: string): Card => parseCard(text) as Card;
const place = (text: string): Place => parsePlace(text) as Place;
const COUNTS = [0, 1, 2, 3, 5, 11, 100];
const amount = (count: number) => ({ count, text: `${count}` });

/** Puts no-break spaces before and inside punctuation marks, as French does. */
const unbroken = (text: string): string =>
  text.replace(/ (?=[:;?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');

/** Matches one of the words as a whole word: `\\b` would end a word at an accent. */
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}’-])(?:${words})(?![\\p{L}])`, 'iu');

describe('le français', () => {
  it('names the cards as French players do', () => {
    expect(['AC', '2H', 'TS', 'JD', 'QC', 'KH'].map((text) => fr.card(card(text)))).toEqual([
      'as de trèfle',
      'deux de cœur',
      'dix de pique',
      'valet de carreau',
      'dame de trèfle',
      'roi de cœur',
    ]);
  });

  it('names fans by their hour', () => {
    expect(fr.fan(1, [], 0, 3)).toBe(unbroken('Éventail de 1 heure : vide, trois trous'));
    expect(fr.fan(3, [[card('9S'), card('9S')]], 1, 2)).toBe(
      unbroken('Éventail de 3 heures : neuf de pique, deux trous'),
    );
    expect(
      fr.fan(
        12,
        [
          [card('2H'), card('6H')],
          [card('QC'), card('QC')],
        ],
        6,
        0,
      ),
    ).toBe(unbroken('Éventail de 12 heures : deux à six de cœur sur dame de trèfle, six cartes'));
    expect(fr.fan(2, [[card('TD'), card('TD')]], 2, 1)).toBe(
      unbroken('Éventail de 2 heures : dix de carreau, deux cartes, un trou'),
    );
  });

  it('says what a foundation waits for, with its article', () => {
    expect(fr.foundation(6, card('JH'), 1, 9, card('QH'))).toBe(
      unbroken('Fondation de 6 heures : valet de cœur, une carte sur neuf, attend la dame de cœur'),
    );
    expect(fr.foundation(1, card('AC'), 9, 9, undefined)).toBe(
      unbroken('Fondation de 1 heure : as de trèfle, terminée'),
    );
    expect(['AS', '9S', 'QS', 'KS'].map((text) => fr.noFoundation(card(text)))).toEqual([
      'L’as de pique ne peut pas encore aller sur l’horloge.',
      'Le neuf de pique ne peut pas encore aller sur l’horloge.',
      'La dame de pique ne peut pas encore aller sur l’horloge.',
      'Le roi de pique ne peut pas encore aller sur l’horloge.',
    ]);
    expect(fr.foundationWants(card('AS'))).toBe('Cette heure attend l’as de pique.');
    expect(fr.foundationWants(undefined)).toBe('Cette heure est terminée.');
  });

  it('says from where and to where', () => {
    expect(fr.carried(card('6H'), place('t3'), place('f11'))).toBe(
      'Six de cœur, de l’éventail de 3 heures à la fondation de 11 heures',
    );
    expect(fr.carried(card('QS'), place('w'), place('t1'))).toBe(
      'Dame de pique, de la défausse à l’éventail de 1 heure',
    );
    expect(
      fr.hintMove({ kind: 'carry', from: place('t9'), to: place('f1') }, card('TC'), 'hint'),
    ).toBe(
      unbroken('Indice : dix de trèfle, de l’éventail de 9 heures à la fondation de 1 heure.'),
    );
    expect(fr.hintMove({ kind: 'redeal' }, undefined, 'hint')).toBe(
      unbroken('Indice : retourner la défausse.'),
    );
    expect(fr.picked(card('QS'), [])).toBe('Dame de pique en main. Aucune place pour l’instant.');
    expect(fr.picked(card('QS'), [place('t1')])).toBe(
      'Dame de pique en main. Elle peut aller sur l’éventail de 1 heure.',
    );
    expect(fr.picked(card('2S'), [place('f3'), place('t1'), place('t2')])).toBe(
      'Deux de pique en main. Il peut aller sur la fondation de 3 heures, sur l’éventail de 1 heure ou sur l’éventail de 2 heures.',
    );
  });

  it('makes words agree with the card, and begins with a small letter after a colon', () => {
    expect(fr.drawn(card('QS'))).toBe('Dame de pique piochée');
    expect(fr.drawn(card('KS'))).toBe('Roi de pique pioché');
    expect(fr.putBack(card('QS'))).toBe('Dame de pique reposée.');
    expect(fr.putBack(card('AS'))).toBe('As de pique reposé.');
    expect(fr.undone(fr.drawn(card('QD')))).toBe(unbroken('Annulé : dame de carreau piochée.'));
    expect(fr.redone(`${fr.refilled(2, [4, 12])}, ${fr.left(1)}.`)).toBe(
      unbroken(
        'Rétabli : deux trous comblés aux éventails de 4 et 12 heures, il reste 1 carte dans la pioche.',
      ),
    );
    expect(fr.refilled(1, [1])).toBe('Un trou comblé à l’éventail de 1 heure');
    expect(fr.hourComplete(1)).toBe('L’heure 1 est allumée.');
  });

  it('counts, with zero in the singular', () => {
    expect(COUNTS.map((count) => fr.left(count))).toEqual([
      'la pioche est vide',
      'il reste 1 carte dans la pioche',
      'il reste 2 cartes dans la pioche',
      'il reste 3 cartes dans la pioche',
      'il reste 5 cartes dans la pioche',
      'il reste 11 cartes dans la pioche',
      'il reste 100 cartes dans la pioche',
    ]);
    expect(COUNTS.map((count) => fr.tookBack(count))).toEqual([
      '0 coup rembobiné.',
      '1 coup rembobiné.',
      '2 coups rembobinés.',
      '3 coups rembobinés.',
      '5 coups rembobinés.',
      '11 coups rembobinés.',
      '100 coups rembobinés.',
    ]);
    expect(COUNTS.map((count) => fr.statistics.lost(amount(count)))).toEqual([
      '0 perdue',
      '1 perdue',
      '2 perdues',
      '3 perdues',
      '5 perdues',
      '11 perdues',
      '100 perdues',
    ]);
    expect(fr.restored('Donne 5', 0)).toBe('Donne 5, pas encore commencée.');
    expect(fr.restored('Donne 5', 1)).toBe('Donne 5, 1 coup joué.');
    expect(fr.files.gamesImported(1, 1)).toBe('1 partie importée. 1 n’a pas pu être lue.');
    expect(fr.files.gamesImported(12345, 2)).toBe(
      '12\u202f345 parties importées. 2 n’ont pas pu être lues.',
    );
    expect(fr.games.count(1, 12)).toBe('1 partie sur 12');
    expect(fr.daily.streak(1)).toBe('1 jour gagné');
    expect(fr.daily.streak(3)).toBe('3 jours gagnés de suite');
  });

  it('tells what the stock does', () => {
    expect(fr.stock(41, fr.refillLong(1, 1))).toBe(unbroken('Pioche : 41 cartes, combler un trou'));
    expect(fr.stock(1, fr.refillLong(1, 2))).toBe(
      unbroken('Pioche : une carte, combler un trou sur deux'),
    );
    expect(fr.stock(0, fr.redealLong)).toBe(unbroken('Pioche : vide, retourner la défausse'));
  });

  it('says what help a win had', () => {
    expect(fr.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 1 })).toBe(
      unbroken('Aide : 1 indice, 1 coup joué pour vous'),
    );
    expect(fr.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      unbroken('Aide : 2 indices, 100 coups joués pour vous, verdict'),
    );
    expect(fr.assisted({ ...NO_ASSISTS, fairHints: 2, chanceSeen: true, lesson: true })).toBe(
      unbroken('Aide : 2 indices sans voir la pioche, chances estimées, tutoriel'),
    );
  });

  it('says where a game was lost', () => {
    expect(fr.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Cette partie est perdue. Elle était encore gagnable au début.',
    );
    expect(fr.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'Cette partie est perdue. Elle était encore gagnable après le coup 12 (certains coups suivants n’ont pas pu être vérifiés).',
    );
  });

  it('refuses', () => {
    expect(fr.refused('wrongSuit')).toBe('Ce n’est pas la bonne couleur.');
    expect(fr.refused('gapsFirst')).toBe('Comblez d’abord.');
    expect(fr.refused('fanHasGaps')).toBe(unbroken('Un trou : comblez d’abord.'));
  });

  describe('in all its sentences', () => {
    const found = async (words: RegExp): Promise<string[]> =>
      (await sectionsOf('fr'))
        .flatMap(({ messages }) => messages.flatMap(({ texts }) => texts))
        .filter((text) => words.test(text));

    it('breaks no line before a sign, and has the curved apostrophe', async () => {
      expect((await found(/./u)).length).toBeGreaterThan(700);
      expect(await found(/ [:;?!»%…]|« |'|\.\.\./u)).toEqual([]);
      expect(await found(/[^\u00a0\u202f][:;?!»%](?:\s|$)/u)).toEqual([]);
    });

    it('says vous, and never refers to itself', async () => {
      expect(await found(word('tu|te|toi|ton|ta|tes'))).toEqual([]);
      expect(await found(word('je|me|moi|mon|ma|mes|nous'))).toEqual([]);
      expect((await found(word('vous|votre|vos'))).length).toBeGreaterThan(40);
    });

    it('has one word for a thing', async () => {
      expect(await found(/talon|loya[lu]|retournement|tricher|indétermin|jeton/iu)).toEqual([]);
      expect(await found(/être gagnée?s?\b|plus longue|minimum|mis(?:es?)? de côté/iu)).toEqual([]);
      expect(await found(/rejouer|complète\b|\b(?:Enter|Esc|Shift)\b|Vol des/iu)).toEqual([]);
    });

    it('has one verb for a move', async () => {
      expect(await found(/rempli|complét|distribuées? à|tirer|retourne une carte/iu)).toEqual([]);
      expect(await found(/accepte|repris|montrés?\b(?=\.)/iu)).toEqual([]);
    });
  });
});
