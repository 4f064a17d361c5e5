import type { RemoteName } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, Container, IconButton, Notice, space } from '@burger/shared/ui';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { messages } from '../messages';
import { onArrival } from './arrivals';
import { useOnline } from './use-online';

const Room = styled(Container)`
  padding-block: ${space(4)};
`;

/** What stands in the place of a remote that cannot be had; it tries again when the network or another place of the remote is back. */
export function RemoteMissing({
  remote,
  quiet,
  silent = false,
  onRetry,
}: {
  remote: RemoteName;
  quiet: boolean;
  silent?: boolean;
  onRetry: () => void;
}) {
  useOnline(onRetry);
  useEffect(() => onArrival(remote, onRetry), [remote, onRetry]);
  if (silent) return null;
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
