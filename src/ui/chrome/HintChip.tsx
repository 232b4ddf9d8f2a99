/** A hint in words, with its buttons: near its arrow, where it covers no pile. */

import type { ReadonlySignal } from '@preact/signals';
import { X as CloseIcon, ArrowLeftToLine as RewindIcon } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Hint } from '../../app/insight/hints/hint.ts';
import type { LazyHints } from '../../app/insight/hints/lazyHints.ts';
import { sayHint } from '../../i18n/hintSayings.ts';
import type { Messages } from '../../i18n/messages.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { useTurn } from '../page/turns.ts';
import { useEscape } from '../page/useEscape.ts';
import { placeChip } from '../table/chipPlace.ts';
import type { Scene } from '../table/scene.ts';
import { Icon } from './Control.tsx';

interface HintChipProps {
  readonly session: Session;
  readonly hints: LazyHints;
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

export function HintChip(props: HintChipProps) {
  const { session, hints } = props;
  const hint = hints.hint.value;
  // At the win the hint is done, except in a game where the fair player is watched.
  const isDone = endingOf(session.game.value) === 'won' && !hasOpinion(hint);
  return hint.kind === 'off' || isDone ? null : <Chip {...props} hint={hint} />;
}

const hasOpinion = (hint: Hint): boolean => hint.kind === 'shown' && hint.evaluation !== undefined;

function Chip(props: HintChipProps & { readonly hint: Hint }) {
  const { session, hint, hints, scene, messages, toTable } = props;
  const { title, text } = sayHint(messages, hint, session.game.value);
  const chip = useRef<HTMLElement>(null);
  const behind = useTurn('chip', true);
  const before = useRef<Hint | undefined>(undefined);
  const { value } = scene;
  useLayoutEffect(() => {
    const mayStay = before.current?.kind === 'shown' && hint.kind === 'shown';
    if (chip.current && value) placeChip(chip.current, value, mayStay);
    before.current = hint;
  }, [hint, value, title, text]);
  useFocusBack(chip, toTable);
  useEscape(true, () => hints.dismiss());
  return (
    <aside
      ref={chip}
      class={`hint-chip ${hint.kind}`}
      aria-label={messages.hint}
      data-behind={behind}
    >
      <p class="words">
        {title && <strong>{title}</strong>} {text && <span>{text}</span>}
      </p>
      <div class="buttons">
        {hint.kind === 'shown' && !hint.over && <WayButtons hints={hints} messages={messages} />}
        {hint.kind === 'lost' && hint.last.kind === 'found' && (
          <button type="button" class="main" aria-label={title} onClick={() => hints.goBack()}>
            {messages.hintChip.undo}
          </button>
        )}
        {hint.kind === 'shown' && session.game.value.at > hint.since && (
          <IconButton
            icon={RewindIcon}
            name={messages.hintChip.rewind}
            act={() => hints.takeBack()}
          />
        )}
        <IconButton icon={CloseIcon} name={messages.hintChip.close} act={() => hints.dismiss()} />
      </div>
    </aside>
  );
}

/** Plays the move, or the whole way. */
function WayButtons({ hints, messages }: Pick<HintChipProps, 'hints' | 'messages'>) {
  const shown = hints.hint.value;
  if (shown.kind !== 'shown') return null;
  const { doIt, thinkAgain, playOut, pause } = messages.hintChip;
  const isBusy = shown.playing || shown.evaluation?.kind === 'thinking';
  return (
    <>
      <button
        type="button"
        class="main"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) hints.step();
        }}
      >
        {shown.evaluation?.kind === 'stale' ? thinkAgain : doIt}
      </button>
      <button type="button" onClick={() => hints.playOrPause()}>
        {shown.playing ? pause : playOut}
      </button>
    </>
  );
}

interface IconButtonProps {
  readonly icon: Parameters<typeof Icon>[0]['node'];
  readonly name: string;
  readonly act: () => void;
}

function IconButton({ icon, name, act }: IconButtonProps) {
  return (
    <button type="button" class="sign" aria-label={name} title={name} onClick={act}>
      <Icon node={icon} />
    </button>
  );
}

/** If the chip disappears while the focus is in it, the table gets the focus. */
function useFocusBack(chip: { readonly current: HTMLElement | null }, toTable: () => void): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const watch = (): void => {
      hadFocus.current = chip.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', watch);
    return () => {
      document.removeEventListener('focusin', watch);
      if (hadFocus.current && !document.querySelector('dialog[open]')) toTable();
    };
  }, []);
}
