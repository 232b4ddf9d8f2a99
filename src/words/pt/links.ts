/** What the dialogs say of links, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { figures, moves } from './words.ts';

export const links: DialogMessages['links'] = {
  share: 'Compartilhar',
  what: 'O que o link contém',
  deal: 'O jogo',
  dealWithMoves: (made) =>
    made === 1 ? 'O jogo e a única jogada feita' : `O jogo e as ${figures(made)} jogadas feitas`,
  link: 'Link',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'O navegador não copiou o link: selecione e copie você mesmo.',
  send: 'Compartilhar…',
  text: (deal, rules) => `Big Ben, ${deal}, ${rules}`,
  none: {
    noNumber:
      'Estas cartas não têm número de jogo, por isso não há link para elas. Salve a partida em um arquivo.',
    tooLong: 'Esta partida é longa demais para um link. Salve-a em um arquivo.',
  },
  title: 'Um link para uma partida',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (made) => `Contém uma partida ganha em ${moves(made)}.`,
  notWon: (made) => `Contém ${moves(made)} de uma partida.`,
  stays: 'A partida na mesa continua em aberto.',
  play: 'Jogar com estas cartas',
  watch: 'Assistir à partida',
};
