/** Tips for the first games, in English. */

export const tips = {
  title: 'Tip',
  texts: {
    begin: 'Light all twelve hours: build each up in suit until its card shows the hour.',
    gaps: 'A gap! This fan takes no cards until you refill it. Tap the stock.',
    refill: 'One refill deals to every gap. Choosing when is the art.',
    waste: 'You can play the card you drew. The next draw covers it.',
  },
  gotIt: 'Got it',
  noTips: 'Turn off tips',
};
