import { poll } from '@burger/shared/device';
import { useEffect } from 'react';

const everyMs = 60_000;

/** Looks for news while they are waited for: each minute, and when the customer or the network comes back. */
export function useNews(waiting: boolean, look: () => Promise<void>): void {
  useEffect(
    () => (waiting ? poll(look, () => everyMs, undefined, everyMs).stop : undefined),
    [waiting, look],
  );
}
