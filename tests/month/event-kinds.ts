/** The kinds of events that a month of 600 orders must contain, so that the comparison covers them. */
export const eventKinds = [
  'paid online: once',
  'paid online: twice',
  'paid online: late',
  'paid online: unreported',
  'paid ahead: cash',
  'paid ahead: upi',
  'paid on delivery: cash',
  'paid on delivery: upi',
  'price difference: collected',
  'price difference: returned',
  'paid in one month, delivered in the next',
  'order changed',
  'bill voided by a change',
  'promo code',
  'business customer',
  'sealed goods only',
  'cancelled by customer: cash',
  'cancelled by customer: online',
  'cancelled by staff: unpaid',
  'cancelled by staff: refunded at once',
  'cancelled by staff: refunded in the dashboard',
  'cancelled by staff: refund failed',
  'failed refund paid out: cash',
  'failed refund paid out: upi',
  'dashboard refund: before delivery',
  'dashboard refund: after delivery',
  'dispute: won',
  'dispute: lost before delivery',
  'dispute: lost after delivery',
  'delivery undone: delivered again',
  'delivery undone: paid otherwise',
  'delivery undone: cancelled',
  'credit note: by line',
  'credit note: by amount',
  'credit note: second of an order',
  'credit note: paid out by cash',
  'credit note: paid out by upi',
  'credit note: too late for GST',
  'bill of ₹50,000 or more',
  'bills of two financial years',
  'rounded bill',
  'rounded credit note',
  'day closed: exact',
  'day closed: short',
  'day closed: over',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** Counts events by kind, and whatever else a test wants to report. */
export function countEvents() {
  const counts = new Map<string, number>();
  const add = (kind: string) => void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const row = (kind: string) => `${String(counts.get(kind) ?? 0).padStart(6)}  ${kind}`;
  const others = () =>
    [...counts.keys()].filter((kind) => !(eventKinds as readonly string[]).includes(kind)).sort();
  return {
    count: (kind: EventKind) => add(kind),
    /** Counts something that a month need not contain, such as a rejected request. */
    note: (what: string) => add(what),
    missing: () => eventKinds.filter((kind) => !counts.has(kind)),
    table: () => [...eventKinds.map(row), '', ...others().map(row), ''].join('\n'),
  };
}
