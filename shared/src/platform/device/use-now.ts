import { useEffect, useState } from 'react';

/** Returns the device's time (ms), updated at this interval. Prerendered views could not hydrate. */
export function useNow(everyMs = 20_000, read: () => number = Date.now): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read]);
  return now;
}
