/** What only the dialogs and the bar of the review say, in French. */
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
  help: 'Aide',
  close: 'Fermer',
  storage: {
    late: 'Les derniers coups ne sont pas encore enregistrés : le navigateur est lent à les écrire.',
    way: 'Enregistrez vos parties dans un fichier ou libérez de la place sur cet appareil. Un nouvel essai a lieu tout seul.',
    promised: 'Le navigateur a promis de les garder.',
    notPromised:
      'Le navigateur n’a pas promis de les garder : si la place manque, il peut les effacer.',
  },
  dialog: {
    random: 'Donne au hasard',
    numberLabel: 'ou par son numéro',
    numberHint: 'Le même numéro donne les mêmes cartes que dans PySolFC.',
    deal: 'Donner',
    notANumber: (text) =>
      `« ${text} » n’est pas un numéro de donne : il faut des chiffres, ou ms et des chiffres.`,
    rules: 'Règles',
    onlyWinnable: 'Seulement des donnes gagnables',
    finding: 'Recherche d’une donne gagnable…',
    cancel: 'Annuler',
    leaves: 'La partie sur la table sera abandonnée, et comptera comme perdue.',
  },
  partFailed:
    'Cette partie de la page ne fonctionne pas. Vos parties sont en sûreté, et la table fonctionne toujours.',
};
