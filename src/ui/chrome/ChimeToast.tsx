import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Review } from '../../app/insight/review/review.ts';
import type { KeyValueStore } from '../../app/preferences/keyValueStore.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import { isTimeToAsk, keepAsked } from '../../app/sounds/chime.ts';
import type { Messages } from '../../i18n/messages.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { announceToo } from '../platform/announce.ts';
import { useAutoDismiss } from './autoDismiss.ts';
import { SideLine } from './SideLine.tsx';

interface ChimeToastProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly review: Review;
  readonly store: KeyValueStore;
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** Asks whether to have sound: once, when a chime would ring for the first time. */
export function ChimeToast(props: ChimeToastProps) {
  const { session, settings, review, messages, toTable } = props;
  const [asked, setAsked] = useAsked(props);
  const { id, game } = session.entry.value;
  const isFree = !settings.choices.value.sound && !review.isOpen.value;
  const isShown = asked === id && isFree && endingOf(game) === undefined;
  const { chime } = messages;
  const dismiss = (): void => setAsked(undefined);
  const line = useAutoDismiss(isShown, id, dismiss);
  useLayoutEffect(() => {
    if (isShown) announceToo(chime.question);
  }, [isShown]);
  if (!isShown) return null;
  const answer = (sound: boolean): void => {
    dismiss();
    if (sound) settings.choose({ sound });
    toTable();
  };
  return (
    <SideLine line={line} text={chime.question}>
      <button type="button" onClick={() => answer(true)}>
        {chime.on}
      </button>
      <button type="button" onClick={() => answer(false)}>
        {chime.no}
      </button>
    </SideLine>
  );
}

/** The id of the game in which the question is shown. */
function useAsked({ session, settings, store }: ChimeToastProps) {
  const state = useState<string>();
  const [, setAsked] = state;
  useEffect(
    () =>
      session.onChange((change) => {
        const isTime = !settings.choices.peek().sound && isTimeToAsk(change, store);
        if (isTime && keepAsked(store)) setAsked(session.entry.peek().id);
      }),
    [session, settings, store],
  );
  return state;
}
