import type { Session } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { accountName } from '../session/account-name';

/** What to announce when somebody signs in or out while the page is open; nothing for how it was found. */
export function useSignedInWords(session: Session | undefined): string {
  const [words, setWords] = useState('');
  const before = useRef<Session['status'] | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = session?.status;
    if (was === 'signed-out' && session?.status === 'signed-in') {
      const name = accountName(session.user, messages.account.nobody);
      setWords(messages.account.signedInAs(isolated(name)));
    }
    if (was === 'signed-in' && session?.status === 'signed-out') {
      setWords(messages.account.signedOut);
    }
  }, [session]);
  return words;
}
