import { Undo2 as UndoIcon } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import { type Complaint, Lesson } from '../../app/guidance/lesson.ts';
import { STEP_COUNT } from '../../app/guidance/steps.ts';
import type { LazyHints } from '../../app/insight/hints/lazyHints.ts';
import type { Review } from '../../app/insight/review/review.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { LessonMessages, TableMessages } from '../../i18n/messages.ts';
import { writtenCard } from '../../i18n/writtenCard.ts';
import { type Card, parseCard } from '../../rules/card.ts';
import { canUndo, current } from '../../rules/game.ts';
import { topAt } from '../../rules/move.ts';
import type { App } from '../page/createApp.ts';
import { flareOnce } from '../page/flare.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { announce, announceToo } from '../platform/announce.ts';
import { showLesson } from '../table/lessonMarks.ts';
import { calm } from '../table/motion.ts';
import { Icon } from './Control.tsx';
import { SidePanel } from './SidePanel.tsx';

type Messages = TableMessages & LessonMessages;

interface LessonPanelProps {
  readonly session: Session;
  readonly review: Review;
  readonly hints: LazyHints;
  readonly messages: Messages;
  readonly settings: Settings;
  readonly scene: App['scene'];
  readonly openNewGame: () => void;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** What the lesson says, with the button that leaves it. */
export function LessonPanel(props: LessonPanelProps) {
  const { guide } = props.session;
  const lesson = guide.value;
  if (!(lesson instanceof Lesson) || props.review.isOpen.value) return null;
  return <Panel {...props} lesson={lesson} />;
}

/** Replaces the name of the deal. */
export function LessonTitle({ session, messages }: Pick<LessonPanelProps, 'session' | 'messages'>) {
  const lesson = session.guide.value;
  return lesson instanceof Lesson ? messages.lesson.title(lesson.step.value) : null;
}

/** The hour that the lesson completes. */
const LIT = 1;

type PanelProps = LessonPanelProps & { readonly lesson: Lesson };

function Panel(props: PanelProps) {
  const { lesson, session, messages, openNewGame, toTable } = props;
  const end = (): void =>
    closeToTable(document.querySelector('.side-panel'), () => lesson.end(), toTable);
  useEscape(true, end);
  useSpeech(props);
  const { kind } = props.hints.hint.value;
  // A hint might show another way.
  useEffect(() => {
    if (kind !== 'off' && session.isTaught) props.hints.end();
  }, [kind]);
  useEffect(() => showLesson(lesson, session, props.scene), [lesson]);
  const isDone = lesson.next.value === undefined;
  useEffect(() => {
    const shown = props.scene.peek();
    const isCalm = calm.matches || props.settings.choices.peek().speed === 'off';
    if (isDone && shown && !isCalm) flareOnce(shown.geometry, LIT);
  }, [isDone]);
  const words = messages.lesson;
  return (
    <SidePanel kind="lesson" label={words.name}>
      {lesson.next.value ? (
        <>
          <Sentence lesson={lesson} messages={messages} />
          <div class="buttons">
            <Progress lesson={lesson} messages={messages} />
            {canUndo(session.game.value) && !lesson.complaint.value && (
              <button
                type="button"
                class="undo"
                aria-label={messages.undo}
                onClick={() => session.undo()}
              >
                <Icon node={UndoIcon} />
              </button>
            )}
            <button type="button" onClick={end}>
              {words.skip}
            </button>
          </div>
        </>
      ) : (
        <>
          <p class="words">
            <strong>{words.done}</strong> <span>{words.doneText}</span>
          </p>
          <div class="buttons">
            <button type="button" class="main" onClick={end}>
              {words.playOn}
            </button>
            <button type="button" onClick={openNewGame}>
              {messages.newGame}
            </button>
          </div>
        </>
      )}
    </SidePanel>
  );
}

interface WordsProps {
  readonly lesson: Lesson;
  readonly messages: Messages;
}

/** The sentence of the current step, with its cards in bold. */
function Sentence({ lesson, messages }: WordsProps) {
  // `|` marks the cards: no sentence contains one.
  const sentence = sentenceOf(lesson, messages, (card) => `|${writtenCard(messages, card)}|`);
  return (
    <p class="words">
      {sentence.split('|').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}
    </p>
  );
}

/** The progress, or the answer to a move that the lesson does not want. */
function Progress({ lesson, messages }: WordsProps) {
  const step = lesson.step.value;
  const complaint = lesson.complaint.value;
  if (complaint)
    return (
      <p class="answer">
        <Icon node={UndoIcon} />
        <span>{answerTo(complaint, messages, (card) => writtenCard(messages, card))}</span>
      </p>
    );
  return (
    <p class="standing">
      <span class="dots" aria-hidden="true">
        {Array.from({ length: STEP_COUNT }, (_, i) => (
          <i key={i} class={i + 1 < step ? 'done' : i + 1 === step ? 'now' : ''} />
        ))}
      </span>
      <span>{messages.lesson.count(step)}</span>
    </p>
  );
}

/** Announces each sentence with its places, and each answer. */
function useSpeech(props: PanelProps): void {
  const { lesson, messages } = props;
  const announcedStep = useRef(0);
  const step = lesson.step.value;
  const next = lesson.next.value;
  const complaint = lesson.complaint.value;
  // Computed now: the game can have gone on by the time it is announced.
  const place = placeOf(props);
  useEffect(() => {
    const { lesson: words, sentences } = messages;
    const whole = next
      ? [words.step(step), sentenceOf(lesson, messages, messages.card)]
      : [words.done, words.doneText];
    announceToo(sentences([...(announcedStep.current === step ? [] : whole), ...place]));
    announcedStep.current = step;
  }, [step, next]);
  useEffect(() => {
    if (complaint) announce('spoken', answerTo(complaint, messages, messages.card));
  }, [complaint]);
}

/** The card to be moved, from where and to where; empty if the next move is the stock's. */
function placeOf({ lesson, session, messages }: PanelProps): string[] {
  const next = lesson.next.value;
  if (next?.kind !== 'carry') return [];
  const card = topAt(current(session.game.value), next.from);
  return card === undefined
    ? []
    : [messages.sentence([messages.carried(card, next.from, next.to)])];
}

const sentenceOf = (
  lesson: Lesson,
  { lesson: words }: Messages,
  spell: (card: Card) => string,
): string => words.steps((name) => spell(parseCard(name) as Card))[lesson.step.value - 1] ?? '';

function answerTo(
  complaint: Complaint,
  { lesson: { answers } }: Messages,
  spell: (card: Card) => string,
): string {
  if ('card' in complaint) return answers[complaint.kind](spell(complaint.card));
  return answers[complaint.kind]('hour' in complaint ? `${complaint.hour}` : '');
}
