/** Example arguments for the messages of the table. */
import { type Assists, NO_ASSISTS } from '../../app/games/assists.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Messages, TableMessages } from '../messages.ts';
import {
  ALL_HOURS,
  CARDS,
  COUNTS,
  card,
  type Examples,
  each,
  fanAt,
  foundationAt,
  RANKS,
  WASTE,
  writtenIn,
} from './exampleValues.ts';

type PartialExamples = Partial<Examples<TableMessages>>;

/** The compiler reports a missing refusal. */
const REFUSALS: Readonly<Record<Refusal, true>> = {
  samePile: true,
  foundationKeeps: true,
  wasteTakesNothing: true,
  nothingThere: true,
  wasteToFoundationsOnly: true,
  foundationComplete: true,
  fanEmpty: true,
  fanHasGaps: true,
  wrongSuit: true,
  wrongRank: true,
  noGaps: true,
  gapsFirst: true,
  stockEmpty: true,
  notStuck: true,
  noRedeal: true,
  stockNotEmpty: true,
  wasteEmpty: true,
  cardsUnknown: true,
};

const ASSISTS = each<Assists>([
  { ...NO_ASSISTS, hints: 1 },
  { ...NO_ASSISTS, hints: 2, statusSeen: true },
  { ...NO_ASSISTS, fairHints: 1, shownMoves: 1, chanceSeen: true },
  { ...NO_ASSISTS, fairHints: 5, shownMoves: 100, lesson: true },
]);

/** Arguments for every message of the table that takes arguments, in the given language. */
export const tableExamples = (messages: Messages): Examples<TableMessages> => ({
  ...fairPlayer(messages),
  ...around(messages),
  ...deals(messages),
  ...piles,
  ...stock(messages),
  ...moves(messages),
  ...held,
  ...hints,
});

const fairPlayer = (messages: Messages) => {
  const { share } = writtenIn(messages);
  return {
    fair: {
      weighed: [[share(0.24)]],
      compared: [[share(0.24), share(0.21)]],
      even: [[share(0.24)]],
      only: [[share(0.24)]],
      chance: [[share(0.24)]],
      fell: [[share(0.24), share(0.16)]],
      fellAtMost: [[share(0.24), share(0.01)]],
    },
  } satisfies PartialExamples;
};

const around = (messages: Messages) => {
  const { review, drawn, left, restarted, hintOver } = messages;
  return {
    files: {
      gamesImported: [
        [0, 1],
        [1, 0],
        [2, 2],
        [5, 5],
        [12, 12],
        [100, 100],
      ],
      illegalAt: [[17]],
      tooMany: [['50,000']],
    },
    review: {
      position: [
        [0, 1],
        [0, 2],
        [0, 5],
        [0, 12],
        [0, 100],
        [12, 87],
      ],
      went: [[review.position(12, 87), review.verdicts.unwinnable]],
    },
    sentence: [[[drawn(card('QS')), left(41)]]],
    sentences: [[[restarted, hintOver]]],
  } satisfies PartialExamples;
};

const deals = (messages: Messages) => {
  const { deal } = writtenIn(messages);
  return {
    dealTitle: [['643303'], [undefined]],
    dealt: [['643303', messages.ruleNames.classic]],
    restored: [
      [deal, 0],
      [deal, 1],
      [deal, 2],
      [deal, 5],
      [deal, 12],
      [deal, 100],
    ],
    won: [
      [102, false],
      [121, true],
    ],
    assisted: ASSISTS,
    over: COUNTS,
  } satisfies PartialExamples;
};

const piles = {
  card: RANKS,
  fan: [
    [1, [], 0, 3],
    [2, [[card('TD'), card('TD')]], 1, 2],
    [
      3,
      [
        [card('9S'), card('9S')],
        [card('AH'), card('AH')],
      ],
      2,
      1,
    ],
    [
      12,
      [
        [card('2H'), card('6H')],
        [card('QC'), card('QC')],
      ],
      6,
      0,
    ],
    [12, [[card('2H'), card('KH')]], 12, 0],
  ],
  foundation: [
    [6, card('JH'), 1, 9, card('QH')],
    [6, card('KH'), 3, 9, card('AH')],
    [1, card('AC'), 9, 9, undefined],
  ],
  waste: [
    [undefined, 0],
    [card('QS'), 1],
    [card('QS'), 2],
    [card('QS'), 5],
    [card('QS'), 12],
  ],
} satisfies PartialExamples;

const stock = (messages: Messages) => {
  const { drawLong, redealLong, refillLong } = messages;
  return {
    stock: [
      [41, drawLong],
      [12, refillLong(5, 5)],
      [2, refillLong(2, 2)],
      [1, refillLong(1, 2)],
      [0, redealLong],
      [0, undefined],
    ],
    refill: [[1], [2], [5], [12]],
    refillLong: [
      [1, 1],
      [2, 2],
      [5, 5],
      [12, 12],
      [1, 2],
      [2, 5],
    ],
    left: [[0], ...COUNTS],
  } satisfies PartialExamples;
};

const moves = ({ carried, drawn, sentence }: Messages) =>
  ({
    carried: [
      [card('6H'), fanAt(3), foundationAt(11)],
      [card('JC'), WASTE, fanAt(1)],
      [card('AS'), fanAt(12), fanAt(2)],
    ],
    refilled: [
      [1, [4]],
      [2, [4]],
      [5, [4, 12]],
      [12, [12, 1, 2, 6]],
    ],
    drawn: CARDS,
    redealt: COUNTS,
    hourComplete: ALL_HOURS,
    undone: [[carried(card('6H'), fanAt(3), foundationAt(11))]],
    redone: [[sentence([drawn(card('QS'))])]],
    followUps: COUNTS,
    tookBack: COUNTS,
    wentBack: [[0], [12]],
  }) satisfies PartialExamples;

const held = {
  picked: [
    [card('AD'), []],
    [card('JD'), [foundationAt(11)]],
    [card('KD'), [fanAt(1), fanAt(2)]],
    [card('2S'), [foundationAt(3), fanAt(1), fanAt(2)]],
  ],
  putBack: CARDS,
  refused: each(Object.keys(REFUSALS) as [Refusal, ...Refusal[]]),
  foundationWants: [[undefined], ...CARDS],
  noFoundation: CARDS,
} satisfies PartialExamples;

const hints = {
  hintMove: [
    [{ kind: 'carry', from: WASTE, to: fanAt(1) }, card('QS'), 'hint'],
    [{ kind: 'carry', from: fanAt(3), to: foundationAt(11) }, card('JC'), 'fair'],
    [{ kind: 'refill' }, undefined, 'hint'],
    [{ kind: 'draw' }, undefined, 'fair'],
    [{ kind: 'redeal' }, undefined, 'next'],
  ],
  hintLost: [
    [{ kind: 'never' }],
    [{ kind: 'undecided' }],
    [{ kind: 'found', at: 0, certain: true }],
    [{ kind: 'found', at: 12, certain: false }],
  ],
} satisfies PartialExamples;
