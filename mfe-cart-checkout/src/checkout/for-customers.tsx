import type { Session } from '@burger/shared/contracts';
import { FirstGuess } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { isKnown } from './known-session';

/** What only a signed-in customer sees; while that is not known, who was signed in here last sees its shape. */
export const ForCustomers = ({
  session,
  shape,
  children,
}: {
  session: Session | undefined;
  shape: ReactNode;
  children: ReactNode;
}) => {
  const known = isKnown(session);
  return (
    <FirstGuess
      kept="account"
      answer={known ? session?.status === 'signed-in' : undefined}
      yes={known ? children : shape}
      no={null}
    />
  );
};
