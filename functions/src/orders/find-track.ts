import type { Track } from '@burger/shared/track';
import { isLinkKey } from '../http/link-key';
import { Refusal } from '../http/refusal';
import type { KeptOrder, KitchenOrders } from './store';
import { trackOf } from './views/track-status';

interface TrackPorts {
  orders: Pick<KitchenOrders, 'byTrackingKey'>;
  now: () => Date;
}

/** Orders as whoever has their link may read them. */
export type ViewTrack = (kept: KeptOrder) => Track;

export function createViewTrack({ now }: Pick<TrackPorts, 'now'>): ViewTrack {
  return (kept) => trackOf(kept, now());
}

/** The order of a link. Throws a Refusal `not-found` at a key that is none. */
export type FindTrack = (trackingKey: string) => Promise<Track>;

export function createFindTrack(ports: TrackPorts): FindTrack {
  const { orders } = ports;
  const view = createViewTrack(ports);
  return async (key) => {
    const kept = isLinkKey(key) ? await orders.byTrackingKey(key) : null;
    if (!kept) throw new Refusal('not-found', 'There is no order at this link.');
    return view(kept);
  };
}
