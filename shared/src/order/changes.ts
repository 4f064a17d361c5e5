import type { Paise } from '../pricing/money';
import { isFinal, type OrderStatus } from '../contracts/order-states';
import { capturedOnline } from './online';
import type { InvoiceDocument, OrderChange, OrderLife, OrderPayment } from './order';

interface Line {
  quantity: number;
  choices: readonly unknown[];
  note: string;
}

/** Returns the order's lines when a bill or credit note was issued, before later changes. */
export function linesOn<Of>(
  order: {
    lines: readonly Of[];
    papers?: readonly Pick<InvoiceDocument, 'serial'>[] | undefined;
    changes?: readonly Pick<OrderChange<Of>, 'lines' | 'papers'>[] | undefined;
  },
  { serial }: Pick<InvoiceDocument, 'serial'>,
): readonly Of[] {
  const at = order.papers?.findIndex((one) => one.serial === serial) ?? -1;
  return (at >= 0 && order.changes?.find(({ papers }) => papers > at)?.lines) || order.lines;
}

/** Change of a line: `line` is null if it was removed, `was` is null if it was added. */
export interface LineChange<Of> {
  line: Of | null;
  was: Of | null;
}

const isSame = (one: Line, other: Line): boolean =>
  one.quantity === other.quantity &&
  one.note === other.note &&
  JSON.stringify(one.choices) === JSON.stringify(other.choices);

/** Combines consecutive changes of an order: current lines in their order, then removed ones. */
export function lineChanges<Of extends Line>(
  changes: readonly Pick<OrderChange<Of>, 'lines' | 'kept'>[],
  now: readonly Of[],
): LineChange<Of>[] {
  const before = changes[0]?.lines ?? now;
  const first = (place: number) =>
    changes.reduceRight<number | null>(
      (at, { kept }) => (at === null ? null : (kept[at] ?? null)),
      place,
    );
  const places = now.map((_, place) => first(place));
  const off = before.filter((_, place) => !places.includes(place));
  return [
    ...now.flatMap((line, index) => {
      const was = before[places[index] ?? -1] ?? null;
      return was && isSame(was, line) ? [] : { line, was };
    }),
    ...off.map((was) => ({ line: null, was })),
  ];
}

/**
 * Returns the amount paid before delivery or pickup, including what credit notes refunded. Undefined if
 * nothing was paid or the amount is unknown.
 */
export function paidBefore({
  online,
  paidAhead,
  placedTotal,
  credited,
}: Pick<OrderLife, 'online' | 'paidAhead' | 'placedTotal' | 'credited'>): Paise | undefined {
  if (paidAhead) return placedTotal;
  const stored = capturedOnline({ online });
  return stored === undefined ? undefined : stored + credited;
}

interface Payable {
  status: OrderStatus;
  total: Paise;
  payment: OrderPayment;
  /** Amount already paid. If it is unknown, the full total counts as paid, so that nobody pays twice. */
  paid?: Paise | undefined;
}

/**
 * Returns the amount to collect on delivery or pickup: the total, or its increase since it was paid. Negative
 * if money has to be returned.
 */
export const toCollect = ({ status, total, payment, paid = total }: Payable): Paise =>
  isFinal(status) ? 0 : payment === 'pending' ? total : total - paid;

/** Returns the amount to collect of an order as stored on the server. */
export const leftToCollect = (life: OrderLife): Paise =>
  toCollect({ ...life, paid: paidBefore(life) });
