import {
  CalendarDays as DailyIcon,
  Scale as FairIcon,
  Archive as GamesIcon,
  BookOpenText as HelpIcon,
  type IconNode,
  ListVideo as ReviewIcon,
  Settings2 as SettingsIcon,
  Share2 as ShareIcon,
  ChartColumn as StatisticsIcon,
  Eye as WatchIcon,
} from 'lucide';
import type { Messages } from '../../words/messages.ts';
import { Icon } from './Control.tsx';
import { Dialog } from './Dialog.tsx';

interface MenuProps {
  readonly messages: Messages;
  readonly close: () => void;
  readonly openHelp: () => void;
  readonly openSettings: () => void;
  readonly openDaily: () => void;
  readonly openGames: () => void;
  readonly openStatistics: () => void;
  readonly openShare: () => void;
  readonly lookThrough: () => void;
  readonly hintFairly: () => void;
  readonly watchFairly: () => void;
}

/** The menu: opens the dialogs that have no button of their own. */
export function Menu(props: MenuProps) {
  const { messages, close } = props;
  const { panels } = messages;
  return (
    <Dialog title={messages.menu} closeLabel={messages.close} close={close}>
      <nav class="menu">
        <Entry icon={DailyIcon} label={messages.daily.title} open={props.openDaily} />
        <Entry icon={GamesIcon} label={panels.theGames} open={props.openGames} />
        <Entry
          icon={StatisticsIcon}
          label={messages.statistics.title}
          open={props.openStatistics}
        />
        <Entry icon={ReviewIcon} label={panels.lookThrough} open={props.lookThrough} />
        <Entry icon={FairIcon} label={panels.fairHint} open={props.hintFairly} />
        <Entry icon={WatchIcon} label={panels.watchFair} open={props.watchFairly} />
        <Entry icon={ShareIcon} label={messages.links.share} open={props.openShare} />
        <Entry icon={HelpIcon} label={panels.howToPlay} open={props.openHelp} />
        <Entry icon={SettingsIcon} label={panels.settings} open={props.openSettings} />
      </nav>
    </Dialog>
  );
}

interface EntryProps {
  readonly icon: IconNode;
  readonly label: string;
  readonly open: () => void;
}

function Entry({ icon, label, open }: EntryProps) {
  return (
    <button type="button" onClick={open}>
      <Icon node={icon} />
      {label}
    </button>
  );
}
