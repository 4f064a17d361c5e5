import { useNow } from '@burger/shared/platform/device';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useKitchen } from './use-kitchen';

const tickMs = 5000;

function useSkew(): number {
  const { state } = useKitchen().counter;
  const read = () => state.get().skew;
  return useSyncExternalStore(state.subscribe, read, read);
}

/** Returns the server's time in ms, updated every five seconds. */
export const useServerNow = (): number => useNow(tickMs) + useSkew();

/**
 * Returns the server's time in ms, updated only when what the view renders of it (`renderedAt`) changes. The board is
 * open all day, and most ticks change nothing on it.
 */
export function useTimeOf(renderedAt: (now: number) => string | null): number {
  const skew = useSkew();
  const [deviceNow, setDeviceNow] = useState(Date.now);
  const now = deviceNow + skew;
  const hasChanged = useRef<(now: number) => boolean>(() => false);
  useEffect(() => {
    const rendered = renderedAt(now);
    hasChanged.current = (next) => renderedAt(next) !== rendered;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Date.now();
      if (hasChanged.current(next + skew)) setDeviceNow(next);
    }, tickMs);
    return () => clearInterval(timer);
  }, [skew]);
  return now;
}
