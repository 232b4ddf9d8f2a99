/** A link to a game, to be copied or sent. */
import { useState } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';
import { rulesTitle } from '../../i18n/speech.ts';
import { makeChallenge, type NoChallenge } from '../../rules/challenge.ts';
import type { Game } from '../../rules/game.ts';
import { makeLink } from '../../rules/link.ts';
import { copyText, share } from '../platform/share.ts';
import { asTyped } from './asTyped.ts';
import { Dialog } from './Dialog.tsx';
import { QrCode } from './QrCode.tsx';

interface ShareProps {
  readonly game: Game;
  readonly messages: Messages;
  readonly close: () => void;
  /** The game at its end, for a challenge; the game as it stands if this is missing. */
  readonly ended?: Game;
  /** What is chosen at first; the moves, if this is missing and there are any. */
  readonly begin?: Shared;
}

type Shared = 'moves' | 'deal' | 'challenge';

export function Share(props: ShareProps) {
  const { game, ended = game, messages, close } = props;
  const { links } = messages;
  const [what, choose] = useState<Shared>(props.begin ?? (game.at > 0 ? 'moves' : 'deal'));
  const link = what === 'challenge' ? makeChallenge(ended) : makeLink(game, what === 'moves');
  return (
    <Dialog kind="sharing" title={links.share} closeLabel={messages.close} close={close}>
      {ended.at > 0 && (
        <div class="choice stacked">
          <label for="link-holds">{links.what}</label>
          <select
            id="link-holds"
            value={what}
            aria-describedby="link-note"
            onChange={({ currentTarget }) => choose(currentTarget.value as Shared)}
          >
            {game.at > 0 && <option value="moves">{links.dealWithMoves(game.at)}</option>}
            <option value="deal">{links.deal}</option>
            <option value="challenge">{links.challenge}</option>
          </select>
          <p id="link-note" class="hint" aria-live="polite">
            {what === 'challenge' && links.challengeNote}
          </p>
        </div>
      )}
      {link.ok ? (
        <Link {...props} hash={link.value} />
      ) : (
        <Without {...{ links }} error={link.error} />
      )}
    </Dialog>
  );
}

/** Why there is no link; the choice of a game without moves is not offered. */
function Without({ links, error }: { links: Messages['links']; error: NoChallenge }) {
  return error === 'noMoves' ? null : <p>{links.none[error]}</p>;
}

function Link({ game, messages, hash }: ShareProps & { readonly hash: string }) {
  const { links } = messages;
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const url = `${location.origin}${location.pathname}#${hash}`;
  const { number, ruleSet } = game;
  const text = links.text(messages.dealTitle(number), rulesTitle(messages, ruleSet));
  const copy = (): void =>
    void copyText(url).then((isCopied) => setOutcome(isCopied ? 'copied' : 'notCopied'));
  return (
    <div class="shared-link">
      <div>
        <label for="link">{links.link}</label>
        <input
          id="link"
          class="link"
          readOnly
          {...asTyped}
          inputMode="url"
          enterKeyHint="done"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div class="row">
          <button type="button" class="main" onClick={copy}>
            {links.copy}
          </button>
          {'share' in navigator && (
            <button type="button" onClick={() => void share({ title: text, url })}>
              {links.send}
            </button>
          )}
        </div>
        <p class="hint" role="status">
          {outcome && links[outcome]}
        </p>
      </div>
      <QrCode url={url} messages={messages} />
    </div>
  );
}
