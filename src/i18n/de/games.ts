/** What the list of games and the bar of the review say, in German. */

import { lazyNumber } from '../lazyFormats.ts';
import type { DialogMessages } from '../messages.ts';
import { games as counted, moves } from './words.ts';

const numbers = lazyNumber('de');

export const games: DialogMessages['games'] = {
  title: 'Partien',
  keepOpen: 'Diese Partie für später speichern',
  search: 'Spiel, Tag oder Regeln',
  filters: { all: 'Alle', open: 'Offen', won: 'Gewonnen', lost: 'Verloren' },
  count: (shown, all) =>
    shown < all ? `${numbers.format(shown)} von ${numbers.format(all)} Partien` : counted(all),
  none: 'Noch keine Partie. Jede, die du beginnst, wird hier aufbewahrt.',
  noneFound: 'Keine Partie passt dazu.',
  showAll: 'Alle anzeigen',
  onTable: 'Läuft gerade',
  /** How it stands or ended: cards on the clock. */
  home: { open: (home) => `${home} auf der Uhr`, lost: (home) => `Verloren, ${home} auf der Uhr` },
  won: 'Gewonnen',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `${numbers.format(count)} zurückgenommen`,
  continued: 'weitergespielt, zählt nicht',
  actions: (game) => `Mehr zu ${game}`,
  giveUp: 'Aufgeben',
  save: 'Als Datei speichern',
  remove: 'Löschen …',
  reallyRemove: 'Diese Partie löschen? Sie zählt dann nicht mehr in deiner Statistik.',
  yes: 'Löschen',
  no: 'Behalten',
  removed: (game) => `Gelöscht: ${game}.`,
  undoRemove: 'Zurückholen',
  removeAll: 'Alles löschen …',
  reallyRemoveAll: 'Alle Partien löschen, und mit ihnen die Statistik?',
  removeAllYes: ({ count, text }) => `${text} ${count === 1 ? 'Partie' : 'Partien'} löschen`,
  removedAll: (count) => `${counted(count)} gelöscht.`,
  more: 'Mehr anzeigen',
  bring: 'Datei importieren …',
  importing: 'Die Datei wird importiert …',
  nearlyTooMany: (count, most) =>
    `Partien hier: ${count} von höchstens ${most}. Speichere sie als Datei und lösche dann einige.`,
  saveAll: 'Alles als Datei speichern',
  damaged: (count) =>
    count === 1
      ? '1 Partie ließ sich nicht lesen. Ihre Daten bleiben hier erhalten.'
      : `${counted(count)} ließen sich nicht lesen. Ihre Daten bleiben hier erhalten.`,
  saveDamaged: 'Diese Daten als Datei speichern',
  forgetDamaged: 'Diese Daten löschen',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Analyse',
  slider: 'Zug',
  toDeal: 'Zum Anfang',
  back: 'Einen Zug zurück',
  forward: 'Einen Zug vor',
  toEnd: 'Zum Ende',
  losingMove: 'Der Fehler',
  losingMoveName: (at) => `Der Fehler: zu Zug ${at}, wo die Partie zuletzt noch gewinnbar war`,
  close: 'Schließen',
};
