import { useEffect, useState } from 'react';

const everyMinute = 60_000;

/** The time, to the minute; null at first, because a prerendered page cannot know it. */
export function useClock(now: () => Date): Date | null {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setAt(now());
    tick();
    const timer = setInterval(tick, everyMinute);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
