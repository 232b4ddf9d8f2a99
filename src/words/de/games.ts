/** What the list of games and the bar of the review say, in German. */
import type { DialogMessages } from '../messages.ts';
import { capital, games as counted, moves } from './words.ts';

const numbers = new Intl.NumberFormat('de');

export const games: DialogMessages['games'] = {
  title: 'Partien',
  keepOpen: 'Die Partie auf dem Tisch offen lassen',
  search: 'Suche: Spiel oder Regeln',
  show: 'Anzeigen',
  filters: { all: 'Alle Partien', open: 'Offen', won: 'Gewonnen', lost: 'Aufgegeben' },
  count: (shown, all) =>
    shown < all
      ? `${numbers.format(shown)} von ${numbers.format(all)} Partien`
      : capital(counted(all)),
  none: 'Noch keine Partie. Jede, die du beginnst, wird hier aufbewahrt.',
  noneFound: 'Keine Partie passt dazu.',
  name: (deal, rules) => `${deal}, ${rules}`,
  state: { open: 'Offen', won: 'Gewonnen', lost: 'Aufgegeben', table: 'Auf dem Tisch' },
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `${numbers.format(count)} zurückgenommen`,
  continued: 'weitergespielt',
  open: 'Öffnen',
  openName: (game) => `Öffnen: ${game}`,
  giveUp: 'Aufgeben',
  giveUpName: (game) => `Aufgeben: ${game}`,
  save: 'Als Datei speichern',
  saveName: (game) => `Als Datei speichern: ${game}`,
  remove: 'Löschen',
  removeName: (game) => `Löschen: ${game}`,
  reallyRemove: 'Wirklich löschen? Die Partie zählt dann nirgends mehr.',
  yes: 'Löschen',
  no: 'Behalten',
  removed: (game) => `Gelöscht: ${game}.`,
  undoRemove: 'Zurückholen',
  removeAll: 'Alles löschen …',
  reallyRemoveAll: 'Wirklich alle Partien löschen und damit die ganze Statistik?',
  removedAll: (count) => `Gelöscht: ${counted(count)}.`,
  more: 'Mehr anzeigen',
  files: 'Dateien',
  bring: 'Datei öffnen …',
  saveAll: 'Alles in einer Datei speichern',
  damaged: (count) =>
    count === 1
      ? 'Eine Partie ließ sich nicht lesen und wurde beiseitegelegt.'
      : `${capital(counted(count))} ließen sich nicht lesen und wurden beiseitegelegt.`,
  saveDamaged: 'Als Datei speichern',
  forgetDamaged: 'Verwerfen',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Durchsehen',
  slider: 'Stellung',
  toDeal: 'Zum Anfang',
  back: 'Einen Zug zurück',
  forward: 'Einen Zug vor',
  toEnd: 'Zum Ende',
  turning: 'Der Fehler',
  turningName: (at) => `Der Fehler: zu Zug ${at}, nach dem die Partie verloren war`,
  close: 'Schließen',
};
