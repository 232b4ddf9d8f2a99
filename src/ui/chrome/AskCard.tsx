/** Beside a game with real cards: asks which card came. */
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { OwnStock } from '../../app/game/ownStock.ts';
import type { Messages } from '../../i18n/messages.ts';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { announce } from '../platform/announce.ts';
import { CardPad } from './CardPad.tsx';
import { SideLine } from './SideLine.tsx';
import { SidePanel } from './SidePanel.tsx';

interface AskCardProps {
  readonly ownStock: OwnStock;
  readonly messages: Messages;
  readonly toTable: () => void;
}

export function AskCard(props: AskCardProps) {
  const { ownStock, messages, toTable } = props;
  const asked = ownStock.asked.value;
  const words = messages.ownCards;
  const begun = useMemo(() => signal(''), []);
  const question = asked && (asked.hour === undefined ? words.drawn : words.cameTo(asked.hour));
  useEffect(() => {
    if (question) announce('spoken', question);
  }, [question, asked?.named]);
  const end = (): void =>
    closeToTable(document.querySelector('.side-panel.ask-card'), () => ownStock.cancel(), toTable);
  useEscape(asked !== undefined, end);
  if (!asked || !question) return <Again {...props} />;
  return (
    <SidePanel kind="ask-card" label={words.title}>
      <div class="asking">
        <button type="button" class="close" aria-label={messages.close} onClick={end}>
          ×
        </button>
        <p>
          <strong>{question}</strong>{' '}
          {asked.all > 1 && <span>{words.given(asked.named, asked.all)}</span>}
        </p>
        <CardPad
          {...{ messages, begun }}
          copiesLeft={(card) => ownStock.copiesLeft(card)}
          give={(card) => ownStock.name(card)}
          takeBack={() => ownStock.takeBack()}
        />
      </div>
    </SidePanel>
  );
}

/** After moves were taken back that dealt cards: a card that was named wrongly can be named anew. */
function Again({ ownStock, messages, toTable }: AskCardProps) {
  const words = messages.ownCards;
  if (!ownStock.canForget) return null;
  const again = (): void => {
    ownStock.forget();
    toTable();
  };
  return (
    <SideLine text={words.again}>
      <button type="button" onClick={again}>
        {words.nameAgain}
      </button>
    </SideLine>
  );
}
