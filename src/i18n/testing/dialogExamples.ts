/** Example arguments for the messages of the lesson and the dialogs. */
import type { DialogMessages, LessonMessages, Messages } from '../messages.ts';
import { COUNTS, card, type Examples, writtenIn } from './exampleValues.ts';

type LateMessages = LessonMessages & DialogMessages;
type PartialExamples = Partial<Examples<LateMessages>>;

/**
 * Arguments for every message of the lesson and the dialogs that takes arguments, in the given
 * language.
 */
export const dialogExamples = (messages: Messages): Examples<LateMessages> => ({
  ...lesson(messages),
  ...deals(messages),
  ...games(messages),
  ...story(messages),
  ...statistics(messages),
  ...hints(messages),
  ...endings(messages),
});

const lesson = (messages: Messages) => {
  const written = writtenIn(messages).card;
  return {
    lesson: {
      title: [[3], [10]],
      count: [[3]],
      step: [[3]],
      steps: [[written], [(name) => messages.card(card(name))]],
      answers: {
        hour: [['5']],
        onto: [[written('TC')]],
        card: [[written('JC')], [messages.card(card('JC'))]],
        stock: [['']],
        leave: [['']],
        early: [[written('9C')]],
        gap: [['']],
      },
    },
  } satisfies PartialExamples;
};

const deals = (messages: Messages) => {
  const { deal, date } = writtenIn(messages);
  const rules = messages.ruleNames.classic;
  return {
    dailyLine: {
      text: [[date, messages.dailyLine.won(128), messages.dailyLine.noHelp]],
      won: COUNTS,
      lost: [
        [67, 91],
        [13, 1],
        [14, 2],
      ],
    },
    move: { second: [[messages.games.title, messages.games.bring]] },
    daily: { streak: COUNTS, longest: COUNTS, day: [[date, messages.daily.state.won]] },
    difficulty: {
      told: [
        ['easy', 31, 50],
        ['medium', 9, 50],
        ['hard', 2, 50],
        ['hard', 1, 50],
        ['hard', 0, 50],
      ],
    },
    links: {
      dealWithMoves: COUNTS,
      text: [[deal, rules]],
      linked: [[deal, rules]],
      won: COUNTS,
      notWon: COUNTS,
    },
    challenge: { parted: [[0], ...COUNTS] },
    rules: { from: [[messages.rules.sets.classic.source]] },
  } satisfies PartialExamples;
};

const games = (messages: Messages) => {
  const { deal, time, date, amount, amounts } = writtenIn(messages);
  return {
    panels: { open: amounts, won: amounts },
    games: {
      count: [
        [0, 1],
        [1, 2],
        [5, 100],
        [1, 1],
        [2, 2],
        [5, 5],
        [12, 12],
        [100, 100],
      ],
      facts: [
        [1, time, date],
        [2, time, date],
        [5, time, date],
        [12, time, date],
        [100, time, date],
      ],
      undos: COUNTS,
      home: { open: COUNTS, lost: COUNTS },
      actions: [[deal]],
      removed: [[deal]],
      removeAllYes: amounts,
      counts: [['1,234', '2', '0']],
      nearlyTooMany: [['45,123', '50,000']],
      removedAll: COUNTS,
      damaged: COUNTS,
    },
    problems: {
      name: [[212]],
      solved: [[amount(3), amount(5)]],
      rating: [['1,540', '180']],
      streak: amounts,
    },
    ownCards: {
      fan: [[3], [12]],
      place: [[2, 3]],
      given: [[10, 36]],
      cameTo: [[6]],
      begun: [[40, 20, 12]],
      rules: [['Classic']],
      noneLeft: [[messages.card(10)]],
      faultIn: [
        [{ kind: 'notAPile', line: 2, text: 'x' }, ''],
        [{ kind: 'pileTwice', line: 2, text: '1 KC KC 9D' }, ''],
        [{ kind: 'notACard', line: 3, text: 'QX' }, ''],
        [{ kind: 'twelve', line: 3, found: 2 }, ''],
        [{ kind: 'notOnClock', line: 13, hour: 3, card: 10 }, messages.card(10)],
        [{ kind: 'redeals', line: 14, text: '2' }, ''],
        [{ kind: 'tooMany', card: 10 }, messages.card(10)],
      ],
    },
    readOut: { label: [['3', messages.card(card('JC'))]] },
    typing: { also: [['3 f10']] },
    ownMistakes: { looked: [[amount(3), amount(5)]] },
    reviewBar: { losingMoveName: [[17]], line: [[13, 44, messages.hintChip.dealing.refill]] },
  } satisfies PartialExamples;
};

const story = (messages: Messages) => {
  const { amount, share, card: written } = writtenIn(messages);
  const { hintChip } = messages;
  const moves = [hintChip.toHour(written('4C'), 9), hintChip.dealing.refill] as const;
  const shares = [[share(0.27), share(0.12)]] as const;
  return {
    story: {
      looked: [
        [1, amount(1)],
        [2, amount(5)],
        [62, amount(91)],
      ],
      chance: [[share(0.24)]],
      refill: COUNTS,
      draw: [[written('QH')]],
      mistake: [
        [moves[1], 62],
        [moves[0], 1],
      ],
      kept: [[moves[0]], [moves[1]]],
      sight: { seen: shares, alike: shares, misled: shares },
      none: [['6']],
      noMore: [['6']],
      points: [['6']],
    },
  } satisfies PartialExamples;
};

const statistics = (messages: Messages) => {
  const { amount, amounts, share, time, days } = writtenIn(messages);
  return {
    statistics: {
      open: amounts,
      likely: [[share(0.12), share(0.34)]],
      lost: amounts,
      unassisted: amounts,
      fairlyHelped: amounts,
      longest: amounts,
      longestUnassisted: amounts,
      shortest: [[time]],
      fewest: [[amount(102)]],
      undos: amounts,
      weeks: {
        caption: [
          [days, amount(1), amount(2)],
          [days, amount(2), amount(1)],
          [days, amount(5), amount(12)],
          [days, amount(100), amount(0)],
        ],
      },
      blocks: { caption: amounts },
      versus: {
        assisted: amounts,
        total: [
          [amount(1), amount(0), amount(1)],
          [amount(2), amount(1), amount(2)],
          [amount(40), amount(12), amount(21)],
        ],
        measured: [['2,000', share(0.5), share(0.48), share(0.52)]],
        progress: [
          [amount(0), amount(1)],
          [amount(1), amount(2)],
          [amount(12), amount(40)],
        ],
      },
    },
  } satisfies PartialExamples;
};

const hints = (messages: Messages) => {
  const { share, card: written } = writtenIn(messages);
  return {
    hintChip: {
      toHour: [[written('QS'), 12]],
      toFan: [[written('QS'), 3]],
      would: [[share(0.24)]],
      only: [[share(0.24)]],
      undoTo: [[0], [12]],
    },
    answers: {
      needs: [[written('QH')]],
      endsAt: [[written('QH')], [messages.card(card('QH'))]],
      lower: [[written('TC')], [messages.card(card('TC'))]],
      higher: [[written('TC')], [messages.card(card('TC'))]],
      atFan: [
        [3, 0],
        [3, 1],
        [3, 2],
        [12, 5],
      ],
      above: COUNTS,
      hourNeeds: [[written('QH')], [messages.card(card('JH'))]],
      fanTakes: [[written('QH')], [messages.card(card('JH'))]],
    },
  } satisfies PartialExamples;
};

const endings = (messages: Messages) => {
  const { amount, amounts } = writtenIn(messages);
  return {
    endings: {
      home: COUNTS,
      won: [[102]],
      moves: amounts,
      longest: [[amount(5)]],
      rivalWon: [[102]],
      rivalLost: [[87]],
    },
  } satisfies PartialExamples;
};
