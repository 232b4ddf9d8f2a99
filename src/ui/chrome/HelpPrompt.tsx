import { useLayoutEffect } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { Messages } from '../../i18n/messages.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { announce } from '../platform/announce.ts';
import { useAutoDismiss } from './autoDismiss.ts';
import { SideLine } from './SideLine.tsx';

interface HelpPromptProps {
  readonly session: Session;
  readonly helpConsent: HelpConsent;
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/**
 * Warns that help counts before giving it. Asking again or agreeing gives it; Esc or a timeout
 * declines.
 */
export function HelpPrompt({ session, helpConsent, messages, toTable }: HelpPromptProps) {
  const help = helpConsent.question.value;
  const texts = messages.hintChip.asking;
  const isHidden = help === 'status' && session.game.value.unknown > 0;
  const question =
    help && (isHidden ? messages.ownCards.hidden : texts[help === 'fairHint' ? 'hint' : help]);
  const refuse = (): void => helpConsent.refuse();
  const line = useAutoDismiss(help !== undefined, `${help}${session.entry.value.id}`, refuse);
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
      {isHidden ? (
        <button type="button" onClick={then(refuse)}>
          {messages.tips.gotIt}
        </button>
      ) : help === 'status' ? (
        <>
          <button type="button" onClick={then(() => helpConsent.agree('position'))}>
            {texts.position}
          </button>
          <button type="button" onClick={then(() => helpConsent.agree('game'))}>
            {texts.game}
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={then(() => helpConsent.agree())}>
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
