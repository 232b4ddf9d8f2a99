import { TriangleAlert as AlertIcon } from 'lucide';
import type { Library } from '../../app/games/library.ts';
import { isWriteFailure, type WriteFailure } from '../../app/games/writer.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { Icon } from './Control.tsx';

interface KeepingProps {
  readonly library: Library;
  readonly messages: TableMessages;
}

/** There for as long as something is not saved that should have been; opens what can be done about it. */
export function KeepingSign({
  library,
  messages,
  openGames,
}: KeepingProps & { readonly openGames: () => void }) {
  const isShown = troubleOf(library) !== undefined;
  return (
    <div class="keeping" aria-live="polite">
      {isShown && (
        <button
          type="button"
          title={messages.keeping.label}
          aria-haspopup="dialog"
          onClick={openGames}
        >
          <Icon node={AlertIcon} />
          <span>{messages.keeping.label}</span>
        </button>
      )}
    </div>
  );
}

/** Why something is not saved that should have been, if that is so. */
export function troubleOf({ writer }: Library): 'late' | WriteFailure | undefined {
  const keeping = writer.keeping.value;
  return keeping === 'late' ? keeping : isWriteFailure(keeping);
}
