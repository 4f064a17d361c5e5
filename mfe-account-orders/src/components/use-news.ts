import { useEffect } from 'react';

const everyMs = 60_000;

/** Looks for news while they are waited for: each minute, and when the customer or the network comes back. */
export function useNews(waiting: boolean, look: () => Promise<void>): void {
  useEffect(() => {
    if (!waiting) return;
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(whenSeen, everyMs);
    document.addEventListener('visibilitychange', whenSeen);
    window.addEventListener('online', whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
      window.removeEventListener('online', whenSeen);
    };
  }, [waiting, look]);
}
