/** The fans round the clock while cards are set up; in its middle what is asked for. */
import { fanOf, given, type Setup, SLOTS, slotAt } from '../../app/game/ownCards.ts';
import type { ReadText } from '../../app/game/setupText.ts';
import type { Messages } from '../../i18n/messages.ts';
import { cornerOf } from '../../i18n/writtenCard.ts';
import { type Card, cardOf, suitOf } from '../../rules/card.ts';
import { cardsHome } from '../../rules/gameQueries.ts';
import { HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { FAN_SIZE } from '../../rules/position.ts';
import { rankOfBegun } from '../chrome/CardPad.tsx';
import { GameThumbnail } from './GameThumbnail.tsx';

interface RingProps {
  readonly setup: Setup;
  /** What has been typed of the next card. */
  readonly begun: string;
  /** A position that was read as text, in place of the fans. */
  readonly position: Extract<ReadText, { kind: 'position' }> | undefined;
  readonly messages: Messages;
  readonly go: (at: number) => void;
  readonly takeBack: () => void;
}

/** What is asked for next. */
export function nextIn({ ownCards }: Messages, setup: Setup): string {
  if (setup.at >= SLOTS) return ownCards.complete;
  const { hour, index } = slotAt(setup.at);
  return `${ownCards.fan(hour)}: ${ownCards.place(index + 1, FAN_SIZE)}`;
}

export function OwnCardsRing(props: RingProps) {
  if (props.position) return <Position {...props} {...props.position} />;
  return (
    <div class="ring">
      {HOURS.map((hour) => (
        <Fan key={hour} {...props} hour={hour} />
      ))}
      <Middle {...props} />
    </div>
  );
}

/** The clock of a position that is given whole. */
function Position({
  start,
  unknown,
  messages,
  takeBack,
}: RingProps & Extract<ReadText, { kind: 'position' }>) {
  const { length } = start.stock;
  return (
    <div class="ring whole">
      <GameThumbnail position={start} />
      <p role="status">{messages.ownCards.begun(cardsHome(start), length, length - unknown)}</p>
      <button type="button" onClick={takeBack}>
        {messages.ownCards.takeBack}
      </button>
    </div>
  );
}

function Middle({ setup, messages, takeBack }: RingProps) {
  const words = messages.ownCards;
  const isWhole = setup.at >= SLOTS;
  const count = given(setup);
  const { hour, index } = slotAt(Math.min(setup.at, SLOTS - 1));
  return (
    <div class="middle">
      <strong aria-hidden="true">{isWhole ? words.complete : words.fan(hour)}</strong>
      {!isWhole && <span aria-hidden="true">{words.place(index + 1, FAN_SIZE)}</span>}
      <p>{count === 0 ? words.about : words.given(count, SLOTS)}</p>
      <button type="button" disabled={count === 0} onClick={takeBack}>
        {words.takeBack}
      </button>
    </div>
  );
}

function Fan({ hour, setup, begun, messages, go }: RingProps & { readonly hour: Hour }) {
  const words = messages.ownCards;
  const from = indexOf(hour) * FAN_SIZE;
  return (
    <div class="own-fan" style={{ gridArea: `h${hour}` }}>
      <span
        class={Math.floor(setup.at / FAN_SIZE) === indexOf(hour) ? 'now' : ''}
        aria-hidden="true"
      >
        {hour}
      </span>
      <ol aria-label={words.fan(hour)}>
        {fanOf(setup, hour).map((card, i) => (
          <li key={i}>
            <button
              type="button"
              class={classOf(card)}
              aria-current={setup.at === from + i}
              aria-label={`${words.fan(hour)}, ${words.place(i + 1, FAN_SIZE)}: ${card === undefined ? words.empty : messages.card(card)}`}
              onClick={() => go(from + i)}
            >
              {setup.at === from + i && begun !== ''
                ? rankText(messages, begun)
                : card !== undefined && cardText(messages, card)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const classOf = (card: Card | undefined): string =>
  card === undefined ? '' : suitOf(card) % 2 === 1 ? 'filled red' : 'filled';

function cardText(messages: Messages, card: Card): string {
  const { rank, sign } = cornerOf(messages, card);
  return `${rank}${sign}`;
}

function rankText(messages: Messages, begun: string): string {
  const rank = rankOfBegun(begun);
  return rank === undefined ? begun : cornerOf(messages, cardOf(rank, 0)).rank;
}
