import type { Paise } from '../pricing/money';
import { isFinal, type OrderStatus } from '../contracts/order-states';
import { keptOnline } from './online';
import type { IssuedPaper, OrderChange, OrderLife, OrderPayment } from './order';

/** What of a line says whether it is another than before. */
interface Line {
  quantity: number;
  choices: readonly unknown[];
  note: string;
}

/** The lines that a paper was made out for: those of its day, whatever was changed since. */
export function linesOn<Of>(
  order: {
    lines: readonly Of[];
    papers?: readonly IssuedPaper[] | undefined;
    changes?: readonly Pick<OrderChange<Of>, 'lines' | 'papers'>[] | undefined;
  },
  { serial }: Pick<IssuedPaper, 'serial'>,
): readonly Of[] {
  const at = order.papers?.findIndex((one) => one.serial === serial) ?? -1;
  return (at >= 0 && order.changes?.find(({ papers }) => papers > at)?.lines) || order.lines;
}

/** What became of a line: `line` is null where it was taken off, `was` where it was added. */
export interface LineChange<Of> {
  line: Of | null;
  was: Of | null;
}

const isSame = (one: Line, other: Line): boolean =>
  one.quantity === other.quantity &&
  one.note === other.note &&
  JSON.stringify(one.choices) === JSON.stringify(other.choices);

/** What several changes, one after the other, came to: lines as they are now, in their order, then what was taken off. */
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
 * What was paid for an order before it is handed over, whatever credit notes gave back of it since; undefined where
 * nothing was, or nobody knows.
 */
export function paidBefore({
  online,
  paidAhead,
  placedTotal,
  credited,
}: Pick<OrderLife, 'online' | 'paidAhead' | 'placedTotal' | 'credited'>): Paise | undefined {
  if (paidAhead) return placedTotal;
  const kept = keptOnline({ online });
  return kept === undefined ? undefined : kept + credited;
}

interface Payable {
  status: OrderStatus;
  total: Paise;
  payment: OrderPayment;
  /** What was paid before; where that is not known nobody is asked twice. */
  paid?: Paise | undefined;
}

/**
 * What is to be collected with the hand-over: all of it, or what an order has become dearer since it was paid; below zero
 * what is to be given back by hand.
 */
export const toCollect = ({ status, total, payment, paid = total }: Payable): Paise =>
  isFinal(status) ? 0 : payment === 'pending' ? total : total - paid;

/** The same of an order as the server has it, which knows what was paid for it. */
export const leftToCollect = (life: OrderLife): Paise =>
  toCollect({ ...life, paid: paidBefore(life) });
