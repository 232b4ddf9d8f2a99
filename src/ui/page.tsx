/** The page on a player's games: what is behind it, its panels, its table. */
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { Analysis } from '../app/analysis.ts';
import { Hints } from '../app/hints.ts';
import { Homing } from '../app/homing.ts';
import type { KeyValueStore } from '../app/keyValueStore.ts';
import type { Clock } from '../app/library/clock.ts';
import type { Library } from '../app/library/library.ts';
import type { Messages } from '../app/messages/en.ts';
import { Review } from '../app/review.ts';
import { Session } from '../app/session.ts';
import { Settings } from '../app/settings.ts';
import { Status } from '../app/status.ts';
import { Tips } from '../app/tips.ts';
import { WinnableDeal } from '../app/winnableDeal.ts';
import { type LinkedGame, readLink } from '../rules/link.ts';
import { Client } from '../worker/client.ts';
import { Chrome } from './panels/Chrome.tsx';
import { GamesPanel } from './panels/GamesPanel.tsx';
import { Help } from './panels/Help.tsx';
import { Linked } from './panels/Linked.tsx';
import { Menu } from './panels/Menu.tsx';
import { NewGame } from './panels/NewGame.tsx';
import { ReviewBar } from './panels/ReviewBar.tsx';
import { SettingsPanel } from './panels/SettingsPanel.tsx';
import { Share } from './panels/Share.tsx';
import { StatisticsPanel } from './panels/StatisticsPanel.tsx';
import { TipBubble } from './panels/TipBubble.tsx';
import { startSolverThread } from './solverThread.ts';
import { connectSounds } from './sound.ts';
import { Table } from './table/table.ts';
import { watchTheme } from './theme.ts';
import { watchSpace } from './window.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

interface PageSurroundings {
  readonly library: Library;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly messages: Messages;
}

/** Puts the page together and shows it. */
export function startPage({ library, clock, store, messages }: PageSurroundings): Session {
  const session = new Session({ library, clock, messages, random: Math.random });
  const settings = new Settings(store);
  const tips = new Tips(session, store);
  const client = new Client({ connect: startSolverThread, after });
  const analysis = new Analysis((question) => client.ask(question));
  const review = new Review(session, analysis);
  const status = new Status(session, settings, analysis, () => review.isOpen.value);
  const hints = new Hints({ session, analysis, messages, after });
  const homing = new Homing({
    session,
    settings,
    messages,
    isShowing: () => hints.hint.value.kind === 'shown',
    after,
  });
  const theme = watchTheme(settings.choices);
  connectSounds(session, settings);
  const winnableDeal = new WinnableDeal(analysis, Math.random);

  const dialog = signal<
    'none' | 'newGame' | 'menu' | 'games' | 'statistics' | 'share' | 'linked' | 'help' | 'settings'
  >('none');
  const close = (): void => {
    dialog.value = 'none';
  };
  /** Closes the dialog first: closing gives the focus back to the button, then the table takes it. */
  const goOn = (): void => {
    close();
    requestAnimationFrame(() => table.focus());
  };
  const open = (next: (typeof dialog)['value']) => (): void => {
    dialog.value = next;
  };
  const openHelp = open('help');
  const linked = signal<LinkedGame | undefined>(undefined);
  /** Follows a link, which is not left in the address: a reload would follow it again. */
  const follow = (): void => {
    const hash = location.hash.slice(1);
    if (hash === '') return;
    history.replaceState(null, '', location.pathname + location.search);
    const read = readLink(hash);
    if (read.ok) {
      linked.value = read.value;
      dialog.value = 'linked';
    } else if (read.error !== 'notALink')
      session.tell(messages.links.errors[read.error], 'refusal');
  };

  function Panels() {
    return (
      <>
        <Chrome
          session={session}
          hints={hints}
          status={status}
          settings={settings}
          messages={messages}
          openMenu={open('menu')}
          openNewGame={open('newGame')}
          toTable={() => table.focus()}
        />
        <ReviewBar
          session={session}
          review={review}
          messages={messages}
          toTable={() => table.focus()}
        />
        {!review.isOpen.value && (
          <TipBubble tips={tips} messages={messages} toTable={() => table.focus()} />
        )}
        {dialog.value === 'newGame' && (
          <NewGame
            session={session}
            settings={settings}
            winnableDeal={winnableDeal}
            messages={messages}
            close={close}
            dealt={goOn}
          />
        )}
        {dialog.value === 'menu' && (
          <Menu
            messages={messages}
            close={close}
            openHelp={openHelp}
            openSettings={open('settings')}
            openGames={open('games')}
            openStatistics={open('statistics')}
            openShare={open('share')}
            lookThrough={() => {
              goOn();
              review.open();
            }}
          />
        )}
        {dialog.value === 'games' && (
          <GamesPanel
            library={library}
            session={session}
            messages={messages}
            close={close}
            opened={() => {
              goOn();
              if (session.entry.value.outcome) review.open();
            }}
          />
        )}
        {dialog.value === 'statistics' && (
          <StatisticsPanel games={library.games} messages={messages} close={close} />
        )}
        {dialog.value === 'share' && <Share session={session} messages={messages} close={close} />}
        {dialog.value === 'linked' && linked.value && (
          <Linked
            linked={linked.value}
            session={session}
            messages={messages}
            close={close}
            opened={(watched) => {
              goOn();
              if (watched) review.open();
            }}
          />
        )}
        {dialog.value === 'settings' && (
          <SettingsPanel settings={settings} tips={tips} messages={messages} close={close} />
        )}
        {dialog.value === 'help' && (
          <Help
            game={session.game.value}
            settings={settings}
            theme={theme}
            messages={messages}
            close={close}
          />
        )}
      </>
    );
  }

  byId('panels').replaceChildren();
  render(<Panels />, byId('panels'));
  const table = new Table(byId('table'), {
    session,
    hints,
    status,
    settings,
    homing,
    theme,
    messages,
    openHelp,
    deckFailed: () => session.tell(messages.deckMissing, 'refusal'),
  });
  watchSpace(byId('table'), byId('panels'), (space) => table.resize(space));

  effect(() => announce('spoken', session.news.value.text));
  effect(() => {
    const standing = status.told.value;
    announce('spoken-status', standing === undefined ? '' : messages.standing[standing]);
  });
  follow();
  window.addEventListener('hashchange', follow);
  effect(() => {
    document.body.classList.toggle('reviewing', review.isOpen.value);
  });
  return session;
}

function announce(id: string, text: string): void {
  // The same words twice are told twice only if the region has been empty in between.
  byId(id).textContent = '';
  requestAnimationFrame(() => {
    byId(id).textContent = text;
  });
}
