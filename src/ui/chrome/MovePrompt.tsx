/** A line in which moves are typed. It stays open after a move, so that a whole game can be typed. */
import type { Signal } from '@preact/signals';
import { X as CloseIcon } from 'lucide';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import { type ReadTyped, typedMoves } from '../../app/game/typedMove.ts';
import { outcomeOf } from '../../app/game/typedOutcome.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';
import { CARD_KINDS } from '../../rules/card.ts';
import { useEscape } from '../page/useEscape.ts';
import { useLetters } from '../page/useLetters.ts';
import { announce, announced, announceToo } from '../platform/announce.ts';
import { Icon } from './Control.tsx';
import { act, type Said } from './typedActs.ts';

/** Longer lines mean nothing. */
const MAX_LENGTH = 80;

export interface MovePromptProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly helpConsent: HelpConsent;
  readonly isTyping: Signal<boolean>;
  readonly messages: Messages;
  /** Moves the focus to the table, because the field disappears. */
  readonly toTable: () => void;
}

export function MovePrompt(props: MovePromptProps) {
  const { settings, isTyping, messages } = props;
  const isShown = isTyping.value;
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const lines = useRef<Lines>({ typed: [], at: 0 });
  useLetters(true, settings, {
    i: () => {
      isTyping.value = true;
      // It can be open without the focus.
      field.current?.focus();
    },
  });
  const close = useFocus(isShown, field, props);
  const read = useReader(messages);
  useEscape(isShown, close);
  if (!isShown) return null;
  const submit = (event: Event): void => {
    event.preventDefault();
    const input = field.current;
    if (!input || input.value.trim() === '') return;
    lines.current = withLine(lines.current, input.value);
    setFault(enter(props, input, read) ?? '');
  };
  return (
    <form class="move-prompt" aria-label={messages.typing.label} onSubmit={submit}>
      <p aria-hidden="true">{fault || messages.typing.label}</p>
      <div>
        <input
          ref={field}
          type="text"
          aria-label={messages.typing.label}
          maxLength={MAX_LENGTH}
          placeholder={messages.typing.example}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="go"
          dir="auto"
          aria-invalid={fault !== ''}
          onKeyDown={(event) => recall(event, lines)}
        />
        <button type="button" class="close" aria-label={messages.close} onClick={close}>
          <Icon node={CloseIcon} />
        </button>
      </div>
    </form>
  );
}

/** Does what the line says. @returns what is wrong with it */
function enter(
  props: MovePromptProps,
  input: HTMLInputElement,
  read: ReadTyped,
): string | undefined {
  const { session, messages } = props;
  const typed = read(input.value);
  const before = announced();
  const said: Said = typed
    ? act(props, outcomeOf(session.game.peek(), typed))
    : { fault: messages.typing.notRead };
  if (said.also) announceToo(said.also);
  if (said.fault === undefined) input.value = '';
  else {
    // To be edited or typed over.
    input.select();
    // A pile that refuses a card has said so, but not in the lesson.
    if (announced() === before) announce('spoken', said.fault);
  }
  return said.fault;
}

/** Gives the field the focus while the prompt is open, and gives it back. @returns closes it */
function useFocus(
  isShown: boolean,
  field: RefObject<HTMLInputElement | null>,
  { isTyping, toTable }: MovePromptProps,
): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    before.current = document.activeElement;
    field.current?.focus();
  }, [isShown]);
  return () => {
    const hasFocus = field.current?.form?.contains(document.activeElement);
    isTyping.value = false;
    if (!hasFocus) return;
    const { current } = before;
    if (current instanceof HTMLElement && current.matches('.pile')) current.focus();
    else toTable();
  };
}

/** Reads lines in the player's language, which can change. */
const useReader = (messages: Messages) =>
  useMemo(() => {
    const names = Array.from({ length: CARD_KINDS }, (_, card) => messages.card(card));
    return typedMoves(messages.typing.words, names, messages.cardLetters);
  }, [messages.locale, messages.typing.label]);

/** The lines that were entered, and which of them stands in the field. */
interface Lines {
  readonly typed: readonly string[];
  readonly at: number;
}

function withLine({ typed }: Lines, line: string): Lines {
  const next = typed.at(-1) === line ? typed : [...typed, line];
  return { typed: next, at: next.length };
}

/** Arrow up brings back the line before, arrow down the next one. */
function recall(event: KeyboardEvent, lines: { current: Lines }): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0 || event.isComposing) return;
  event.preventDefault();
  const { typed, at } = lines.current;
  const next = Math.min(typed.length, Math.max(0, at + step));
  lines.current = { typed, at: next };
  const input = event.currentTarget as HTMLInputElement;
  input.value = typed[next] ?? '';
}
