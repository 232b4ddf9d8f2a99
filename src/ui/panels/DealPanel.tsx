/** The deal on the table: by which rules it is played, and how difficult it is. */
import { useMemo } from 'preact/hooks';
import { type Difficulty, isHelp } from '../../app/difficulty.ts';
import type { Messages } from '../../app/messages/en.ts';
import type { Session } from '../../app/session.ts';
import { rulesTitle } from '../../app/speech.ts';
import { startGame } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import { DealDifficulty } from './DealDifficulty.tsx';
import { Dialog } from './Dialog.tsx';

interface DealPanelProps {
  readonly session: Session;
  readonly difficulty: Difficulty;
  readonly messages: Messages;
  readonly close: () => void;
}

export function DealPanel(props: DealPanelProps) {
  const { session, difficulty, messages, close } = props;
  const { game, outcome } = session.entry.value;
  const { ruleSet, number } = game;
  const start = game.positions[0] as Position;
  const deal = useMemo(() => startGame(ruleSet, start, number), [ruleSet, start, number]);
  const texts = messages.fair.difficulty;
  const counts = !outcome && isHelp(game, deal) && difficulty.known(deal) === undefined;
  return (
    <Dialog title={messages.dealTitle(number)} closeLabel={messages.close} close={close}>
      <p>{rulesTitle(messages, ruleSet)}</p>
      <DealDifficulty {...props} game={deal} />
      <p class="hint">
        {texts.about} {counts && texts.counts}
      </p>
    </Dialog>
  );
}
