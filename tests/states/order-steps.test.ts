import {
  nextStatuses,
  offeredStatuses,
  orderActors,
  orderKinds,
  orderStatuses,
  statusBefore,
  type OrderActor,
  type OrderStatus,
  whyNotStep,
} from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { lifeOf, type OrderDocument, readBooked } from '@burger/shared/order';
import { aShop } from '@burger/shared/testing/a-shop';
import { anOrder } from '@burger/shared/testing/an-order';
import fc from 'fast-check';
import { Refusal } from '../../functions/src/http/errors';
import { moveOrder } from '../../functions/src/orders/lifecycle/move';
import { counterCard } from '../../functions/src/orders/views/counter-card';
import { trackStatus } from '../../functions/src/orders/views/track-status';
import { mayBringBack, mayCancel, nextStep, stepBack } from '../../mfe-kitchen/src/counter/steps';

const placedAt = Date.parse('2026-01-05T08:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();
const minute = 60_000;

const cases = fc.record({
  status: fc.constantFrom(...orderStatuses),
  earlier: fc.constantFrom(...orderStatuses),
  movedBy: fc.constantFrom(...orderActors),
  kind: fc.constantFrom(...orderKinds),
  ready: fc.boolean(),
  isRefunded: fc.boolean(),
  movedAfter: fc.integer({ min: 0, max: 10 * minute }),
  // Around the limits of an undo and of a cancellation.
  waited: fc.oneof(
    fc.integer({ min: 0, max: 8 * minute }),
    fc.constantFrom(2 * minute, 2 * minute + 1),
  ),
});
type Case = typeof cases extends fc.Arbitrary<infer Of> ? Of : never;

const refund = {
  ...{ id: 'r', of: 'p1', amount: 102.9, reason: 'cancelled', at: iso(placedAt) },
  ...{ state: 'requested', tries: 1 },
} as const;

/** Returns an order paid online that came to its status from an earlier one. */
function documentOf({ status, earlier, movedBy, kind, isRefunded, movedAfter }: Case) {
  const placed = { status: 'placed', at: iso(placedAt), by: 'customer' } as const;
  const moved = [
    { status: earlier, at: iso(placedAt), by: 'kitchen' },
    { status, at: iso(placedAt + movedAfter), by: movedBy },
  ] as const;
  return anOrder({
    ...{ kind, orderStatus: status, createdAt: iso(placedAt) },
    history: status === 'placed' ? [placed] : [placed, ...moved],
    ...{ paymentMethod: 'online', paymentStatus: 'paid', paidBy: 'online' },
    online: {
      ...{ state: 'paid', amount: 102.9, until: iso(placedAt), attempt: 'a1', paidBy: 'p1' },
      ...{ askAt: null, owedSince: null, refunds: isRefunded ? [refund] : [] },
      payments: [{ id: 'p1', amount: 102.9, fee: null, at: iso(placedAt) }],
    },
  } as Partial<OrderDocument>);
}

interface Scene {
  stored: { key: string; order: NonNullable<ReturnType<typeof readBooked>> };
  at: number;
  isAllowed: (by: OrderActor, to: OrderStatus) => boolean;
  isAccepted: (by: OrderActor, to: OrderStatus) => boolean;
  card: KitchenOrder;
}

function sceneOf(one: Case): Scene {
  const order = readBooked(documentOf(one), 'strict')!;
  const life = lifeOf(order)!;
  const { status, kind, history } = life;
  const movedAt = Date.parse(history.at(-1)!.at);
  const at = movedAt + one.waited;
  const { rules } = aShop({}, placedAt);
  const delivery = { ...rules.delivery, ready: one.ready };
  const stored = { key: 'order', order };
  return {
    stored,
    at,
    card: counterCard(stored, null, { ...rules, delivery })!,
    isAllowed: (by, to) =>
      whyNotStep({
        ...{ from: status, to, by, kind, waitsReady: one.ready, placedAt, movedAt, at },
        ...{ before: statusBefore(history), isRefunded: one.isRefunded },
      }) === null,
    isAccepted(by, to) {
      const details = {
        addMinutes: 0,
        reason: 'customer-asked',
        rider: null,
        payment: 'cash',
      } as const;
      try {
        return (
          moveOrder(life, { from: status, to, ...details }, by, new Date(at), one.ready).status ===
          to
        );
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
}

test('the order function accepts every step that the table allows its actor, and refuses every other', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { isAllowed, isAccepted } = sceneOf(one);
      for (const by of orderActors) {
        for (const to of orderStatuses)
          expect([by, to, isAccepted(by, to)]).toEqual([by, to, isAllowed(by, to)]);
      }
    }),
    { numRuns: 300 },
  );
});

test('the counter offers every step that the table allows the kitchen, and no other', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { isAllowed, card, at } = sceneOf(one);
      const isPacked = one.kind === 'pickup' || one.ready;
      for (const to of orderStatuses) {
        const isOffered =
          nextStep(card)?.to === to ||
          (to === 'cancelled' && mayCancel(card)) ||
          (to === 'brought_back' && mayBringBack(card)) ||
          stepBack(card, at)?.to === to;
        // Accepted only from tablets that have not loaded the rule that orders wait as ready.
        const isSkipping = isPacked && card.status === 'preparing' && to === 'out_for_delivery';
        const isUndone = !nextStatuses(card.status).includes(to);
        // Every undo is offered whose step is one of the table.
        const isStep = nextStatuses(to).includes(card.status);
        const isExpected = isAllowed('kitchen', to) && !isSkipping && (!isUndone || isStep);
        expect([to, isOffered]).toEqual([to, isExpected]);
      }
    }),
    { numRuns: 300 },
  );
});

test('the tracking page offers to cancel exactly while the table allows the customer to', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { isAllowed, stored, at } = sceneOf(one);
      const { cancelUntil } = trackStatus(stored, new Date(at));
      expect(cancelUntil !== null).toBe(isAllowed('customer', 'cancelled'));
    }),
    { numRuns: 300 },
  );
});

test('no order has two next steps on its way, so the button of its card is unambiguous', () => {
  for (const status of orderStatuses) {
    for (const kind of orderKinds) {
      for (const waitsReady of [true, false]) {
        const ways = offeredStatuses({ status, kind, waitsReady }).filter(
          (to) => to !== 'cancelled' && to !== 'brought_back',
        );
        expect(ways.length).toBeLessThanOrEqual(1);
      }
    }
  }
});
