import type { ChangeOffer, KitchenDay, MonthPage } from '@burger/shared/kitchen';
import { capturedOnline, leftOf, readBooked } from '@burger/shared/order';
import { fromRupees } from '@burger/shared/pricing';
import { paidOnline } from '@burger/shared/testing/an-order';
import { published } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import { orderIn, testCounter } from '../testing/counter';
import type { Refusal } from '../http/errors';
import { orderBody, placing } from '../testing/fake-ports';

const counter = testCounter();
const simple = published.dishes.filter(({ groups, isAvailable }) => isAvailable && !groups.length);
const dishes = simple.slice(0, 6).map(({ id }) => id);

const line = fc.record({
  dishId: fc.constantFrom(...dishes),
  quantity: fc.integer({ min: 1, max: 9 }),
  note: fc.constantFrom('', 'no salt', 'hot'),
});
type Line = typeof line extends fc.Arbitrary<infer Of> ? Of : never;
/** Random events of an order: issuing a bill, a repeated request, or a change that keeps and adds lines. */
const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      keep: fc.array(fc.nat(9), { maxLength: 6 }),
      add: fc.array(line, { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('bill' as const, 'again' as const) },
);
const requested = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  promo: fc.constantFrom(null, ...published.rules.promos.map(({ code }) => code)),
  paid: fc.constantFrom('pending' as const, 'online' as const, 'cash' as const),
  happens: fc.array(happening, { maxLength: 5 }),
  payment: fc.constantFrom('cash' as const, 'upi' as const),
  given: fc.option(fc.double({ min: 0.01, max: 1, noNaN: true }), { nil: null }),
  isUndone: fc.boolean(),
});
const distinct = (lines: Line[]) => [
  ...new Map(lines.map((one) => [`${one.dishId} ${one.note}`, { ...one, choices: [] }])).values(),
];

let key: string;
const stored = () => counter.orderStore.orders.get(key)!;
const sumOf = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0);

async function place(lines: Line[], promoCode: string | null): Promise<void> {
  const placed = placing(counter.ports);
  const body = (agreedTotal: number) => ({ lines: distinct(lines), promoCode, agreedTotal });
  const notified = await placed(orderBody(body(1))).catch((refusal: unknown) => refusal as Refusal);
  const { change } = (notified as Refusal).beside as { change?: { bill: { total: number } } };
  // Orders below the promo code's minimum are rejected with the new total.
  const own = orderBody(change ? body(change.bill.total) : { agreedTotal: 10_290 });
  await placed(own);
  key = own.idempotencyKey;
}

function pay(by: 'pending' | 'online' | 'cash') {
  counter.orderStore.orders.set(key, {
    ...stored(),
    ...(by === 'cash' && { paymentStatus: 'paid', paidBy: by, paidAhead: true }),
    ...(by === 'online' && paidOnline(stored().pricing.total, { fee: 2.41 })),
  });
}

/** Sets quantities of the order's lines from `keep` and adds others; `again` repeats the same request. */
async function change(keep: readonly number[], add: Line[], again: boolean): Promise<void> {
  const after = stored().changes?.length ?? 0;
  const storedDay = stored().items.flatMap(({ note }, place) => {
    const quantity = keep[place] ?? 1;
    return quantity > 0 ? { line: place, quantity, note } : [];
  });
  const lines = [...storedDay, ...add.map((one) => ({ ...one, choices: [] }))];
  if (lines.length === 0) return;
  const requests = await counter.post(`/orders/${key}/offer`, { lines, after });
  const { offer } = requests.body as { offer: ChangeOffer };
  const left = capturedOnline(readBooked(stored(), 'strict')!);
  const press = `press-${key.slice(-8)}-${after}`;
  const body = { lines, after, press, agreedTotal: offer.bill.total };
  for (const _press of again ? [1, 2] : [1]) {
    const answer = await counter.post(`/orders/${key}/change`, body);
    expect([answer.status, orderIn(answer)]).toMatchObject([200, { total: offer.bill.total }]);
  }
  // The refund equals the price difference, even if the credit note is for a larger amount.
  const now = capturedOnline(readBooked(stored(), 'strict')!);
  expect(now).toBe(left === undefined ? undefined : Math.min(left, offer.bill.total));
}

test('bills, payments, refunds and collected amounts agree to the paisa after any order changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      requested,
      async ({ lines, promo, paid, happens, payment, given, isUndone }) => {
        counter.orderStore.orders.clear();
        await place(lines, promo);
        pay(paid);
        await counter.walk(key, 'confirmed');
        const before = stored();
        let again = false;
        for (const happened of happens) {
          if (happened === 'bill') await counter.post(`/orders/${key}/bill`);
          else if (happened === 'again') again = true;
          else await change(happened.keep, happened.add, again);
        }
        await counter.walk(key, 'preparing', 'out_for_delivery');
        counter.pass(1);
        const handed = await counter.step(key, {
          ...{ from: 'out_for_delivery', to: 'delivered', payment },
        });
        const { total } = orderIn(handed);
        if (given !== null && total > 0) {
          const amount = Math.max(1, Math.round(total * given));
          const press = `given-${key.slice(-8)}`;
          await counter.post(`/orders/${key}/credit-note`, {
            taken: [],
            amount,
            reason: 'x',
            press,
          });
        }
        // Undoing and repeating the delivery must not move money.
        if (isUndone) {
          await counter.step(key, { from: 'delivered', to: 'out_for_delivery' });
          await counter.step(key, { from: 'out_for_delivery', to: 'delivered', payment });
        }

        const order = readBooked(stored(), 'strict')!;
        const { subtotal, discount, delivery, cgst, sgst, roundOff } = order.bill;
        expect(subtotal! - discount! + delivery! + cgst! + sgst! + roundOff).toBe(total);
        expect(sumOf(order.lines.map(({ price, quantity }) => price! * quantity))).toBe(subtotal);
        if (order.changes.length === 0) expect(stored().pricing).toEqual(before.pricing);
        const of = (kind: string) =>
          sumOf(order.papers.filter((one) => one.kind === kind).map(({ bill }) => bill.total!));
        const onInvoices = of('bill') - of('creditNote');
        const day = (await counter.get('/day?date=2026-01-05')).body as KitchenDay;
        expect(day.cash + day.upi + day.online!).toBe(day.sales);
        expect(day.sales).toBe(onInvoices);
        // The monthly export reports how each bill was paid, and the provider's fee once.
        const month = (await counter.get('/month?month=2026-01', 'owner')).body as MonthPage;
        for (const method of ['cash', 'upi', 'online'] as const) {
          const signed = month.papers.map(({ kind, paid: ways }) =>
            kind === 'bill' ? ways[method] : -ways[method],
          );
          expect([method, sumOf(signed)]).toEqual([method, day[method]]);
        }
        const fees = month.papers.flatMap(({ kind, fee }) => (kind === 'bill' && fee) || []);
        expect(fees).toEqual(order.online ? [241] : []);
        const { online, collected } = order;
        const reserved = sumOf((online?.payments ?? []).map(({ amount }) => amount));
        const refunded = sumOf((online?.refunds ?? []).map(({ amount }) => amount));
        expect(refunded).toBeLessThanOrEqual(reserved);
        if (online) {
          expect(leftOf(online, 'p1')).toBe(reserved - refunded);
          expect(day.online).toBe(reserved - refunded);
          expect(day.cash + day.upi).toBe(onInvoices - (reserved - refunded));
          if (collected) expect(collected.amount).toBeGreaterThan(0);
        }
        if (paid === 'cash') {
          expect(fromRupees(before.pricing.total) + (collected?.amount ?? 0)).toBe(total);
        }
      },
    ),
    { numRuns: 40 },
  );
});
