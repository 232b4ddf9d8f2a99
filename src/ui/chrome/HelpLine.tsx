import { useLayoutEffect } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Helping } from '../../app/insight/hints/helping.ts';
import type { Messages } from '../../i18n/messages.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { announce } from '../platform/announce.ts';
import { SideLine } from './SideLine.tsx';
import { useStanding } from './standing.ts';

interface HelpLineProps {
  readonly session: Session;
  readonly helping: Helping;
  readonly messages: Messages;
  /** Gives the table the focus, because the button that has it disappears. */
  readonly toTable: () => void;
}

/** Says that help counts before it is given. Whoever asks again, or agrees, gets it; Esc and time say no. */
export function HelpLine({ session, helping, messages, toTable }: HelpLineProps) {
  const help = helping.question.value;
  const texts = messages.hintChip.asking;
  const question = help && texts[help === 'fairHint' ? 'hint' : help];
  const refuse = (): void => helping.refuse();
  const line = useStanding(help !== undefined, `${help}${session.entry.value.id}`, refuse);
  useLayoutEffect(() => {
    if (question) announce('spoken', question);
  }, [question]);
  useEscape(question !== undefined, () => closeToTable(line.current, refuse, toTable));
  if (!help || !question) return null;
  const then = (act: () => void) => (): void => {
    act();
    toTable();
  };
  return (
    <SideLine line={line} text={question} about={`${help}${session.entry.value.id}`}>
      {help === 'status' ? (
        <>
          <button type="button" onClick={then(() => helping.agree('position'))}>
            {texts.position}
          </button>
          <button type="button" onClick={then(() => helping.agree('game'))}>
            {texts.game}
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={then(() => helping.agree())}>
            {help === 'review' ? texts.openReview : texts.show}
          </button>
          <button type="button" onClick={then(refuse)}>
            {texts.no}
          </button>
        </>
      )}
    </SideLine>
  );
}
