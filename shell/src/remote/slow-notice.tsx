import { Button, Container, Notice } from '@burger/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { messages } from '../messages';

/** After this time a customer is told that something takes longer. */
export const patienceMs = 2000;

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
        <Container style={{ paddingBlock: '1rem' }}>
          <Notice
            action={
              <Button $kind="secondary" onClick={onRetry}>
                {messages.remote.tryAgain}
              </Button>
            }
          >
            {messages.remote.slow}
          </Notice>
        </Container>
      )}
      {children}
    </div>
  );
}
