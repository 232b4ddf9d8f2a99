/** What the statistics say, in German. */
import type { DialogMessages } from '../messages.ts';

export const statistics: DialogMessages['statistics'] = {
  title: 'Statistik',
  rules: 'Regeln',
  groups: { all: 'Alle Regeln', own: 'Eigene Regeln' },
  empty:
    'Noch ist keine Partie zu Ende. Gewinne eine oder gib eine auf, dann beginnen hier deine Zahlen.',
  emptyByRules: 'Nach diesen Regeln ist noch keine Partie zu Ende.',
  open: ({ count, text }) =>
    count === 1
      ? 'Eine offene Partie zählt noch nicht.'
      : `${text} offene Partien zählen noch nicht.`,

  rate: 'Gewinnquote',
  likely: (lower, upper) => `wahrscheinlich zwischen ${lower} und ${upper}`,
  played: 'Gespielt',
  lost: ({ text }) => `${text} verloren`,
  won: 'Gewonnen',
  unassisted: ({ text }) => `${text} ohne Hilfe`,
  fairlyHelped: ({ text }) => `${text} nur mit fairer Hilfe`,
  streak: 'Siege in Folge',
  longest: ({ text }) => `längste Serie: ${text}`,
  longestUnassisted: ({ text }) => `längste Serie ohne Hilfe: ${text}`,
  time: 'Zeit eines Sieges (Median)',
  shortest: (time) => `kürzeste: ${time}`,
  moves: 'Züge eines Sieges (Median)',
  fewest: ({ text }) => `am wenigsten: ${text}`,
  undos: ({ text }) => `zurückgenommen (Median): ${text}`,
  none: 'noch keine',

  weeks: {
    title: 'Woche für Woche',
    caption: (days, won, lost) =>
      `${days}: ${won.text} ${won.count === 1 ? 'Partie' : 'Partien'} gewonnen, ${lost.text} verloren.`,
    table: 'Woche für Woche, als Tabelle',
    week: 'Woche',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
  blocks: {
    title: 'Gewinnquote im Lauf der Zeit',
    caption: ({ count, text }) =>
      `Jeder Punkt ist die Quote von ${count === 1 ? 'einer Partie' : `${text} Partien`}, in der Reihenfolge, in der sie endeten; beim letzten sind es vielleicht weniger. Der Strich daran ist das 95-%-Intervall. Die Zahlen darunter zählen die Partien. Die gestrichelte Linie ist die Quote aller Partien.`,
    table: 'Gewinnquote im Lauf der Zeit, als Tabelle',
    games: 'Partien',
    won: 'Gewonnen',
    rate: 'Quote',
    interval: '95-%-Intervall',
  },

  counting: {
    title: 'Was zählt',
    sentences: [
      'Eine Partie zählt, sobald ihr Ausgang feststeht. Gewonnen ist sie, wenn sie zum ersten Mal gewonnen wird. Verloren ist sie, wenn sie aufgegeben wird: wenn an ihrer Stelle ein neues Spiel beginnt, ohne dass sie offen bleibt, oder wenn du sie in der Liste der Partien aufgibst.',
      'Rückgängigmachen und die Rückkehr zum Anfang gehören zur Partie. Eine offene Partie zählt noch nicht, eine ohne Zug nie.',
      'Von mehreren Partien desselben Spiels nach denselben Regeln zählt nur die, die als erste zu Ende war. Eine Partie, die nach ihrem Ausgang weitergeht oder die eines anderen fortsetzt, zählt nie.',
      'Eine Partie, die aus der Liste gelöscht wird, fällt auch aus den Zahlen heraus.',
      'Ein Sieg ist ohne Hilfe, wenn die Seite keinen Tipp gegeben, keinen Zug vorgespielt und weder verraten hat, ob die Partie zu gewinnen ist, noch wie gut die Chancen stehen. Faire Hilfe ist die des fairen Spielers, der den Talon nicht kennt.',
      'Die Partien zählen in der Reihenfolge, in der sie endeten, was immer die Uhr dabei anzeigte. Eine Partie gehört zur Woche des Datums, das bei dir galt, als sie endete; wird später die Uhr oder die Zeitzone umgestellt, ändert das nichts.',
      'Ein Intervall sagt, wie weit einer Quote zu trauen ist: Von hundert solchen Intervallen enthalten etwa 95 die Quote auf lange Sicht.',
    ],
  },
};
