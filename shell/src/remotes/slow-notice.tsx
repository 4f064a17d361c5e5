import { styled } from '@burger/shared/styled';
import { Button, Container, Notice, space } from '@burger/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { messages } from '../messages';

/** After this time a customer is told that something takes longer. */
export const patienceMs = 2000;

const Room = styled(Container)`
  padding-block: ${space(2)};
`;

/** The loading state, and after two seconds a word that it takes longer than it should. */
export function SlowNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy>
      {slow && (
        <Room>
          <Notice
            action={
              <Button $kind="secondary" onClick={onRetry}>
                {messages.remote.tryAgain}
              </Button>
            }
          >
            {messages.remote.slow}
          </Notice>
        </Room>
      )}
      {children}
    </div>
  );
}
