/** The dialog that is open, if any. They are loaded when the table is already there. */
import type { DialogName, Parts } from '../parts.ts';
import { DailyPanel } from './DailyPanel.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import { Help } from './Help.tsx';
import { Linked } from './Linked.tsx';
import { Menu } from './Menu.tsx';
import { NewGame } from './NewGame.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Share } from './Share.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';

interface DialogsProps {
  readonly parts: Parts;
  readonly close: () => void;
  /** Closes the dialog and gives the table the focus. */
  readonly goOn: () => void;
}

export function Dialogs(props: DialogsProps) {
  const { parts, close, goOn } = props;
  const { session, review, dialog, linked } = parts;
  const shared = { ...parts, close };
  const opened = (): void => {
    goOn();
    if (session.entry.value.outcome) review.open();
  };
  switch (dialog.value) {
    case 'none':
      return null;
    case 'newGame':
      return <NewGame {...shared} dealt={goOn} />;
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

function MainMenu({ parts, close, goOn }: DialogsProps) {
  const { messages, dialog, review } = parts;
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
      lookThrough={() => {
        goOn();
        review.open();
      }}
    />
  );
}
