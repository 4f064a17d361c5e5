import type { Shop, LineInput } from '@burger/shared/contracts';
import { KitchenOrderSchema } from '@burger/shared/kitchen';
import { choicesProblem, isOrderable, lineInShop } from '@burger/shared/order/lines';
import { storedInvoice, type InvoiceDocument, dueInvoice, readOrder } from '@burger/shared/order';
import { findPromo, formatMoney, isRefused, makeBill, subtotalOf } from '@burger/shared/pricing';
import { aShop } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { writeOrder } from '../../functions/src/orders/placing/write-order';
import { priceOrder } from '../../functions/src/orders/placing/price';
import { createOrderView } from '../../functions/src/orders/counter/follow';
import { customerMail } from '../../functions/src/orders/views/customer-mail';
import { orderBody } from '../../functions/src/testing/fake-ports';
import { legalOf, OrderBill } from '../../mfe-account-orders/src/orders/order-bill';
import { blocksOf } from '../../mfe-kitchen/src/printing/documents/printouts';

const unchanged = { online: null, collected: null, changes: [], changesSeen: 0, reprints: 0 };

const plain = aShop();
const dishes = plain.dishes
  .filter(isOrderable)
  // Every third dish becomes a packaged good sold at its MRP (maximum retail price), which includes tax.
  .map((dish, at) =>
    at % 3 > 0
      ? dish
      : { ...dish, priceIncludesTax: { hsn: at % 2 ? '2201' : '2202', rate: 1800 } },
  );

const requested: fc.Arbitrary<LineInput> = fc
  .record({
    dish: fc.constantFrom(...dishes),
    picks: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ dish, picks, quantity }) => {
    const choices = dish.groups.flatMap(({ id, min, max, choices: some }, group) => {
      const had = some.filter(({ isAvailable }) => isAvailable);
      const count = Math.min(min + ((picks[group] ?? 0) % (max - min + 1)), had.length);
      return had.slice(0, count).map((choice) => ({ group: id, choice: choice.id }));
    });
    return { dishId: dish.id, quantity, choices, note: '' };
  });

const schemes = [
  { scheme: 'regular', cgst: 250, sgst: 250 },
  { scheme: 'composition', cgst: 0, sgst: 0 },
  { scheme: 'unregistered', cgst: 0, sgst: 0 },
] as const;

const bills = fc.record({
  lines: fc.array(requested, { minLength: 1, maxLength: 6 }),
  km: fc.option(fc.double({ min: 0, max: plain.rules.delivery.limitKm, noNaN: true }), {
    nil: null,
  }),
  gst: fc.constantFrom(...schemes),
  rounding: fc.constantFrom('none' as const, 'rupee' as const),
  code: fc.constantFrom(null, ...plain.rules.promos.map(({ code }) => code)),
});

const amountsIn = (text: string): string[] =>
  (text.match(/[−-]?₹[\d,.]+/g) ?? []).map((amount) => amount.replace('−', '-'));

/** Returns the amounts in a rendered table, one per row, and the rates in the labels. */
const rendered = (element: React.ReactElement, cell: RegExp): string[] =>
  [...renderToStaticMarkup(element).matchAll(cell)].flatMap(([, text = '']) => amountsIn(text));

test('500 random bills have the same amounts in button, response, store, pages, printed ticket and mail', async () => {
  await fc.assert(
    fc.asyncProperty(bills, async ({ lines, km, gst, rounding, code }) => {
      const rules = { ...plain.rules, gst: { ...plain.rules.gst, ...gst }, rounding };
      const shop: Shop = { ...plain, dishes, rules };
      for (const { dishId, choices } of lines) {
        expect(
          choicesProblem(
            dishes.find(({ id }) => id === dishId)!,
            choices,
          ),
        ).toBeNull();
      }

      const cart = lines.map((line) => lineInShop(line, shop));
      const found = code && findPromo(code, subtotalOf(cart), rules.promos);
      const promo = found && !isRefused(found) ? found : null;
      const bill = makeBill(cart, promo, km, rules);
      const { rounding: rule } = rules;
      if (rule === 'rupee') expect(bill.total % 100).toBe(0);

      const request = {
        ...orderBody(),
        language: 'en' as const,
        kind: km === null ? ('pickup' as const) : ('delivery' as const),
        location: km === null ? null : { lat: 13.04, lng: 77.71 },
        lines,
        promoCode: promo?.code ?? null,
        agreedTotal: bill.total,
        version: shop.version,
      };
      const at = new Date('2026-01-05T08:00:00Z');
      const priced = priceOrder(request as never, km, {
        now: shop,
        words: {},
        seen: shop,
        placed: { at: at.getTime() },
      });
      const promised = { promisedFrom: at, promisedTo: at, slot: null };
      const stored = writeOrder(
        'asha',
        request as never,
        priced,
        promised as never,
        { at, attended: 0 },
        7,
      );
      const placed = readOrder(JSON.parse(JSON.stringify(stored)), 'en', 'strict')!;
      expect(placed.bill.total).toBe(bill.total);

      const issued: InvoiceDocument = {
        ...dueInvoice(placed, { from: 'ready', to: 'delivered' })!,
        ...{ serial: 'BK/2526/1', at: at.toISOString() },
      };
      const delivered = { ...stored, papers: [storedInvoice(issued)] };
      const order = readOrder(JSON.parse(JSON.stringify(delivered)), 'en', 'strict')!;
      expect(order.papers).toEqual([issued]);

      // The amounts that every view must show.
      const { subtotal, discount, delivery, cgst, sgst, roundOff, total } = bill;
      const rows = [
        subtotal,
        ...(discount ? [-discount] : []),
        ...(km === null ? [] : [delivery]),
        ...[cgst, sgst, roundOff].filter((amount) => amount !== 0),
        total,
      ].map(formatMoney);
      const billed = rows.filter((amount) => amount !== '₹0.00');
      const without = (amounts: string[]) => amounts.filter((amount) => amount !== '₹0.00');

      const screen = rendered(<OrderBill legal={legalOf(order, issued)} />, /<dd>(.*?)<\/dd>/g);
      expect(without(screen).slice(0, billed.length)).toEqual(billed);
      const { service } = legalOf(order, issued);
      if (gst.scheme !== 'regular') expect(service).toBeNull();
      const ofService = service === null ? [] : [formatMoney(service)];
      expect(without(screen)).toEqual(expect.arrayContaining(ofService));

      const storedOrder = { shop: async () => ({ rules }), published: async () => null };
      const view = createOrderView(storedOrder as never, () => undefined);
      const card = v.parse(
        KitchenOrderSchema,
        JSON.parse(
          JSON.stringify(
            (await view([{ key: 'a'.repeat(32), order: { ...order, ...unchanged } }]))[0],
          ),
        ),
      );
      const printed = blocksOf(
        { kind: 'bill', order: card, issued: card.papers![0]! },
        { gst: rules.gst, upi: null },
      );
      const sums = printed.flatMap((block) => (block.is === 'row' ? [block.right] : []));
      expect(without(sums.slice(card.lines.length))).toEqual(billed);
      const small = printed.flatMap((block) => (block.is === 'line' ? amountsIn(block.text) : []));
      expect(small).toEqual(expect.arrayContaining(ofService));
      const says = printed.some((block) => block.is === 'line' && /Reverse/.test(block.text));
      expect(says).toBe(gst.scheme === 'regular');

      const { text } = customerMail(
        'delivered',
        { ...delivered, paymentStatus: 'paid', paidBy: 'cash' },
        rules.gst,
      );
      expect(amountsIn(text)).toEqual(expect.arrayContaining(ofService));
      expect(text.includes('Reverse charge: No')).toBe(gst.scheme === 'regular');
      const from = text.indexOf('Subtotal');
      const mailed = text.slice(from, text.indexOf('\n\n', from));
      expect(without(amountsIn(mailed))).toEqual(billed);
    }),
    { numRuns: 500 },
  );
}, 120_000);
