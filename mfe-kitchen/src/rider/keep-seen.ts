import type { Clock } from '@burger/shared/device';
import type { RiderOrder } from '@burger/shared/kitchen';
import type { Kept } from '@burger/shared/storage';
import { readSeen, withoutSeen, withSeen, type SeenOrders } from './seen-orders';

export interface SeenOrder {
  /** As this phone saw it last; null where it has not, or the link has ended. */
  look(): RiderOrder | null;
  keep(order: RiderOrder): void;
  forget(): void;
}

/** Keeps the order of a link on the phone, so that it is there after a reload without network. What has ended goes, of every link. */
export function keepSeen(key: string, kept: Kept<unknown>, { now }: Pick<Clock, 'now'>): SeenOrder {
  function change(work: (seen: SeenOrders) => SeenOrders): SeenOrders {
    const next = work(readSeen(kept.read(), now()));
    if (Object.keys(next).length > 0) kept.write(next);
    else kept.remove();
    return next;
  }
  return {
    look: () => change((seen) => seen)[key]?.order ?? null,
    keep: (order) => void change((seen) => withSeen(seen, key, order, now())),
    forget: () => void change((seen) => withoutSeen(seen, key)),
  };
}
