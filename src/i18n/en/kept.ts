/** What is told of the games that are kept, and of those that are not, in English. */

export const kept = {
  damaged: {
    table: 'Your last game couldn’t be read, so here is a new deal. Its data is kept in Games.',
    other: 'A saved game couldn’t be read. Its data is kept in Games.',
    opened: 'This game couldn’t be read. Its data is kept in Games.',
  },
  /** While what was played is not kept. */
  keeping: {
    label: 'Not saved',
    full: 'There is no room left to save your game. It may be gone when you close the page.',
    refused: 'This browser refuses to save your game. It may be gone when you close the page.',
    missing: 'This browser can’t save games. Yours may be gone when you close the page.',
  },
  /** The page could not begin, or a part of it has failed. */
  failed: {
    title: 'Big Ben couldn’t start',
    text: 'Your games are untouched. Reload the page. If that doesn’t help, try a newer browser.',
    again: 'Reload',
    mishap: 'Something went wrong. You can play on. If anything looks odd, reload the page.',
  },
  /** While the database does not answer. */
  busy: {
    title: 'Your games haven’t loaded yet',
    text: 'The browser’s storage isn’t answering. Your games will appear as soon as it does.',
    playWithout: 'Play without them for now',
  },

  /** Two windows never play the same games. */
  elsewhere: {
    title: 'Big Ben is open in another window',
    text: 'Only one window can play at a time, so that nothing is overwritten. Here you go on from where the other window is now.',
    playHere: 'Play here',
    notKept: 'The last moves made here couldn’t be saved.',
  },
};
