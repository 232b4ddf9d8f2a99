/** What is told of links, of files and of a game reviewed, in German. */
import type { TableMessages } from '../messages.ts';
import { games as counted, moves } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'Dieser Link ließ sich nicht lesen. Prüfe, ob du ihn ganz kopiert hast.',
  newer: 'Dieser Link braucht eine neuere Version. Lade die Seite neu, um sie zu bekommen.',
  rules: 'Dieser Link enthält unbekannte Regeln. Bitte um einen neuen Link.',
  number: 'Unter dieser Nummer gibt es kein Spiel. Prüfe den Link.',
  damaged: 'Ein Teil dieses Links fehlt oder wurde verändert. Kopiere ihn noch einmal.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) => {
    const rest =
      unread > 0 ? ` ${unread} ${unread === 1 ? 'ließ' : 'ließen'} sich nicht lesen.` : '';
    return `${counted(count)} importiert.${rest}`;
  },
  playedFurther:
    'Die Datei enthielt weitere Züge deiner jetzigen Partie, daher geht sie von dort aus weiter.',
  notOurs: 'Das ist keine Datei von Big Ben, oder sie ist nicht lesbar. Wähle eine andere.',
  tooMany: (most) =>
    `Diese Datei lässt sich nicht importieren: Es wären dann mehr als ${most} Partien, und mehr lassen sich nicht aufbewahren.`,
  illegalAt: (move) =>
    `Diese Partie lässt sich nicht importieren: Zug ${move} verstößt gegen die Regeln.`,
};

export const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `Anfang, insgesamt ${moves(all)}` : `Zug ${at} von ${all}`),
  judgements: {
    winnable: 'gewinnbar',
    unwinnable: 'verloren',
    unknown: 'ungeklärt',
    open: 'noch nicht geprüft',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
