import type { Library } from '../../app/games/library.ts';
import type { Messages } from '../../i18n/messages.ts';
import { troubleOf } from './KeepingSign.tsx';

interface KeepingTroubleProps {
  readonly library: Library;
  readonly messages: Messages;
}

/** What is not saved that should have been, and what to do. */
export function KeepingTrouble({ library, messages }: KeepingTroubleProps) {
  const trouble = troubleOf(library);
  if (!trouble) return null;
  const { keeping, storage } = messages;
  return (
    <p class="trouble" role="alert">
      {trouble === 'late' ? storage.late : keeping[trouble]} {storage.ways[trouble]}
    </p>
  );
}
