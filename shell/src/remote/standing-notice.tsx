import { styled } from '@burger/shared/styled';
import { Button, Container, Notice, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { useOnline } from './use-online';

export type Trouble = 'slow' | 'missing';

/** Stays in sight at the lower edge, so that what can be read does not move. */
const Edge = styled(Container)`
  position: sticky;
  bottom: ${space(2)};
  padding-block: ${space(2)};
`;

/** Says that a part which can be read does not answer yet. */
export function StandingNotice({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  useOnline(onRetry);
  const missing = navigator.onLine ? messages.remote.standing : messages.remote.standingOffline;
  return (
    <Edge>
      <Notice
        kind={trouble === 'missing' ? 'alert' : 'info'}
        action={
          <Button $kind="secondary" onClick={onRetry}>
            {messages.remote.tryAgain}
          </Button>
        }
      >
        {trouble === 'missing' ? missing : messages.remote.slow}
      </Notice>
    </Edge>
  );
}
