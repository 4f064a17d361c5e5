import { KitchenOrderSchema } from '@burger/shared/kitchen';
import { dueInvoice, mayTakeBack, readBooked, type Billable } from '@burger/shared/order';
import { makeBill } from '@burger/shared/pricing';
import { anOrder } from '@burger/shared/testing/an-order';
import { aShop } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import * as v from 'valibot';
import { counterCard } from '../../functions/src/orders/views/counter-card';
import { billed } from '../../mfe-kitchen/src/printing/documents/billed';

const { rules } = aShop();
const base = readBooked(anOrder())!;
const handOver = { from: 'ready', to: 'delivered' } as const;
const step = { from: 'delivered', to: 'delivered' } as const;

const delivered = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 100, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    rounding: fc.constantFrom('none' as const, 'rupee' as const),
  })
  .map(({ lines, rounding }) => {
    const bill = { ...makeBill(lines, null, null, { ...rules, rounding }), promo: '' };
    const own = lines.map((line) => ({ ...base.lines[0]!, ...line }));
    const order = { ...base, status: 'delivered' as const, lines: own, bill };
    const made = {
      ...dueInvoice(order, handOver)!,
      serial: 'BK/2526/1',
      at: '2026-01-05T08:40:00.000Z',
    };
    return { ...order, papers: [made] };
  });
const requests = fc.oneof(
  fc.constant({ taken: [{ line: 0, quantity: 1 }] }),
  fc.integer({ min: 1, max: 60_000 }).map((amount) => ({ taken: [], amount })),
);

test('the counter previews the credit note that the server issues, with and without rupee rounding', () => {
  fc.assert(
    fc.property(delivered, requests, (order, request) => {
      const card = counterCard({ key: 'a'.repeat(32), order }, null, rules);
      const displayed = billed(v.parse(KitchenOrderSchema, JSON.parse(JSON.stringify(card))));
      const noteOf = (one: Billable) =>
        mayTakeBack(one, request.taken, 'amount' in request ? request.amount : undefined) &&
        dueInvoice(one, step, { ...request, reason: 'cold', press: 'press-1' });
      const note = noteOf(order);
      expect(noteOf(displayed)).toEqual(note);
      const isWhole = order.bill.isRounded !== true || (note ? note.bill.total! % 100 : 0) === 0;
      expect(isWhole).toBe(true);
    }),
  );
});
