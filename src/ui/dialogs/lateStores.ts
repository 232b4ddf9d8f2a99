/** The stores that only dialogs, sheets and lines use. */
import { signal } from '@preact/signals';
import { Chance } from '../../app/insight/chance.ts';
import { ComputerPlay } from '../../app/insight/deals/computerPlay.ts';
import { Difficulty } from '../../app/insight/deals/difficulty.ts';
import { WinnableDeal } from '../../app/insight/deals/winnableDeal.ts';
import type { HintController } from '../../app/insight/hints/hintController.ts';
import { KeptReviews } from '../../app/insight/review/keptReviews.ts';
import { LosingMoveSearch } from '../../app/insight/review/losingMoveSearch.ts';
import { Mistakes } from '../../app/insight/review/mistakes.ts';
import { ReviewEstimates } from '../../app/insight/review/reviewEstimates.ts';
import { ReviewVerdicts } from '../../app/insight/review/reviewVerdicts.ts';
import { Trial } from '../../app/insight/review/trial.ts';
import { loadProblems } from '../../app/problems/loadProblems.ts';
import { Problems } from '../../app/problems/problems.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { App } from '../page/createApp.ts';

/** The app with all its words and stores. */
export type LateApp = ReturnType<typeof addLateStores>;

export function addLateStores(app: App, messages: Messages, hintController: HintController) {
  const { session, review, insight, settings, store } = app;
  const kept = new KeptReviews(store);
  const reviewVerdicts = new ReviewVerdicts(session, insight, review, kept);
  const reviewEstimates = new ReviewEstimates({
    ...{ session, review, verdicts: reviewVerdicts, insight, kept },
  });
  const trial = new Trial(session, insight, hintController);
  const difficulty = new Difficulty(insight);
  return {
    ...app,
    messages,
    chance: new Chance(session, settings, insight, () => review.isOpen.value),
    reviewVerdicts,
    reviewEstimates,
    mistakes: new Mistakes(session, reviewEstimates).mistakes,
    trial,
    problems: new Problems({
      ...{ session, trial, store, now: Date.now, random: Math.random },
      load: loadProblems,
    }),
    losingMoveSearch: new LosingMoveSearch(session, insight, review),
    computerPlay: new ComputerPlay(insight),
    /**
     * Whether the player is looking for a card: a chosen card is then looked up instead of played.
     */
    searching: signal(false),
    difficulty,
    winnableDeal: new WinnableDeal(insight, difficulty, Math.random),
  };
}
