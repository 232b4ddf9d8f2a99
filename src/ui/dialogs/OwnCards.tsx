/** Sets up real cards: the fans of a real table, one card after the other or as text. */
import { useState } from 'preact/hooks';
import {
  copiesLeft,
  EMPTY,
  fanOf,
  give,
  given,
  goToSlot,
  ownGame,
  readSetup,
  type Setup,
  SLOTS,
  slotAt,
  takeBack,
} from '../../app/game/ownCards.ts';
import type { Session } from '../../app/game/session.ts';
import type { Messages } from '../../i18n/messages.ts';
import { cornerOf } from '../../i18n/writtenCard.ts';
import { suitOf } from '../../rules/card.ts';
import { HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { FAN_SIZE } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { CardPad } from '../chrome/CardPad.tsx';
import { announce } from '../platform/announce.ts';
import { Dialog } from './Dialog.tsx';
import { RuleChoice } from './RuleChoice.tsx';

interface OwnCardsProps {
  readonly session: Session;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when the cards lie on the table. */
  readonly dealt: () => void;
}

export function OwnCards({ session, messages, close, dealt }: OwnCardsProps) {
  const words = messages.ownCards;
  const [setup, setSetup] = useState<Setup>(EMPTY);
  const [ruleSet, setRuleSet] = useState<RuleSet>(session.game.value.ruleSet);
  const change = (next: Setup, spoken = ''): void => {
    setSetup(next);
    announce('spoken', messages.sentences([spoken, nextIn(messages, next)].filter(Boolean)));
  };
  const play = (): void => {
    const game = ownGame(setup, ruleSet);
    if (!game) return;
    session.games.beginOwn(game);
    dealt();
  };
  return (
    <Dialog kind="wide own-cards" title={words.title} closeLabel={messages.close} close={close}>
      <p>{words.about}</p>
      <Ring setup={setup} messages={messages} go={(at) => change(goToSlot(setup, at))} />
      <p class="hint">{words.dots}</p>
      <CardPad
        messages={messages}
        copiesLeft={(card) => copiesLeft(setup, card)}
        give={(card) => change(give(setup, card), messages.card(card))}
        takeBack={() => change(takeBack(setup))}
      />
      <Paste messages={messages} take={(next) => change(next)} />
      <RuleChoice ruleSet={ruleSet} choose={setRuleSet} messages={messages} />
      <button type="button" class="main" disabled={given(setup) < SLOTS} onClick={play}>
        {words.play}
      </button>
    </Dialog>
  );
}

/** What is asked for next. */
function nextIn({ ownCards }: Messages, setup: Setup): string {
  if (setup.at >= SLOTS) return ownCards.complete;
  const { hour, index } = slotAt(setup.at);
  return `${ownCards.fan(hour)}: ${ownCards.place(index + 1, FAN_SIZE)}`;
}

interface RingProps {
  readonly setup: Setup;
  readonly messages: Messages;
  readonly go: (at: number) => void;
}

/** The fans round the clock, and in its middle what is asked for. */
function Ring({ setup, messages, go }: RingProps) {
  const words = messages.ownCards;
  return (
    <div class="ring">
      {HOURS.map((hour) => (
        <Fan key={hour} {...{ hour, setup, messages, go }} />
      ))}
      <div class="middle" aria-hidden="true">
        <strong>{nextIn(messages, setup)}</strong>
        <p>{words.given(given(setup), SLOTS)}</p>
      </div>
    </div>
  );
}

function Fan({ hour, setup, messages, go }: RingProps & { readonly hour: Hour }) {
  const words = messages.ownCards;
  const from = indexOf(hour) * FAN_SIZE;
  return (
    <ol class="own-fan" style={{ gridArea: `h${hour}` }} aria-label={words.fan(hour)}>
      {fanOf(setup, hour).map((card, i) => (
        <li key={i}>
          <button
            type="button"
            class={card !== undefined && suitOf(card) % 2 === 1 ? 'red' : undefined}
            aria-current={setup.at === from + i}
            aria-label={`${words.fan(hour)}, ${words.place(i + 1, FAN_SIZE)}: ${card === undefined ? words.empty : messages.card(card)}`}
            onClick={() => go(from + i)}
          >
            {card !== undefined &&
              `${cornerOf(messages, card).rank}${cornerOf(messages, card).sign}`}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** All fans as text. */
function Paste({
  messages,
  take,
}: {
  readonly messages: Messages;
  readonly take: (setup: Setup) => void;
}) {
  const words = messages.ownCards;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const read = (): void => {
    const found = readSetup(text);
    const card = !found.ok && found.error.kind === 'noCopyLeft' ? found.error.card : undefined;
    setFault(
      found.ok ? '' : words.faultIn(found.error, card === undefined ? '' : messages.card(card)),
    );
    if (found.ok) take(found.value);
  };
  return (
    <details>
      <summary>{words.paste}</summary>
      <label>
        {words.pasteHow}
        <textarea
          rows={6}
          value={text}
          placeholder="12: 2H 5D 9H"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p role="alert">{fault}</p>
      <button type="button" onClick={read}>
        {words.read}
      </button>
    </details>
  );
}
