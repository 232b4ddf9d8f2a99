/** How difficult a deal is, in German. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { DialogMessages } from '../messages.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
};

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'Wie schwer ist es?',
  measuring: 'Der faire Spieler spielt es durch …',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: Der faire Spieler hat ${won} von ${plays} Durchgängen gewonnen.`,
  about:
    'Ein Spiel ist schwer, wenn der faire Spieler, der die Reihenfolge im Talon nicht kennt, es selten gewinnt.',
  counts: 'Nach dem ersten Zug zählt die Antwort als Chancenanzeige.',
  finding: {
    easy: 'Ich suche ein leichtes Spiel …',
    medium: 'Ich suche ein mittelschweres Spiel …',
    hard: 'Ich suche ein schweres Spiel …',
  },
};
