import { useEffect, useState } from 'react';

/** Seconds that are counted down to 0, which they are at first; `start` begins anew. By the clock, as timers of hidden pages are late. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [{ end, now }, setTimes] = useState({ end: 0, now: 0 });
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setTimes({ end, now: Date.now() }), 1000);
    return () => clearTimeout(timer);
  }, [end, now, seconds]);
  return {
    seconds,
    start(from) {
      const at = Date.now();
      setTimes({ end: at + from * 1000, now: at });
    },
  };
}
