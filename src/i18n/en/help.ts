/** The help, in English. */

export const helpText = {
  /** Under the pictures of the lesson’s deal, one each. */
  pictures: [
    'Twelve clock piles form the dial, one for each hour. Build each up in suit, ace after king, until its top card shows its hour: ace at 1, jack at 11, queen at 12.',
    'Only the top card of a fan can move: to the clock, or onto the next higher card of its suit on a fan. A king goes onto an ace.',
    'A fan with fewer than three cards has gaps and takes no cards. One refill deals from the stock to every gap, in the order of their numbers. Choosing when is the art.',
    'Without gaps, a tap on the stock draws one card to the waste. You can play it at once. The next draw covers it.',
    'You need not play every card that fits. While a card stays, you can build on it, and it leaves no gap.',
    'Here hour 1 is lit. Light all twelve and you win.',
  ],
  rulesTitle: 'The rules of this game',
  wellTitle: 'Playing well',
  well: [
    'You need not play every card that fits. Send a card from a fan to the clock for what it frees. While it stays, you can build on it, and it leaves no gap.',
    'The same goes for building on fans: each card you add is one more to dig out.',
    'Let gaps add up: a refill buries what you have dug out. On average the computer refills 3 or 4 at a time.',
    'Waste cards are different: play one when it fits, and the next is free.',
  ],
  hintsTitle: 'Hints and chances',
  hints: [
    'Hint shows the next move of a way to win, and can play it out. In a lost game it takes you back to where you could still win. Hints use every card, including the hidden stock. The eye is the win check: it shows whether this game is still winnable. The result of a win says what help you had.',
    'A hint without peeking comes from the computer, which sees only what you see: its chances are estimates, and it makes mistakes too. In Settings you choose which hints you get and whether the estimated chance is shown; from the menu you can watch it play. Tap the name of the deal to check its difficulty.',
  ],
  handsTitle: 'Mouse and touch',
  hands:
    'Drag a card, or tap it: it goes to its one place; if it has several, tap the one you want. Double-tap it to send it to the clock. Tap the stock to refill or draw. A number on a fan means it is folded: rest the mouse on it, or press and hold, to see all its cards. On any other card, that shows where the next lower and the next higher lie. Right-click sends a card to the clock.',
  keysTitle: 'Keys',
  keys: [
    ['Tab', 'go from the table to the buttons'],
    ['← →', 'go round the clock'],
    ['↑ ↓', 'go outward, inward'],
    ['Enter', 'pick up a card, put it down'],
    ['Esc', 'put it back, close a hint or the review'],
    ['F', 'send a card to the clock'],
    ['A', 'send all safe cards to the clock'],
    ['D', 'refill or draw'],
    ['Shift D', 'draw despite gaps, if the rules allow it'],
    ['Z', 'undo'],
    ['R', 'redo'],
    ['H', 'hint, on or off'],
    ['Shift H', 'hint without peeking, on or off'],
    ['S', 'do the move of the hint'],
    ['P', 'play it out, or pause'],
    ['V', 'show all cards of a folded fan'],
    ['C', 'find the next lower and the next higher card'],
    ['C Q S', 'find a card, here the queen of spades'],
    ['W', 'win check, on or off'],
    ['?', 'how to play'],
  ],
  keysReader:
    'With a screen reader: in focus mode, arrows and letters control the game; in browse mode they read the page, and Enter plays.',
};
