import { Component, type ComponentChildren } from 'preact';
import type { Messages } from '../../i18n/messages.ts';
import type { DialogName } from '../page/createApp.ts';
import { Dialog } from './Dialog.tsx';

interface BoundaryProps {
  readonly dialog: DialogName;
  readonly messages: Messages;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly failed: DialogName | undefined;
}

/** If a dialog throws, shows a sentence in its place. The rest of the page goes on. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined };

  override componentDidCatch(error: unknown): void {
    // For the browser's console; nothing is sent anywhere.
    reportError(error);
    this.setState({ failed: this.props.dialog });
  }

  override render({ dialog, messages, close, children }: BoundaryProps) {
    if (this.state.failed !== dialog) return children;
    const closeIt = (): void => {
      this.setState({ failed: undefined });
      close();
    };
    return (
      <Dialog title={messages.title} closeLabel={messages.close} close={closeIt}>
        <p role="alert">{messages.partFailed}</p>
      </Dialog>
    );
  }
}
