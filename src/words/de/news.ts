/** What is told of links, of files and of a game looked through, in German. */
import type { TableMessages } from '../messages.ts';
import { capital, games as counted, moves } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink:
    'Dieser Link war nicht zu lesen. Ein Link enthält Regeln, eine Spielnummer und vielleicht Züge.',
  newer:
    'Dieser Link stammt aus einer neueren Version des Spiels. Lade die Seite neu, um diese Version zu bekommen.',
  rules: 'Dieser Link nennt Regeln, die es nicht gibt.',
  number: 'Dieser Link nennt ein Spiel, das es nicht gibt.',
  damaged: 'Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) => {
    const rest = unread > 0 ? ` ${capital(counted(unread))} nicht lesbar.` : '';
    return `${capital(counted(count))} übernommen.${rest}`;
  },
  playedFurther: 'Das Spiel auf dem Tisch wurde dort weiter gespielt und geht von dort aus weiter.',
  notOurs: 'Das ist keine Datei von Big Ben, oder sie ist nicht lesbar.',
  illegalAt: (move) =>
    `Diese Partie lässt sich nicht spielen: Zug ${move} verstößt gegen die Regeln.`,
};

export const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `Anfang, insgesamt ${moves(all)}` : `Zug ${at} von ${all}`),
  judgements: {
    winnable: 'zu gewinnen',
    lost: 'verloren',
    undecided: 'ungeklärt',
    open: 'noch nicht geprüft',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
