/** What the statistics say, in German. */
import type { DialogMessages } from '../messages.ts';

export const statistics: DialogMessages['statistics'] = {
  title: 'Statistik',
  rules: 'Regeln',
  groups: { all: 'Alle Regeln', own: 'Eigene Regeln' },
  empty:
    'Noch keine beendete Partie. Deine Statistik beginnt mit dem ersten Sieg oder der ersten Niederlage.',
  emptyByRules: 'Noch keine beendete Partie nach diesen Regeln.',
  open: ({ count, text }) =>
    count === 1 ? '1 offene Partie zählt noch nicht.' : `${text} offene Partien zählen noch nicht.`,

  rate: 'Gewinnquote',
  likely: (lower, upper) => `auf lange Sicht wohl ${lower} bis ${upper}`,
  played: 'Gespielt',
  lost: ({ text }) => `${text} verloren`,
  won: 'Gewonnen',
  unassisted: ({ text }) => `${text} ganz ohne Hilfe`,
  fairlyHelped: ({ text }) => `${text} mit Hilfe ohne Spicken`,
  streak: 'Siege in Folge',
  longest: ({ text }) => `Rekord: ${text}`,
  longestUnassisted: ({ text }) => `Rekord ganz ohne Hilfe: ${text}`,
  time: 'Typische Zeit bis zum Sieg',
  shortest: (time) => `Rekord: ${time}`,
  moves: 'Typische Züge bis zum Sieg',
  fewest: ({ text }) => `Rekord: ${text}`,
  undos: ({ text }) => `typisch zurückgenommen: ${text}`,
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
      `Jeder Punkt ist deine Gewinnquote über ${text} ${count === 1 ? 'Partie' : 'Partien in Folge'}; beim letzten können es weniger sein. Der Strich daran ist das 95-%-Intervall. Die Zahlen darunter zählen die Partien. Die gestrichelte Linie ist deine Quote über alle Partien.`,
    table: 'Gewinnquote im Lauf der Zeit, als Tabelle',
    games: 'Partien',
    won: 'Gewonnen',
    rate: 'Gewinnquote',
    interval: '95-%-Intervall',
  },

  counting: {
    title: 'Was zählt',
    sentences: [
      'Eine Partie zählt, wenn sie endet: als Sieg, wenn du sie zum ersten Mal gewinnst, als Niederlage, wenn du sie aufgibst. Aufgeben kannst du sie in der Liste der Partien oder indem du neu gibst, ohne sie für später zu speichern.',
      '„Zurück“ und „Von vorn“ gehören zur Partie. Eine offene Partie zählt noch nicht, eine ohne Zug nie.',
      'Spielst du ein Spiel nach denselben Regeln mehrmals, zählt nur die Partie, die als erste endet. Eine Partie, die nach ihrem Ende oder nach den Zügen eines anderen weitergespielt wird, zählt nie.',
      'Löschst du eine Partie, fällt sie aus der Statistik heraus.',
      'Ein Sieg ist ganz ohne Hilfe, wenn du keinen Tipp, keine Gewinnprüfung und keine geschätzte Chance hattest und kein Zug vorgespielt wurde. Hilfe ohne Spicken kommt vom Computer, der den Talon nicht kennt.',
      'Die Partien stehen in der Reihenfolge, in der sie endeten. Jede gehört zur Woche des Datums, das bei dir galt, als sie endete; wird später die Uhr oder die Zeitzone umgestellt, ändert das nichts.',
      'Das 95-%-Intervall zeigt, wie weit einer Quote zu trauen ist: Von 100 solchen Intervallen enthalten etwa 95 die Quote auf lange Sicht.',
      '„Typisch“ ist der Median: Die Hälfte deiner Siege lag darunter, die Hälfte darüber.',
    ],
  },
};
