/** The dialog that is open, if any, and the review. They are loaded after the table. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Difficulty } from '../../app/advice/difficulty.ts';
import { Falls } from '../../app/advice/falls.ts';
import { WinnableDeal } from '../../app/advice/winnableDeal.ts';
import { watchFairPlayer } from '../../app/hints/watch.ts';
import type { DialogName, DialogParts, Parts } from '../parts.ts';
import { DailyPanel } from './DailyPanel.tsx';
import { DealPanel } from './DealPanel.tsx';
import { Failsafe } from './Failsafe.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import { Help } from './Help.tsx';
import { Linked } from './Linked.tsx';
import { Menu } from './Menu.tsx';
import { NewGame } from './NewGame.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Share } from './Share.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import '../styles/review.css';
import '../styles/games.css';
import '../styles/statistics.css';

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
  const { falls, ...seekers } = useMemo(() => makeParts(parts), [parts]);
  return (
    <>
      <ReviewBar {...parts} falls={falls.value} toTable={toTable} />
      <Failsafe dialog={parts.dialog.value} messages={parts.messages} close={props.close}>
        <OpenDialog {...props} {...seekers} />
      </Failsafe>
    </>
  );
}

/** Makes the parts that only the dialogs use. */
function makeParts({ session, review, adviser, analysis, playFairly }: Parts) {
  const { falls } = new Falls(session, review, adviser);
  const difficulty = new Difficulty(playFairly);
  return { falls, difficulty, winnableDeal: new WinnableDeal(analysis, difficulty, Math.random) };
}

type Seekers = Pick<ReturnType<typeof makeParts>, 'difficulty' | 'winnableDeal'>;

function OpenDialog(props: DialogsProps & Seekers) {
  useFocusBack(props.parts.dialog.value !== 'none');
  const { parts, close, goOn, difficulty, winnableDeal } = props;
  const { session, review, dialog, linked } = parts;
  const shared = { ...parts, difficulty, winnableDeal, close };
  const opened = (): void => {
    goOn();
    if (session.entry.value.outcome) review.open();
  };
  switch (dialog.value) {
    case 'none':
      return null;
    case 'newGame':
      return <NewGame {...shared} dealt={goOn} />;
    case 'deal':
      return <DealPanel {...shared} />;
    case 'menu':
      return <MainMenu {...props} />;
    case 'daily':
      return <DailyPanel {...shared} dealt={goOn} />;
    case 'games':
      return <GamesPanel {...shared} opened={opened} />;
    case 'statistics':
      return <StatisticsPanel {...shared} games={parts.library.games} />;
    case 'share':
      return <Share {...shared} />;
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
      return <Help {...shared} game={session.game.value} />;
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

function MainMenu({ parts, close, goOn }: DialogsProps) {
  const { messages, dialog, review, hints, session } = parts;
  const open = (name: DialogName) => (): void => {
    dialog.value = name;
  };
  return (
    <Menu
      messages={messages}
      close={close}
      openHelp={open('help')}
      openSettings={open('settings')}
      openDaily={open('daily')}
      openGames={open('games')}
      openStatistics={open('statistics')}
      openShare={open('share')}
      hintFairly={() => {
        goOn();
        hints.toggleFair();
      }}
      watchFairly={() => {
        goOn();
        watchFairPlayer(session, hints);
      }}
      lookThrough={() => {
        goOn();
        review.open();
      }}
    />
  );
}
