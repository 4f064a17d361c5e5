import { useEffect, useState } from 'react';

const everyMinute = 60_000;

/** The time, to the minute. Only for views that a prerendered page does not hold: it cannot know it. */
export function useClock(now: () => Date): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMinute);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
