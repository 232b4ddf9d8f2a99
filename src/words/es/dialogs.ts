/** What only the dialogs and the bar of the review say, in Spanish. */
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
  help: 'Ayuda',
  close: 'Cerrar',
  storage: {
    late: 'Las últimas jugadas aún no están guardadas: el navegador tarda en escribirlas.',
    way: 'Guarda tus partidas en un archivo o libera espacio en este dispositivo. Se vuelve a intentar solo.',
    promised: 'El navegador ha prometido conservarlas.',
    notPromised: 'El navegador no ha prometido conservarlas: si falta espacio, puede borrarlas.',
  },
  dialog: {
    random: 'Repartir al azar',
    numberLabel: 'o por su número',
    numberHint: 'El mismo número da las mismas cartas que en PySolFC.',
    deal: 'Repartir',
    notANumber: (text) =>
      `«${text}» no es un número de reparto: se esperaban cifras, o ms y cifras.`,
    rules: 'Reglas',
    onlyWinnable: 'Solo repartos que se puedan ganar',
    finding: 'Buscando un reparto que se pueda ganar…',
    cancel: 'Cancelar',
    leaves: 'La partida de la mesa quedará abandonada y contará como perdida.',
  },
  partFailed:
    'Esta parte de la página no funciona. Tus partidas están a salvo, y la mesa sigue funcionando.',
};
