import { useEffect, useState } from 'react';

/**
 * The time of this device (ms), read anew as often as is said: by itself often enough for words that count minutes.
 * Only for views that a prerendered page does not hold: who renders pages cannot know it.
 */
export function useNow(everyMs = 20_000, read: () => number = Date.now): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read]);
  return now;
}
