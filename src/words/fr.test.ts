import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/library/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { fr } from './testing/whole.ts';

const card = (text: string): Card => parseCard(text) as Card;
const place = (text: string): Place => parsePlace(text) as Place;
const COUNTS = [0, 1, 2, 3, 5, 11, 100];
const amount = (count: number) => ({ count, text: `${count}` });

/** With the spaces that do not break before and inside the signs, as French has them. */
const unbroken = (text: string): string =>
  text.replace(/ (?=[:;?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');

/** Every text of the catalogue that is not made by a function. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

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
      unbroken('Fondation de 1 heure : as de trèfle, complète'),
    );
    expect(['AS', '9S', 'QS', 'KS'].map((text) => fr.noFoundation(card(text)))).toEqual([
      'Aucune fondation n’accepte l’as de pique pour l’instant.',
      'Aucune fondation n’accepte le neuf de pique pour l’instant.',
      'Aucune fondation n’accepte la dame de pique pour l’instant.',
      'Aucune fondation n’accepte le roi de pique pour l’instant.',
    ]);
    expect(fr.foundationWants(card('AS'))).toBe('Cette fondation attend l’as de pique.');
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
    expect(fr.picked(card('QS'), [])).toBe(
      'Dame de pique en main. Elle ne peut aller nulle part pour l’instant.',
    );
    expect(fr.picked(card('2S'), [place('f3'), place('t1'), place('t2')])).toBe(
      'Deux de pique en main. Il peut aller sur la fondation de 3 heures, sur l’éventail de 1 heure ou sur l’éventail de 2 heures.',
    );
  });

  it('has cards agree, and goes on in small letters after a colon', () => {
    expect(fr.drawn(card('QS'))).toBe('Dame de pique piochée');
    expect(fr.drawn(card('KS'))).toBe('Roi de pique pioché');
    expect(fr.putBack(card('QS'))).toBe('Dame de pique reposée.');
    expect(fr.putBack(card('AS'))).toBe('As de pique reposé.');
    expect(fr.undone(fr.drawn(card('QD')))).toBe(unbroken('Annulé : dame de carreau piochée.'));
    expect(fr.redone(`${fr.refilled(2, [4, 12])}, ${fr.left(1)}.`)).toBe(
      unbroken(
        'Rétabli : deux cartes distribuées aux éventails de 4, 12 heures, il reste une carte au talon.',
      ),
    );
    expect(fr.refilled(1, [1])).toBe(unbroken('Une carte distribuée à l’éventail de 1 heure'));
    expect(fr.hourComplete(1)).toBe('La fondation de 1 heure est complète.');
  });

  it('counts, with none in the singular', () => {
    expect(COUNTS.map((count) => fr.left(count))).toEqual([
      'le talon est vide',
      'il reste une carte au talon',
      'il reste deux cartes au talon',
      'il reste trois cartes au talon',
      'il reste cinq cartes au talon',
      'il reste onze cartes au talon',
      'il reste 100 cartes au talon',
    ]);
    expect(COUNTS.map((count) => fr.tookBack(count))).toEqual([
      'Aucun coup repris.',
      'Un coup repris.',
      'Deux coups repris.',
      'Trois coups repris.',
      'Cinq coups repris.',
      'Onze coups repris.',
      '100 coups repris.',
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
    expect(fr.restored('Donne 5', 1)).toBe('Donne 5, un coup.');
    expect(fr.files.brought(1, 1)).toBe('Une partie importée. Une partie illisible.');
    expect(fr.files.brought(12345, 2)).toBe(
      '12\u202f345 parties importées. Deux parties illisibles.',
    );
    expect(fr.games.count(1, 12)).toBe('1 partie sur 12');
    expect(fr.daily.streak(1)).toBe('Un jour gagné');
    expect(fr.daily.streak(3)).toBe('Trois jours de suite gagnés');
  });

  it('tells what the stock does', () => {
    expect(fr.stock(41, fr.refillLong(1, 1))).toBe(unbroken('Talon : 41 cartes, comble un trou'));
    expect(fr.stock(1, fr.refillLong(1, 2))).toBe(
      unbroken('Talon : une carte, comble un trou sur deux'),
    );
    expect(fr.stock(0, fr.redealLong)).toBe(unbroken('Talon : vide, retourne la défausse'));
  });

  it('says what help a win had', () => {
    expect(fr.assisted(NO_ASSISTS)).toBe('Sans aide.');
    expect(fr.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 1, statusSeen: false })).toBe(
      'Avec un indice et un coup montré.',
    );
    expect(fr.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      'Avec deux indices, 100 coups montrés et le verdict consulté.',
    );
  });

  it('says where a game was lost', () => {
    expect(fr.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Cette partie ne peut plus être gagnée. À la donne, elle pouvait encore l’être.',
    );
    expect(fr.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      unbroken(
        'Cette partie ne peut plus être gagnée. Après le coup 12, elle pouvait encore l’être ; les coups suivants n’ont pas tous pu être jugés.',
      ),
    );
  });

  it('refuses', () => {
    expect(fr.refused('wrongSuit')).toBe('Ce n’est pas la bonne couleur.');
    expect(fr.refused('gapsFirst')).toBe('Il faut d’abord combler les trous.');
    expect(fr.refused('fanHasGaps')).toBe(
      unbroken('Cet éventail a des trous ; ils ne se comblent qu’avec le talon.'),
    );
    expect(fr.dialog.notANumber('abc')).toBe(
      unbroken(
        '« abc » n’est pas un numéro de donne : il faut des chiffres, ou ms et des chiffres.',
      ),
    );
  });

  it('breaks no line before a sign, and has the curved apostrophe', () => {
    const texts = textsIn(fr);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => / [:;?!»%]|« |'/.test(text))).toEqual([]);
  });
});
