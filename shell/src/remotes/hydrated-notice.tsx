import { styled } from '@burger/shared/styled';
import { Button, Container, from, Notice, shadow, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { useOnline } from './use-online';

export type Trouble = 'slow' | 'missing';

/** Floats at the lower edge, above the bars that pages keep there, so that what can be read does not move. */
const Edge = styled(Container)`
  position: sticky;
  z-index: 6;
  bottom: ${space(8)};
  width: min(32rem, 100%);
  padding-block: ${space(2)};
  ${from.desktop} {
    bottom: ${space(1)};
  }
  > div {
    box-shadow: ${shadow.raised};
  }
`;

/** Says that a part which can be read does not answer yet. */
export function HydratedNotice({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
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
