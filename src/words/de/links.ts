/** What is said of links, in German. */
import type { Messages } from '../en.ts';
import { movesAccusative, movesDative } from './words.ts';

export const links: Messages['links'] = {
  share: 'Teilen',
  what: 'Was der Link enthält',
  deal: 'Nur das Spiel',
  dealWithMoves: (count) =>
    count === 1 ? 'Das Spiel und der bisherige Zug' : `Das Spiel und die ${count} bisherigen Züge`,
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser hat den Link nicht kopiert: Markiere und kopiere ihn selbst.',
  send: 'Teilen …',
  text: (deal, rules) => `Big Ben, ${deal}, ${rules}`,
  none: {
    noNumber:
      'Diese Karten haben keine Spielnummer, deshalb gibt es keinen Link zu ihnen. Speichere die Partie als Datei.',
    tooLong: 'Diese Partie ist zu lang für einen Link. Speichere sie als Datei.',
  },
  errors: {
    notALink:
      'Dieser Link war nicht zu lesen. Ein Link enthält Regeln, eine Spielnummer und vielleicht Züge.',
    newer:
      'Dieser Link stammt aus einer neueren Version des Spiels. Lade die Seite neu, um diese Version zu bekommen.',
    rules: 'Dieser Link nennt Regeln, die es nicht gibt.',
    number: 'Dieser Link nennt ein Spiel, das es nicht gibt.',
    damaged: 'Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert.',
  },
  title: 'Ein Link zu einer Partie',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Er enthält eine Partie, die in ${movesDative(count)} gewonnen wurde.`,
  notWon: (count) => `Er enthält ${movesAccusative(count)} einer Partie.`,
  stays: 'Die Partie auf dem Tisch bleibt offen.',
  play: 'Dieses Spiel spielen',
  watch: 'Die Partie ansehen',
};
