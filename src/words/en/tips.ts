/** Tips for the first games, in English. */

/** What is most needed first: a small window has no room for more. */
const texts: Readonly<Record<'begin' | 'gaps' | 'waste' | 'hour', readonly string[]>> = {
  begin: [
    'Tap a card and then a frame that lights up, or drag it there.',
    'Every foundation is built up in suit until it shows its hour.',
  ],
  gaps: [
    'A gap! Nothing can be built on a fan with gaps. Touch the stock to fill them.',
    'All are filled at once, now or later: when is the art of this game.',
  ],
  waste: ['A card drawn can be played from the waste. What you draw next covers it.'],
  hour: ['An hour is complete and lit. When all twelve are, the clock strikes.'],
};

export const tips = {
  title: 'Tip',
  texts,
  gotIt: 'Got it',
  noTips: 'No tips',
};
