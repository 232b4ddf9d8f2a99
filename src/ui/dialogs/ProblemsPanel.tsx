/** Problems: the one of the day, the next one, and how the player is doing. */
import type { Problems } from '../../app/problems/problems.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Dialog } from './Dialog.tsx';

interface ProblemsPanelProps {
  readonly problems: Problems;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when a problem has been put on the table. */
  readonly opened: () => void;
}

export function ProblemsPanel({ problems, messages, close, opened }: ProblemsPanelProps) {
  const { problems: words, locale } = messages;
  const { amount } = formatsOf(locale);
  const { strength, tried, streak } = problems.progress.value;
  const all = Object.values(tried);
  const solved = all.filter((each) => each === 'solved').length;
  const put = (open: Promise<void>): void => void open.then(opened);
  return (
    <Dialog title={words.title} closeLabel={messages.close} close={close}>
      <p>{words.about}</p>
      <button type="button" class="main" autofocus onClick={() => put(problems.daily())}>
        {words.today}
      </button>
      <button type="button" onClick={() => put(problems.next())}>
        {words.next}
      </button>
      {all.length > 0 && (
        <>
          <p>{words.solved(amount(solved), amount(all.length))}</p>
          <p>
            {words.rating(
              amount(Math.round(strength.rating)).text,
              amount(Math.round(2 * strength.deviation)).text,
            )}
          </p>
        </>
      )}
      <p class="hint">
        {words.streak(amount(streak.days))} {words.grades}
      </p>
    </Dialog>
  );
}
