/** How difficult a deal is, in German. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'Schwierigkeit prüfen',
  measuring: 'Der Computer probiert es aus …',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: Der Computer hat ${won} von ${plays} schnellen Partien gewonnen.`,
  about:
    'Die Schwierigkeit sagt, wie oft der Computer das Spiel in 50 schnellen Partien gewinnt, ohne den Talon zu kennen.',
  meaning: {
    any: 'Irgendein Spiel, gewinnbar oder nicht.',
    easy: 'Der Computer gewinnt mindestens 17 von 50 schnellen Partien.',
    medium: 'Der Computer gewinnt 4 bis 16 von 50 schnellen Partien.',
    hard: 'Der Computer gewinnt höchstens 3 von 50 schnellen Partien.',
  },
  counts: 'Die Partie hat schon begonnen, daher zählt das als Hilfe.',
  finding: {
    easy: 'Suche ein leichtes Spiel …',
    medium: 'Suche ein mittelschweres Spiel …',
    hard: 'Suche ein schweres Spiel …',
  },
};
