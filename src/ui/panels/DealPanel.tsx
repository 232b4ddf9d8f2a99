/** The rules and the difficulty of the deal on the table. */
import { useMemo } from 'preact/hooks';
import type { Difficulty } from '../../app/advice/difficulty.ts';
import type { Session } from '../../app/table/session.ts';
import { startGame } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import { nameOf } from '../../rules/ruleSet.ts';
import type { Messages } from '../../words/messages.ts';
import { DealDifficulty } from './DealDifficulty.tsx';
import { Dialog } from './Dialog.tsx';

interface DealPanelProps {
  readonly session: Session;
  readonly difficulty: Difficulty;
  readonly messages: Messages;
  readonly close: () => void;
}

export function DealPanel(props: DealPanelProps) {
  const { session, messages, close } = props;
  const { ruleSet, number, positions } = session.game.value;
  const start = positions[0] as Position;
  const deal = useMemo(() => startGame(ruleSet, start, number), [ruleSet, start, number]);
  const name = nameOf(ruleSet);
  const { rules } = messages;
  return (
    <Dialog title={messages.dealTitle(number)} closeLabel={messages.close} close={close}>
      <p>{name ? rules.sets[name].title : rules.own}</p>
      <DealDifficulty {...props} game={deal} />
      <p class="hint">{messages.difficulty.about}</p>
    </Dialog>
  );
}
