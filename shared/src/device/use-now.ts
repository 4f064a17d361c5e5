import { useEffect, useState } from 'react';

/** The time of this device (ms), read anew every so often. Only for views that a prerendered page does not hold. */
export function useNow(everyMs = 20_000, read: () => number = Date.now): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read]);
  return now;
}
