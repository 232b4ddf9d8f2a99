/** What the dialogs say of links, in German. */
import type { DialogMessages } from '../messages.ts';
import { movesAccusative, movesDative } from './words.ts';

export const links: DialogMessages['links'] = {
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
  title: 'Ein Link zu einer Partie',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Er enthält eine Partie, die in ${movesDative(count)} gewonnen wurde.`,
  notWon: (count) => `Er enthält ${movesAccusative(count)} einer Partie.`,
  stays: 'Die Partie auf dem Tisch bleibt offen.',
  play: 'Dieses Spiel spielen',
  watch: 'Die Partie ansehen',
};
