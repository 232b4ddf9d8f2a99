/** Everything around the table: title, status, buttons, the last refusal, the words at the win. */

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  type Announcement,
  isAboutAPile,
  isNotice,
} from '../../app/announcements/announcements.ts';
import type { Session } from '../../app/game/session.ts';
import type { Library } from '../../app/games/library.ts';
import type { WinCheck } from '../../app/insight/winCheck.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import { speakAnnouncement } from '../../i18n/announcements.ts';
import { dealName, spokenName } from '../../i18n/dealName.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import type { Late } from '../page/late.ts';
import { Controls, type ControlsProps } from './Controls.tsx';
import { SaveIndicator } from './SaveIndicator.tsx';
import { WinCheckLine } from './WinCheckLine.tsx';

interface ChromeProps extends ControlsProps {
  readonly winCheck: WinCheck;
  readonly settings: Settings;
  readonly library: Library;
  readonly isLit: ReadonlySignal<boolean>;
  /** Replaces the name of the deal. */
  readonly caption: ComponentChildren;
  /** The number of moves and the time, as text. */
  readonly figures: ReadonlySignal<string>;
  readonly openDeal: () => void;
  readonly openGames: () => void;
  /** Once it is loaded, the piles themselves say why they take no card. */
  readonly late: ReadonlySignal<Late | undefined>;
}

/** The title, the buttons, and the words at the win. */
export function Chrome(props: ChromeProps) {
  return (
    <>
      <Title {...props} />
      <Controls {...props} />
      <Win {...props} />
    </>
  );
}

function Title(props: ChromeProps) {
  const { session, library, messages, caption } = props;
  const { openDeal, openGames, late, figures } = props;
  const { game, daily, found } = session.entry.value;
  const name = dealName(messages, { number: game.number, daily, found }, game.ruleSet);
  return (
    <header class="title">
      <h1>{messages.title}</h1>
      <SaveIndicator library={library} messages={messages} openGames={openGames} />
      <p class="deal" title={name.number}>
        {caption ?? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={spokenName(name)}
            onClick={openDeal}
          >
            <span class="deal-name">{name.parts.join(' · ')}</span>{' '}
            {name.rules && <span class="rules-name">{name.rules}</span>}
          </button>
        )}
        {figures.value && <span class="play-figures">{figures.value}</span>}
      </p>
      <WinCheckLine {...props} />
      <Notice {...{ session, messages, late }} />
    </header>
  );
}

interface WordsProps {
  readonly session: Session;
  readonly messages: TableMessages;
}

/** Shows refusals and marks. Screen readers get them announced instead. */
function Notice({ session, messages, late }: WordsProps & Pick<ChromeProps, 'late'>) {
  const announcement = session.announcement.value;
  const isShown = useForAWhile(
    announcement,
    isNotice(announcement) && !(late.value && isAboutAPile(announcement)),
  );
  return (
    <p class="notice" aria-hidden="true">
      {isShown && speakAnnouncement(messages, announcement)}
    </p>
  );
}

/** How long a refusal is shown, in milliseconds. */
const READING_MS = 8000;

/**
 * Whether to still show an announcement. It is hidden after a while because it covers other things
 * on a phone.
 */
function useForAWhile(announcement: Announcement, wanted: boolean): boolean {
  const [past, setPast] = useState<Announcement>();
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setPast(announcement), READING_MS);
    return () => clearTimeout(timer);
  }, [announcement, wanted]);
  return wanted && past !== announcement;
}

/** The words on the clock of a won game. Screen readers get them announced instead. */
function Win({ isLit, messages }: Pick<ChromeProps, 'isLit' | 'messages'>) {
  return isLit.value ? (
    <p class="win" aria-hidden="true">
      {messages.wonTitle}
    </p>
  ) : null;
}
