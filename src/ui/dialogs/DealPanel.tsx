/** The number, the name, the rules and the difficulty of the deal on the table. */
import { useMemo } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Difficulty } from '../../app/insight/deals/difficulty.ts';
import { dealName } from '../../i18n/dealName.ts';
import type { Messages } from '../../i18n/messages.ts';
import { rulesTitle } from '../../i18n/speech.ts';
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
  const { session, messages, close } = props;
  const { ruleSet, number, positions, unknown } = session.game.value;
  const start = positions[0] as Position;
  const deal = useMemo(
    () => startGame(ruleSet, start, number, unknown),
    [ruleSet, start, number, unknown],
  );
  const { daily, found } = session.entry.value;
  const { parts, number: isNamed } = dealName(messages, { number, daily, found }, ruleSet);
  const told = [...(isNamed ? parts : []), rulesTitle(messages, ruleSet)];
  return (
    <Dialog title={messages.dealTitle(number)} closeLabel={messages.close} close={close}>
      <p>{[...new Set(told)].join(' · ')}</p>
      <DealDifficulty {...props} game={deal} />
      <p class="hint">{messages.difficulty.about}</p>
    </Dialog>
  );
}
