import type { KitchenOrder } from '@burger/shared/kitchen';

export const lanes = ['new', 'cooking', 'away', 'later'] as const;
export type Lane = (typeof lanes)[number];

/** What is promised later than this waits in a lane of its own until it is time to cook. */
export const laterThanMs = 60 * 60_000;

/** The lane of an order at a moment (ms); null when it is over. Nothing that is not accepted is put off. */
export function laneOf({ status, promisedAt }: KitchenOrder, now: number): Lane | null {
  switch (status) {
    case 'placed':
      return 'new';
    case 'confirmed':
      return promisedAt && Date.parse(promisedAt) - now > laterThanMs ? 'later' : 'cooking';
    case 'preparing':
      return 'cooking';
    case 'ready':
    case 'out_for_delivery':
      return 'away';
    case 'delivered':
    case 'cancelled':
      return null;
  }
}

const placed = ({ createdAt }: KitchenOrder) => createdAt;
const promised = ({ promisedAt, createdAt }: KitchenOrder) => promisedAt ?? createdAt;

// The key decides between equals, on every tablet alike.
const by = (moment: (order: KitchenOrder) => string) => (one: KitchenOrder, other: KitchenOrder) =>
  Date.parse(moment(one)) - Date.parse(moment(other)) || (one.key < other.key ? -1 : 1);

/** All orders that are under way in their lanes, oldest first; those for later by when they are promised. */
export function intoLanes(
  orders: Iterable<KitchenOrder>,
  now: number,
): Record<Lane, KitchenOrder[]> {
  const sorted: Record<Lane, KitchenOrder[]> = { new: [], cooking: [], away: [], later: [] };
  for (const order of orders) {
    const lane = laneOf(order, now);
    if (lane) sorted[lane].push(order);
  }
  for (const lane of lanes) sorted[lane].sort(by(lane === 'later' ? promised : placed));
  return sorted;
}
