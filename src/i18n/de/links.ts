/** What the dialogs say of links, in German. */
import type { DialogMessages } from '../messages.ts';
import { movesDative } from './words.ts';

export const links: DialogMessages['links'] = {
  share: 'Teilen',
  what: 'Was du teilst',
  deal: 'Nur das Spiel',
  dealWithMoves: (count) =>
    count === 1 ? 'Das Spiel und dein Zug' : `Das Spiel und deine ${count} Züge`,
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn selbst.',
  send: 'Teilen …',
  text: (deal, rules) => `Big Ben: ${deal}, ${rules}`,
  none: {
    noNumber:
      'Diese Karten haben keine Spielnummer, daher gibt es keinen Link. Speichere die Partie stattdessen als Datei.',
    tooLong: 'Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei.',
  },
  title: 'Geteilte Partie',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Mit einer Partie, die in ${movesDative(count)} gewonnen wurde.`,
  notWon: (count) =>
    count === 1
      ? 'Mit dem ersten Zug einer Partie.'
      : `Mit den ersten ${movesDative(count)} einer Partie.`,
  stays: 'Deine jetzige Partie bleibt unter „Partien“ offen.',
  play: 'Dieses Spiel spielen',
  watch: 'Die Partie analysieren',
};
