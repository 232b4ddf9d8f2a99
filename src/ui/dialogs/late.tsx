/** What is loaded after the table: see `page/late.ts`. */
import { computed, effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { backToMark, mark } from '../../app/game/marks.ts';
import { challengesOf } from '../../app/games/challenges.ts';
import { HintController } from '../../app/insight/hints/hintController.ts';
import { takeCarried } from '../../app/problems/carried.ts';
import type { Messages } from '../../i18n/messages.ts';
import { AskCard } from '../chrome/AskCard.tsx';
import { ChanceMeter } from '../chrome/ChanceMeter.tsx';
import { ChimeToast } from '../chrome/ChimeToast.tsx';
import { FindBar } from '../chrome/FindBar.tsx';
import { HelpPrompt } from '../chrome/HelpPrompt.tsx';
import { HintChip } from '../chrome/HintChip.tsx';
import { LessonOffer } from '../chrome/LessonOffer.tsx';
import { LostSheet } from '../chrome/LostSheet.tsx';
import { MovePrompt } from '../chrome/MovePrompt.tsx';
import { PlayClock } from '../chrome/PlayClock.ts';
import { ReadOut } from '../chrome/ReadOut.tsx';
import { TipBubble } from '../chrome/TipBubble.tsx';
import { UpdateBar } from '../chrome/UpdateBar.tsx';
import type { App, DialogName } from '../page/createApp.ts';
import type { Late } from '../page/late.ts';
import { connectSounds } from '../page/sound.ts';
import { strikeTwelve } from '../page/strokes.ts';
import { after } from '../platform/after.ts';
import { watchTranslator } from '../platform/translator.ts';
import { ProblemPanel, problemName } from '../review/ProblemPanel.tsx';
import { ReviewBar } from '../review/ReviewBar.tsx';
import { TrialPanel } from '../review/TrialPanel.tsx';
import { showPileMessages } from '../table/pileMessages.ts';
import { drawHint, glide, Peek, wonGeometry } from '../table/tableExtras.ts';
import { addLateStores, type LateApp } from './lateStores.ts';
import { DealtToast } from './NewDeal.tsx';
import { compareGame, OpenDialog } from './OpenDialog.tsx';
import '../styles/dialog.css';
import '../styles/answers.css';
import '../styles/chance.css';
import { WonSheet } from '../chrome/WonSheet.tsx';
import '../styles/sideLine.css';
import '../styles/movePrompt.css';
import '../styles/tips.css';
import '../styles/turns.css';
import '../styles/forced.css';
import '../styles/hintChip.css';
import '../styles/playClock.css';
import '../styles/problems.css';
import '../styles/won.css';
import '../styles/review.css';
import '../styles/games.css';
import '../styles/menu.css';
import '../styles/challenge.css';
import '../styles/options.css';
import '../styles/ownCards.css';
import '../styles/statistics.css';
import '../styles/share.css';
import '../styles/story.css';

export function createLate(app: App, messages: Messages): Late {
  const { session, insight, settings } = app;
  const strokes = strikeTwelve(app);
  connectSounds(session, settings, strokes);
  const isFair = (): boolean => settings.choices.peek().hints === 'fair';
  const hintController = new HintController({ session, insight, after, isFair });
  const lateApp = addLateStores(app, messages, hintController);
  return {
    hintController,
    table: { drawHint, glide, Peek, wonGeometry },
    delayLight: strokes.delayLight,
    mark: (back) => (back ? backToMark(session) : mark(session)),
    takeProgress: (text) => takeCarried(lateApp, text),
    ChanceMeter: () => <ChanceMeter chance={lateApp.chance} messages={messages} />,
    caption: computed(() => problemName(messages, lateApp.problems.problem.value)),
    View: ({ toTable }) => <LateView app={lateApp} toTable={toTable} />,
  };
}

interface LateProps {
  readonly app: LateApp;
  /** Moves the focus to the table. */
  readonly toTable: () => void;
}

function LateView({ app, toTable }: LateProps) {
  useEffect(() => {
    const root = document.getElementById('table');
    return root ? showPileMessages(root, app) : undefined;
  }, [app]);
  useEffect(() => watchTranslator(), []);
  useEffect(() => endSearching(app), [app]);
  useEffect(() => endTyping(app), [app]);
  return (
    <>
      <Bubbles app={app} toTable={toTable} />
      <Sheets app={app} toTable={toTable} />
      <Lines app={app} toTable={toTable} />
      <OpenDialog app={app} toTable={toTable} />
    </>
  );
}

const open = (app: LateApp, name: DialogName) => (): void => {
  app.dialog.value = name;
};

/** A new version, or else a tip; not in a review. */
function Bubbles({ app, toTable }: LateProps) {
  const { review, updates, tips, messages } = app;
  if (review.isOpen.value) return null;
  return updates.updateReady.value ? (
    <UpdateBar {...{ updates, messages, toTable }} />
  ) : (
    <TipBubble {...{ tips, messages, toTable }} />
  );
}

/** After a trial: where the mistake was chosen. */
function goBackFrom({ ownMistakes, review, dialog }: LateApp): () => void {
  const isFromList = ownMistakes.isFromList.value;
  return () => {
    if (isFromList) dialog.value = 'problems';
    else review.open();
  };
}

/** Opens the comparison of the game on the table with its challenges; nothing if it has none. */
function useComparison(app: LateApp): (() => void) | undefined {
  const { id, game, challenges } = app.session.entry.value;
  const start = game.positions[0];
  const hasSome = useMemo(
    () => challengesOf({ game, challenges }).length > 0,
    // Which challenges are of this deal does not change with the moves.
    [start, challenges],
  );
  return hasSome ? () => compareGame(app, id) : undefined;
}

/** The sheets beside a game that is over. */
function Sheets({ app, toTable }: LateProps) {
  const {
    session,
    review,
    trial,
    problems,
    losingMoveSearch,
    settings,
    ownStock,
    computerPlay,
    library,
    isLit,
    messages,
  } = app;
  const openNewGame = open(app, 'newGame');
  const compare = useComparison(app);
  return (
    <>
      {trial.state.value === 'off' && (
        <LostSheet
          {...{ session, review, losingMoveSearch, messages, openNewGame, compare, toTable }}
        />
      )}
      <AskCard {...{ ownStock, messages, toTable }} />
      {problems.problem.value ? (
        <ProblemPanel {...{ session, settings, problems, trial, messages, toTable }} />
      ) : (
        <TrialPanel {...{ trial, messages, toTable }} goBack={goBackFrom(app)} />
      )}
      {!problems.problem.value && (
        <WonSheet
          {...{ session, review, computerPlay, isLit, messages, openNewGame, compare, toTable }}
          games={library.games}
          openShare={open(app, 'share')}
        />
      )}
    </>
  );
}

/** The lines and panels beside a running game. */
function Lines({ app, toTable }: LateProps) {
  const { session, settings, review, store, helpConsent, hints, scene, clock, figures } = app;
  const { searching, ownMistakes, trial, reviewVerdicts, reviewEstimates, mistakes, messages } =
    app;
  return (
    <>
      <LessonOffer app={app} toTable={toTable} />
      <DealtToast {...{ session, messages, toTable }} openOptions={open(app, 'options')} />
      <PlayClock {...{ session, settings, clock, figures, messages }} />
      <ChimeToast {...{ session, settings, review, store, messages, toTable }} />
      <HelpPrompt {...{ session, helpConsent, messages, toTable }} />
      <FindBar {...{ session, searching, messages, toTable }} />
      <ReadOut {...app} />
      <MovePrompt {...app} toTable={toTable} />
      <HintChip {...{ session, hints, scene, messages, toTable }} />
      <ReviewBar
        {...{ session, review, messages, toTable }}
        tryAgain={(at) => ownMistakes.tryAgainHere(at)}
        showWay={(at) => {
          ownMistakes.tryAgainHere(at);
          trial.showWay();
        }}
        found={reviewVerdicts}
        estimates={reviewEstimates}
        mistakes={mistakes.value}
        openStory={open(app, 'story')}
      />
    </>
  );
}

/** A dialog, a question or the review ends the search for a card. */
const endSearching = ({ dialog, helpConsent, review, searching }: LateApp): (() => void) =>
  effect(() => {
    if (dialog.value !== 'none' || helpConsent.question.value || review.isOpen.value)
      searching.value = false;
  });

/** While moves are typed no card is looked for; while a game is reviewed or a card is asked for none are typed. */
function endTyping({ isTyping, ownStock, review, searching }: LateApp): () => void {
  const ends = [
    effect(() => {
      if (isTyping.value) searching.value = false;
    }),
    effect(() => {
      if (searching.value || review.isOpen.value || ownStock.asked.value) isTyping.value = false;
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
