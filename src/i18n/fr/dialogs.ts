/** The messages of the dialogs and the review bar, in French. */

import type { CountedAmount } from '../formats.ts';
import { lazyNumber } from '../lazyFormats.ts';
import type { DialogMessages } from '../messages.ts';
import { games as counted, days, hours, moves, plural, small, undos } from './grammar.ts';
import { GRADES } from './table.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Thème',
    values: {
      system: 'Comme le système',
      felt: 'Tapis vert',
      night: 'Nuit',
      paper: 'Papier',
      contrast: 'Contraste élevé',
    },
  },
  print: {
    title: 'Faces des cartes',
    values: { fitting: 'Automatique', classic: 'Classiques', large: 'Gros caractères' },
  },
  suitColours: {
    title: 'Enseignes',
    values: { two: 'Deux couleurs', four: 'Quatre couleurs' },
  },
  back: {
    title: 'Dos des cartes',
    values: { theme: 'Assorti au thème', rose: 'Rosace', lattice: 'Treillis', rays: 'Rayons' },
  },
  layout: {
    title: 'Disposition',
    values: { clock: 'Horloge', large: 'Cartes agrandies' },
  },
  hand: { title: 'Commandes', values: { right: 'Pour droitier', left: 'Pour gaucher' } },
  hints: {
    title: 'Indices',
    values: {
      proven: 'Parfaits (connaissent la pioche)',
      fair: 'Sans voir la pioche (comme vous)',
    },
  },
  difficulty: { title: 'Difficulté', values: { any: 'Peu importe', ...GRADES } },
  speed: {
    title: 'Animations',
    values: { normal: 'Normales', slow: 'Lentes', fast: 'Rapides', off: 'Aucune' },
  },
};

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
  settings: 'Réglages',
  theGames: 'Parties',
  lookThrough: 'Revoir la partie',
  fairHint: 'Indice sans voir la pioche',
  watchFair: 'Regarder l’ordinateur jouer',
  thisGame: 'Cette partie',
  findCard: 'Chercher une carte',
  whichCard: 'Choisissez une carte pour voir où sont la juste inférieure et la juste supérieure.',
  restartDeal: 'Recommencer cette donne',
  open: ({ text }) => `${text} en cours`,
  won: ({ count, text }) => `${text} gagnée${count < 2 ? '' : 's'}`,
  options,
  switches: {
    showStatus: 'Verdict : toujours montrer si cette partie est gagnable',
    showMoves: 'Montrer les coups et le temps',
    showChance: 'Montrer les chances estimées',
    singleTap: 'Jouer d’un seul toucher une carte qui n’a qu’une place',
    autoplay: 'Envoyer automatiquement les cartes sûres sur l’horloge',
    letterKeys: 'Raccourcis d’une lettre, quand la table a le focus',
    sound: 'Son',
  },
  volume: 'Volume',
  groups: { looks: 'Apparence', play: 'Jeu', sound: 'Son', data: 'Vos données' },
  dataNote:
    'Vos parties et vos statistiques ne sont gardées que dans ce navigateur. Enregistrez un fichier pour en avoir une copie.',
  howToPlay: 'Comment jouer',
  now: 'Coups possibles maintenant',
  nothingNow: 'Plus aucun coup possible.',
  language: 'Langue',
  systemLanguage: 'Comme le navigateur',
  tipsAgain: 'Montrer de nouveau les conseils',
};

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: 'Donne du jour',
  about:
    'Une donne par jour, la même pour tout le monde, avec les règles classiques. Chacune est prouvée gagnable. La suivante arrive à minuit UTC.',
  today: 'Jouer la donne du jour',
  goOn: 'Continuer la donne du jour',
  streak: (count) =>
    count === 0
      ? 'Pas encore de série : gagnez la donne du jour'
      : `${days(count)} gagné${plural(count)}${count > 1 ? ' de suite' : ''}`,
  longest: (count) => `record : ${days(count)}`,
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  state: {
    none: 'pas jouée',
    open: 'en cours',
    lost: 'perdue',
    won: 'gagnée le jour même',
    wonLater: 'gagnée plus tard',
  },
  day: (date, state) => `${date} : ${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: 'Évaluer la difficulté',
  measuring: 'L’ordinateur fait des essais…',
  told: (grade, won, plays) =>
    `${GRADES[grade]} : l’ordinateur a gagné ${won} ${won > 1 ? 'parties rapides' : 'partie rapide'} sur ${plays}.`,
  about:
    'La difficulté dit combien de fois l’ordinateur gagne la donne en 25 parties rapides, sans connaître la pioche.',
  meaning: {
    any: 'N’importe laquelle, gagnable ou non.',
    easy: 'L’ordinateur gagne au moins 11 parties rapides sur 25.',
    medium: 'L’ordinateur gagne 4 à 10 parties rapides sur 25.',
    hard: 'L’ordinateur gagne au plus 3 parties rapides sur 25.',
  },
  counts: 'La partie a commencé, cela compte donc comme une aide.',
  finding: {
    easy: 'Recherche d’une donne facile…',
    medium: 'Recherche d’une donne moyenne…',
    hard: 'Recherche d’une donne difficile…',
  },
};

const numbers = lazyNumber('fr');

/** The list of games. */
const games: DialogMessages['games'] = {
  title: 'Parties',
  keepOpen: 'Garder cette partie pour plus tard',
  search: 'Donne, date ou règles',
  filters: { all: 'Toutes', open: 'En cours', won: 'Gagnées', lost: 'Perdues' },
  count: (shown, all) =>
    shown < all ? `${counted(shown)} sur ${numbers.format(all)}` : counted(all),
  none: 'Aucune partie pour l’instant. Chaque partie commencée est gardée ici.',
  noneFound: 'Aucune partie ne correspond.',
  showAll: 'Tout montrer',
  onTable: 'Partie actuelle',
  /** The state or result of a game: cards on the clock. */
  home: {
    open: (home) => `${home} sur l’horloge`,
    lost: (home) => `Perdue, ${home} sur l’horloge`,
  },
  won: 'Gagnée',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos,
  continued: 'poursuivie, ne compte pas',
  actions: (game) => `Plus d’actions : ${small(game)}`,
  giveUp: 'Abandonner',
  save: 'Enregistrer dans un fichier',
  remove: 'Supprimer…',
  reallyRemove: 'Supprimer cette partie ? Elle ne comptera plus dans vos statistiques.',
  yes: 'Supprimer',
  no: 'Garder',
  removed: (game) => `Supprimée : ${small(game)}.`,
  undoRemove: 'Annuler',
  removeAll: 'Tout supprimer…',
  reallyRemoveAll: 'Supprimer toutes les parties, et les statistiques avec elles ?',
  removeAllYes: ({ count, text }) => `Supprimer ${text} partie${count < 2 ? '' : 's'}`,
  removedAll: (count) => `${counted(count)} supprimée${count < 2 ? '' : 's'}.`,
  more: 'Montrer la suite',
  bring: 'Importer des parties…',
  importing: 'Importation du fichier…',
  nearlyTooMany: (count, most) =>
    `Parties conservées ici : ${count}, sur ${most} au plus. Enregistrez-les dans un fichier, puis supprimez-en.`,
  saveAll: 'Enregistrer une copie',
  counts: (added, merged, known) =>
    `Nouvelles : ${added}. Fusionnées : ${merged}. Déjà là : ${known}.`,
  damaged: (count) =>
    count === 1
      ? '1 partie n’a pas pu être lue. Ses données sont gardées ici.'
      : `${counted(count)} n’ont pas pu être lues. Leurs données sont gardées ici.`,
  saveDamaged: 'Enregistrer ces données dans un fichier',
  forgetDamaged: 'Supprimer ces données',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Revoir la partie',
  slider: 'Coup',
  toDeal: 'Au début',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  toEnd: 'À la fin',
  losingMove: 'L’erreur',
  losingMoveName: (at) => `L’erreur : aller au coup ${at}, le dernier où la partie était gagnable`,
  mark: 'Marquer cette position',
  lines: 'Autres variantes',
  line: (from, to, first) => `Coups ${from} à ${to} : ${first}`,
  close: 'Fermer',
};

const trial: DialogMessages['trial'] = {
  title: 'Réessayer',
  find: 'Trouvez un coup qui garde la victoire.',
  winnable: 'Encore gagnable.',
  lost: 'Perdu par ce coup.',
  proved: 'Prouvé : plus de victoire possible.',
  takeBack: 'Annuler',
  showWay: 'Montrer le chemin',
};

const story: DialogMessages['story'] = {
  title: 'Le récit',
  looked: (looked, all) =>
    `${looked} ${looked > 1 ? 'coups examinés' : 'coup examiné'} sur ${all.text}`,
  axis: 'Chances estimées',
  chance: (share) => `Chances : ${share}.`,
  refill: (cards) => `Combler ${cards}`,
  draw: (card) => `Piocher ${card}`,
  mistake: (move, number) => `L’erreur : ${move}, coup ${number}.`,
  kept: (move) => `${move} d’abord gardait la victoire.`,
  sight: {
    seen: (kept, made) => `Cela se voyait : ${kept} contre ${made}.`,
    alike: (kept, made) =>
      `Cela ne se voyait pas : sans la pioche, les deux se valaient, ${kept} et ${made}.`,
    misled: (kept, made) =>
      `Cela ne se voyait pas : sans la pioche, ce coup paraissait moins bon, ${kept} contre ${made}.`,
  },
  lists: {
    luckiest: 'Chance',
    unluckiest: 'Malchance',
    best: 'Meilleures décisions',
    worst: 'Pires décisions',
  },
  none: (points) => `Rien au-delà de ${points}`,
  noMore: (points) => `Rien d’autre au-delà de ${points}`,
  points: (points) => `En points de pourcentage, à ${points} près.`,
  table: 'En tableau',
  columns: {
    move: 'Coup',
    chance: 'Chances',
    verdict: 'Verdict',
    luck: 'Hasard',
    decision: 'Décision',
  },
  start: 'Début',
};

const problems: DialogMessages['problems'] = {
  title: 'Problèmes',
  about:
    'Des positions dont la pioche est visible. Chaque réponse est prouvée : un bon coup garde la victoire, tout autre la perd.',
  name: (number) => `Problème ${number}`,
  today: 'Problème du jour',
  next: 'Problème suivant',
  solved: (solved, tried) => `${solved.text} sur ${tried.text} réussis du premier coup.`,
  rating: (rating, give) => `Votre niveau : ${rating}, à ${give} près.`,
  streak: (days) =>
    days.count === 0
      ? 'Pas encore de série de problèmes du jour.'
      : `Problèmes du jour : ${days.text} ${days.count === 1 ? 'jour' : 'jours'} de suite.`,
  grades:
    'La difficulté a été mesurée sans joueurs humains : par le nombre de fois où trois ordinateurs ont réussi.',
  questions: {
    refill: 'Combler maintenant ou jouer d’abord ?',
    draw: 'Piocher maintenant ou jouer d’abord ?',
    keep: 'Quel coup garde la victoire ?',
    win: 'Gagnez à partir d’ici.',
  },
  stock: 'La pioche, prochaine carte d’abord',
  right: 'Bien vu.',
  only: 'Tout autre coup aurait perdu.',
  keeps: 'La victoire est gardée.',
  goOn: 'Gagner à partir d’ici',
  all: 'Tous les problèmes',
  attempts: { solved: 'réussi', failed: 'non réussi' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: 'Poser ses cartes…',
  title: 'Vos propres cartes',
  about: 'Chaque éventail à partir du bas. Les douze cartes de l’horloge y sont déjà.',
  fan: (hour) => `Éventail de ${hour} h`,
  place: (index, all) => `carte ${index} sur ${all}`,
  empty: 'vide',
  given: (given, all) => `${given} sur ${all} indiquées.`,
  complete: 'Toutes les cartes sont indiquées',
  takeBack: 'Reprendre',
  dots: 'Les points sont les exemplaires encore à venir.',
  suits: ['trèfle', 'cœur', 'pique', 'carreau'],
  paste: 'Coller un texte…',
  pasteHow:
    'Une ligne par éventail, la carte du bas d’abord. Pour une partie commencée, ajoutez clock (les douze cartes du dessus, de 1 à 12), waste et redeals ; stock donne les prochaines cartes, autant que vous les connaissez.',
  read: 'Lire',
  begun: (home, stock, known) =>
    `${home} cartes à la maison, ${stock} dans la pioche, dont ${known} connues.`,
  rules: (title) => `Règles : ${title}`,
  noneLeft: (card) => `Il ne reste aucun exemplaire de cette carte : ${card}.`,
  play: 'Jouer',
  cameTo: (hour) => `Quelle carte est venue à l’éventail de ${hour} h ?`,
  drawn: 'Quelle carte a été piochée ?',
  hidden: 'On ne peut pas le savoir : la pioche est la vôtre.',
  unknowable: 'Impossible à savoir',
  again: 'Une carte était-elle fausse ?',
  nameAgain: 'Indiquer à nouveau',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `Ligne ${fault.line} : « ${fault.text} » n’est pas un tas. Écrivez un éventail ainsi : 12 : 2H 5D 9H ; les autres tas sont clock, waste, stock et redeals.`;
      case 'pileTwice':
        return `Ligne ${fault.line} : ce tas y est déjà : « ${fault.text} ».`;
      case 'notACard':
        return `Ligne ${fault.line} : « ${fault.text} » n’est pas une carte. Écrivez une carte ainsi : 2H ou 10D.`;
      case 'twelve':
        return `Ligne ${fault.line} : l’horloge a douze cartes, pas ${fault.found}.`;
      case 'notOnClock':
        return `Ligne ${fault.line} : cette carte ne peut pas être sur l’horloge à ${fault.hour} h : ${card}.`;
      case 'redeals':
        return `Ligne ${fault.line} : redeals vaut 0 ou 1, pas « ${fault.text} ».`;
      case 'tooMany':
        return `Il y a un exemplaire de trop de cette carte, horloge comprise : ${card}.`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: 'Lire à voix haute et taper des coups',
  keys: [
    ['E', 'la carte du dessus de chaque éventail'],
    ['U', 'l’éventail qui a le focus, de haut en bas'],
    ['U 3', 'l’éventail de 3 heures ; de même pour chaque heure'],
    ['M', 'les coups possibles'],
    ['O', 'ce qu’attend chaque heure, et où cela se trouve'],
    ['L', 'ce qui a changé depuis votre dernier coup'],
    ['G', 'pioche, défausse et trous ; dans un problème, aussi les cartes de la pioche'],
    ['Maj 3', 'aller à l’éventail de 3 heures ; encore : à son heure sur l’horloge, et retour'],
    ['I', 'taper un coup'],
  ],
  hours:
    'La rangée des chiffres représente les heures : 1 à 9, 0 pour 10, puis les deux touches suivantes pour 11 et 12. Tenez Maj sur les touches qui, sans elle, donnent un chiffre, et pas sur celles qui donnent un signe ; une touche qui donne ? ouvre cette aide.',
  label: (name, text) => `${name} : ${text}`,
  tops: 'Dessus des éventails',
  needs: 'Ce qu’attend chaque heure',
  lit: 'Terminées',
  shortFans: ['Éventails avec un trou', 'Éventails avec deux trous', 'Éventails vides'],
  noGaps: 'Aucun trou',
  whichFan: 'Quel éventail ? Tapez le chiffre de son heure.',
  nothing: 'Aucun coup joué pour l’instant.',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: 'Taper un coup',
  example: '3 à 10',
  how: 'Tapez t3-f10, 3 à 10, 3 horloge, w 5 pour la défausse, 7h pour une carte qui n’a qu’un coup, ou combler, piocher, retourner, annuler, rétablir, indice. Une heure comme but désigne d’abord son éventail. 12 seul mène à l’éventail de 12 heures. Entrée joue, ↑ rappelle la ligne précédente, Échap ferme.',
  notRead: 'Ce texte n’est pas un coup. Tapez par exemple 3 à 10, 3 horloge ou annuler.',
  notOnTop: 'Cette carte n’est pas sur le dessus.',
  several: 'Cette carte a plusieurs coups. Précisez la destination.',
  also: (line) => `Elle va aussi à cette heure de l’horloge : ${line}.`,
  noRedo: 'Rien à rétablir.',
  words: {
    to: 'à, vers, sur',
    home: 'horloge, sur l’horloge, à l’horloge',
    waste: 'défausse',
    stock: 'pioche',
    fan: 'éventail',
    foundation: 'fondation',
    refill: 'combler, combler les trous',
    draw: 'piocher, piocher une carte',
    redeal: 'retourner, retourner la défausse',
    undo: 'annuler',
    redo: 'rétablir',
    hint: 'indice',
    skipped: 'de, du, la, le, l, heure, heures, carte',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: 'Vos erreurs',
  about:
    'Là où vos parties perdues étaient encore gagnables. Trouvez un coup qui garde la victoire.',
  looked: (done, all) => `Parties perdues examinées : ${done.text} sur ${all.text}.`,
  states: { tried: 'tenté', solved: 'réussi' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
  share: 'Partager',
  what: 'Que partager ?',
  deal: 'La donne seulement',
  dealWithMoves: (count) =>
    count === 1 ? 'La donne et votre coup' : `La donne et vos ${count} coups`,
  challenge: 'Défi : votre partie scellée',
  challengeNote:
    'Qui ouvre le lien joue d’abord cette donne. Votre résultat et l’endroit où les parties se séparent n’apparaissent qu’à la fin ou après un abandon. C’est un sceau de papier, pas un cadenas.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  notCopied: 'La copie n’a pas marché. Sélectionnez le lien et copiez-le vous-même.',
  send: 'Partager…',
  qrCode: 'Code QR',
  text: (deal, rules) => `Big Ben : ${small(deal)}, ${rules}`,
  none: {
    noNumber:
      'Ces cartes n’ont pas de numéro de donne, il n’y a donc pas de lien. Enregistrez plutôt la partie dans un fichier.',
    tooLong: 'Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.',
  },
  title: 'Partie partagée',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Avec une partie gagnée en ${moves(count)}.`,
  notWon: (count) =>
    count === 1
      ? 'Avec le premier coup d’une partie.'
      : `Avec les ${count} premiers coups d’une partie.`,
  stays: 'Votre partie actuelle reste en cours dans « Parties ».',
  play: 'Jouer cette donne',
  watch: 'Revoir la partie',
};

const challenge: DialogMessages['challenge'] = {
  title: 'Défi',
  sealed:
    'Ce lien contient, scellée, la partie d’une autre personne sur cette donne. Elle s’ouvrira quand vous aurez terminé ou abandonné.',
  ended: 'Vous avez déjà terminé cette donne et pouvez comparer les deux parties maintenant.',
  compare: 'Comparer',
  mine: 'Vous',
  theirs: 'L’autre',
  result: 'Résultat',
  won: 'Gagnée',
  notWon: 'Non gagnée',
  home: 'Cartes sur l’horloge',
  hours: 'Heures allumées',
  moves: 'Coups',
  refills: 'Trous comblés (fois)',
  same: 'Les deux parties ont les mêmes coups du début à la fin.',
  parted: (count) => {
    if (count === 0) return 'Les parties se séparent dès le premier coup.';
    const same =
      count === 1 ? 'Le premier coup est le même' : `Les ${count} premiers coups sont les mêmes`;
    return `${same}, puis les parties se séparent.`;
  },
  end: 'Plus aucun coup joué',
  review: 'Revoir à cet endroit',
  send: 'Renvoyer votre partie',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Classique',
      source: 'Wikipédia, « Big Ben (card game) » ; le code de PySolFC',
    },
    gamerules: { title: 'GameRules.com', source: 'gamerules.com, pris à la lettre' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, « The Clock », 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, « Clock »' },
    redeal: { title: 'Un second tour', source: 'collepic.net, « Big Ben »' },
    relaxed: { title: 'Souple', source: 'Solitaire Forever II, « Big Ben (Relaxed) »' },
  },
  from: (source) => `${source}.`,
  about: 'Ce que disent ces règles et d’où elles viennent',
  own: 'Règles personnelles…',
  ownNote:
    'Sept choix font les règles. Une partie garde les règles avec lesquelles elle a commencé.',
  titles: {
    refillFrom: 'Combler à partir de',
    refillOrder: 'Ordre pour combler',
    refillWhen: 'Quand combler',
    drawWhen: 'Quand piocher',
    wasteTo: 'Les cartes de la défausse vont',
    buildOn: 'Quels éventails prennent des cartes',
    redeals: 'Second tour',
  },
  choices: {
    refillFrom: {
      12: 'Les trous se comblent à partir de 12 heures.',
      1: 'Les trous se comblent à partir de 1 heure ; 12 heures vient en dernier.',
    },
    refillOrder: {
      rounds: 'Chaque éventail troué reçoit une carte de la pioche, tour après tour.',
      fans: 'Chaque éventail est comblé en entier avant le suivant.',
    },
    refillWhen: {
      any: 'Vous pouvez combler à tout moment.',
      stuck: 'Vous ne pouvez combler que si aucune carte n’est jouable.',
    },
    drawWhen: {
      noGaps: 'Vous pouvez piocher quand aucun éventail n’a de trou.',
      stuck:
        'Vous pouvez piocher quand aucun éventail n’a de trou et qu’aucune carte n’est jouable.',
      any: 'Vous pouvez piocher à tout moment, même avec des trous.',
    },
    wasteTo: {
      foundationsAndFans: 'Les cartes de la défausse vont sur l’horloge ou sur un éventail.',
      foundations: 'Les cartes de la défausse ne vont que sur l’horloge.',
    },
    buildOn: {
      3: 'Un éventail prend une carte s’il en a au moins trois.',
      1: 'Un éventail prend une carte s’il n’est pas vide.',
    },
    redeals: {
      0: 'Il n’y a pas de second tour.',
      1: 'Un second tour : quand la pioche est vide, vous pouvez retourner la défausse.',
    },
  },
};

/** Zero takes the singular, like one. */
const ending = ({ count }: CountedAmount): string => (count > 1 ? 's' : '');
const gameCount = (amount: CountedAmount): string => `${amount.text} partie${ending(amount)}`;

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
  title: 'Statistiques',
  rules: 'Règles',
  groups: { all: 'Toutes les règles', own: 'Règles personnelles' },
  empty:
    'Aucune partie terminée pour l’instant. Vos chiffres commencent avec la première victoire ou défaite.',
  emptyByRules: 'Aucune partie terminée avec ces règles pour l’instant.',
  open: (open) =>
    open.count === 1
      ? '1 partie en cours ne compte pas encore.'
      : `${gameCount(open)} en cours ne comptent pas encore.`,

  rate: 'Taux de victoires',
  likely: (lower, upper) => `à la longue, probablement ${lower} à ${upper}`,
  played: 'Jouées',
  lost: (lost) => `${lost.text} perdue${ending(lost)}`,
  won: 'Gagnées',
  unassisted: ({ text }) => `${text} sans aide`,
  fairlyHelped: ({ text }) => `${text} avec aide, sans voir la pioche`,
  streak: 'Victoires de suite',
  longest: ({ text }) => `record : ${text}`,
  longestUnassisted: ({ text }) => `record sans aide : ${text}`,
  time: 'Durée typique d’une victoire',
  shortest: (time) => `record : ${time}`,
  moves: 'Coups typiques d’une victoire',
  fewest: ({ text }) => `record : ${text}`,
  undos: ({ text }) => `annulations typiques : ${text}`,
  none: 'pas encore',

  weeks: {
    title: 'Semaine par semaine',
    caption: (days, won, lost) =>
      `${days} : ${gameCount(won)} gagnée${ending(won)}, ${lost.text} perdue${ending(lost)}.`,
    table: 'Semaine par semaine, en tableau',
    week: 'Semaine',
    won: 'Gagnées',
    lost: 'Perdues',
  },
  blocks: {
    title: 'Taux de victoires au fil du temps',
    caption: (size) =>
      `Chaque point est votre taux de victoires sur ${gameCount(size)}${size.count > 1 ? ' de suite' : ''} ; le dernier peut en compter moins. Son trait est l’intervalle à 95 %. Les nombres en dessous comptent les parties. La ligne pointillée est votre taux sur toutes les parties.`,
    table: 'Taux de victoires au fil du temps, en tableau',
    games: 'Parties',
    won: 'Gagnées',
    rate: 'Taux de victoires',
    interval: 'Intervalle à 95 %',
  },

  versus: {
    title: 'Vous et l’ordinateur',
    about:
      'L’ordinateur joue une fois chaque donne qui compte ici, en ne voyant que ce que vous voyez. Les grands nombres sont vos parties sans annulation ni aide ; les autres figurent en dessous.',
    opponent: 'Adversaire',
    opponents: { careless: 'Insouciant', quick: 'Rapide', fair: 'Appliqué' },
    plays: {
      careless: 'Joue aussitôt toute carte qui convient.',
      quick: 'Décide au premier coup d’œil.',
      fair: 'Essaie plusieurs ordres possibles des cartes cachées, puis décide. C’est ainsi qu’il donne ses indices.',
    },
    both: 'Gagnées par les deux',
    player: 'Gagnées par vous uniquement',
    computer: 'Gagnées par l’ordinateur uniquement',
    neither: 'Gagnées par aucun',
    assisted: ({ text }) => `avec annulation ou aide : ${text}`,
    total: (deals, player, computer) =>
      `Sans annulation ni aide : sur ${deals.text} donne${ending(deals)}, ${player.text} pour vous, ${computer.text} pour l’ordinateur.`,
    measured: (deals, share, lower, upper) =>
      `Avec ces règles, cet adversaire gagne ${share} des donnes 1 à ${deals} (intervalle à 95 % : ${lower} à ${upper}).`,
    mixed: 'Choisissez des règles précises pour voir combien de fois cet adversaire gagne.',
    unmeasured:
      'La fréquence à laquelle cet adversaire gagne avec vos règles personnelles n’a pas été mesurée.',
    progress: (played, deals) =>
      `L’ordinateur a joué ${played.text} donne${ending(played)} sur ${deals.text} jusqu’ici.`,
  },

  counting: {
    title: 'Ce qui compte',
    sentences: [
      'Une partie compte quand elle se termine : comme victoire quand vous la gagnez pour la première fois, comme défaite quand vous l’abandonnez. Vous l’abandonnez dans la liste des parties, ou en distribuant de nouveau sans la garder pour plus tard.',
      'Annuler et recommencer font partie du jeu. Une partie en cours ne compte pas encore ; une partie sans aucun coup ne compte jamais.',
      'Si vous jouez une donne plusieurs fois avec les mêmes règles, seule compte la première partie terminée. Une partie poursuivie après sa fin, ou à partir des coups de quelqu’un d’autre, ne compte jamais.',
      'Supprimer une partie la retire des chiffres.',
      'Une victoire est sans aide si vous n’avez eu ni indice, ni verdict, ni chances estimées, et qu’aucun coup n’a été joué pour vous. L’aide sans voir la pioche vient de l’ordinateur, qui ne connaît pas la pioche.',
      'Les parties sont dans l’ordre où elles se sont terminées. Chacune appartient à la semaine de votre date locale à sa fin ; changer ensuite l’heure ou le fuseau n’y change rien.',
      'L’intervalle à 95 % montre jusqu’où se fier à un taux : sur 100 intervalles de ce genre, environ 95 contiennent le taux à la longue.',
      '« Typique » désigne la médiane : la moitié de vos victoires ont moins, l’autre moitié plus.',
    ],
  },
};

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Douze fondations forment le cadran, une par heure. Montez chacune dans sa couleur, l’as après le roi, jusqu’à ce que sa carte du dessus montre son heure : l’as à 1 heure, le valet à 11 heures, la dame à 12 heures.',
    'Seule la carte du dessus d’un éventail peut bouger : vers l’horloge, ou sur la carte juste supérieure de sa couleur, dans un éventail. Un roi va sur un as.',
    'Un éventail de moins de trois cartes a des trous et ne prend aucune carte. Touchez la pioche pour les combler tous à la fois, dans l’ordre de leurs numéros. Choisir le moment, c’est tout l’art.',
    'S’il n’y a pas de trou, touchez la pioche pour piocher une carte, qui va à la défausse. Vous pouvez la jouer aussitôt. La prochaine la recouvrira.',
    'Rien n’oblige à jouer chaque carte qui convient. Tant qu’elle reste, vous pouvez en poser d’autres sur elle, et elle ne laisse pas de trou.',
    'Ici, l’heure 1 est allumée. Allumez les douze et vous gagnez.',
  ],
  rulesTitle: 'Les règles de cette partie',
  wellTitle: 'Bien jouer',
  well: [
    'Rien n’oblige à jouer chaque carte qui convient. Envoyez une carte d’un éventail sur l’horloge pour ce qu’elle libère. Tant qu’elle reste, vous pouvez en poser d’autres sur elle, et elle ne laisse pas de trou.',
    'De même pour les éventails : chaque carte que vous y posez en est une de plus à dégager.',
    'Laissez les trous s’accumuler : en les comblant, vous enterrez ce que vous avez dégagé. L’ordinateur en comble en moyenne 3 ou 4 à la fois.',
    'Les cartes de la défausse, c’est autre chose : jouez-les dès qu’elles conviennent, et la suivante est libre.',
  ],
  hintsTitle: 'Indices et chances',
  hints: [
    '« Indice » montre le prochain coup d’un chemin vers la victoire, et peut jouer la suite. Dans une partie perdue, il vous ramène là où elle était encore gagnable. Les indices tiennent compte de toutes les cartes, même de la pioche cachée. L’œil est le verdict : il montre si cette partie est encore gagnable. Après une victoire, vous voyez quelle aide vous avez eue.',
    'Un indice sans voir la pioche vient de l’ordinateur, qui ne voit que ce que vous voyez : ses chances sont estimées, et lui aussi fait des erreurs. Dans les réglages, vous choisissez vos indices et si les chances estimées sont montrées ; dans le menu, vous pouvez le regarder jouer. Touchez le nom de la donne pour en évaluer la difficulté.',
  ],
  handsTitle: 'Souris et doigt',
  hands:
    'Faites glisser une carte, ou touchez-la : elle va à sa seule place ; si elle en a plusieurs, touchez celle que vous voulez. Touchez-la deux fois pour l’envoyer sur l’horloge. Touchez la pioche pour combler ou piocher. Un nombre sur un éventail veut dire qu’il est replié : laissez-y la souris, ou le doigt, pour voir toutes ses cartes. Toute autre carte montre ainsi où sont la carte juste inférieure et la juste supérieure. Un clic droit envoie une carte sur l’horloge.',
  keysTitle: 'Touches',
  keys: [
    ['Tab', 'aller de la table aux boutons'],
    ['← →', 'faire le tour de l’horloge'],
    ['↑ ↓', 'aller vers l’extérieur, vers l’intérieur'],
    ['Entrée', 'prendre une carte, la poser'],
    ['Échap', 'la reposer, fermer l’indice, quitter la partie à revoir'],
    ['F', 'envoyer une carte sur l’horloge'],
    ['A', 'envoyer toutes les cartes sûres sur l’horloge'],
    ['D', 'combler ou piocher'],
    ['Maj D', 'piocher malgré les trous, si les règles le permettent'],
    ['Z', 'annuler'],
    ['R', 'rétablir'],
    ['B', 'marquer la position ou enlever la marque'],
    ['Maj B', 'revenir à la dernière marque'],
    ['H', 'montrer ou fermer l’indice'],
    ['Maj H', 'montrer ou fermer l’indice sans voir la pioche'],
    ['S', 'jouer le coup de l’indice'],
    ['P', 'jouer la suite, ou faire une pause'],
    ['V', 'montrer toutes les cartes d’un éventail replié'],
    ['C', 'chercher la carte juste inférieure et la juste supérieure'],
    ['C Q S', 'chercher une carte, ici la dame de pique'],
    ['N', 'dans un problème : passer au suivant'],
    ['W', 'montrer ou masquer le verdict'],
    ['?', 'comment jouer'],
  ],
  keysReader:
    'Avec un lecteur d’écran : en mode formulaire, les flèches et les lettres commandent le jeu ; en mode navigation, elles lisent la page, et Entrée joue. Après un dialogue, certains restent en mode navigation ; Insert+Space dans NVDA, Insert+Z dans JAWS et Insert+A dans Orca en changent.',
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} à ${hours(hour)}`,
  toFan: (card, hour) => `${card} sur l’éventail de ${hours(hour)}`,
  dealing: {
    refill: 'Combler les trous',
    draw: 'Piocher une carte',
    redeal: 'Retourner la défausse',
  },
  keeps: 'La partie reste gagnable.',
  would: (share) => `Ce que ferait l’ordinateur : ${share}.`,
  only: (share) => `Le seul coup. L’ordinateur lui donne ${share}.`,
  looking: 'Recherche…',
  searching: 'Recherche de l’erreur…',
  doIt: 'Jouer',
  playOut: 'Jouer la suite',
  thinkAgain: 'Réfléchir',
  pause: 'Pause',
  rewind: 'Rembobiner',
  undoTo: (at) => (at === 0 ? 'Revenir au début' : `Revenir au coup ${at}`),
  stillWinnable: 'Elle y était encore gagnable.',
  undo: 'Revenir',
  close: 'Fermer l’indice',
  asking: {
    hint: 'Un indice compte comme une aide.',
    status: 'La réponse compte comme une aide.',
    review: 'Revoir montre les erreurs : c’est une aide.',
    show: 'Montrer',
    openReview: 'Revoir',
    position: 'Cette position',
    game: 'Cette partie',
    no: 'Non, merci',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: 'Partager le résultat',
  copied: 'Résultat copié',
  notCopied: 'La copie n’a pas marché. Copiez cette ligne vous-même :',
  text: (date, result, help) => `Big Ben ${date} : ${result}, ${help}`,
  won: (count) => `gagnée en ${moves(count)}`,
  lost: (home, count) => `${home} cartes sur 104 sur l’horloge, ${moves(count)}`,
  noHelp: 'sans aide',
};

const move: DialogMessages['move'] = {
  open: 'Transférer vers un autre appareil…',
  title: 'Transférer vers un autre appareil',
  about:
    'Les deux appareils gardent toutes leurs parties. Une partie présente sur les deux reste une seule partie et garde toutes ses variantes. Elle n’en devient deux que si ses coups diffèrent, et la seconde ne compte pas dans vos statistiques.',
  contents: 'Dans le fichier',
  settings: 'Les réglages restent tels quels sur chaque appareil.',
  first:
    'Envoyez vos parties à l’autre appareil dans un fichier, ou enregistrez le fichier et apportez-le là-bas.',
  second: (list, bring) => `Là-bas, ouvrez « ${list} » et choisissez « ${bring} ».`,
  third:
    'Puis dans l’autre sens : enregistrez là-bas, importez ici. Les deux ont alors les mêmes parties.',
  send: 'Envoyer le fichier…',
  save: 'Enregistrer le fichier',
  notSent: 'L’envoi n’a pas marché, le fichier a donc été enregistré.',
  table: 'La partie sur la table seule peut passer par son lien ou son code QR.',
};

export const dialogs: DialogMessages = {
  panels,
  daily,
  dailyLine,
  difficulty,
  games,
  reviewBar,
  trial,
  story,
  tips: {
    title: 'Conseil',
    texts: {
      begin: 'Allumez les douze heures : montez chacune dans sa couleur jusqu’à son heure.',
      gaps: 'Un trou ! Cet éventail ne prend aucune carte avant d’être comblé. Touchez la pioche.',
      refill: 'La pioche comble tous les trous à la fois. Choisir le moment, c’est tout l’art.',
      waste: 'Vous pouvez jouer la carte piochée. La prochaine la recouvrira.',
    },
    gotIt: 'Compris',
    noTips: 'Désactiver les conseils',
  },
  problems,
  ownMistakes,
  ownCards,
  readOut,
  typing,
  links,
  challenge,
  move,
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
    slow: 'Vos derniers coups ne sont pas encore enregistrés : le navigateur est lent.',
    ways: {
      slow: 'Ils le seront dès que possible. Par précaution, enregistrez vos parties dans un fichier.',
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
    noneUndecided:
      'Il n’en reste aucune : toutes les donnes étudiées avec ces règles sont résolues.',
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
