/** Shares the result of a daily deal as one line of text. */
import { Check as CopiedIcon, Share2 as ShareIcon } from 'lucide';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { dailyResult } from '../../app/games/dailyResult.ts';
import type { Entry } from '../../app/games/entry.ts';
import { dailyLine } from '../../i18n/dailyLine.ts';
import type { Messages } from '../../i18n/messages.ts';
import { shareText } from '../platform/share.ts';
import { Icon } from './Control.tsx';

interface ShareResultProps {
  readonly entry: Entry;
  readonly messages: Messages;
}

/** A button for a daily deal that is over; nothing for any other game. */
export function ShareResult({ entry, messages }: ShareResultProps) {
  const line = useMemo(() => {
    const result = dailyResult(entry);
    return result && dailyLine(messages, result);
  }, [entry, messages]);
  return line === undefined ? null : <ShareLine key={line} line={line} messages={messages} />;
}

interface ShareLineProps {
  readonly line: string;
  readonly messages: Messages;
}

function ShareLine({ line, messages }: ShareLineProps) {
  const { share, copied } = messages.dailyLine;
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof shareText>>>();
  if (outcome === 'refused') return <LineToCopy {...{ line, messages }} />;
  const isCopied = outcome === 'copied';
  return (
    <>
      <button
        type="button"
        class="share-result"
        title={isCopied ? copied : share}
        onClick={() => void shareText(line).then(setOutcome)}
      >
        <Icon node={isCopied ? CopiedIcon : ShareIcon} />
        <span>{isCopied ? copied : share}</span>
      </button>
      {/* Always present: screen readers often skip a live region that has just appeared. */}
      <span class="spoken" role="status">
        {isCopied && copied}
      </span>
    </>
  );
}

/** The line, selected, where the browser neither shares nor copies it. */
function LineToCopy({ line, messages }: ShareLineProps) {
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <label class="line-to-copy">
      {messages.dailyLine.notCopied}
      <input
        ref={field}
        readOnly
        value={line}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  );
}
