import { TriangleAlert as AlertIcon } from 'lucide';
import type { Library } from '../../app/games/library.ts';
import { isWriteFailure, type WriteFailure } from '../../app/games/writer.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { Icon } from './Control.tsx';

interface SaveProps {
  readonly library: Library;
  readonly messages: TableMessages;
}

/**
 * Shown while something that should have been saved is not. Opens the games, which say what to do
 * about it.
 */
export function SaveIndicator({
  library,
  messages,
  openGames,
}: SaveProps & { readonly openGames: () => void }) {
  const isShown = saveWarning(library) !== undefined;
  return (
    <div class="saving" aria-live="polite">
      {isShown && (
        <button
          type="button"
          title={messages.saving.label}
          aria-haspopup="dialog"
          onClick={openGames}
        >
          <Icon node={AlertIcon} />
          <span>{messages.saving.label}</span>
        </button>
      )}
    </div>
  );
}

/** Why something is not saved, if it should have been by now. */
export function saveWarning({ writer }: Library): 'slow' | WriteFailure | undefined {
  const state = writer.saveState.value;
  return state === 'slow' ? state : isWriteFailure(state);
}
