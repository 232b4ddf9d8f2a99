/** The help, in English. */

export const helpText = {
  paragraphs: [
    'Twelve foundations form a clock. Build each up in suit, ace after king, until its card shows its hour: ace at one, jack at eleven, queen at twelve.',
    'Twelve fans lie round the clock. Only the top card of a fan or of the waste moves: to a foundation, or down in suit onto another fan.',
    'A fan with fewer than three cards has gaps, drawn as outlines. You decide when to refill them from the stock, all at once, in the order of their numbers. The stock says what it will do.',
    'The game is won when all twelve hours are lit.',
    'Hint shows a move of a way to win, and can play that way to its end. If the game is lost it leads back to where it could still be won. The page reckons with every card, those of the stock too. The eye tells whether the game can still be won; the win says what help there was.',
    'The fair player sees only what you see. Its hints are what it would play itself, and its chances are guesses: it is no master. Choose in the settings which hints you want and whether its chance is shown; the menu lets you watch it play. Touch the number of the deal to ask how difficult it is.',
  ],
  rulesTitle: 'By the rules of this game',
  wellTitle: 'Playing well',
  well: [
    'What can be played need not be. Take a card home from a fan for what it sets free, not as soon as it fits: while it stays, others can be built on it, and it leaves no gap.',
    'The same goes for building on fans: every card you build makes one more to be dug out.',
    'Let gaps grow: a refill buries what you have dug out. The fair player refills three or four at a time on average.',
    'A card of the waste is different: play it when it fits, it frees the next one.',
  ],
  handsTitle: 'Mouse and finger',
  hands:
    'Drag a card, or tap it and then the place it shall go to. Tap a card twice and it goes to a foundation. Touch the stock to refill or draw. A fan with a number on it has no room: rest the mouse on it, or keep a finger there, and it shows itself whole. The other mouse button sends a card to a foundation.',
  keysTitle: 'Keys',
  keys: [
    ['Tab', 'from the buttons to the clock'],
    ['← →', 'round the clock'],
    ['↑ ↓', 'outward, inward'],
    ['Enter', 'takes a card, and places it'],
    ['Esc', 'puts it back; ends a hint, or looking through a game'],
    ['F', 'sends a card to a foundation'],
    ['A', 'sends home what is safe'],
    ['D', 'deals: refill or draw'],
    ['Shift D', 'draws even with gaps, where the rules allow it'],
    ['Z', 'undo'],
    ['R', 'redo'],
    ['H', 'hint, and ends it'],
    ['Shift H', 'fair hint, and ends it'],
    ['S', 'plays the move that the hint shows'],
    ['P', 'plays all of them, and pauses'],
    ['V', 'shows a folded fan whole'],
    ['W', 'shows whether the game can be won'],
    ['?', 'this help'],
  ],
  keysReader:
    'With a screen reader, arrows and letters are the game’s in focus mode; in browse mode they read, and Enter plays.',
};
