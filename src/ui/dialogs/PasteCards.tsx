/** Real cards as text. */
import { useState } from 'preact/hooks';
import { type ReadText, readSetup, type SetupFault } from '../../app/game/setupText.ts';
import type { Messages } from '../../i18n/messages.ts';
import { asTyped } from './asTyped.ts';

interface PasteProps {
  readonly messages: Messages;
  readonly take: (read: ReadText) => void;
}

export function PasteCards({ messages, take }: PasteProps) {
  const words = messages.ownCards;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const read = (): void => {
    const found = readSetup(text);
    setFault(found.ok ? '' : words.faultIn(found.error, cardIn(messages, found.error)));
    if (found.ok) take(found.value);
  };
  return (
    <div class="paste">
      <label for="own-text">{words.pasteHow}</label>
      <textarea
        id="own-text"
        {...asTyped}
        rows={6}
        value={text}
        placeholder={'12: 2H 5D 9H\n1: 4C 6H JC\n…'}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p class="error" role="alert">
        {fault}
      </p>
      <button type="button" onClick={read}>
        {words.read}
      </button>
    </div>
  );
}

const cardIn = (messages: Messages, fault: SetupFault): string =>
  'card' in fault ? messages.card(fault.card) : '';
