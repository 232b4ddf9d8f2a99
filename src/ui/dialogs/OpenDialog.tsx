/** The dialog that is open, if any. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addChallenge } from '../../app/game/challenge.ts';
import { gameAtEnd } from '../../app/games/challenges.ts';
import { reviewParting } from '../../app/insight/review/parting.ts';
import { carriedText, countCarried } from '../../app/problems/carried.ts';
import { success } from '../../rules/result.ts';
import { playLesson } from '../chrome/lessonPart.ts';
import type { DialogName } from '../page/createApp.ts';
import { ChallengeDialog } from './ChallengeDialog.tsx';
import { DailyPanel } from './DailyPanel.tsx';
import { DealOptions } from './DealOptions.tsx';
import { DealPanel } from './DealPanel.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import { Help } from './Help.tsx';
import { Linked } from './Linked.tsx';
import type { LateApp } from './lateStores.ts';
import { Menu } from './Menu.tsx';
import { MoveGames } from './MoveGames.tsx';
import { NewDeal } from './NewDeal.tsx';
import { OwnCards } from './OwnCards.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { SealedGame } from './SealedGame.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Share } from './Share.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { StoryDialog } from './StoryDialog.tsx';

interface DialogProps {
  readonly app: LateApp;
  /** Closes the dialog. */
  readonly close: () => void;
  /** Closes the dialog and moves the focus to the table. */
  readonly goOn: () => void;
}

/** Each dialog by its name, with the stores that it uses. */
const DIALOGS: Readonly<Record<Exclude<DialogName, 'none'>, ComponentType<DialogProps>>> = {
  newGame: ({ app: { session, settings, winnableDeal, messages, dialog }, close, goOn }) => (
    <NewDeal
      {...{ session, settings, winnableDeal, messages, close }}
      dealt={goOn}
      openOptions={() => {
        dialog.value = 'options';
      }}
    />
  ),
  options: ({ app, close, goOn }) => {
    const { session, settings, difficulty, winnableDeal, messages, linked, dialog } = app;
    return (
      <DealOptions
        {...{ session, settings, difficulty, winnableDeal, messages, close }}
        dealt={goOn}
        setUp={() => {
          dialog.value = 'ownCards';
        }}
        showLinked={(found) => {
          linked.value = found;
          dialog.value = 'linked';
        }}
      />
    );
  },
  ownCards: ({ app: { session, messages }, close, goOn }) => (
    <OwnCards {...{ session, messages, close }} dealt={goOn} />
  ),
  deal: ({ app: { session, difficulty, messages }, close }) => (
    <DealPanel {...{ session, difficulty, messages, close }} />
  ),
  menu: ({ app, close, goOn }) => {
    const { session, library, review, hints, helpConsent, searching, messages, dialog } = app;
    return (
      <Menu
        {...{ session, library, review, hints, helpConsent, searching, messages, close, goOn }}
        open={(name) => {
          dialog.value = name;
        }}
      />
    );
  },
  daily: ({ app: { session, library, messages }, close, goOn }) => (
    <DailyPanel {...{ session, library, messages, close }} dealt={goOn} />
  ),
  problems: ({ app: { problems, ownMistakes, messages }, close, goOn }) => (
    <ProblemsPanel {...{ problems, ownMistakes, messages, close }} opened={goOn} />
  ),
  story: ({ app, close }) => {
    const { session, reviewVerdicts, reviewEstimates, mistakes, messages } = app;
    return (
      <StoryDialog
        {...{ session, mistakes, messages, close }}
        found={reviewVerdicts}
        estimates={reviewEstimates}
      />
    );
  },
  games: (props) => {
    const { app, close, goOn } = props;
    const { session, library, importProgress, late, messages, helpConsent } = app;
    return (
      <GamesPanel
        compare={(id) => compareGame(app, id)}
        {...{ session, library, importProgress, late, messages, close }}
        progress={() => carriedText(app)}
        forget={forgetting(app)}
        openMove={opening(app, 'move')}
        opened={() => showOpened(props)}
        review={() => {
          goOn();
          helpConsent.review();
        }}
      />
    );
  },
  move: (props) => {
    const { app, close } = props;
    const { session, library, importProgress, late, messages } = app;
    return (
      <MoveGames
        {...{ session, library, importProgress, late, messages, close }}
        progress={() => carriedText(app)}
        carried={countCarried(app)}
        opened={() => showOpened(props)}
        openShare={opening(app, 'share')}
      />
    );
  },
  statistics: ({ app: { library, computerGames, idlePlays, messages }, close }) => (
    <StatisticsPanel games={library.games} {...{ computerGames, idlePlays, messages, close }} />
  ),
  share: ({ app: { session, messages }, close }) => (
    <Share
      game={session.game.value}
      ended={gameAtEnd(session.entry.value)}
      {...{ messages, close }}
    />
  ),
  challenge: ({ app: { compared, session, messages, review }, close, goOn }) => {
    const entry = compared.value;
    return entry ? (
      <ChallengeDialog
        {...{ entry, messages, close }}
        showInReview={(challenge) => {
          if (!session.games.open(entry.id)) return;
          goOn();
          reviewParting(session, review, challenge);
        }}
      />
    ) : null;
  },
  linked: ({ app, close, goOn }) => {
    const { linked, session, library, messages, review } = app;
    const found = linked.value;
    if (!found) return null;
    return 'sealed' in found ? (
      <SealedGame
        challenge={found}
        {...{ session, library, messages, close }}
        opened={goOn}
        compare={(id) => {
          addChallenge(session, library, id, found.sealed);
          compareGame(app, id);
        }}
      />
    ) : (
      <Linked
        linked={found}
        {...{ session, messages, close }}
        opened={(watched) => {
          goOn();
          if (watched) review.open();
        }}
      />
    );
  },
  settings: (props) => {
    const { app, close } = props;
    const { session, library, settings, tips, importProgress, late, messages } = app;
    return (
      <SettingsPanel
        {...{ session, library, settings, tips, importProgress, late, messages, close }}
        progress={() => carriedText(app)}
        forget={forgetting(app)}
        openMove={opening(app, 'move')}
        opened={() => showOpened(props)}
      />
    );
  },
  help: ({ app, close, goOn }) => {
    const { session, settings, theme, messages } = app;
    return (
      <Help
        game={session.game.value}
        {...{ settings, theme, messages, close }}
        playLesson={() => {
          playLesson(app);
          goOn();
        }}
        typeMove={() => {
          close();
          // Closing first gives the focus back to the button; then the line takes it.
          requestAnimationFrame(() => {
            app.isTyping.value = true;
          });
        }}
      />
    );
  },
};

/** Opens the comparison of a game with its challenges. */
export function compareGame({ session, library, compared, dialog }: LateApp, id: string): void {
  const table = session.entry.value;
  const entry = id === table.id ? success(table) : library.entry(id);
  if (!entry.ok) return;
  compared.value = entry.value;
  dialog.value = 'challenge';
}

/** Goes on to another dialog. */
const opening =
  ({ dialog }: LateApp, name: DialogName) =>
  (): void => {
    dialog.value = name;
  };

/** All games were deleted: what was found out about them goes, too. */
const forgetting =
  ({ computerGames, ownMistakes, keptReviews }: LateApp) =>
  (): void => {
    computerGames.forget();
    ownMistakes.forget();
    keptReviews.forget();
  };

/** A game has been put on the table. If it is over, opens its review. */
function showOpened({ app: { session, review }, goOn }: DialogProps): void {
  goOn();
  if (session.entry.value.outcome) review.open();
}

/** @param props.toTable moves the focus to the table */
export function OpenDialog({ app, toTable }: { app: LateApp; toTable: () => void }) {
  const { dialog, messages } = app;
  const name = dialog.value;
  useFocusBack(name !== 'none');
  const close = (): void => {
    dialog.value = 'none';
  };
  const goOn = (): void => {
    close();
    // Closing first gives the focus back to the button; then the table takes it.
    requestAnimationFrame(toTable);
  };
  const View = name === 'none' ? undefined : DIALOGS[name];
  return (
    <ErrorBoundary dialog={name} messages={messages} close={close}>
      {View && <View app={app} close={close} goOn={goOn} />}
    </ErrorBoundary>
  );
}

/**
 * If nothing has the focus after a chain of dialogs, gives it to the element that had it before the
 * first.
 */
function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  useLayoutEffect(() => {
    if (isOpen) return;
    const { current } = opener;
    if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
  }, [isOpen]);
}
