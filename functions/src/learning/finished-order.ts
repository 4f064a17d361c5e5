import type { OrderKind, OrderStatus } from '@burger/shared/contracts';
import type { BookedOrder } from '@burger/shared/order';

const minuteMs = 60_000;

/** The facts of a delivered order from which minutes are learned. Times in ms. */
export interface FinishedOrder {
  kind: OrderKind;
  lines: readonly { dishId: number; quantity: number }[];
  placedAt: number;
  /** Start of the chosen slot; null means as soon as possible. */
  slot: number | null;
  /** When the kitchen could begin: on acceptance, or for a slot at the step to cooking. */
  cookedFrom: number;
  /** When it was packed, or left the kitchen. */
  readyAt: number;
  deliveredAt: number;
  km: number | null;
  /** Minutes from the kitchen to the customer; null for pickup. */
  ride: number | null;
}

// Steps that somebody forgot and pressed together, or hours later, say nothing about cooking and riding.
const possible = { cooking: [1, 180], ride: [2, 120] } as const;
const isPossible = (minutes: number, [least, most]: readonly [number, number]): boolean =>
  minutes >= least && minutes <= most;

/** Returns a delivered order as far as it can be learned from; null if a time is missing or impossible. */
export function finishedOrder(order: BookedOrder): FinishedOrder | null {
  const { kind, history, createdAt, distanceKm } = order;
  const moment = (status: OrderStatus) =>
    Date.parse(history.findLast((step) => step.status === status)?.at ?? '');
  const slot = typeof order.slot === 'number' ? order.slot : null;
  const [packedAt, leftAt, deliveredAt] = [
    moment('ready'),
    moment('out_for_delivery'),
    moment('delivered'),
  ];
  const cookedFrom = slot === null ? moment('confirmed') : moment('preparing');
  const readyAt = Number.isNaN(packedAt) ? leftAt : packedAt;
  const ride = kind === 'delivery' ? (deliveredAt - leftAt) / minuteMs : null;
  const lines = order.lines.flatMap(({ dishId, quantity }) =>
    dishId === null ? [] : [{ dishId, quantity }],
  );
  const isSound =
    typeof createdAt === 'number' &&
    lines.length === order.lines.length &&
    isPossible((readyAt - cookedFrom) / minuteMs, possible.cooking) &&
    (ride === null ? deliveredAt >= readyAt : isPossible(ride, possible.ride));
  if (!isSound) return null;
  const times = { placedAt: createdAt, slot, cookedFrom, readyAt, deliveredAt };
  return { kind, lines, ...times, km: distanceKm, ride };
}
