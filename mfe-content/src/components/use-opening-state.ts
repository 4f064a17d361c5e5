import { openingState, type OpeningState } from '@burger/shared/restaurant';
import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** Whether the restaurant is open now, kept up to date; null until the page runs in a browser. */
export function useOpeningState(now: () => Date): OpeningState | null {
  const [state, setState] = useState<OpeningState | null>(null);
  useEffect(() => {
    const look = () => setState(openingState(now()));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [now]);
  return state;
}
