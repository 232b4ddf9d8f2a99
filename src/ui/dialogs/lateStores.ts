/** The stores that only dialogs, sheets and lines use. */
import { signal } from '@preact/signals';
import { OwnStock } from '../../app/game/ownStock.ts';
import { SinceLastMove } from '../../app/game/sinceLastMove.ts';
import type { Entry } from '../../app/games/entry.ts';
import { Tips } from '../../app/guidance/tips.ts';
import { Chance } from '../../app/insight/chance.ts';
import { ComputerPlay } from '../../app/insight/deals/computerPlay.ts';
import { Difficulty } from '../../app/insight/deals/difficulty.ts';
import { IdlePlays } from '../../app/insight/deals/idlePlays.ts';
import { WinnableDeal } from '../../app/insight/deals/winnableDeal.ts';
import type { HintController } from '../../app/insight/hints/hintController.ts';
import { KeptReviews } from '../../app/insight/review/keptReviews.ts';
import { LosingMoveSearch } from '../../app/insight/review/losingMoveSearch.ts';
import { Mistakes } from '../../app/insight/review/mistakes.ts';
import { ReviewEstimates } from '../../app/insight/review/reviewEstimates.ts';
import { ReviewVerdicts } from '../../app/insight/review/reviewVerdicts.ts';
import { shownMistake } from '../../app/insight/review/shownMistake.ts';
import { Trial } from '../../app/insight/review/trial.ts';
import { loadProblems } from '../../app/problems/loadProblems.ts';
import { OwnMistakes } from '../../app/problems/ownMistakes.ts';
import { Problems } from '../../app/problems/problems.ts';
import { ComputerGames } from '../../app/statistics/computerGames.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { App } from '../page/createApp.ts';
import { after } from '../platform/after.ts';

/** The app with all its words and stores. */
export type LateApp = ReturnType<typeof addLateStores>;

export function addLateStores(app: App, messages: Messages, hintController: HintController) {
  const { session, library, review, insight, settings, store } = app;
  const keptReviews = new KeptReviews(store);
  const reviewVerdicts = new ReviewVerdicts(session, insight, review, keptReviews);
  const reviewEstimates = new ReviewEstimates({
    ...{ session, review, verdicts: reviewVerdicts, insight, kept: keptReviews },
  });
  const trial = new Trial(session, insight, hintController);
  const difficulty = new Difficulty(insight);
  const chance = new Chance(session, settings, insight, () => review.isOpen.value);
  const computerGames = new ComputerGames(store);
  const isBusy = (): boolean => chance.isAsked.value || review.isOpen.value;
  return {
    ...app,
    messages,
    chance,
    tips: new Tips(
      session,
      store,
      () => review.isOpen.value || app.hints.hint.value.kind !== 'off' || !!session.guide.value,
    ),
    keptReviews,
    reviewVerdicts,
    reviewEstimates,
    shownMistake: shownMistake(session, review, reviewVerdicts, reviewEstimates),
    mistakes: new Mistakes(session, reviewEstimates).mistakes,
    trial,
    problems: new Problems({
      ...{ session, trial, store, now: Date.now, random: Math.random },
      load: loadProblems,
    }),
    ownStock: new OwnStock(session),
    ownMistakes: new OwnMistakes({ session, library, insight, trial, store }),
    losingMoveSearch: new LosingMoveSearch(session, insight, review),
    computerGames,
    computerPlay: new ComputerPlay(insight, computerGames),
    idlePlays: new IdlePlays({ session, library, insight, computerGames, isBusy, after }),
    /**
     * Whether the player is looking for a card: a chosen card is then looked up instead of played.
     */
    searching: signal(false),
    /** The game that is compared with its challenges. */
    compared: signal<Entry | undefined>(undefined),
    /** Whether moves are typed. */
    isTyping: signal(false),
    sinceLastMove: new SinceLastMove(session),
    difficulty,
    winnableDeal: new WinnableDeal(insight, difficulty, Math.random),
  };
}
