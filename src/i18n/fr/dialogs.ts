/** What only the dialogs and the bar of the review say, in French. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';
import { hours } from './words.ts';

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
  hintChip,
  help: 'Comment jouer',
  close: 'Fermer',
  newDeal: {
    question: 'Nouvelle partie ?',
    loss: 'Cette partie comptera comme perdue.',
    save: 'Garder pour plus tard',
    giveUp: 'Abandonner et distribuer',
    goOn: 'Continuer',
    options: 'Options…',
    dealt: 'Nouvelle partie',
  },

  chime: {
    question: 'Big Ben peut sonner.',
    on: 'Activer le son',
    no: 'Non, merci',
  },

  answers: {
    needs: (card) => `Attend ${card}`,
    endsAt: (card) => `finit par ${card}`,
    lower: (card) => `Inférieure : ${card}`,
    higher: (card) => `Supérieure : ${card}`,
    atFan: (hour, above) =>
      `dans l’éventail de ${hours(hour)}${above === 0 ? '' : ` sous ${above} carte${above === 1 ? '' : 's'}`}`,
    above: (count) => `${count} au-dessus`,
    onWaste: 'dans la défausse',
    inStock: 'dans la pioche',
    onClock: 'sur l’horloge',
    oneInStock: 'une dans la pioche',
    bothInStock: 'les deux dans la pioche',
    done: 'Terminée',
    hourNeeds: (card) => `Cette heure attend ${card}`,
    fanTakes: (card) => `Cet éventail prend ${card}`,
    places: {
      foundationComplete: 'Cette heure est terminée',
      fanEmpty: 'Un trou : comblez d’abord',
      fanHasGaps: 'Un trou : comblez d’abord',
    },
    noPlace: 'Aucune place pour l’instant',
    noHour: 'Aucune heure ne la prend pour l’instant',
    refillFirst: 'Comblez d’abord',
    noCards: 'Cet éventail ne prend pas de carte',
  },

  endings: {
    lost: 'Plus aucun coup possible.',
    home: (home: number): string => `${home} cartes sur 104 sur l’horloge.`,
    findMistake: 'Trouver l’erreur',
    looking: 'Recherche…',
    sameDeal: 'Recommencer cette donne',
    newDeal: 'Nouvelle partie',
    never: 'Cette donne n’était pas gagnable.',
    unknown: 'Il est trop difficile de dire où était l’erreur.',

    won: (moves) => `Vous avez gagné en ${moves} coups`,
    alone: 'Sans aide',
    review: 'Revoir',
    time: 'Temps',
    best: 'Votre record',
    undos: 'Annulations',
    moves: ({ count, text }) => `${text} ${count > 1 ? 'coups' : 'coup'}`,
    longest: ({ text }) => `record : ${text}`,
    rivalWon: (moves) =>
      `L’ordinateur, sans voir la pioche, a gagné cette donne en ${moves} coups.`,
    rivalLost: (moves) =>
      `L’ordinateur, sans voir la pioche, a perdu cette donne après ${moves} coups.`,
  },

  storage: {
    late: 'Vos derniers coups ne sont pas encore enregistrés : le navigateur est lent.',
    ways: {
      late: 'Ils le seront dès que possible. Par précaution, enregistrez vos parties dans un fichier.',
      full: 'Libérez de la place sur cet appareil ou enregistrez vos parties dans un fichier. Un nouvel essai a lieu automatiquement.',
      refused:
        'Autorisez cette page à stocker des données (cookies et données de sites, dans les réglages du navigateur) ou enregistrez vos parties dans un fichier. Un nouvel essai a lieu automatiquement.',
      missing: 'Enregistrez vos parties dans un fichier ou jouez dans un autre navigateur.',
    },
    promised: 'Le navigateur a promis de garder vos parties.',
    notPromised:
      'Si la place manque, le navigateur peut effacer vos parties. Par précaution, enregistrez-les dans un fichier.',
  },
  dialog: {
    random: 'Distribuer',
    numberLabel: 'Ou une donne numérotée',
    numberHint: 'Chaque numéro donne les mêmes cartes que dans PySolFC.',
    undecided: 'Donnes non résolues',
    undecidedAbout:
      'Pour ces donnes, on ne connaît ni façon de gagner, ni preuve qu’il n’y en a pas. Choisissez-en une :',
    deal: 'Jouer cette donne',
    notANumber: 'Saisissez des chiffres, par exemple 643303',
    rules: 'Règles',
    onlyWinnable: 'Donnes gagnables seulement',
    finding: 'Recherche d’une donne gagnable…',
    cancel: 'Annuler',
    leaves: 'Cette partie comptera comme perdue.',
  },
  partFailed:
    'Cet élément de la page ne fonctionne pas. Vous pouvez continuer à jouer ; vos parties sont en sûreté. Pour le retrouver, essayez de recharger la page.',
};
