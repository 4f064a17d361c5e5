import { Button, Container, IconButton, Notice } from '@burger/shared/ui';
import { RotateCw } from 'lucide-react';
import { messages } from '../messages';
import { useOnline } from './use-online';

/** What stands in the place of a remote that cannot be had; it tries again when the network comes back. */
export function RemoteMissing({ quiet, onRetry }: { quiet: boolean; onRetry: () => void }) {
  useOnline(onRetry);
  if (quiet) {
    return (
      <IconButton aria-label={messages.remote.tryAgainHere} onClick={onRetry}>
        <RotateCw aria-hidden size={20} />
      </IconButton>
    );
  }
  return (
    <Container style={{ paddingBlock: '2rem' }}>
      <Notice
        kind="alert"
        action={
          <Button $kind="secondary" onClick={onRetry}>
            {messages.remote.tryAgain}
          </Button>
        }
      >
        {navigator.onLine ? messages.remote.missing : messages.remote.offline}
      </Notice>
    </Container>
  );
}
