import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/contracts';
import { uncreditedOf } from '@burger/shared/order';
import type { Paise } from '@burger/shared/pricing';
import { businessDay } from '@burger/shared/hours';
import { ageOf } from '../order/order-text';

export type Attention =
  | { about: 'damaged'; numbers: readonly string[] }
  | { about: 'waiting' | 'broughtBack' | 'late' | 'uncredited'; orders: readonly KitchenOrder[] }
  | { about: 'refunds'; orders: readonly KitchenOrder[]; amount: Paise }
  | { about: 'difference'; amount: Paise }
  | { about: 'changed'; count: number }
  | { about: 'notClosed' };

const hasFailedRefund = ({ online }: KitchenOrder): boolean =>
  online?.refunds.some(({ state }) => state === 'failed') ?? false;

const differenceOf = ({ closed }: KitchenDay): Paise =>
  closed ? closed.corrections.reduce((sum, { amount }) => sum + amount, closed.difference) : 0;

/** Returns what needs attention at a moment (ms), the most urgent first. */
export function attentionOf(day: KitchenDay, now: number): Attention[] {
  const { orders, damaged = [], closed, refunds, date } = day;
  const withStatus = (status: KitchenOrder['status']) =>
    orders.filter((order) => order.status === status);
  const waiting = withStatus('placed');
  const broughtBack = withStatus('brought_back');
  const late = orders.filter(
    (order) =>
      !isFinal(order.status) &&
      !waiting.includes(order) &&
      !broughtBack.includes(order) &&
      ageOf(order, now).urgency === 'late',
  );
  const { failed } = refunds;
  const difference = differenceOf(day);
  const isNotClosed = closed === null && orders.length > 0 && date < businessDay(new Date(now));
  const about = (
    what: 'waiting' | 'broughtBack' | 'late' | 'uncredited',
    own: readonly KitchenOrder[],
  ) => (own.length > 0 ? [{ about: what, orders: own }] : []);
  return [
    ...(damaged.length > 0 ? [{ about: 'damaged', numbers: damaged } as const] : []),
    ...about('waiting', waiting),
    ...about('broughtBack', broughtBack),
    ...about('late', late),
    ...(failed > 0
      ? [{ about: 'refunds', orders: orders.filter(hasFailedRefund), amount: failed } as const]
      : []),
    ...about(
      'uncredited',
      orders.filter((order) => uncreditedOf(order) > 0),
    ),
    ...(isNotClosed ? [{ about: 'notClosed' } as const] : []),
    ...(difference === 0 ? [] : [{ about: 'difference', amount: difference } as const]),
    ...(closed && closed.changed.length > 0
      ? [{ about: 'changed', count: closed.changed.length } as const]
      : []),
  ];
}
