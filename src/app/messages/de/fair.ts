/** What the fair player says, in German. */
import type { Messages } from '../en.ts';

export const fair: Messages['fair'] = {
  hint: 'Fairer Tipp',
  watch: 'Dem fairen Spieler zusehen',
  watching: 'Der faire Spieler spielt von hier aus weiter, in einer Kopie, die nirgends zählt.',
  opinions: {
    known: 'Nichts ist mehr verdeckt, und so ist es gewonnen.',
    dim: 'Ein Zug bleibt ihm noch, aber wenig Hoffnung.',
    open: 'Neue Karten sind da: Mit „Schritt“ überlegt er neu.',
    thinking: 'Der faire Spieler überlegt …',
    lost: 'Er gibt auf: Es ist nicht mehr zu gewinnen.',
    blind: 'Er gibt auf: Er sieht keinen Weg mehr.',
    won: 'Er hat gewonnen.',
  },
  weighed: (share) => `So gewinnt er, meint er, in etwa ${share} der Fälle.`,
  compared: (share, next) =>
    `So gewinnt er, meint er, in etwa ${share} der Fälle, mit dem nächstbesten Zug in ${next}.`,
  even: (share) =>
    `So gewinnt er, meint er, in etwa ${share} der Fälle, mit dem nächstbesten Zug ebenso.`,
  only: (share) => `Der einzige Zug. Er meint, so in etwa ${share} der Fälle zu gewinnen.`,
  noAnswer: 'Der faire Spieler hat nicht geantwortet. Versuche es noch einmal.',
  playName: 'Start: den fairen Spieler weiterspielen lassen',
  chance: (share) => `Chance des fairen Spielers: ${share}`,
  chanceThinking: 'Chance des fairen Spielers: er überlegt …',
  fell: (before, after) => `Fairer Spieler: vorher ${before}, nachher ${after}`,
  fellAtMost: (before, after) => `Fairer Spieler: vorher ${before}, nachher höchstens ${after}`,
};
