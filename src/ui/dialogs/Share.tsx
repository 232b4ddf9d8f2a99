/** A link to a game, to be copied or sent. */
import { useState } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';
import { rulesTitle } from '../../i18n/speech.ts';
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
}

export function Share(props: ShareProps) {
  const { game, messages, close } = props;
  const { links } = messages;
  const [withMoves, setWithMoves] = useState(game.at > 0);
  const link = makeLink(game, withMoves);
  return (
    <Dialog kind="sharing" title={links.share} closeLabel={messages.close} close={close}>
      {game.at > 0 && (
        <div class="choice stacked">
          <label for="link-holds">{links.what}</label>
          <select
            id="link-holds"
            value={withMoves ? 'moves' : 'deal'}
            onChange={({ currentTarget }) => setWithMoves(currentTarget.value === 'moves')}
          >
            <option value="moves">{links.dealWithMoves(game.at)}</option>
            <option value="deal">{links.deal}</option>
          </select>
        </div>
      )}
      {link.ok ? <Link {...props} hash={link.value} /> : <p>{links.none[link.error]}</p>}
    </Dialog>
  );
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
