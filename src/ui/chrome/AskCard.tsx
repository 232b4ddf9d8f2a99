/** Beside a game with real cards: asks which card came. */
import { useEffect } from 'preact/hooks';
import type { OwnStock } from '../../app/game/ownStock.ts';
import type { Messages } from '../../i18n/messages.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { announce } from '../platform/announce.ts';
import { CardPad } from './CardPad.tsx';
import { SidePanel } from './SidePanel.tsx';

interface AskCardProps {
  readonly ownStock: OwnStock;
  readonly messages: Messages;
  readonly toTable: () => void;
}

export function AskCard({ ownStock, messages, toTable }: AskCardProps) {
  const asked = ownStock.asked.value;
  const words = messages.ownCards;
  const question = asked && (asked.hour === undefined ? words.drawn : words.cameTo(asked.hour));
  useEffect(() => {
    if (question) announce('spoken', question);
  }, [question, asked?.named]);
  const end = (): void =>
    closeToTable(document.querySelector('.side-panel.ask-card'), () => ownStock.cancel(), toTable);
  useEscape(asked !== undefined, end);
  if (!asked || !question) return null;
  return (
    <SidePanel kind="ask-card" label={words.title}>
      <p class="words">
        <strong>{question}</strong> <span>{words.given(asked.named, asked.all)}</span>
      </p>
      <CardPad
        messages={messages}
        copiesLeft={(card) => ownStock.copiesLeft(card)}
        give={(card) => ownStock.name(card)}
        takeBack={() => ownStock.takeBack()}
      />
    </SidePanel>
  );
}
