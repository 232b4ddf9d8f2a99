import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../rules/game.ts';
import { useTurn } from '../page/turns.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';

interface SidePanelProps {
  /** An additional class that names its content. */
  readonly kind: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/**
 * The place for words and buttons that belong to the game: a card in the start corner of a wide
 * window, a panel
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
    // Synchronously: the table is laid out around it.
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

/** Whether to show a side panel: Esc hides it until the game changes. */
export function useUntilEsc(game: Game, isWanted: boolean, toTable: () => void): boolean {
  const [past, setPast] = useState<Game>();
  const isShown = isWanted && past !== game;
  useEscape(isShown, () =>
    closeToTable(document.querySelector('.side-panel'), () => setPast(game), toTable),
  );
  return isShown;
}
