/** All problems, by how hard they are; the ones that were tried are marked. */
import { useState } from 'preact/hooks';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import { gradeOf, numberOf, type Problem, type Problems } from '../../app/problems/problems.ts';
import { attemptAt } from '../../app/problems/progress.ts';
import type { Messages } from '../../i18n/messages.ts';

interface AllProblemsProps {
  readonly problems: Problems;
  readonly messages: Messages;
  /** Called when a problem has been put on the table. */
  readonly opened: () => void;
}

const GRADES: readonly Grade[] = ['easy', 'medium', 'hard'];

export function AllProblems({ problems, messages, opened }: AllProblemsProps) {
  const { problems: words, dealNames } = messages;
  const [all, setAll] = useState<readonly Problem[]>();
  return (
    <details
      class="problem-list"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void problems.all().then(setAll);
      }}
    >
      <summary>{words.all}</summary>
      {all &&
        GRADES.map((grade) => (
          <section key={grade}>
            <h3>{dealNames[grade]}</h3>
            <ul>
              {all
                .filter((problem) => gradeOf(problem) === grade)
                .map((problem) => (
                  <Choice key={problem.link} {...{ problem, problems, messages, opened }} />
                ))}
            </ul>
          </section>
        ))}
    </details>
  );
}

function Choice({
  problem,
  problems,
  messages,
  opened,
}: AllProblemsProps & { readonly problem: Problem }) {
  const { problems: words } = messages;
  const number = numberOf(problem);
  const attempt = attemptAt(problems.progress.value, number);
  return (
    <li>
      <button
        type="button"
        class={attempt}
        aria-label={[words.name(number), ...(attempt ? [words.attempts[attempt]] : [])].join(', ')}
        onClick={() => {
          problems.put(problem);
          opened();
        }}
      >
        {number}
      </button>
    </li>
  );
}
