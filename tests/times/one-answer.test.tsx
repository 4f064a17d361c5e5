import { type OrderKind, shopEvents } from '@burger/shared/contracts';
import { type Language, languages } from '@burger/shared/i18n';
import { lifeOf, type OrderDocument, readBooked } from '@burger/shared/order';
import {
  dayOf,
  momentSpanText,
  takesOrders,
  spanText,
  whenText,
  slotsOf,
} from '@burger/shared/hours';
import { storageKeys, localText } from '@burger/shared/platform/storage';
import { createBus } from 'federation-contract';
import { anOrder } from '@burger/shared/testing/an-order';
import { aShop } from '@burger/shared/testing/a-shop';
import { act, cleanup, render, screen } from '@testing-library/react';
import { promiseTime } from '../../functions/src/orders/placing/promise-time';
import { emptyRoom } from '../../functions/src/orders/placing/room';
import { mailPromisedText } from '../../functions/src/orders/views/mail-dates';
import { orderMail } from '../../functions/src/orders/views/restaurant-mail';
import { trackStatus } from '../../functions/src/orders/views/track-status';
import { etaText, etaOf } from '../../mfe-account-orders/src/tracking/eta';
import { promisedFact } from '../../mfe-account-orders/src/orders/order-facts';
import { OrderHeadline } from '../../mfe-account-orders/src/orders/order-card';
import { arrivalText } from '../../mfe-cart-checkout/src/checkout/when/when-choice';
import { promisedOrUsual } from '../../mfe-cart-checkout/src/checkout/placed/what-happens';
import { chatMessage } from '../../mfe-cart-checkout/src/checkout/placing/chat';
import {
  agreedTime,
  requestedTime,
  type RequestedTime,
} from '../../mfe-cart-checkout/src/checkout/when/use-when';
import { EtaLine } from '../../mfe-content/src/home/hero';
import { printedPromise } from '../../mfe-kitchen/src/printing/documents/printouts';

const hour = 60 * 60_000;

// A week from a Sunday midnight at the restaurant, in steps that reach every hour of the day. It has a closed
// day and a busy evening.
const start = Date.parse('2026-11-22T00:00:00+05:30');
const shop = aShop({ closedDays: ['2026-11-25'], extraMinutes: 15 }, start);
const moments = Array.from({ length: 34 }, (_, index) => start + index * 5 * hour + 7 * 60_000);

const kinds: readonly OrderKind[] = ['delivery', 'pickup'];

/**
 * Returns times that a customer may request: as soon as possible, the first slot on offer, and one on another
 * day.
 */
function wishesAt(kind: OrderKind, at: Date): (string | null)[] {
  const days = slotsOf({ kind, at, shop });
  const slots = [days[0]?.slots[0], days[2]?.slots[2]];
  return [null, ...slots.flatMap((slot) => slot?.toISOString() ?? [])];
}

const { capacity } = shop.rules.slots!;

/**
 * Returns several sets of full slots. While the kitchen is closed, these include the first slot and a whole
 * day.
 */
function fullAt(kind: OrderKind, at: Date): ReadonlySet<number>[] {
  const isOpen = takesOrders(at, { ...shop.rules, closedDays: shop.closedDays });
  const starts = slotsOf({ kind, at, shop }).flatMap(({ slots }) => slots.map(Number));
  return (isOpen ? [0] : [0, 1, 25]).map((count) => new Set(starts.slice(0, count)));
}

const documentOf = (
  requested: RequestedTime,
  full: ReadonlySet<number>,
  at: number,
): OrderDocument => {
  const { kind } = requested;
  const requests = agreedTime(requested);
  const reserved = new Map([...full].map((slot) => [slot, capacity]));
  const promised = promiseTime(requests, shop, new Date(at), { ...emptyRoom({}), reserved });
  return anOrder({
    orderStatus: 'confirmed',
    kind,
    createdAt: new Date(at).toISOString(),
    slot: promised.slot?.toISOString() ?? null,
    estimatedDeliveryTime: promised.promisedFrom.toISOString(),
    estimatedDeliveryUntil: promised.promisedTo.toISOString(),
  });
};

const message = (element: React.ReactElement): string => {
  render(element);
  const { textContent } = document.body;
  cleanup();
  return textContent;
};

afterEach(() => localText(storageKeys.orderKind).remove());

const clockTimes = (text: string) => text.match(/\d+:\d\d/g);

function mailed(document: OrderDocument, from: number, to: number): void {
  const { createdAt } = document;
  for (const language of Object.keys(languages) as Language[]) {
    const reported = mailPromisedText({ ...document, language });
    expect(clockTimes(reported)).toEqual(clockTimes(spanText(from, to)));
    const day = dayOf(new Date(from));
    const names = new RegExp(`\\b${Number(day.slice(-2))}\\b(?!:)`);
    if (day === dayOf(new Date(createdAt))) expect(reported).not.toContain(',');
    else expect(reported.split(', ').slice(0, -1).join()).toMatch(names);
  }
}

/** Checks that every view shows the same promised time for an order placed at a moment. */
function sayOneTime(kind: OrderKind, slot: string | null, at: number, full: ReadonlySet<number>) {
  const requested = requestedTime({ kind, slot }, shop, new Date(at), { full });
  const document = documentOf(requested, full, at);
  const order = readBooked(document)!;
  const life = lifeOf(order)!;
  const [from, to] = [life.promisedFrom!, life.promisedTo!];
  const when = whenText(from, to, at);
  const printedTime = momentSpanText(from, to);

  expect(full.has(from)).toBe(false);
  expect(arrivalText(kind, requested.promised!, new Date(at))).toContain(when);
  expect(promisedOrUsual(order, shop.rules, new Date(at))).toBe(when);
  const outlook = etaOf(order, at)!;
  expect(message(<OrderHeadline order={order} eta={outlook} now={at} />)).toContain(when);
  const stored = { key: 'order', order };
  const track = trackStatus(stored, new Date(at));
  expect(etaText(track, at)).toContain(when);
  expect(orderMail(document).text).toContain(printedTime);
  mailed(document, from, to);
  expect(chatMessage(order)).toContain(printedTime);
  expect(promisedFact(order)).toBe(printedTime);
  const { slot: half, estimatedDeliveryTime: promisedAt, estimatedDeliveryUntil } = document;
  const counter = { slot: half, promisedAt, promisedUntil: estimatedDeliveryUntil };
  if (half !== null) expect(printedPromise(counter)).toBe(printedTime);
}

test.each(kinds)(
  '%s: checkout, success, orders, strip, tracking page, mails, chat, bill and counter show one time',
  (kind) => {
    for (const at of moments) {
      for (const full of fullAt(kind, new Date(at))) {
        const wishes = full.size > 0 ? [null] : wishesAt(kind, new Date(at));
        for (const slot of wishes) sayOneTime(kind, slot, at, full);
      }
    }
  },
);

const each = kinds.flatMap((kind) => moments.map((at) => ({ kind, at })));

test.each(each)(
  '$kind: the home page shows the same time as the checkout, at $at',
  async ({ kind, at }) => {
    localText(storageKeys.orderKind).write(kind);
    for (const full of fullAt(kind, new Date(at))) {
      const { promised } = requestedTime({ kind, slot: null }, shop, new Date(at), { full });
      const bus = createBus(shopEvents);
      const readTimes = () => Promise.resolve({ full });
      jest.spyOn(Date, 'now').mockReturnValue(at);
      render(<EtaLine bus={bus} readTimes={readTimes} />);
      await act(async () => bus.emit('shop/changed', shop));
      const { promisedFrom: from, promisedTo: to, slot } = promised!;
      if (slot) {
        const when = whenText(from.getTime(), to.getTime(), at);
        expect(screen.getByText(new RegExp(`${when}$`))).toBeInTheDocument();
      } else {
        const minutes = [from, to].map((moment) => (moment.getTime() - at) / 60_000);
        expect(screen.getByText(new RegExp(minutes.join('–')))).toBeInTheDocument();
      }
      cleanup();
    }
  },
);
