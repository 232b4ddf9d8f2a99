/** Makes the session and everything that watches it, without a view. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Adviser } from '../app/advice/adviser.ts';
import { Chance } from '../app/advice/chance.ts';
import { Helping } from '../app/hints/helping.ts';
import { Hints } from '../app/hints/hints.ts';
import { Analysis } from '../app/judging/analysis.ts';
import { Review } from '../app/judging/review.ts';
import { Status } from '../app/judging/status.ts';
import type { KeyValueStore } from '../app/keyValueStore.ts';
import { awaitsLesson, LESSON_DEAL } from '../app/lesson/first.ts';
import type { Clock } from '../app/library/clock.ts';
import type { Library } from '../app/library/library.ts';
import type { Settings } from '../app/settings.ts';
import { Homing } from '../app/table/homing.ts';
import { Session } from '../app/table/session.ts';
import { Tips } from '../app/tips.ts';
import type { LinkedGame } from '../rules/link.ts';
import type { Messages } from '../words/messages.ts';
import { ADVICE, Client, PLAYS, type PlayQuestion, VERDICTS } from '../worker/client.ts';
import { shareWorker } from '../worker/shared.ts';
import { after } from './after.ts';
import { finaleOf } from './finale.ts';
import type { Words } from './language.ts';
import { startSolverThread } from './solverThread.ts';
import { calm } from './table/motion.ts';
import type { Scene } from './table/scene.ts';
import type { ThemeName } from './theme.ts';
import type { Updates } from './updates.ts';

export interface PageSurroundings {
  readonly library: Library;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly settings: Settings;
  readonly theme: ReadonlySignal<ThemeName>;
  readonly words: Words;
  readonly updates: Updates;
}

export type DialogName =
  | 'none'
  | 'newGame'
  | 'options'
  | 'menu'
  | 'daily'
  | 'games'
  | 'statistics'
  | 'share'
  | 'deal'
  | 'linked'
  | 'help'
  | 'settings';

type Connect = typeof startSolverThread;

export type Parts = ReturnType<typeof makeParts>;

/** With the words of the dialogs. */
export type DialogParts = Parts & { readonly messages: Messages };

export function makeParts(surroundings: PageSurroundings) {
  const { library, clock, store, settings, theme, words, updates } = surroundings;
  // A link is followed first.
  const awaits = !location.hash && awaitsLesson(library, store);
  const caption = signal(awaits ? '' : undefined) as Signal<string | undefined>;
  const deal = awaits ? LESSON_DEAL : undefined;
  const session = new Session({ library, clock, random: Math.random, deal });
  const client = new Client(VERDICTS, { connect: startSolverThread, after });
  const analysis = new Analysis((question) => client.ask(question));
  // The fair player has its own thread, so that proofs do not have to wait for it.
  const [advising, playing] = shareWorker(startSolverThread, 2) as [Connect, Connect];
  const fairClient = new Client(ADVICE, { connect: advising, after });
  const plays = new Client(PLAYS, { connect: playing, after });
  const adviser = new Adviser((question) => fairClient.ask(question), analysis);
  const review = new Review(session, analysis);
  const hints = new Hints({
    ...{ session, analysis, adviser, after },
    isFair: () => settings.choices.peek().hints === 'fair',
  });
  const status = new Status(session, settings, analysis, () => review.isOpen.value);
  const isShowing = (): boolean => hints.hint.value.kind === 'shown';
  const dialog: Signal<DialogName> = signal('none');
  const finale = finaleOf(
    session,
    () => calm.matches || settings.choices.peek().speed === 'off' || review.isOpen.peek(),
  );
  return {
    library,
    adviser,
    messages: words.messages,
    updates,
    session,
    settings,
    review,
    hints,
    store,
    tips: new Tips(
      session,
      store,
      () => review.isOpen.value || hints.hint.value.kind !== 'off' || caption.value !== undefined,
    ),
    status,
    helping: new Helping({ session, hints, status, review }),
    chance: new Chance(session, settings, adviser, () => review.isOpen.value),
    homing: new Homing({ session, settings, isShowing, after }),
    /** Whether the clock of a won game is lit. */
    isLit: finale.isLit,
    finale,
    theme,
    analysis,
    /** Lets the fair player play a game. */
    playFairly: (question: PlayQuestion) => plays.ask(question),
    /** What stands in place of the name of the deal: of the lesson, and nothing while it is awaited. */
    caption,
    clock,
    /** Moves and time of the game, where they are wanted. */
    figures: signal(''),
    /** What is on the table, and where. */
    scene: signal<Scene | undefined>(undefined),
    /** The dialog that is open. */
    dialog,
    /** The game of the link that was followed last. */
    linked: signal<LinkedGame | undefined>(undefined),
  };
}
