import { TriangleAlert as AlertIcon } from 'lucide';
import type { Library } from '../../app/library/library.ts';
import type { Messages } from '../../words/en.ts';
import { Icon } from './Control.tsx';

interface KeepingProps {
  readonly library: Library;
  readonly messages: Messages;
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

/** What is wrong, and what to do. */
export function KeepingTrouble({ library, messages }: KeepingProps) {
  const trouble = troubleOf(library);
  if (!trouble) return null;
  const { keeping } = messages;
  return (
    <p class="trouble" role="alert">
      {keeping[trouble]} {keeping.way}
    </p>
  );
}

function troubleOf({ writer }: Library): 'late' | 'refused' | undefined {
  const keeping = writer.keeping.value;
  return keeping === 'late' || keeping === 'refused' ? keeping : undefined;
}
