/** What the fair player says, in German. The player calls it the computer. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'Der Computer spielt von hier aus weiter, in einer Kopie, die nicht zählt.',
  opinions: {
    sure: 'Nichts ist mehr verdeckt: Dieser Zug gewinnt.',
    slim: 'Der Computer hat noch einen Zug, aber kaum Hoffnung.',
    stale: 'Neue Karten liegen da: Der Computer muss neu überlegen.',
    thinking: 'Der Computer überlegt …',
    unwinnable: 'Der Computer gibt auf: Diese Partie ist verloren.',
    unknown: 'Der Computer gibt auf: Er sieht keinen Weg zum Sieg.',
    won: 'Der Computer hat gewonnen.',
  },
  weighed: (share) => `Das würde der Computer tun. Geschätzte Chance: ${share}.`,
  compared: (share, next) =>
    `Das würde der Computer tun. Geschätzte Chance: ${share}. Zweite Wahl: ${next}.`,
  even: (share) =>
    `Das würde der Computer tun. Geschätzte Chance: ${share}. Zweite Wahl: ebenso gut.`,
  only: (share) => `Der einzige Zug. Der Computer gibt ihm ${share}.`,
  noAnswer: 'Der Computer hat nicht geantwortet. Versuche es noch einmal.',
  chance: (share) => `Geschätzte Chance: ${share}`,
  chanceThinking: 'Geschätzte Chance: wird berechnet …',
  fell: (before, after) => `Geschätzte Chance: vorher ${before}, nachher ${after}`,
  fellAtMost: (before, after) => `Geschätzte Chance: vorher ${before}, nachher höchstens ${after}`,
};
