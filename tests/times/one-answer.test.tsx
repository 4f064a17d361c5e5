import type { OrderKind } from '@burger/shared/contracts';
import { readLife, readOrder, type OrderDocument } from '@burger/shared/order';
import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { momentSpanFormat, whenText } from '@burger/shared/restaurant';
import { keptKeys, onDevice } from '@burger/shared/storage';
import { slotsOf } from '@burger/shared/times';
import { aShop } from '@burger/shared/testing/shop';
import { act, cleanup, render, screen } from '@testing-library/react';
import { promiseFor } from '../../functions/src/orders/promise-order';
import { orderMail } from '../../functions/src/orders/order-mail';
import { promisedText } from '../../mfe-account-orders/src/components/order-facts';
import { OrderHeadline } from '../../mfe-account-orders/src/components/order-headline';
import { outlookOf } from '../../mfe-account-orders/src/model/order-outlook';
import { promiseText } from '../../mfe-cart-checkout/src/components/checkout/promise-text';
import { promisedTo } from '../../mfe-cart-checkout/src/components/success/promised-to';
import { messages as checkout } from '../../mfe-cart-checkout/src/messages';
import { chatMessage } from '../../mfe-cart-checkout/src/model/chat-link';
import { agreedTime, wantedTime } from '../../mfe-cart-checkout/src/model/wanted-time';
import { PromiseLine } from '../../mfe-content/src/components/promise-line';
import { promisedOnPaper } from '../../mfe-kitchen/src/components/promised-words';

const hour = 60 * 60_000;
const dated = momentSpanFormat('Asia/Kolkata');

// From a Sunday midnight at the restaurant on; the hours of a day of rest and of a busy evening are among them.
const start = Date.parse('2026-11-22T00:00:00+05:30');
const shop = aShop({ closedDays: ['2026-11-25'], extraMinutes: 15 }, start);
const moments = Array.from(
  { length: 7 * 16 },
  (_, index) => start + index * 1.5 * hour + 7 * 60_000,
);

const kinds: readonly OrderKind[] = ['delivery', 'pickup'];

/** As soon as possible, the first half hour on offer, and one of another day. */
function wishesAt(kind: OrderKind, at: Date): (string | null)[] {
  const days = slotsOf({ kind, at, shop });
  const slots = [days[0]?.slots[0], days[2]?.slots[2]];
  return [null, ...slots.flatMap((slot) => slot?.toISOString() ?? [])];
}

const documentOf = (kind: OrderKind, slot: string | null, at: number): OrderDocument => {
  const wanted = wantedTime({ kind, slot }, shop, new Date(at), new Set());
  const asked = agreedTime(wanted);
  const promise = promiseFor(asked, shop, new Date(at), new Map());
  return {
    orderId: 'BK000000001',
    customerId: 'asha',
    customerDetails: {
      name: 'Asha',
      email: '',
      phone: '',
      address: '',
      landmark: '',
      specialInstructions: '',
    },
    items: [],
    pricing: {
      subtotal: 0,
      promoDiscount: 0,
      appliedPromo: null,
      deliveryCharge: 0,
      cgst: 0,
      sgst: 0,
      total: 0,
    },
    location: null,
    menuVersion: '',
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    orderStatus: 'confirmed',
    kind,
    createdAt: new Date(at).toISOString(),
    slot: promise.slot?.toISOString() ?? null,
    estimatedDeliveryTime: promise.from.toISOString(),
    estimatedDeliveryUntil: promise.to.toISOString(),
    language: 'en',
  };
};

const said = (element: React.ReactElement): string => {
  render(element);
  const { textContent } = document.body;
  cleanup();
  return textContent ?? '';
};

afterEach(() => onDevice(keptKeys.orderKind).remove());

test.each(kinds)(
  '%s: checkout, success, orders, mail, chat, bill and counter say one time',
  (kind) => {
    for (const at of moments) {
      for (const slot of wishesAt(kind, new Date(at))) {
        const document = documentOf(kind, slot, at);
        const order = readOrder(document)!;
        const life = readLife(document)!;
        const [from, to] = [life.promisedAt!, life.promisedUntil!];
        const when = whenText(from, to, at);
        const onPaper = dated(from, to);
        const wanted = wantedTime({ kind, slot }, shop, new Date(at), new Set());

        expect(promiseText(kind, wanted.promise!, new Date(at))).toContain(when);
        expect(promisedTo(order, shop.rules, new Date(at))).toBe(when);
        const outlook = outlookOf(order, at)!;
        expect(said(<OrderHeadline order={order} outlook={outlook} now={at} />)).toContain(when);
        expect(orderMail(document).text).toContain(onPaper);
        expect(chatMessage('Burger Katte', order, checkout.chat)).toContain(onPaper);
        expect(promisedText(order)).toBe(onPaper);
        const { slot: half, estimatedDeliveryTime: promisedAt, estimatedDeliveryUntil } = document;
        const counter = { slot: half, promisedAt, promisedUntil: estimatedDeliveryUntil };
        if (half !== null) expect(promisedOnPaper(counter)).toBe(onPaper);
      }
    }
  },
);

test.each(kinds)('%s: home says the same as the checkout', (kind) => {
  onDevice(keptKeys.orderKind).write(kind);
  for (const at of moments) {
    const { promise } = wantedTime({ kind, slot: null }, shop, new Date(at), new Set());
    const bus = createBus(shopEvents);
    render(<PromiseLine now={() => new Date(at)} bus={bus} />);
    act(() => bus.emit('shop/changed', shop));
    const { from, to, slot } = promise!;
    if (slot) {
      const when = whenText(from.getTime(), to.getTime(), at);
      expect(screen.getByText(new RegExp(`${when}$`))).toBeInTheDocument();
    } else {
      const minutes = [from, to].map((moment) => (moment.getTime() - at) / 60_000);
      expect(screen.getByText(new RegExp(minutes.join('–')))).toBeInTheDocument();
    }
    cleanup();
  }
});
