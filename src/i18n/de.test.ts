import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import { type Place, parsePlace } from '../rules/move.ts';
import { sectionsOf } from './testing/sentences.ts';
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
      'Grundstapel bei 1 Uhr: Kreuz-Ass, fertig',
    );
    expect(['AS', '9S', 'JS', 'QS', 'KS'].map((text) => de.noFoundation(card(text)))).toEqual([
      'Das Pik-Ass kann noch nicht auf die Uhr.',
      'Die Pik-Neun kann noch nicht auf die Uhr.',
      'Der Pik-Bube kann noch nicht auf die Uhr.',
      'Die Pik-Dame kann noch nicht auf die Uhr.',
      'Der Pik-König kann noch nicht auf die Uhr.',
    ]);
    expect(['AS', '9S', 'JS', 'QS', 'KS'].map((text) => de.foundationWants(card(text)))).toEqual([
      'Diese Stunde braucht das Pik-Ass.',
      'Diese Stunde braucht die Pik-Neun.',
      'Diese Stunde braucht den Pik-Buben.',
      'Diese Stunde braucht die Pik-Dame.',
      'Diese Stunde braucht den Pik-König.',
    ]);
    expect(de.foundationWants(undefined)).toBe('Diese Stunde ist fertig.');
  });

  it('says from where and to where', () => {
    const carried = de.carried(card('6H'), place('t3'), place('f11'));
    expect(carried).toBe('Herz-Sechs vom Fächer bei 3 Uhr auf den Grundstapel bei 11 Uhr');
    expect(de.undone(carried)).toBe(`Zurückgenommen: ${carried}.`);
    expect(
      de.hintMove({ kind: 'carry', from: place('w'), to: place('t1') }, card('QS'), 'hint'),
    ).toBe('Tipp: Pik-Dame von der Ablage auf den Fächer bei 1 Uhr.');
    expect(de.hintMove({ kind: 'redeal' }, undefined, 'hint')).toBe('Tipp: die Ablage wenden.');
  });

  it('takes up the held card by its gender', () => {
    expect(de.picked(card('AD'), [])).toBe('Karo-Ass in der Hand. Dafür ist gerade kein Platz.');
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
      'noch 1 Karte im Talon',
      'noch 2 Karten im Talon',
      'noch 3 Karten im Talon',
      'noch 5 Karten im Talon',
      'noch 11 Karten im Talon',
      'noch 100 Karten im Talon',
    ]);
    expect(COUNTS.map((count) => de.restored('Spiel 5', count))).toEqual([
      'Spiel 5, noch nicht begonnen.',
      'Spiel 5, 1 Zug gespielt.',
      'Spiel 5, 2 Züge gespielt.',
      'Spiel 5, 3 Züge gespielt.',
      'Spiel 5, 5 Züge gespielt.',
      'Spiel 5, 11 Züge gespielt.',
      'Spiel 5, 100 Züge gespielt.',
    ]);
    expect(COUNTS.slice(1).map((count) => de.links.won(count))).toEqual([
      'Mit einer Partie, die in 1 Zug gewonnen wurde.',
      'Mit einer Partie, die in 2 Zügen gewonnen wurde.',
      'Mit einer Partie, die in 3 Zügen gewonnen wurde.',
      'Mit einer Partie, die in 5 Zügen gewonnen wurde.',
      'Mit einer Partie, die in 11 Zügen gewonnen wurde.',
      'Mit einer Partie, die in 100 Zügen gewonnen wurde.',
    ]);
    expect(de.links.notWon(1)).toBe('Mit dem ersten Zug einer Partie.');
    expect(de.links.notWon(45)).toBe('Mit den ersten 45 Zügen einer Partie.');
    expect(de.tookBack(1)).toBe('1 Zug zurückgespult.');
    expect(de.tookBack(3)).toBe('3 Züge zurückgespult.');
    expect(de.statistics.open(amount(1))).toBe('1 offene Partie zählt noch nicht.');
    expect(de.statistics.open(amount(0))).toBe('0 offene Partien zählen noch nicht.');
    expect(de.files.gamesImported(1, 1)).toBe('1 Partie importiert. 1 ließ sich nicht lesen.');
    expect(de.files.gamesImported(12345, 2)).toBe(
      '12.345 Partien importiert. 2 ließen sich nicht lesen.',
    );
    expect(de.daily.streak(1)).toBe('1 Tag gewonnen');
    expect(de.daily.streak(3)).toBe('3 Tage in Folge gewonnen');
  });

  it('tells what the stock does', () => {
    expect(de.stock(41, de.refillLong(1, 1))).toBe('Talon: 41 Karten, eine Lücke auffüllen');
    expect(de.stock(1, de.refillLong(1, 2))).toBe(
      'Talon: eine Karte, eine von zwei Lücken auffüllen',
    );
    expect(de.stock(0, de.redealLong)).toBe('Talon: leer, die Ablage wenden');
    expect(de.redone(`${de.refilled(1, [4])}, ${de.left(0)}.`)).toBe(
      'Wiederholt: Lücke bei 4 Uhr mit einer Karte aufgefüllt, der Talon ist leer.',
    );
    expect(de.refilled(3, [4, 12])).toBe('Lücken bei 4 und 12 Uhr mit drei Karten aufgefüllt');
  });

  it('says what help a win had', () => {
    expect(de.assisted({ ...NO_ASSISTS, hints: 1, shownMoves: 1 })).toBe(
      'Mit Hilfe: 1 Tipp, 1 Zug vorgespielt',
    );
    expect(de.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 100, statusSeen: true })).toBe(
      'Mit Hilfe: 2 Tipps, 100 Züge vorgespielt, Gewinnprüfung',
    );
    expect(de.assisted({ ...NO_ASSISTS, fairHints: 2, chanceSeen: true, lesson: true })).toBe(
      'Mit Hilfe: 2 Tipps ohne Spicken, geschätzte Chance, Einführung',
    );
  });

  it('says where a game was lost', () => {
    expect(de.hintLost({ kind: 'found', at: 0, certain: true })).toBe(
      'Diese Partie ist verloren. Am Anfang war sie noch gewinnbar.',
    );
    expect(de.hintLost({ kind: 'found', at: 12, certain: false })).toBe(
      'Diese Partie ist verloren. Nach Zug 12 war sie noch gewinnbar (einige Züge danach ließen sich nicht prüfen).',
    );
  });

  it('refuses', () => {
    expect(de.refused('wrongSuit')).toBe('Die Farbe passt nicht.');
    expect(de.refused('gapsFirst')).toBe('Erst auffüllen.');
    expect(de.refused('wasteToFoundationsOnly')).toBe(
      'Nach diesen Regeln gehen Karten der Ablage nur auf die Uhr.',
    );
  });

  describe('in all its sentences', () => {
    const found = async (words: RegExp): Promise<string[]> =>
      (await sectionsOf('de'))
        .flatMap(({ messages }) => messages.flatMap(({ texts }) => texts))
        .filter((text) => words.test(text));

    it('says du, and never refers to itself', async () => {
      // “Sie” at the beginning of a sentence means a card, a game or several of them.
      expect(await found(/\b(Ihnen|Ihren?[ms]?)\b(?! Daten)|[a-zäöüß,] Sie\b/u)).toEqual([]);
      expect(await found(/\b(?:ich|mir|mich|wir|uns)\b/iu)).toEqual([]);
      expect((await found(/\b(?:du|dich|dir|deine?[mnrs]?)\b/iu)).length).toBeGreaterThan(40);
    });

    it('has one word for a thing', async () => {
      expect(await found(/\bfair|zu gewinnen\b|Fundament|Deck\b|übernommen/iu)).toEqual([]);
      expect(await found(/durchs[eai]h|klären|vollständig|nächsttief|Gewinnanzeige/iu)).toEqual([]);
      expect(await found(/längste|kürzeste|beiseite|verwerfen|heim\b|rückgängig/iu)).toEqual([]);
    });

    it('has one verb for a move', async () => {
      const refilled = /\bfüll(?:en|t)\b(?!.* auf\b)|gefüllt(?<!aufgefüllt)|ergänz/iu;
      expect(await found(refilled)).toEqual([]);
      expect(await found(/umdreh|deckt .* auf\b|berühr|nimmt .* an\b/iu)).toEqual([]);
    });

    it('sets three dots and counts as German does', async () => {
      expect(await found(/[^\u00a0]…|\.\.\./u)).toEqual([]);
      expect(await found(/'/u)).toEqual([]);
    });
  });
});
