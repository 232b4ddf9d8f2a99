/** The QR code of a link, to take it from this screen to another device. */
import { QrCode as QrIcon } from 'lucide';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../chrome/Control.tsx';
import type { QrPath } from './qrPath.ts';

interface QrCodeProps {
  readonly url: string;
  readonly messages: Messages;
}

/** Whether there is room for the code beside the link. */
const isWide = matchMedia('(min-width: 600px)');

/** The code; in a narrow window behind a button, since a phone seldom shows its code to another. */
export function QrCode(props: QrCodeProps) {
  const { links } = props.messages;
  const [isShown, setShown] = useState(isWide.matches);
  const id = useId();
  return (
    <div class="qr">
      {!isWide.matches && (
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon node={QrIcon} />
          {links.qrCode}
        </button>
      )}
      <div id={id}>{isShown && <Code {...props} />}</div>
    </div>
  );
}

/** Black on white in every theme: many readers know no other. What draws it is loaded here. */
function Code({ url, messages }: QrCodeProps) {
  const [drawn, setDrawn] = useState<QrPath | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const show = (found: QrPath | 'failed'): void => {
      if (!isGone) setDrawn(found);
    };
    import('./qrPath.ts').then(({ qrPath }) => show(qrPath(url))).catch(() => show('failed'));
    return () => {
      isGone = true;
    };
  }, [url]);
  if (drawn === 'failed') return <p>{messages.chunkLoadFailed}</p>;
  const size = drawn?.size ?? 1;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={messages.links.qrCode}>
      <path class="light" d={`M0 0h${size}v${size}H0z`} />
      <path class="dark" d={drawn?.path ?? ''} />
    </svg>
  );
}
