import { useEffect } from 'preact/hooks';
import type { Trial, TrialState } from '../../app/insight/review/trial.ts';
import type { Messages } from '../../i18n/messages.ts';
import { SidePanel } from '../chrome/SidePanel.tsx';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { announceToo } from '../platform/announce.ts';

interface TrialPanelProps {
  readonly trial: Trial;
  /** Called when it has been closed: shows what it was opened from. */
  readonly goBack: () => void;
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** Beside a game on trial: what the solver says of the last move. */
export function TrialPanel({ trial, goBack, messages, toTable }: TrialPanelProps) {
  const state = trial.state.value;
  const isShown = state !== 'off' && state !== 'won';
  const { title, showWay, takeBack } = messages.trial;
  const said = isShown ? wordsOf(messages, state) : undefined;
  const spoken = said && messages.sentences([said.verdict, said.text].filter(Boolean));
  useEffect(() => {
    if (spoken && state !== 'judging') announceToo(spoken);
  }, [spoken]);
  const end = (): void =>
    closeToTable(
      document.querySelector('.side-panel.trial'),
      () => {
        trial.end();
        goBack();
      },
      toTable,
    );
  useEscape(isShown, end);
  if (!said) return null;
  return (
    <SidePanel kind={`trial ${state}`} label={title}>
      <p class="words">
        <strong>{said.verdict}</strong> <span>{said.text}</span>
      </p>
      <div class="buttons">
        {state === 'lost' && (
          <button type="button" class="main" onClick={() => trial.takeBack()}>
            {takeBack}
          </button>
        )}
        <button type="button" onClick={() => trial.showWay()}>
          {showWay}
        </button>
        <button type="button" onClick={end}>
          {messages.close}
        </button>
      </div>
    </SidePanel>
  );
}

/** A verdict, and what there is to say about it. */
function wordsOf(
  { trial, verdicts }: Messages,
  state: Exclude<TrialState, 'off' | 'won'>,
): { readonly verdict: string; readonly text: string } {
  switch (state) {
    case 'begun':
      return { verdict: trial.title, text: trial.find };
    case 'judging':
      return { verdict: verdicts.thinking, text: '' };
    case 'winnable':
      return { verdict: trial.winnable, text: '' };
    case 'lost':
      return { verdict: trial.lost, text: trial.proved };
    case 'unknown':
      return { verdict: verdicts.unknown, text: '' };
  }
}
