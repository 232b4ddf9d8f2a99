/** What the fair player says, in German. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
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
};
