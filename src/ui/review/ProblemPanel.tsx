/** Beside a problem: the question, the stock face up, and what the answer was. */
import { X as CloseIcon } from 'lucide';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Trial } from '../../app/insight/review/trial.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import {
  gradeOf,
  numberOf,
  type Problem,
  type ProblemPhase,
  type Problems,
} from '../../app/problems/problems.ts';
import type { Messages } from '../../i18n/messages.ts';
import { cornerOf } from '../../i18n/writtenCard.ts';
import { type Card, suitOf } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import { Icon } from '../chrome/Control.tsx';
import { SidePanel } from '../chrome/SidePanel.tsx';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { useLetters } from '../page/useLetters.ts';
import { announceToo } from '../platform/announce.ts';

interface ProblemPanelProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly problems: Problems;
  readonly trial: Trial;
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

export function ProblemPanel(props: ProblemPanelProps) {
  const { session, settings, problems, trial, messages, toTable } = props;
  const problem = problems.problem.value;
  const phase = problems.phase.value;
  const question = problem && messages.problems.questions[problem.kind];
  const said = answerTo(messages, problem, phase);
  const { stock } = current(session.game.value);
  useEffect(() => {
    if (question) announceToo(said ?? question);
  }, [question, said]);
  const end = (): void =>
    closeToTable(document.querySelector('.side-panel.problem'), () => trial.end(), toTable);
  useEscape(problem !== undefined, end);
  useLetters(problem !== undefined, settings, {
    n: () => void problems.next(),
  });
  if (!problem) return null;
  return (
    <SidePanel kind={`problem ${phase}`} label={messages.problems.title}>
      <p class="words">
        <strong>{question}</strong> <span>{said}</span>
      </p>
      <OpenStock cards={stock} messages={messages} />
      <Buttons {...props} phase={phase} />
      <button type="button" class="close" aria-label={messages.close} onClick={end}>
        <Icon node={CloseIcon} />
      </button>
    </SidePanel>
  );
}

/** The name of a problem, which stands where otherwise the deal is named. */
export function problemName({ problems, dealNames }: Messages, problem: Problem | undefined) {
  if (!problem) return undefined;
  const grade = dealNames[gradeOf(problem)];
  return `${problems.name(numberOf(problem))} · ${grade}`;
}

/** The cards of the stock, the next one first. */
function OpenStock({ cards, messages }: { cards: readonly Card[]; messages: Messages }) {
  return (
    <ol class="open-stock" aria-label={messages.problems.stock}>
      {cards.map((card, i) => (
        <li
          key={i}
          class={suitOf(card) % 2 === 1 ? 'red' : undefined}
          aria-label={messages.card(card)}
        >
          <span aria-hidden="true">{cornerOf(messages, card).rank}</span>
          <span aria-hidden="true">{cornerOf(messages, card).sign}</span>
        </li>
      ))}
    </ol>
  );
}

/** What there is to say about the answer; nothing before it. */
function answerTo(
  { problems, trial, sentences }: Messages,
  problem: Problem | undefined,
  phase: ProblemPhase,
): string | undefined {
  if (phase === 'wrong') return sentences([trial.lost, trial.proved]);
  if (phase === 'trying') return trial.winnable;
  if (phase !== 'right' || !problem) return undefined;
  return sentences([problems.right, problem.right.length === 1 ? problems.only : problems.keeps]);
}

function Buttons({
  problems,
  trial,
  messages,
  phase,
}: ProblemPanelProps & { readonly phase: ProblemPhase }) {
  const words = messages.problems;
  const next = { name: words.next, act: () => void problems.next() };
  const way = { name: messages.trial.showWay, act: () => problems.showWay() };
  const takeBack = { name: messages.trial.takeBack, act: () => trial.takeBack() };
  const onward = { name: words.goOn, act: () => problems.goOn() };
  const answered = trial.state.value === 'won' ? [next] : [next, onward];
  const shown =
    phase === 'wrong' ? [takeBack, way, next] : phase === 'right' ? answered : [way, next];
  return (
    <div class="buttons">
      {shown.map(({ name, act }, i) => (
        <button
          key={name}
          type="button"
          class={i === 0 && (phase === 'wrong' || phase === 'right') ? 'main' : undefined}
          onClick={act}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
