/** The dialog that is open, if any, and the review. They are loaded after the table. */
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Difficulty } from '../../app/insight/deals/difficulty.ts';
import { Rival } from '../../app/insight/deals/rival.ts';
import { WinnableDeal } from '../../app/insight/deals/winnableDeal.ts';
import { HintMachine } from '../../app/insight/hints/hintMachine.ts';
import { watchFairPlayer } from '../../app/insight/hints/watch.ts';
import { LosingMoveSearch } from '../../app/insight/review/losingMoveSearch.ts';
import { Mistakes } from '../../app/insight/review/mistakes.ts';
import { ChimeLine } from '../chrome/ChimeLine.tsx';
import { FindLine } from '../chrome/FindLine.tsx';
import { HelpLine } from '../chrome/HelpLine.tsx';
import { HintChip } from '../chrome/HintChip.tsx';
import { Invitation } from '../chrome/Invitation.tsx';
import { LostSheet } from '../chrome/LostSheet.tsx';
import { playLesson } from '../chrome/lessonPart.ts';
import { PlayClock } from '../chrome/PlayClock.ts';
import type { App, AppWithDialogs, DialogName } from '../page/createApp.ts';
import { connectSounds } from '../page/sound.ts';
import { strikeTwelve } from '../page/strokes.ts';
import { after } from '../platform/after.ts';
import { watchTranslator } from '../platform/translator.ts';
import { ReviewBar } from '../review/ReviewBar.tsx';
import { showAnswers } from '../table/answers.ts';
import * as extras from '../table/tableExtras.ts';
import { DailyPanel } from './DailyPanel.tsx';
import { DealPanel } from './DealPanel.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import { Help } from './Help.tsx';
import { Linked } from './Linked.tsx';
import { Menu } from './Menu.tsx';
import { DealtLine, NewDeal } from './NewDeal.tsx';
import { NewGame } from './NewGame.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Share } from './Share.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import '../styles/dialog.css';
import '../styles/answers.css';
import { WonSheet } from '../chrome/WonSheet.tsx';
import '../styles/sideLine.css';
import '../styles/turns.css';
import '../styles/forced.css';
import '../styles/hintChip.css';
import '../styles/playClock.css';
import '../styles/won.css';
import '../styles/review.css';
import '../styles/games.css';
import '../styles/menu.css';
import '../styles/options.css';
import '../styles/statistics.css';

export { extras };

interface DialogsProps {
  readonly app: AppWithDialogs;
  readonly close: () => void;
  /** Gives the table the focus. */
  readonly toTable: () => void;
  /** Closes the dialog and gives the table the focus. */
  readonly goOn: () => void;
}

/** Everything that is loaded after the table. */
export function Dialogs(props: DialogsProps) {
  const { app, toTable } = props;
  const { mistakes, losingMoveSearch, rival, searching, ...seekers } = useMemo(
    () => createInsight(app),
    [app],
  );
  useEffect(() => app.hints.use(hintMachineOf(app)), [app]);
  useEffect(() => connectSounds(app.session, app.settings, strikeTwelve(app)), [app]);
  useEffect(() => {
    const table = document.getElementById('table');
    return table ? showAnswers(table, { ...app, searching }) : undefined;
  }, [app]);
  const open = (name: DialogName) => (): void => {
    app.dialog.value = name;
  };
  useEffect(() => watchTranslator(), []);
  useEffect(() => endSearching(app, searching), [app, searching]);
  return (
    <>
      <LostSheet
        {...app}
        losingMoveSearch={losingMoveSearch}
        openNewGame={open('newGame')}
        toTable={toTable}
      />
      <WonSheet
        {...app}
        games={app.library.games}
        rival={rival}
        openNewGame={open('newGame')}
        openShare={open('share')}
        toTable={toTable}
      />
      <Invitation app={app} toTable={toTable} />
      <DealtLine {...app} openOptions={open('options')} toTable={toTable} />
      <PlayClock {...app} />
      <ChimeLine {...app} toTable={toTable} />
      <HelpLine {...app} toTable={toTable} />
      <FindLine {...app} searching={searching} toTable={toTable} />
      <HintChip {...app} toTable={toTable} />
      <ReviewBar {...app} mistakes={mistakes.value} toTable={toTable} />
      <ErrorBoundary dialog={app.dialog.value} messages={app.messages} close={props.close}>
        <OpenDialog {...props} {...seekers} searching={searching} />
      </ErrorBoundary>
    </>
  );
}

const hintMachineOf = ({ session, insight, settings }: App): HintMachine =>
  new HintMachine({
    ...{ session, insight, after },
    isFair: () => settings.choices.peek().hints === 'fair',
  });

/** Whatever else comes ends the search for cards. */
const endSearching = ({ dialog, helping, review }: App, searching: Signal<boolean>) =>
  effect(() => {
    const isOver = dialog.value !== 'none' || helping.question.value || review.isOpen.value;
    if (isOver) searching.value = false;
  });

/** Finds out what only the dialogs show. */
function createInsight({ session, review, insight }: App) {
  const { mistakes } = new Mistakes(session, review, insight);
  const difficulty = new Difficulty(insight);
  return {
    mistakes,
    losingMoveSearch: new LosingMoveSearch(session, insight, review),
    rival: new Rival(insight),
    /** Whether cards are searched for: whatever is chosen is not played, but looked for. */
    searching: signal(false),
    difficulty,
    winnableDeal: new WinnableDeal(insight, difficulty, Math.random),
  };
}

type Insight = Pick<ReturnType<typeof createInsight>, 'difficulty' | 'winnableDeal' | 'searching'>;

function OpenDialog(props: DialogsProps & Insight) {
  useFocusBack(props.app.dialog.value !== 'none');
  const { app, close, goOn, difficulty, winnableDeal } = props;
  const { session, review, dialog, linked } = app;
  const shared = { ...app, difficulty, winnableDeal, close };
  const openOptions = (): void => {
    dialog.value = 'options';
  };
  const opened = (): void => {
    goOn();
    if (session.entry.value.outcome) review.open();
  };
  switch (dialog.value) {
    case 'none':
      return null;
    case 'newGame':
      return <NewDeal {...shared} dealt={goOn} openOptions={openOptions} />;
    case 'options':
      return (
        <NewGame
          {...shared}
          dealt={goOn}
          showLinked={(found) => {
            linked.value = found;
            dialog.value = 'linked';
          }}
        />
      );
    case 'deal':
      return <DealPanel {...shared} />;
    case 'menu':
      return <MainMenu {...props} />;
    case 'daily':
      return <DailyPanel {...shared} dealt={goOn} />;
    case 'games':
      return (
        <GamesPanel
          {...shared}
          opened={opened}
          review={() => {
            goOn();
            app.helping.review();
          }}
        />
      );
    case 'statistics':
      return <StatisticsPanel {...shared} games={app.library.games} />;
    case 'share':
      return <Share {...shared} game={session.game.value} />;
    case 'linked':
      return linked.value ? (
        <Linked
          {...shared}
          linked={linked.value}
          opened={(watched) => {
            goOn();
            if (watched) review.open();
          }}
        />
      ) : null;
    case 'settings':
      return <SettingsPanel {...shared} opened={opened} />;
    case 'help':
      return (
        <Help
          {...shared}
          game={session.game.value}
          playLesson={() => {
            playLesson(app);
            goOn();
          }}
        />
      );
  }
}

/** If nothing has the focus after several dialogs, gives it back to the element that had it before the first. */
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

function MainMenu({ app, close, goOn, searching }: DialogsProps & Insight) {
  const { dialog, helping, hints, session } = app;
  const open = (name: DialogName) => (): void => {
    dialog.value = name;
  };
  const then = (act: () => void) => (): void => {
    goOn();
    act();
  };
  return (
    <Menu
      {...app}
      close={close}
      openHelp={open('help')}
      openSettings={open('settings')}
      openDaily={open('daily')}
      openGames={open('games')}
      openStatistics={open('statistics')}
      openShare={open('share')}
      hintFairly={then(() => helping.fairHint())}
      watchFairly={then(() => watchFairPlayer(session, hints))}
      review={then(() => helping.review())}
      restart={then(() => session.restart())}
      mayFind={!session.isTaught && !app.review.isOpen.value}
      findCard={then(() => {
        session.putBack();
        searching.value = true;
      })}
    />
  );
}
