/** What the daily deal and its calendar say, in German. */
import type { DialogMessages } from '../messages.ts';
import { days } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Spiel des Tages',
  about:
    'Jeden Tag ein Spiel, für alle dasselbe, nach den klassischen Regeln. Jedes ist nachweislich gewinnbar. Das nächste kommt um Mitternacht UTC.',
  today: 'Das heutige Spiel spielen',
  goOn: 'Das heutige Spiel fortsetzen',
  streak: (count) =>
    count === 0
      ? 'Noch keine Serie: Gewinne das heutige Spiel'
      : `${days(count)}${count > 1 ? ' in Folge' : ''} gewonnen`,
  longest: (count) => `Rekord: ${days(count)}`,
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  state: {
    none: 'nicht gespielt',
    open: 'offen',
    lost: 'verloren',
    won: 'am selben Tag gewonnen',
    wonLater: 'später gewonnen',
  },
  day: (date, state) => `${date}: ${state}`,
};
