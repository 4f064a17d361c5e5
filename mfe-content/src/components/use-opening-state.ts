import { useLatest, type ShopBus } from '@burger/shared/bus';
import { openingDays } from '@burger/shared/page-shop';
import { dayAfter, openingState, type OpeningState } from '@burger/shared/restaurant';
import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** Whether the restaurant is open, and the day of its next opening where that is neither today nor tomorrow. */
export type OpeningNow = OpeningState & { day: string | null };

/** The state of this moment, kept up to date with the clock and the shop; null until the page runs in a browser. */
export function useOpeningState(now: () => Date, bus: ShopBus): OpeningNow | null {
  const shop = useLatest('shop/changed', bus);
  const [state, setState] = useState<OpeningNow | null>(null);
  useEffect(() => {
    const look = () => {
      // Where the server has told the time, it is its time that counts.
      const at = new Date(now().getTime() + (shop?.aheadMs ?? 0));
      const found = openingState(at, openingDays(shop));
      setState({ ...found, day: found.inDays > 1 ? dayAfter(at, found.inDays) : null });
    };
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [now, shop]);
  return state;
}
