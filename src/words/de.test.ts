import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/library/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { de } from './testing/whole.ts';

const card = (text: string): Card => parseCard(text) as Card;
const place = (text: string): Place => parsePlace(text) as Place;
const COUNTS = [0, 1, 2, 3, 5, 11, 100];
const amount = (count: number) => ({ count, text: `${count}` });

describe('Deutsch', () => {
  it('names the cards as German players do', () => {
    expect(['AC', '2H', 'TS', 'JD', 'QC', 'KH'].map((text) => de.card(card(text)))).toEqual([
      'Kreuz-Ass',
      'Herz-Zwei',
      'Pik-Zehn',
      'Karo-Bube',
      'Kreuz-Dame',
      'Herz-König',
    ]);
  });

  it('names fans by their hour', () => {
    expect(de.fan(1, [], 0, 3)).toBe('Fächer bei 1 Uhr: leer, drei Lücken');
    expect(de.fan(3, [[card('9S'), card('9S')]], 1, 2)).toBe(
      'Fächer bei 3 Uhr: Pik-Neun, zwei Lücken',
    );
    expect(
      de.fan(
        12,
        [
          [card('2H'), card('6H')],
          [card('QC'), card('QC')],
        ],
        6,
        0,
      ),
    ).toBe('Fächer bei 12 Uhr: Herz Zwei bis Sechs auf Kreuz-Dame, sechs Karten');
    expect(de.fan(2, [[card('TD'), card('TD')]], 2, 1)).toBe(
      'Fächer bei 2 Uhr: Karo-Zehn, zwei Karten, eine Lücke',
    );
  });

  it('puts the card that is wanted in the accusative', () => {
    expect(de.foundation(6, card('JH'), 1, 9, card('QH'))).toBe(
      'Grundstapel bei 6 Uhr: Herz-Bube, eine von neun Karten, braucht die Herz-Dame',
    );
    expect(de.foundation(1, card('AC'), 9, 9, undefined)).toBe(
      'Grundstapel bei 1 Uhr: Kreuz-Ass, vollständig',
    );
    expect(['AS', '9S', 'JS', 'QS', 'KS'].map((text) => de.noFoundation(card(text)))).toEqual([
      'Kein Grundstapel nimmt jetzt das Pik-Ass.',
      'Kein Grundstapel nimmt jetzt die Pik-Neun.',
      'Kein Grundstapel nimmt jetzt den Pik-Buben.',
      'Kein Grundstapel nimmt jetzt die Pik-Dame.',
      'Kein Grundstapel nimmt jetzt den Pik-König.',
    ]);
    expect(de.foundationWants(card('JS'))).toBe('Dieser Grundstapel braucht den Pik-Buben.');
    expect(de.foundationWants(undefined)).toBe('Diese Stunde ist vollständig.');
  });

  it('says from where and to where', () => {
    const carried = de.carried(card('6H'), place('t3'), place('f11'));
    expect(carried).toBe('Herz-Sechs vom Fächer bei 3 Uhr auf den Grundstapel bei 11 Uhr');
    expect(de.undone(carried)).toBe(`Rückgängig: ${carried}.`);
    expect(
      de.hintMove({ kind: 'carry', from: place('w'), to: place('t1') }, card('QS'), 'hint'),
    ).toBe('Tipp: Pik-Dame von der Ablage auf den Fächer bei 1 Uhr.');
    expect(de.hintMove({ kind: 'redeal' }, undefined, 'hint')).toBe('Tipp: die Ablage wenden.');
  });

  it('takes up the held card by its gender', () => {
    expect(de.picked(card('AD'), [])).toBe('Karo-Ass in der Hand. Es kann jetzt nirgendwohin.');
    expect(de.picked(card('JD'), [place('f11')])).toBe(
      'Karo-Bube in der Hand. Er kann auf den Grundstapel bei 11 Uhr.',
    );
    expect(de.picked(card('KD'), [place('t1'), place('t2')])).toBe(
      'Karo-König in der Hand. Er kann auf den Fächer bei 1 Uhr oder auf den Fächer bei 2 Uhr.',
    );
    expect(de.picked(card('2S'), [place('f3'), place('t1'), place('t2')])).toBe(
      'Pik-Zwei in der Hand. Sie kann auf den Grundstapel bei 3 Uhr, auf den Fächer bei 1 Uhr oder auf den Fächer bei 2 Uhr.',
    );
  });

  it('counts', () => {
    expect(COUNTS.map((count) => de.left(count))).toEqual([
      'der Talon ist leer',
      'noch eine im Talon',
      'noch zwei im Talon',
      'noch drei im Talon',
      'noch fünf im Talon',
      'noch elf im Talon',
      'noch 100 im Talon',
    ]);
    expect(COUNTS.map((count) => de.restored('Spiel 5', count))).toEqual([
      'Spiel 5, noch nicht begonnen.',
      'Spiel 5, ein Zug.',
      'Spiel 5, zwei Züge.',
      'Spiel 5, drei Züge.',
      'Spiel 5, fünf Züge.',
      'Spiel 5, elf Züge.',
      'Spiel 5, 100 Züge.',
    ]);
    expect(COUNTS.slice(1).map((count) => de.links.won(count))).toEqual([
      'Er enthält eine Partie, die in einem Zug gewonnen wurde.',
      'Er enthält eine Partie, die in zwei Zügen gewonnen wurde.',
      'Er enthält eine Partie, die in drei Zügen gewonnen wurde.',
      'Er enthält eine Partie, die in fünf Zügen gewonnen wurde.',
      'Er enthält eine Partie, die in elf Zügen gewonnen wurde.',
      'Er enthält eine Partie, die in 100 Zügen gewonnen wurde.',
    ]);
    expect(de.links.notWon(1)).toBe('Er enthält einen Zug einer Partie.');
    expect(de.tookBack(0)).toBe('Keine Züge zurückgenommen.');
    expect(de.tookBack(1)).toBe('Ein Zug zurückgenommen.');
    expect(de.tookBack(3)).toBe('Drei Züge zurückgenommen.');
    expect(de.statistics.open(amount(1))).toBe('Eine offene Partie zählt noch nicht.');
    expect(de.statistics.open(amount(0))).toBe('0 offene Partien zählen noch nicht.');
    expect(de.files.brought(1, 1)).toBe('Eine Partie übernommen. Eine Partie nicht lesbar.');
    expect(de.files.brought(12345, 2)).toBe(
      '12.345 Partien übernommen. Zwei Partien nicht lesbar.',
    );
    expect(de.daily.streak(1)).toBe('Ein Tag gewonnen');
    expect(de.daily.streak(3)).toBe('Drei Tage in Folge gewonnen');
  });

  it('tells what the stock does', () => {
    expect(de.stock(41, de.refillLong(1, 1))).toBe('Talon: 41 Karten, füllt eine Lücke auf');
    expect(de.stock(1, de.refillLong(1, 2))).toBe(
      'Talon: eine Karte, füllt eine von zwei Lücken auf',
    );
    expect(de.stock(0, de.redealLong)).toBe('Talon: leer, wendet die Ablage');
    expect(de.redone(`${de.refilled(1, [4])}, ${de.left(0)}.`)).toBe(
      'Wiederholt: Lücke bei 4 Uhr mit einer Karte aufgefüllt, der Talon ist leer.',
    );
    expect(de.refilled(3, [4, 12])).toBe('Lücken bei 4, 12 Uhr mit drei Karten aufgefüllt');
  });

  it('says what help a win had, in the dative', () => {
    expect(de.assisted(NO_ASSISTS)).toBe('Ohne Hilfe.');
    expect(de.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 1, statusSeen: false })).toBe(
      'Mit einem Tipp und einem vorgespielten Zug.',
    );
    expect(de.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      'Mit zwei Tipps, 100 vorgespielten Zügen und der Gewinnanzeige.',
    );
  });

  it('says where a game was lost', () => {
    expect(de.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Diese Partie ist nicht mehr zu gewinnen. Am Anfang war sie es noch.',
    );
    expect(de.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'Diese Partie ist nicht mehr zu gewinnen. Nach Zug 12 war sie es noch; die Züge danach ließen sich nicht alle klären.',
    );
  });

  it('refuses', () => {
    expect(de.refused('wrongSuit')).toBe('Die Farbe passt nicht.');
    expect(de.refused('gapsFirst')).toBe('Erst müssen die Lücken aufgefüllt werden.');
    expect(de.refused('wasteToFoundationsOnly')).toBe(
      'Nach diesen Regeln wird von der Ablage nur auf Grundstapel gespielt.',
    );
    expect(de.dialog.notANumber('abc')).toBe(
      '„abc“ ist keine Spielnummer: Erwartet werden Ziffern oder ms und Ziffern.',
    );
  });
});
