import type { OrderKind } from '../contracts/order-kind';
import { fromRupees, type Paise } from '../pricing/money';
import { fields, list } from '../reading';
import { readMoment } from './moment';
import {
  isFinal,
  knownStatus,
  orderActors,
  type OrderActor,
  type OrderStatus,
} from './order-states';

/** One moved state: from when on an order stood there (ISO), and who moved it. */
export interface HistoryStep {
  status: OrderStatus;
  at: string;
  by: OrderActor;
}

export type OrderPayment = 'pending' | 'cash' | 'upi';

/** How far an order is, in ms since epoch. */
export interface OrderLife {
  kind: OrderKind;
  status: OrderStatus;
  /** Rises with each change; 0 for orders of before there was a counter. */
  revision: number;
  createdAt: number;
  /** From when on somebody was there to confirm it. */
  attendedFrom: number;
  /** Start of the half hour that it is for; null for as soon as possible. */
  slot: number | null;
  /** What was promised, from when until when; `promisedUntil` is null on orders that were promised a moment. */
  promisedAt: number | null;
  promisedUntil: number | null;
  /** What the kitchen has added to the promise. */
  addedMinutes: number;
  /** Oldest first; it begins with `placed`. */
  history: readonly HistoryStep[];
  /** Why it was cancelled or not delivered. */
  reason: string | null;
  rider: string | null;
  payment: OrderPayment;
  total: Paise;
}

/** How the document of an order holds it; absent on orders of before there was a counter. */
export interface DocumentLife {
  kind: OrderKind;
  /** Whether there is still something to be done. */
  open: boolean;
  revision: number;
  history: HistoryStep[];
  addedMinutes: number;
  reason: string | null;
  rider: string | null;
  paidBy: 'cash' | 'upi' | null;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const count = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
const momentOr = <Other>(value: unknown, other: Other): number | Other => {
  const moment = readMoment(value);
  return typeof moment === 'number' ? moment : other;
};

function readStep(value: unknown): HistoryStep[] {
  const step = fields(value);
  const status = knownStatus(textOrNull(step['status']) ?? '');
  const at = readMoment(step['at']);
  const by = orderActors.find((actor) => actor === step['by']);
  if (!status || typeof at !== 'number' || !by) return [];
  return [{ status, at: new Date(at).toISOString(), by }];
}

/** What is known of an order that kept no history: that it was placed, and where it stands. */
function historyFrom(createdAt: number, status: OrderStatus): HistoryStep[] {
  const at = new Date(createdAt).toISOString();
  const placed: HistoryStep = { status: 'placed', at, by: 'customer' };
  return status === 'placed' ? [placed] : [placed, { status, at, by: 'kitchen' }];
}

/** Reads how far an order is, also one of before there was a counter; null where its status is none that we know. */
export function readLife(data: unknown): OrderLife | null {
  const order = fields(data);
  const status = knownStatus(textOrNull(order['orderStatus']) ?? '');
  if (!status) return null;
  const createdAt = momentOr(order['createdAt'], 0);
  const steps = list(order['history']).flatMap(readStep);
  const { paidBy, paymentStatus } = order;
  const rupees = fields(order['pricing'])['total'];
  const total = typeof rupees === 'number' ? fromRupees(rupees) : 0;
  return {
    kind: order['kind'] === 'pickup' ? 'pickup' : 'delivery',
    status,
    revision: count(order['revision']),
    createdAt,
    attendedFrom: momentOr(order['attendedFrom'], createdAt),
    slot: momentOr(order['slot'], null),
    promisedAt: momentOr(order['estimatedDeliveryTime'], null),
    promisedUntil: momentOr(order['estimatedDeliveryUntil'], null),
    addedMinutes: count(order['addedMinutes']),
    history: steps.at(-1)?.status === status ? steps : historyFrom(createdAt, status),
    reason: textOrNull(order['reason']),
    rider: textOrNull(order['rider']),
    payment: paymentStatus !== 'paid' ? 'pending' : paidBy === 'upi' ? 'upi' : 'cash',
    total: Number.isSafeInteger(total) && total > 0 ? total : 0,
  };
}

/** When an order was handed over (ISO): since when it stands as delivered, whatever was put right of it later. */
export function handedOverAt({
  status,
  history,
}: {
  status: OrderStatus;
  history: readonly Pick<HistoryStep, 'status' | 'at'>[];
}): string | null {
  if (status !== 'delivered') return null;
  const before = history.findLastIndex((step) => step.status !== 'delivered');
  return history[before + 1]?.at ?? null;
}

/** The fields of a document in which that lies, beside its times and its amounts. */
export function documentLife(
  life: Omit<
    OrderLife,
    'createdAt' | 'attendedFrom' | 'slot' | 'promisedAt' | 'promisedUntil' | 'total'
  >,
): DocumentLife & {
  orderStatus: OrderStatus;
  paymentStatus: 'pending' | 'paid';
} {
  const { kind, status, revision, addedMinutes, history, reason, rider, payment } = life;
  return {
    kind,
    orderStatus: status,
    open: !isFinal(status),
    revision,
    history: history.map((step) => ({ ...step })),
    addedMinutes,
    reason,
    rider,
    paymentStatus: payment === 'pending' ? 'pending' : 'paid',
    paidBy: payment === 'pending' ? null : payment,
  };
}
