import type { Signal } from '@preact/signals';
import {
  Search as FindIcon,
  BookOpenText as HelpIcon,
  type IconNode,
  Scale as PeeklessIcon,
  Puzzle as ProblemIcon,
  RotateCcw as RestartIcon,
  ListVideo as ReviewIcon,
  Settings2 as SettingsIcon,
  Share2 as ShareIcon,
  ChartColumn as StatisticsIcon,
  Eye as WatchIcon,
} from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import { dailyDate } from '../../app/games/daily.ts';
import type { Library } from '../../app/games/library.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { LazyHints } from '../../app/insight/hints/lazyHints.ts';
import { watchFairPlayer } from '../../app/insight/hints/watch.ts';
import type { Review } from '../../app/insight/review/review.ts';
import { dailyLog } from '../../app/statistics/dailyLog.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { canUndo, current } from '../../rules/game.ts';
import { Icon } from '../chrome/Control.tsx';
import type { DialogName } from '../page/createApp.ts';
import { Dialog } from './Dialog.tsx';
import { GameThumbnail } from './GameThumbnail.tsx';
import { useDay } from './useDay.ts';

interface MenuProps {
  readonly session: Session;
  readonly library: Library;
  readonly review: Review;
  readonly hints: LazyHints;
  readonly helpConsent: HelpConsent;
  /** Whether the player is looking for a card. */
  readonly searching: Signal<boolean>;
  readonly messages: Messages;
  readonly close: () => void;
  /** Opens another dialog in place of the menu. */
  readonly open: (name: DialogName) => void;
  /** Closes the menu and moves the focus to the table. */
  readonly goOn: () => void;
}

/**
 * Everything without its own button: above the menu button on a large screen, from below on a
 * phone.
 */
export function Menu(props: MenuProps) {
  const { messages, close, open } = props;
  const { panels } = messages;
  return (
    <Dialog kind="main-menu" title={messages.menu} closeLabel={messages.close} close={close}>
      <nav class="menu">
        <div class="tiles">
          <DailyTile {...props} />
          <GamesTile {...props} />
        </div>
        <ThisGame {...props} />
        <div class="rest">
          <Entry icon={ProblemIcon} label={messages.problems.title} act={() => open('problems')} />
          <Entry
            icon={StatisticsIcon}
            label={messages.statistics.title}
            act={() => open('statistics')}
          />
          <Entry icon={ShareIcon} label={messages.links.share} act={() => open('share')} />
          <Entry icon={HelpIcon} label={panels.howToPlay} act={() => open('help')} />
          <Entry icon={SettingsIcon} label={panels.settings} act={() => open('settings')} />
        </div>
      </nav>
    </Dialog>
  );
}

/** The actions for the game on the table. */
function ThisGame({ session, review, hints, helpConsent, searching, messages, goOn }: MenuProps) {
  const { panels } = messages;
  const then = (act: () => void) => (): void => {
    goOn();
    act();
  };
  return (
    <div class="this-game">
      <h3>{panels.thisGame}</h3>
      <Entry icon={PeeklessIcon} label={panels.fairHint} act={then(() => helpConsent.fairHint())} />
      <Entry
        icon={FindIcon}
        label={panels.findCard}
        act={then(() => {
          session.putBack();
          searching.value = true;
        })}
        off={session.isTaught || review.isOpen.value}
      />
      <Entry
        icon={WatchIcon}
        label={panels.watchFair}
        act={then(() => watchFairPlayer(session, hints))}
      />
      <Entry icon={ReviewIcon} label={panels.lookThrough} act={then(() => helpConsent.review())} />
      <Entry
        icon={RestartIcon}
        label={panels.restartDeal}
        act={then(() => session.restart())}
        kind="restart"
        off={!canUndo(session.game.value)}
      />
    </div>
  );
}

interface EntryProps {
  readonly icon: IconNode;
  readonly label: string;
  readonly act: () => void;
  readonly kind?: string;
  readonly off?: boolean;
}

function Entry({ icon, label, act, kind, off = false }: EntryProps) {
  return (
    <button type="button" class={kind} aria-disabled={off} onClick={off ? undefined : act}>
      <Icon node={icon} />
      <span>{label}</span>
    </button>
  );
}

/** Today's deal, and its state. */
function DailyTile({ library, messages, open }: MenuProps) {
  const today = useDay(dailyDate);
  const state = dailyLog(library.games.value).get(today) ?? 'none';
  const { day } = formatsOf(messages.locale);
  return (
    <Tile
      title={messages.dealNames.daily}
      act={() => open('daily')}
      facts={[day(new Date(today)), messages.daily.state[state]]}
      isFirst
    >
      <svg class="leaf" viewBox="0 0 52 52" aria-hidden="true">
        <path d="M15 2v8M37 2v8M1.5 17.5h49" />
        <rect x="1.5" y="6" width="49" height="44" rx="6" />
        <text x="26" y="41">
          {Number(today.slice(8))}
        </text>
      </svg>
    </Tile>
  );
}

/** The number of games, and a picture of the one on the table. */
function GamesTile({ session, library, messages, open: openDialog }: MenuProps) {
  const { panels, locale } = messages;
  const { amount } = formatsOf(locale);
  const games = library.games.value;
  const open = games.filter(({ outcome }) => !outcome).length;
  const won = games.filter(({ outcome }) => outcome?.result === 'won').length;
  return (
    <Tile
      title={panels.theGames}
      act={() => openDialog('games')}
      facts={[panels.open(amount(open)), panels.won(amount(won))]}
    >
      <GameThumbnail position={current(session.game.value)} />
    </Tile>
  );
}

interface TileProps {
  readonly title: string;
  readonly act: () => void;
  readonly isFirst?: boolean;
  readonly facts: readonly [string, string];
  /** A picture. */
  readonly children: ComponentChildren;
}

function Tile({ title, act, isFirst = false, facts, children }: TileProps) {
  const id = useId();
  return (
    <button
      type="button"
      class="tile"
      aria-label={title}
      aria-describedby={id}
      autofocus={isFirst}
      onClick={act}
    >
      {children}
      <strong>{title}</strong>
      <span id={id}>
        <span>{facts[0]}</span> <span>{facts[1]}</span>
      </span>
    </button>
  );
}
