import {
  type BillChange,
  type Cart,
  type GoneChoice,
  type LineProblem,
  type Shop,
  billPartNames,
  type BillPart,
} from '@burger/shared/contracts';
import { type Bill, type Paise } from '@burger/shared/pricing';
import type { DisplayedBill } from '../draft/order-draft';

/** One difference between two bills. Amounts are in paise, as printed on the bill. */
export type Difference = { was: Paise; now: Paise } & (
  | {
      kind: 'line';
      lineId: string;
      name: string;
      quantity: number;
      problem: LineProblem | null;
      backAt: string | null;
      gone?: readonly GoneChoice[] | undefined;
    }
  | { kind: 'food' }
  /** Amounts are deductions. `applies` is whether a promo code still applies. */
  | { kind: 'promo'; code: string; applies: boolean; why?: string }
  | { kind: 'taxes' }
  | { kind: Exclude<BillPart, 'subtotal' | 'discount' | 'cgst' | 'sgst'> }
);

const differs = ({ was, now }: Difference): boolean => was !== now;
const taxesOf = ({ cgst, sgst }: Pick<Bill, 'cgst' | 'sgst'>): Paise => cgst + sgst;

function lineDifferences(cart: Cart, changed: BillChange['lines']): Difference[] {
  return changed.map(({ lineId, name, was, now, problem, backAt, gone }) => {
    const displayed = cart.lines.find((line) => line.lineId === lineId);
    const quantity = displayed?.quantity ?? 1;
    return {
      kind: 'line',
      lineId,
      name: displayed?.name || name,
      quantity,
      was: (displayed?.price ?? was ?? 0) * quantity,
      now: problem ? 0 : (now ?? 0) * quantity,
      problem,
      backAt,
      ...(gone && { gone }),
    };
  });
}

/** Returns the differences in the sequence of the bill. They add up to the difference of the totals. */
export function differences({ cart, bill: was }: DisplayedBill, change: BillChange): Difference[] {
  const now = change.bill;
  const lines = lineDifferences(cart, change.lines);
  const explained = lines.reduce((sum, line) => sum + line.now - line.was, 0);
  const isExplained = now.subtotal - was.subtotal === explained;
  const code = change.promo ?? cart.promo ?? '';
  const parts = billPartNames.flatMap((part): Difference | [] => {
    switch (part) {
      case 'subtotal':
        return isExplained
          ? []
          : { kind: 'food', was: was.subtotal + explained, now: now.subtotal };
      case 'discount':
        return {
          ...{ kind: 'promo', code, applies: change.promo !== null },
          ...(change.promoWhy !== undefined && { why: change.promoWhy }),
          ...{ was: was.discount, now: now.discount },
        };
      case 'cgst':
        return { kind: 'taxes', was: taxesOf(was), now: taxesOf(now) };
      case 'sgst':
        return [];
      default:
        return { kind: part, was: was[part], now: now[part] };
    }
  });
  return [...lines, ...parts].filter(differs);
}

function named(gone: GoneChoice, dishes: Shop['dishes']): GoneChoice {
  const groups = dishes.flatMap((dish) => dish.groups).filter(({ id }) => id === gone.group);
  const found = groups.flatMap(({ choices }) => choices).find(({ id }) => id === gone.choice);
  return { ...gone, name: found?.name ?? gone.name };
}

/** Translates the names of unavailable choices, which the server sends in English. */
export const inPageLanguage = (change: BillChange, dishes: Shop['dishes']): BillChange => ({
  ...change,
  lines: change.lines.map((line) =>
    line.gone ? { ...line, gone: line.gone.map((one) => named(one, dishes)) } : line,
  ),
});
