/** What the dialogs say of links, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { figures, movesInFigures, small } from './words.ts';

export const links: DialogMessages['links'] = {
  share: 'Compartilhar',
  what: 'O que compartilhar',
  deal: 'Só o jogo',
  dealWithMoves: (made) =>
    made === 1 ? 'O jogo e a sua jogada' : `O jogo e as suas ${figures(made)} jogadas`,
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'Não foi possível copiar. Selecione o link e copie-o manualmente.',
  send: 'Compartilhar…',
  text: (deal, rules) => `Big Ben: ${small(deal)}, ${rules}`,
  none: {
    noNumber:
      'Estas cartas não têm número de jogo, por isso não há link. Salve a partida em um arquivo.',
    tooLong: 'Esta partida é longa demais para um link. Salve-a em um arquivo.',
  },
  title: 'Partida compartilhada',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (made) => `Com uma partida ganha em ${movesInFigures(made)}.`,
  notWon: (made) =>
    made === 1
      ? 'Com a primeira jogada de uma partida.'
      : `Com as primeiras ${figures(made)} jogadas de uma partida.`,
  stays: 'Sua partida atual continua em aberto em Partidas.',
  play: 'Jogar este jogo',
  watch: 'Rever a partida',
};
