/** The words of the lesson, in English. */

export const lesson = {
  name: 'Lesson',
  /** Shown in place of the name of the deal. */
  title: (step: number): string => (step > 9 ? 'Lesson · done' : `Lesson · ${step} of 9`),
  play: 'Play the lesson',
  /** Offers the lesson to a player who arrived by a link. */
  invite: 'New here?',
  no: 'No, thanks',
  count: (step: number) => `${step} of 9`,
  step: (step: number) => `Step ${step} of 9.`,
  /** @param card writes or speaks a card, given its short name */
  steps: (card: (name: string) => string): readonly string[] => [
    `Each hour goes up in its suit: put the ${card('7C')} on the ${card('6C')} at 1 o’clock.`,
    `A fan takes the next lower card of its suit: put the ${card('9C')} on the ${card('TC')}.`,
    `Ranks go round: under an ace comes a king, so put the ${card('KS')} on the ${card('AS')}.`,
    'A fan with a gap takes no cards: tap the stock to refill all three at once.',
    'No gaps now, so the stock turns over one card: tap it.',
    `What you draw plays too: put the ${card('QH')} on the ${card('JH')} at 6 o’clock.`,
    `You need not play what you can: the ${card('JC')} fits at 5, but leave it and draw.`,
    `The ${card('8C')} has two places: choose 1 o’clock, then send the ${card('9C')}, ${card('TC')} and ${card('JC')} after it.`,
    `Refill, then finish the hour with the ${card('QC')}, the ${card('KC')} and the ${card('AC')}.`,
  ],
  /** Answers to a wrong move, with the card or the hour that is meant. */
  answers: {
    hour: (what: string) => `That fits too. This time, take ${what} o’clock.`,
    onto: (what: string) => `That fits too. This time, put it on the ${what}.`,
    card: (what: string) => `That fits too. This time, move the ${what}.`,
    stock: (_: string) => 'That fits too. This time, tap the stock.',
    leave: (_: string) => 'That fits too. This time, leave it and draw.',
    early: (what: string) => `Not yet. First the ${what}.`,
    gap: (_: string) => 'That fan has a gap. Refill first.',
  },
  skip: 'Skip',
  done: 'One o’clock. Eleven to go.',
  doneText: 'Light all twelve and you win. This is a real deal, and it can still be won.',
  playOn: 'Play on',
};
