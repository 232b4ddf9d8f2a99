/** Makes the session and everything that watches it, without a view. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Autoplay } from '../../app/game/autoplay.ts';
import { Session } from '../../app/game/session.ts';
import type { Clock } from '../../app/games/clock.ts';
import type { Library } from '../../app/games/library.ts';
import { awaitsLesson, LESSON_DEAL } from '../../app/guidance/first.ts';
import { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import { LazyHints } from '../../app/insight/hints/lazyHints.ts';
import { type EnginePools, Insight } from '../../app/insight/insight.ts';
import { Review } from '../../app/insight/review/review.ts';
import { WinCheck } from '../../app/insight/winCheck.ts';
import type { KeyValueStore } from '../../app/preferences/keyValueStore.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Challenge } from '../../rules/challenge.ts';
import type { LinkedGame } from '../../rules/link.ts';
import { after } from '../platform/after.ts';
import type { Words } from '../platform/language.ts';
import type { ThemeName } from '../platform/theme.ts';
import { calm } from '../table/motion.ts';
import type { Scene } from '../table/scene.ts';
import { finaleOf, pauseBefore } from './finale.ts';
import type { ImportProgress } from './importProgress.ts';
import type { Late } from './late.ts';
import type { Updates } from './updates.ts';
import { wantedBy } from './wantedBy.ts';

export interface AppDeps {
  readonly library: Library;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly settings: Settings;
  readonly theme: ReadonlySignal<ThemeName>;
  readonly words: Words;
  readonly updates: Updates;
  /** Solver and fair player. */
  readonly engines: EnginePools;
}

export type DialogName =
  | 'none'
  | 'newGame'
  | 'options'
  | 'ownCards'
  | 'menu'
  | 'daily'
  | 'problems'
  | 'story'
  | 'games'
  | 'move'
  | 'statistics'
  | 'share'
  | 'deal'
  | 'linked'
  | 'challenge'
  | 'help'
  | 'settings';

export type App = ReturnType<typeof createApp>;

/** Whether the page begins with the lesson. A link takes precedence. */
export const beginsWithLesson = (library: Library, store: KeyValueStore): boolean =>
  !wantedBy(location.hash) && awaitsLesson(library, store);

export function createApp(deps: AppDeps) {
  const { library, clock, store, settings, theme, words, updates, engines } = deps;
  const awaits = beginsWithLesson(library, store);
  const deal = awaits ? LESSON_DEAL : undefined;
  const late = signal<Late | undefined>(undefined);
  const session = new Session({ library, clock, random: Math.random, deal });
  const insight = new Insight(engines);
  const review = new Review(session);
  const hints = new LazyHints(
    session,
    computed(() => late.value?.hintController),
  );
  const winCheck = new WinCheck(session, settings, insight, () => review.isOpen.value);
  const dialog: Signal<DialogName> = signal('none');
  const isStill = (): boolean =>
    calm.matches || settings.choices.peek().speed === 'off' || review.isOpen.peek();
  return {
    library,
    insight,
    messages: words.messages,
    updates,
    session,
    settings,
    review,
    hints,
    store,
    winCheck,
    helpConsent: new HelpConsent({ session, hints, winCheck, review }),
    autoplay: new Autoplay({ session, settings, after }),
    /** Whether the clock of a won game is lit. */
    isLit: finaleOf(session, () =>
      isStill() ? undefined : (late.peek()?.delayLight ?? pauseBefore),
    ),
    theme,
    /** What is loaded after the table. */
    late,
    clock,
    /** Moves and time of the game, if the player wants to see them. */
    figures: signal(''),
    /** What is on the table, and where. */
    scene: signal<Scene | undefined>(undefined),
    /** Progress of a long import, while one is running. */
    importProgress: signal<ImportProgress | undefined>(undefined),
    /** The dialog that is open. */
    dialog,
    /** The game of the link that was followed last. */
    linked: signal<LinkedGame | Challenge | undefined>(undefined),
  };
}
