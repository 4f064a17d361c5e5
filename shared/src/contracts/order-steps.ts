import { isInTime } from '../platform/device/durations';
import {
  cancelWithinMs,
  type OrderActor,
  type OrderStatus,
  stepBackWithinMs,
} from './order-states';
import type { OrderKind } from './place-order';

// Apart from `order-states.ts`, so that customers' pages load no steps: the server tells them what they may do.

interface StepRule {
  /** The actors that may make the step, each with its time limit (ms) after the restaurant's notification. */
  by: Partial<Record<OrderActor, number>>;
  /** Which orders make the step, all if missing. `packed`: pickups, and deliveries if the rules say so. */
  of?: OrderKind | 'packed';
  /** Set if the counter does not offer the step to packed orders; tablets with older rules still send it. */
  isSkipping?: true;
}

const anyTime = Infinity;
const byKitchen: StepRule['by'] = { kitchen: anyTime };
const kitchen: StepRule = { by: byKitchen };
const courier: StepRule = { by: { kitchen: anyTime, rider: anyTime } };
const leaves: StepRule = { by: byKitchen, of: 'delivery' };

/**
 * The steps of an order. The kitchen also undoes the last step (`whyNotUndo`). The server alone cancels an
 * order whose payment time is over.
 */
const steps: Record<OrderStatus, Partial<Record<OrderStatus, StepRule>>> = {
  placed: { confirmed: kitchen, cancelled: { by: { kitchen: anyTime, customer: cancelWithinMs } } },
  confirmed: { preparing: kitchen, cancelled: kitchen },
  preparing: {
    out_for_delivery: { by: byKitchen, of: 'delivery', isSkipping: true },
    ready: { by: byKitchen, of: 'packed' },
    cancelled: kitchen,
  },
  ready: {
    out_for_delivery: leaves,
    delivered: { by: byKitchen, of: 'pickup' },
    cancelled: kitchen,
  },
  out_for_delivery: { delivered: courier, brought_back: courier, cancelled: kitchen },
  brought_back: { out_for_delivery: leaves, cancelled: kitchen },
  delivered: {},
  cancelled: {},
};

/**
 * What else a step into a status changes. Undoing the step reverts it.
 * - `minutes`: adds minutes to the promised time.
 * - `rider`: sets the courier, and clears the reason of an earlier return.
 * - `return-reason`, `closing-reason`: set why; only the latter is required.
 * - `let-go`: ends the wait for an online payment.
 * - `payment`: sets how the order was paid, and what was collected or returned.
 */
export type StepEffect =
  | 'minutes'
  | 'rider'
  | 'return-reason'
  | 'closing-reason'
  | 'let-go'
  | 'payment';

export const stepEffects: Readonly<Record<OrderStatus, readonly StepEffect[]>> = {
  placed: [],
  confirmed: ['minutes'],
  preparing: [],
  ready: [],
  out_for_delivery: ['rider'],
  brought_back: ['return-reason'],
  delivered: ['payment'],
  cancelled: ['closing-reason', 'let-go'],
};

/** What staff may change of the lines of an order: `less` removes them only. */
export const lineChangesIn: Readonly<Record<OrderStatus, 'any' | 'less' | 'none'>> = {
  placed: 'none',
  confirmed: 'any',
  preparing: 'any',
  ready: 'any',
  out_for_delivery: 'less',
  brought_back: 'any',
  delivered: 'none',
  cancelled: 'none',
};

/** Returns the statuses to which some order may move from a status; none for a final one. */
export const nextStatuses = (from: OrderStatus) => Object.keys(steps[from]) as OrderStatus[];

interface OrderWay {
  kind: OrderKind;
  /** Whether the order passes the status `ready`, as pickups always do. */
  waitsReady: boolean;
}

const isPacked = ({ kind, waitsReady }: OrderWay): boolean => kind === 'pickup' || waitsReady;

const isOnWay = ({ of }: StepRule, order: OrderWay): boolean =>
  of === undefined || of === order.kind || (of === 'packed' && isPacked(order));

/** Returns the statuses that the counter offers for an order as its next one. */
export const offeredStatuses = (order: OrderWay & { status: OrderStatus }): OrderStatus[] =>
  nextStatuses(order.status).filter((to) => {
    const rule = steps[order.status][to];
    const isOffered = rule?.by.kitchen !== undefined && isOnWay(rule, order);
    return isOffered && !(rule.isSkipping && isPacked(order));
  });

/** A requested undo of the step to `from`. Times in ms since epoch. */
export interface UndoStep {
  from: OrderStatus;
  to: OrderStatus;
  /** The status before `from`; null if the step to `from` cannot be undone. */
  before: OrderStatus | null;
  movedAt: number;
  at: number;
  /** Whether the payment of the cancelled order was refunded, which makes the cancellation final. */
  isRefunded: boolean;
}

/** A requested status change. */
export interface OrderStep extends UndoStep, OrderWay {
  by: OrderActor;
  placedAt: number;
}

export type WhyNotStep = 'no-step' | 'other-way' | 'too-late' | 'too-late-to-undo' | 'refunded';

/** Returns the status to which the last step of an order may be undone; null after a customer's step. */
export function statusBefore(
  history: readonly { status: OrderStatus; by: OrderActor }[],
): OrderStatus | null {
  const [before, last] = history.slice(-2);
  return before && last && last.by !== 'customer' ? before.status : null;
}

/** Returns why the kitchen may not undo a step; null if it may. */
export function whyNotUndo(step: UndoStep): WhyNotStep | null {
  const { from, to, before, movedAt, at, isRefunded } = step;
  if (to !== before) return 'no-step';
  if (!isInTime(movedAt, stepBackWithinMs, at)) return 'too-late-to-undo';
  return from === 'cancelled' && isRefunded ? 'refunded' : null;
}

/** Returns why a status change is not allowed; null if it is. */
export function whyNotStep(step: OrderStep): WhyNotStep | null {
  const { from, to, by, placedAt, at } = step;
  const rule = steps[from][to];
  if (!rule) return by === 'kitchen' ? whyNotUndo(step) : 'no-step';
  const withinMs = rule.by[by];
  if (withinMs === undefined) return 'no-step';
  if (withinMs !== anyTime && !isInTime(placedAt, withinMs, at)) return 'too-late';
  return isOnWay(rule, step) ? null : 'other-way';
}

/** Returns until when (ms) a customer may cancel an order; null if it is too late. Times in ms. */
export function cancellableUntil(status: OrderStatus, placedAt: number, at: number): number | null {
  const withinMs = steps[status].cancelled?.by.customer;
  if (withinMs === undefined || !isInTime(placedAt, withinMs, at)) return null;
  return placedAt + withinMs;
}
