/** What the fair player says, in German. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { Messages } from '../en.ts';

/** How difficult a deal is. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
};

export const fair: Messages['fair'] = {
  hint: 'Fairer Tipp',
  watch: 'Dem fairen Spieler zusehen',
  watching: 'Der faire Spieler spielt von hier aus weiter, in einer Kopie, die nirgends zählt.',
  opinions: {
    known: 'Nichts ist mehr verdeckt, und so ist es gewonnen.',
    dim: 'Dem fairen Spieler bleibt noch ein Zug, aber wenig Hoffnung.',
    open: 'Neue Karten sind da: Mit „Schritt“ überlegt der faire Spieler neu.',
    thinking: 'Der faire Spieler überlegt …',
    lost: 'Der faire Spieler gibt auf: Es ist nicht mehr zu gewinnen.',
    blind: 'Der faire Spieler gibt auf: Er sieht keinen Weg mehr.',
    won: 'Der faire Spieler hat gewonnen.',
  },
  weighed: (share) => `Der faire Spieler sieht damit eine Chance von etwa ${share}.`,
  compared: (share, next) =>
    `Der faire Spieler sieht damit eine Chance von etwa ${share}, mit dem nächstbesten Zug von ${next}.`,
  even: (share) =>
    `Der faire Spieler sieht damit eine Chance von etwa ${share}, mit dem nächstbesten Zug dieselbe.`,
  only: (share) => `Der einzige Zug. Der faire Spieler sieht eine Chance von etwa ${share}.`,
  noAnswer: 'Der faire Spieler hat nicht geantwortet. Versuche es noch einmal.',
  playName: 'Start: den fairen Spieler weiterspielen lassen',
  chance: (share) => `Chance des fairen Spielers: ${share}`,
  chanceThinking: 'Chance des fairen Spielers: er überlegt …',
  fell: (before, after) => `Fairer Spieler: vorher ${before}, nachher ${after}`,
  fellAtMost: (before, after) => `Fairer Spieler: vorher ${before}, nachher höchstens ${after}`,
  difficulty: {
    ask: 'Wie schwer ist es?',
    measuring: 'Der faire Spieler spielt es durch …',
    told: (grade, won, plays) =>
      `${GRADES[grade]}: Der faire Spieler hat ${won} von ${plays} Durchgängen gewonnen.`,
    about:
      'Ein Spiel ist schwer, wenn der faire Spieler, der die Reihenfolge im Talon nicht kennt, es selten gewinnt.',
    counts: 'Nach dem ersten Zug zählt die Antwort als Chancenanzeige.',
    finding: {
      easy: 'Ich suche ein leichtes Spiel …',
      medium: 'Ich suche ein mittelschweres Spiel …',
      hard: 'Ich suche ein schweres Spiel …',
    },
  },
};
