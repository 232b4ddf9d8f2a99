/** The dialog that is open, if any, and the review. They are loaded after the table. */
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Difficulty } from '../../app/advice/difficulty.ts';
import { Falls } from '../../app/advice/falls.ts';
import { Rival } from '../../app/advice/rival.ts';
import { WinnableDeal } from '../../app/advice/winnableDeal.ts';
import { watchFairPlayer } from '../../app/hints/watch.ts';
import { Mistake } from '../../app/judging/mistake.ts';
import { goOnWithLesson, playLesson } from '../lesson.ts';
import type { DialogName, DialogParts, Parts } from '../parts.ts';
import { connectSounds } from '../sound.ts';
import { strikeTwelve } from '../strokes.ts';
import { showAnswers } from '../table/answers.ts';
import * as aside from '../table/aside.ts';
import { ChimeLine } from './ChimeLine.tsx';
import { DailyPanel } from './DailyPanel.tsx';
import { DealPanel } from './DealPanel.tsx';
import { Failsafe } from './Failsafe.tsx';
import { FindLine } from './FindLine.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import { Help } from './Help.tsx';
import { HelpLine } from './HelpLine.tsx';
import { HintChip } from './HintChip.tsx';
import { Invitation } from './Invitation.tsx';
import { LessonBay } from './LessonBay.tsx';
import { Linked } from './Linked.tsx';
import { LostSheet } from './LostSheet.tsx';
import { Menu } from './Menu.tsx';
import { DealtLine, NewDeal } from './NewDeal.tsx';
import { NewGame } from './NewGame.tsx';
import { PlayClock } from './PlayClock.ts';
import { ReviewBar } from './ReviewBar.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Share } from './Share.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { TipBubble } from './TipBubble.tsx';
import '../styles/dialog.css';
import '../styles/answers.css';
import { WonSheet } from './WonSheet.tsx';
import '../styles/bay.css';
import '../styles/chime.css';
import '../styles/forced.css';
import '../styles/hintChip.css';
import '../styles/playClock.css';
import '../styles/won.css';
import '../styles/review.css';
import '../styles/games.css';
import '../styles/menu.css';
import '../styles/options.css';
import '../styles/statistics.css';

export { aside };

interface DialogsProps {
  readonly parts: DialogParts;
  readonly close: () => void;
  /** Gives the table the focus. */
  readonly toTable: () => void;
  /** Closes the dialog and gives the table the focus. */
  readonly goOn: () => void;
}

/** Everything that is loaded after the table. */
export function Dialogs(props: DialogsProps) {
  const { parts, toTable } = props;
  const { falls, mistake, rival, searching, ...seekers } = useMemo(() => makeParts(parts), [parts]);
  useEffect(() => connectSounds(parts.session, parts.settings, strikeTwelve(parts)), [parts]);
  useEffect(() => {
    const table = document.getElementById('table');
    return table ? showAnswers(table, { ...parts, searching }) : undefined;
  }, [parts]);
  const open = (name: DialogName) => (): void => {
    parts.dialog.value = name;
  };
  useEffect(() => goOnWithLesson(parts), [parts]);
  useEffect(() => endSearching(parts, searching), [parts, searching]);
  return (
    <>
      {!parts.updates.updateReady.value && !parts.review.isOpen.value && (
        <TipBubble {...parts} toTable={toTable} />
      )}
      <LessonBay {...parts} openNewGame={open('newGame')} toTable={toTable} />
      <LostSheet {...parts} mistake={mistake} openNewGame={open('newGame')} toTable={toTable} />
      <WonSheet
        {...parts}
        games={parts.library.games}
        rival={rival}
        openNewGame={open('newGame')}
        openShare={open('share')}
        toTable={toTable}
      />
      <Invitation parts={parts} toTable={toTable} />
      <DealtLine {...parts} openOptions={open('options')} toTable={toTable} />
      <PlayClock {...parts} />
      <ChimeLine {...parts} toTable={toTable} />
      <HelpLine {...parts} toTable={toTable} />
      <FindLine {...parts} searching={searching} toTable={toTable} />
      <HintChip {...parts} toTable={toTable} />
      <ReviewBar {...parts} falls={falls.value} toTable={toTable} />
      <Failsafe dialog={parts.dialog.value} messages={parts.messages} close={props.close}>
        <OpenDialog {...props} {...seekers} searching={searching} />
      </Failsafe>
    </>
  );
}

/** Whatever else comes ends the search for cards. */
const endSearching = ({ dialog, helping, review }: Parts, searching: Signal<boolean>) =>
  effect(() => {
    const isOver = dialog.value !== 'none' || helping.question.value || review.isOpen.value;
    if (isOver) searching.value = false;
  });

/** Makes the parts that only the dialogs use. */
function makeParts({ session, review, adviser, analysis, playFairly }: Parts) {
  const { falls } = new Falls(session, review, adviser);
  const difficulty = new Difficulty(playFairly);
  return {
    falls,
    mistake: new Mistake(session, analysis, review),
    rival: new Rival(playFairly),
    /** Whether cards are searched for: whatever is chosen is not played, but looked for. */
    searching: signal(false),
    difficulty,
    winnableDeal: new WinnableDeal(analysis, difficulty, Math.random),
  };
}

type Seekers = Pick<ReturnType<typeof makeParts>, 'difficulty' | 'winnableDeal' | 'searching'>;

function OpenDialog(props: DialogsProps & Seekers) {
  useFocusBack(props.parts.dialog.value !== 'none');
  const { parts, close, goOn, difficulty, winnableDeal } = props;
  const { session, review, dialog, linked } = parts;
  const shared = { ...parts, difficulty, winnableDeal, close };
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
      return <NewGame {...shared} dealt={goOn} />;
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
            parts.helping.review();
          }}
        />
      );
    case 'statistics':
      return <StatisticsPanel {...shared} games={parts.library.games} />;
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
            playLesson(parts);
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

function MainMenu({ parts, close, goOn, searching }: DialogsProps & Seekers) {
  const { dialog, helping, hints, session } = parts;
  const open = (name: DialogName) => (): void => {
    dialog.value = name;
  };
  const then = (act: () => void) => (): void => {
    goOn();
    act();
  };
  return (
    <Menu
      {...parts}
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
      mayFind={!session.isTaught && !parts.review.isOpen.value}
      findCard={then(() => {
        session.putBack();
        searching.value = true;
      })}
    />
  );
}
