/** Problems: the one of the day, the next one, how the player is doing, and the mistakes of the player's own games. */
import { useEffect, useState } from 'preact/hooks';
import type { OwnMistakes } from '../../app/problems/ownMistakes.ts';
import type { Problems } from '../../app/problems/problems.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { AllProblems } from './AllProblems.tsx';
import { Dialog } from './Dialog.tsx';
import { nameOfGame } from './gameTexts.ts';

interface ProblemsPanelProps {
  readonly problems: Problems;
  readonly ownMistakes: OwnMistakes;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when a problem has been put on the table. */
  readonly opened: () => void;
}

export function ProblemsPanel(props: ProblemsPanelProps) {
  const { problems, messages, close, opened } = props;
  const words = messages.problems;
  const put = (open: Promise<void>): void => void open.then(opened);
  return (
    <Dialog kind="all-problems" title={words.title} closeLabel={messages.close} close={close}>
      <p>{words.about}</p>
      <button type="button" class="main" autofocus onClick={() => put(problems.daily())}>
        {words.today}
      </button>
      <button type="button" onClick={() => put(problems.next())}>
        {words.next}
      </button>
      <Strength {...props} />
      <AllProblems {...{ problems, messages, opened }} />
      <Mistakes {...props} />
    </Dialog>
  );
}

/** How the player is doing. */
function Strength({ problems, messages: { problems: words, locale } }: ProblemsPanelProps) {
  const { amount } = formatsOf(locale);
  const { strength, solved, failed, streak } = problems.progress.value;
  const tried = solved.length + failed.length;
  return (
    <>
      {tried > 0 && (
        <p>
          {words.solved(amount(solved.length), amount(tried))}{' '}
          {words.rating(
            amount(Math.round(strength.rating)).text,
            amount(Math.round(2 * strength.deviation)).text,
          )}
        </p>
      )}
      <p class="hint">
        {words.streak(amount(streak.days))} {words.grades}
      </p>
    </>
  );
}

/** How many mistakes are listed at first, and how many more each time. */
const PAGE = 20;

/** The mistakes of the player's own games. They are looked for while the dialog is open. */
function Mistakes({ ownMistakes, messages, opened }: ProblemsPanelProps) {
  const { ownMistakes: words, locale } = messages;
  const [shown, setShown] = useState(PAGE);
  useEffect(() => {
    void ownMistakes.search();
    return () => ownMistakes.stopSearch();
  }, [ownMistakes]);
  const { amount } = formatsOf(locale);
  const found = ownMistakes.found.value;
  const { done, all } = ownMistakes.looked.value;
  return (
    <section class="own-mistakes">
      <h3>{words.title}</h3>
      <p>{words.about}</p>
      <ul>
        {found.slice(0, shown).map((mistake) => {
          const name = nameOfGame(messages, mistake.game);
          const place = messages.review.position(mistake.at, mistake.game.outcome?.moves ?? 0);
          const state = mistake.state === 'found' ? [] : [words.states[mistake.state]];
          return (
            <li key={mistake.game.id}>
              <button
                type="button"
                class={mistake.state}
                aria-label={[name.spoken, place, ...state].join(', ')}
                onClick={() => {
                  ownMistakes.tryAgain(mistake);
                  opened();
                }}
              >
                <span>{name.written}</span> <small>{place}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > shown && (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          {messages.games.more}
        </button>
      )}
      <p class="hint" role="status">
        {words.looked(amount(done), amount(all))}
      </p>
    </section>
  );
}
