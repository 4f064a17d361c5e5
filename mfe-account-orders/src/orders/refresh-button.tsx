import { keyframes, styled } from '@burger/shared/styled';
import { Button } from '@burger/shared/ui';
import { RefreshCw } from 'lucide-react';
import { messages } from '../messages';

const turn = keyframes`to { transform: rotate(360deg); }`;

const Turning = styled(Button)<{ $busy: boolean }>`
  svg {
    animation: ${turn} 900ms linear infinite;
    animation-play-state: ${({ $busy }) => ($busy ? 'running' : 'paused')};
  }
`;

/** Asks for the orders again; the old list stays until the new one is there. */
export const RefreshButton = ({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) => (
  <Turning
    $kind="secondary"
    $busy={busy}
    aria-disabled={busy || undefined}
    onClick={() => {
      if (!busy) onRefresh();
    }}
  >
    <RefreshCw aria-hidden size={18} />
    {busy ? messages.orders.refreshing : messages.orders.refresh}
  </Turning>
);
