import { Button, Container, IconButton, Notice } from '@burger/shared/ui';
import { RotateCw } from 'lucide-react';
import { messages } from '../messages';

/** What stands in the place of a remote that cannot be had. */
export function RemoteMissing({ quiet, onRetry }: { quiet: boolean; onRetry: () => void }) {
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
        {messages.remote.missing}
      </Notice>
    </Container>
  );
}
