/** What only the dialogs and the bar of the review say, in Brazilian Portuguese. */
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
  help: 'Ajuda',
  close: 'Fechar',
  storage: {
    late: 'Os últimos lances ainda não estão salvos: o navegador demora a gravá-los.',
    way: 'Salve as suas partidas num arquivo ou libere espaço neste aparelho. A tentativa se repete sozinha.',
    promised: 'O navegador prometeu guardá-las.',
    notPromised: 'O navegador não prometeu guardá-las: se faltar espaço, ele pode apagá-las.',
  },
  dialog: {
    random: 'Sortear um jogo',
    numberLabel: 'ou pelo número',
    numberHint: 'O mesmo número dá as mesmas cartas que no PySolFC.',
    deal: 'Distribuir',
    notANumber: (text) =>
      `“${text}” não é um número de jogo: use só algarismos, ou ms e algarismos.`,
    rules: 'Regras',
    onlyWinnable: 'Só jogos que dá para ganhar',
    finding: 'Procurando um jogo que dê para ganhar…',
    cancel: 'Cancelar',
    leaves: 'A partida na mesa será abandonada e contará como perdida.',
  },
  partFailed:
    'Esta parte da página não funciona. As suas partidas estão a salvo, e a mesa continua a funcionar.',
};
