import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../rules/game.ts';
import { useTurn } from '../page/turns.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';

interface SidePanelProps {
  /** A further class, for what stands in it. */
  readonly kind: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/**
 * The place of words and buttons that belong to the game: a card in the start corner of a wide window, a panel
 * on the bar of a phone, two corners of a low window. The table is laid out beside or above it.
 */
export function SidePanel({ kind, label, children }: SidePanelProps) {
  const element = useRef<HTMLElement>(null);
  const behind = useTurn('panel', true);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.body;
    const tell = (): void => style.setProperty('--side-panel', `${current.offsetHeight}px`);
    // At once: the table is laid out for it.
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--side-panel');
    };
  }, []);
  return (
    <aside ref={element} class={`side-panel ${kind}`} aria-label={label} data-behind={behind}>
      {children}
    </aside>
  );
}

/** Whether a side panel that is wanted for a game is shown: until Esc puts it away. */
export function useUntilEsc(game: Game, isWanted: boolean, toTable: () => void): boolean {
  const [past, setPast] = useState<Game>();
  const isShown = isWanted && past !== game;
  useEscape(isShown, () =>
    closeToTable(document.querySelector('.side-panel'), () => setPast(game), toTable),
  );
  return isShown;
}
