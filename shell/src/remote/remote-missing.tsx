import { styled } from '@burger/shared/styled';
import { Button, Container, IconButton, Notice, space } from '@burger/shared/ui';
import { RotateCw } from 'lucide-react';
import { messages } from '../messages';
import { useOnline } from './use-online';

const Room = styled(Container)`
  padding-block: ${space(4)};
`;

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
    <Room>
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
    </Room>
  );
}
