import type { Library } from '../../app/games/library.ts';
import type { Messages } from '../../i18n/messages.ts';
import { saveWarning } from './SaveIndicator.tsx';

interface SaveWarningProps {
  readonly library: Library;
  readonly messages: Messages;
}

/** What could not be saved, and what to do about it. */
export function SaveWarning({ library, messages }: SaveWarningProps) {
  const trouble = saveWarning(library);
  if (!trouble) return null;
  const { saving, storage } = messages;
  return (
    <p class="trouble" role="alert">
      {trouble === 'slow' ? storage.slow : saving[trouble]} {storage.ways[trouble]}
    </p>
  );
}
