/** What only the dialogs and the bar of the review say, in German. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';

export const dialogs: DialogMessages = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
  rules,
  statistics,
  helpText,
  help: 'Hilfe',
  close: 'Schließen',
  storage: {
    late: 'Die letzten Züge sind noch nicht gespeichert: Der Browser schreibt sie nur langsam.',
    way: 'Speichern Sie Ihre Spiele als Datei oder schaffen Sie Platz auf diesem Gerät. Es wird von selbst wieder versucht.',
    promised: 'Der Browser hat zugesagt, sie zu behalten.',
    notPromised:
      'Der Browser hat nicht zugesagt, sie zu behalten: Wird der Platz knapp, kann er sie löschen.',
  },
  dialog: {
    random: 'Zufälliges Spiel geben',
    numberLabel: 'oder nach seiner Nummer',
    numberHint: 'Dieselbe Nummer gibt dieselben Karten wie in PySolFC.',
    deal: 'Geben',
    notANumber: (text) =>
      `„${text}“ ist keine Spielnummer: Erwartet werden Ziffern oder ms und Ziffern.`,
    rules: 'Regeln',
    onlyWinnable: 'Nur Spiele, die zu gewinnen sind',
    finding: 'Ich suche ein Spiel, das zu gewinnen ist …',
    cancel: 'Abbrechen',
    leaves: 'Die Partie auf dem Tisch wird aufgegeben und zählt als verloren.',
  },
  partFailed:
    'Dieser Teil der Seite funktioniert nicht. Ihre Spiele sind sicher, und der Tisch funktioniert weiter.',
};
