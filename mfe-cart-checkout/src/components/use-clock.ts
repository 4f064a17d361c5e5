import { useEffect, useState } from 'react';

const everyMinute = 60_000;

/**
 * The time, to the minute, and anew when it is known how far the clock is off. Only for views that a prerendered page
 * does not hold: it cannot know it.
 */
export function useClock(now: () => Date, aheadMs = 0): Date {
  const [at, setAt] = useState(now);
  const [ahead, setAhead] = useState(aheadMs);
  if (Math.abs(ahead - aheadMs) > everyMinute) {
    setAhead(aheadMs);
    setAt(now());
  }
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMinute);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
