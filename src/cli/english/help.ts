/** The texts of the program as a whole. Those of a command are in its file. */

export const PROGRAM =
  'Big Ben, the two-pack solitaire on a clock: deals, checked games, the game itself.';

/** The output of `bigben` alone, for a person in a hurry. */
export const WELCOME = `${PROGRAM}

Try:
  bigben play        play it in the browser
  bigben deal 1      look at the cards of deal 1
  bigben solve 1     see how deal 1 is won

More:
  bigben --help      all commands
  bigben help solve  a command with its options and examples`;
