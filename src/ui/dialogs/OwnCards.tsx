/** Sets up real cards: the fans of a real table, one card after the other or as text. */
import { signal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import {
  copiesLeft,
  EMPTY,
  give,
  goToSlot,
  ownGame,
  type Setup,
  takeBack,
} from '../../app/game/ownCards.ts';
import type { Session } from '../../app/game/session.ts';
import { positionGame, type ReadText } from '../../app/game/setupText.ts';
import type { Messages } from '../../i18n/messages.ts';
import { rulesTitle } from '../../i18n/speech.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { CardPad } from '../chrome/CardPad.tsx';
import { announce } from '../platform/announce.ts';
import { Dialog } from './Dialog.tsx';
import { nextIn, OwnCardsRing } from './OwnCardsRing.tsx';
import { PasteCards } from './PasteCards.tsx';
import { RuleChoice } from './RuleChoice.tsx';

interface OwnCardsProps {
  readonly session: Session;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when the cards lie on the table. */
  readonly dealt: () => void;
}

/** What stands under the clock. */
type Part = 'pad' | 'text' | 'rules';

type ReadPosition = Extract<ReadText, { kind: 'position' }>;

export function OwnCards({ session, messages, close, dealt }: OwnCardsProps) {
  const words = messages.ownCards;
  // Signals, because keys come faster than frames.
  const setup = useMemo(() => signal<Setup>(EMPTY), []);
  const begun = useMemo(() => signal(''), []);
  const [position, setPosition] = useState<ReadPosition>();
  const [ruleSet, setRuleSet] = useState<RuleSet>(session.game.value.ruleSet);
  const [part, setPart] = useState<Part>('pad');
  const change = (next: Setup, spoken = ''): void => {
    setup.value = next;
    setPosition(undefined);
    announce('spoken', messages.sentence([spoken, nextIn(messages, next)].filter(Boolean)));
  };
  const read = (found: ReadText): void => {
    begun.value = '';
    if (found.kind === 'position') setPosition(found);
    else change(found.setup);
    setPart('pad');
  };
  const goBack = (): void => change(position ? setup.value : takeBack(setup.value));
  const game = position ? positionGame(position, ruleSet) : ownGame(setup.value, ruleSet);
  const play = (): void => {
    if (!game) return;
    session.games.beginOwn(game);
    dealt();
  };
  return (
    <Dialog
      kind={`own-cards shows-${part}`}
      title={words.title}
      closeLabel={messages.close}
      close={close}
    >
      <OwnCardsRing
        {...{ messages, position, begun: begun.value, setup: setup.value }}
        go={(at) => change(goToSlot(setup.value, at))}
        takeBack={goBack}
      />
      <div class="giving">
        {part === 'pad' && !position && (
          <>
            <CardPad
              {...{ messages, begun }}
              copiesLeft={(card) => copiesLeft(setup.value, card)}
              give={(card) => change(give(setup.value, card), messages.card(card))}
              takeBack={goBack}
            />
            <p class="hint">{words.dots}</p>
          </>
        )}
        {part === 'text' && <PasteCards messages={messages} take={read} />}
        {part === 'rules' && (
          <RuleChoice ruleSet={ruleSet} choose={setRuleSet} messages={messages} />
        )}
        <Ways {...{ messages, ruleSet, part }} show={setPart} play={game && play} />
      </div>
    </Dialog>
  );
}

interface WaysProps {
  readonly messages: Messages;
  readonly ruleSet: RuleSet;
  readonly part: Part;
  readonly show: (part: Part) => void;
  /** Absent until all cards are given. */
  readonly play: (() => void) | undefined;
}

/** The buttons of the last row. */
function Ways({ messages, ruleSet, part, show, play }: WaysProps) {
  const words = messages.ownCards;
  const toggle = (name: Part) => ({
    'aria-pressed': part === name,
    onClick: () => show(part === name ? 'pad' : name),
  });
  return (
    <div class="row">
      <button type="button" {...toggle('text')}>
        {words.paste}
      </button>
      <button type="button" {...toggle('rules')}>
        {words.rules(rulesTitle(messages, ruleSet))}
      </button>
      <button type="button" class="main" disabled={!play} onClick={play}>
        {words.play}
      </button>
    </div>
  );
}
