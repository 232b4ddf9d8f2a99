import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Messages } from '../../i18n/messages.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { announce } from '../platform/announce.ts';
import { SideLine } from './SideLine.tsx';

interface FindBarProps {
  readonly session: Session;
  readonly searching: Signal<boolean>;
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** Shown while cards are searched for. A move ends the search, and so does Esc. */
export function FindBar({ session, searching, messages, toTable }: FindBarProps) {
  const isShown = searching.value;
  const text = messages.panels.whichCard;
  const line = useRef<HTMLElement>(null);
  const stop = (): void => {
    searching.value = false;
  };
  const end = (): void => closeToTable(line.current, stop, toTable);
  useLayoutEffect(() => {
    if (!isShown) return;
    announce('spoken', text);
    const game = session.game.peek();
    return session.game.subscribe((now) => {
      if (now !== game) searching.value = false;
    });
  }, [isShown]);
  useEscape(isShown, end);
  if (!isShown) return null;
  return (
    <SideLine line={line} text={text}>
      <button type="button" onClick={end}>
        {messages.close}
      </button>
    </SideLine>
  );
}
