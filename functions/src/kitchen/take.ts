import { mapOrderFields, orderFieldsWith } from '@burger/shared/contracts';
import {
  CustomerRequestSchema,
  DistanceRequestSchema,
  type KnownCustomer,
  type StaffOrder,
  TakeOrderRequestSchema,
} from '@burger/shared/kitchen';
import { lineIdOf } from '@burger/shared/order/lines';
import { isHeld, type Order, readBooked } from '@burger/shared/order';
import { Router } from 'express';
import { staffOf } from '../auth/signed-in';
import { Refusal } from '../http/errors';
import { limitEach, type Limits } from '../http/limits';
import { checkedBody, readJson } from '../http/requests';
import type { DistanceTo } from '../maps/maps';
import {
  type CounterPorts,
  createOrderView,
  displayedOrder,
  searchedMs,
} from '../orders/counter/follow';
import type { PlaceOrder } from '../orders/placing/place';
import type { Orderer } from '../orders/placing/quota';
import { keyOf, refuseTwice } from '../orders/routes';
import type { KitchenOrders } from '../orders/store/store';
import { createPayments, type PaymentPorts } from '../payments/payments';

interface TakePorts extends Omit<CounterPorts, 'view'>, PaymentPorts {
  orders: KitchenOrders;
  placeOrder: PlaceOrder;
  distanceTo: DistanceTo;
  limits: Pick<Limits, 'customers'>;
}

/** Staff orders have an empty account id: no customer reads them, and no data export includes them. */
const nobody: Orderer = { uid: '', phone: null, network: '' };

const noPlace = mapOrderFields(orderFieldsWith('about', 'place'), () => '');

// Enough orders to see a customer's favourites.
const mostRead = 20;

const linesOf = ({ lines }: Order): KnownCustomer['usual'] =>
  lines.flatMap(({ dishId, quantity, choices, note }) =>
    dishId === null
      ? []
      : [
          {
            dishId,
            quantity,
            choices: choices.map(({ group, choice }) => ({ group, choice })),
            note,
          },
        ],
  );

/** Returns the most frequent combination of lines, the latest one on a tie. `orders` are newest first. */
function usualOf(orders: readonly Order[]): KnownCustomer['usual'] {
  const times = new Map<string, number>();
  const all = orders.map(linesOf).filter((lines) => lines.length > 0);
  const named = (lines: KnownCustomer['usual']) =>
    JSON.stringify(lines.map((line) => [lineIdOf(line), line.quantity]).sort());
  for (const lines of all) times.set(named(lines), (times.get(named(lines)) ?? 0) + 1);
  const most = Math.max(...times.values());
  return all.find((lines) => times.get(named(lines)) === most) ?? [];
}

/** Returns a known customer's details from orders, newest first; null if all were cancelled. */
function knownCustomer(found: readonly Order[]): KnownCustomer | null {
  const orders = found.filter(({ status }) => status !== 'cancelled');
  const [last] = orders;
  if (!last) return null;
  const brought = orders.find(({ customer }) => customer.address !== '');
  return {
    name: last.customer.name,
    address: brought?.customer.address ?? '',
    landmark: brought?.customer.landmark ?? '',
    location: brought?.location ?? null,
    km: brought?.distanceKm ?? null,
    usual: usualOf(orders),
  };
}

/**
 * Serves staff orders: `POST /orders`, `/customers` (phone number in the body, not the URL), `/distance`, and
 * `/orders/<key>/pay-on-hand-over`, which replaces an unpaid payment link.
 */
export function takeRoutes({ placeOrder, distanceTo, limits, ...ports }: TakePorts): Router {
  const { orders, now } = ports;
  const viewOf = displayedOrder(createOrderView(ports.shop, ports.log));
  const payments = createPayments(ports);
  const mayAsk = limitEach(limits.customers);
  return Router()
    .post('/orders', readJson, async (request, response) => {
      const { source, km, paid, ...requested } = checkedBody(TakeOrderRequestSchema, request.body);
      refuseTwice(requested.lines);
      const { uid, email } = staffOf(response);
      const isPickup = requested.kind === 'pickup';
      const { order: document, isNew } = await placeOrder(nobody, {
        ...requested,
        customer: {
          ...requested.customer,
          email: '',
          ...(isPickup && noPlace),
        },
        location: isPickup ? null : requested.location,
        taken: { source, by: { uid, email }, km: isPickup ? null : km, paid },
      });
      const booked = readBooked(document, 'strict');
      if (!booked) throw new Error('The stored staff order cannot be read');
      const answer: StaffOrder = {
        order: await viewOf({ key: requested.idempotencyKey, order: booked }),
        path: `/track#${booked.trackingKey}`,
        until: isHeld(booked) ? (booked.online?.until ?? null) : null,
      };
      response.status(isNew ? 201 : 200).json(answer);
    })
    .post('/orders/:key/pay-on-hand-over', async (request, response) => {
      const { uid, email } = staffOf(response);
      const stored = await payments.handOver(keyOf(request), { uid, email });
      response.json({ order: await viewOf(stored) });
    })
    .post('/customers', readJson, async (request, response) => {
      const { phone } = checkedBody(CustomerRequestSchema, request.body);
      await mayAsk(staffOf(response).uid);
      const found = await orders.byPhone(phone, now().getTime() - searchedMs, mostRead);
      response.json({ customer: knownCustomer(found.orders.map(({ order }) => order)) });
    })
    .post('/distance', readJson, async (request, response) => {
      const km = await distanceTo(checkedBody(DistanceRequestSchema, request.body));
      if (!Number.isFinite(km))
        throw new Refusal('unavailable', 'The distance could not be measured.');
      response.json({ km });
    });
}
