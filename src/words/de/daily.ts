/** What the daily deal and its calendar say, in German. */
import type { DialogMessages } from '../messages.ts';
import { capital, days } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Spiel des Tages',
  about:
    'Jeden Tag ein Spiel, für alle dasselbe, nach den klassischen Regeln. Von jedem ist bewiesen, dass es zu gewinnen ist. Der Tag beginnt um Mitternacht UTC.',
  today: 'Das heutige Spiel spielen',
  goOn: 'Das heutige Spiel fortsetzen',
  streak: (count) => `${capital(days(count))}${count > 1 ? ' in Folge' : ''} gewonnen`,
  longest: (count) => `längste Serie: ${days(count)}`,
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  state: {
    none: 'nicht gespielt',
    open: 'offen',
    lost: 'aufgegeben',
    won: 'am selben Tag gewonnen',
    wonLater: 'später gewonnen',
  },
  day: (date, state) => `${date}: ${state}`,
};
