import { setTimeout } from 'node:timers/promises';
import type { PlaceOrderRequest, Rules, Shop } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { workOf } from '@burger/shared/hours/kitchen-plan';
import type { StoreRefusal } from '@burger/shared/pricing/promo-rules';
import { type Log, Refusal } from '../../http/errors';
import type { OrderAllowance, TakeAttempt } from '../../http/limits';
import { retryStore, within } from '../../http/retry';
import type { DistanceTo } from '../../maps/maps';
import type { CachedShop, LearnedShop } from '../../shop/cached-shop';
import { priceOrder, type PricedOrder, type RequestedOrder } from './price';
import {
  attendedFrom,
  capacityOf,
  promiseTime,
  refuseUnlessTaking,
  type Room,
  slotFull,
} from './promise-time';
import { refuseOwnGstin, refuseUnnamed } from './bill-recipient';
import { emptyRoom, kitchenTerms, readRoom } from './room';
import { isNotifiedAtOnce } from '../notifications/outbox';
import { allowanceFor, type Orderer, refusalOf, refuseUnverified } from './quota';
import {
  type Added,
  type AddTerms,
  newAttempt,
  type OrderStore,
  type PlaceAttempt,
} from '../store/store';
import { writeOrder } from './write-order';

function rejectPaymentMethod(
  method: PlaceOrderRequest['paymentMethod'],
  rules: Rules,
  takesOnline: boolean,
) {
  if (method === 'cod' || (takesOnline && rules.payments.includes(method))) return;
  throw new Refusal(
    'invalid',
    'Paying online is not offered just now. Please pay when you get it.',
    {
      field: 'paymentMethod',
      reason: 'way-not-offered',
    },
  );
}

export interface PlaceOrderPorts {
  orderStore: OrderStore;
  shop: CachedShop;
  distanceTo: DistanceTo;
  takeAttempt: TakeAttempt;
  allowance: OrderAllowance | null;
  takesOnline: boolean;
  notify: (order: OrderDocument, key: string) => Promise<void>;
  now: () => Date;
  random: () => number;
  log: Log;
}

interface PlacedOrder {
  order: OrderDocument;
  isNew: boolean;
}

export type PlaceOrder = (orderer: Orderer, request: RequestedOrder) => Promise<PlacedOrder>;

// Each millisecond has a thousand order numbers; this many collisions in a row indicate another problem.
const maxOrderNumberAttempts = 12;
// When nearly all call numbers are reserved, the order shares one instead of being rejected.
const maxCallNumberAttempts = 4;
const mostChanges = 5;
// In ms. Cloud Functions may freeze the process after the response, so it waits briefly for the mail.
const longestMailWait = 4000;

// One retry has to fit into the page's timeout of twenty seconds, part of which the write has used.
const lookupRetries = { retries: 1, limit: 4000 };

interface Ready {
  priced: PricedOrder;
  shop: LearnedShop;
  /** Throws a Refusal with the bill without the promo code, because the store rejected the code. */
  withoutPromo: (store: StoreRefusal) => void;
}

const accountClosed = () =>
  new Refusal('unauthenticated', 'This account has been deleted. Please sign in again.');

const busy = () =>
  new Refusal(
    'unavailable',
    'Many orders are coming in at this moment, and yours is not placed yet. Please press again.',
    { reason: 'order-waiting', retryAfterSeconds: 2 },
  );

const unsure = () =>
  new Refusal(
    'unavailable',
    "We are not sure yet whether your order was placed. Press again, it can't be placed twice.",
    { reason: 'order-unsure', retryAfterSeconds: 2 },
  );

const isUndecided = ({ reason }: Refusal): boolean =>
  reason === 'order-unsure' || reason === 'order-waiting';

function repeated(uid: string, order: OrderDocument): PlacedOrder {
  if (order.customerId === uid) return { order, isNew: false };
  throw new Refusal('forbidden', 'This order belongs to another account.');
}

/**
 * Returns a function that places an order once per idempotency key. It returns an existing order even if a
 * check rejects the request. The transaction and `refuse` look for one, so no other read does.
 */
export function createPlaceOrder(ports: PlaceOrderPorts): PlaceOrder {
  const { orderStore, shop, distanceTo, now, random, log } = ports;
  const workIn = ({ lines }: RequestedOrder, { dishes, rules }: Shop) =>
    rules.kitchen ? workOf(lines, dishes, rules.kitchen) : {};

  const rideOf = ({ location }: PricedOrder, { learned }: LearnedShop) => ({
    km: location?.distance ?? null,
    learned,
  });

  /** Rejects an unavailable delivery time and offers a free one. Reads slot usage only in that case. */
  async function refuseTime(request: RequestedOrder, current: Shop): Promise<void> {
    const at = now();
    try {
      promiseTime(request, current, at, emptyRoom({}));
    } catch (refused) {
      if ((refused as Refusal).code !== 'slot-refused') throw refused;
      const room = emptyRoom(workIn(request, current));
      const reserved = await readRoom(orderStore, current, at).catch(() => null);
      promiseTime(request, current, at, { ...room, ...reserved });
    }
  }

  async function prepare(
    orderer: Orderer,
    request: RequestedOrder,
    revision: number,
  ): Promise<Ready> {
    const { taken } = request;
    const current = await shop.shop(revision);
    refuseUnlessTaking(current, now());
    rejectPaymentMethod(request.paymentMethod, current.rules, ports.takesOnline);
    refuseOwnGstin(request, current.rules);
    await refuseTime(request, current);
    const [km, published, displayed] = await Promise.all([
      taken?.km ?? (request.location && distanceTo(request.location)),
      shop.published(current.version),
      shop.shopOf(request.version),
    ]);
    const at = now().getTime();
    const shops = { now: current, words: published?.words ?? {}, seen: displayed };
    const priceBy = (store?: StoreRefusal) =>
      priceOrder(request, km, { ...shops, placed: { at, store } });
    const priced = priceBy();
    refuseUnnamed(request, priced.pricing.total);
    const requested = { phone: request.customer.phone, total: priced.pricing.total };
    // Staff talk to the customer themselves, so their orders need no verified number.
    const rule = taken ? 'never' : current.rules.verifiedPhone;
    await refuseUnverified(rule, requested, orderer, (uid) => orderStore.hasOrdered(uid));
    return { priced, shop: current, withoutPromo: priceBy };
  }

  /** Returns the order under an idempotency key. Without one, this and earlier attempts store none. */
  const refuse = ({ idempotencyKey, attempt }: RequestedOrder) =>
    retryStore(() => orderStore.refuse(idempotencyKey, attempt), lookupRetries);

  async function add(
    key: string,
    order: OrderDocument,
    terms: AddTerms,
    attempt: PlaceAttempt,
  ): Promise<Added> {
    try {
      return await retryStore(() => orderStore.add(key, order, terms, attempt));
    } catch (late) {
      if (!(late instanceof Refusal)) throw late;
      const stored = await retryStore(() => orderStore.find(key), lookupRetries).catch(() => null);
      if (!stored) throw unsure();
      return { added: false, stored };
    }
  }

  async function notify(order: OrderDocument, key: string): Promise<void> {
    try {
      await within(longestMailWait, ports.notify(order, key));
    } catch (error) {
      const { code = '' } = error as { code?: unknown };
      log(`Mail for order ${order.orderId} was not sent: ${(error as Error).name} ${String(code)}`);
    }
  }

  /** Stores the order, or returns the shop's revision if the shop has changed since the pricing. */
  async function store(
    orderer: Orderer,
    request: RequestedOrder,
    { priced, shop, withoutPromo }: Ready,
    attempt: PlaceAttempt,
  ): Promise<PlacedOrder | number> {
    const { uid, network } = orderer;
    const { taken: byStaff } = request;
    const counts = byStaff ? null : ports.allowance;
    const allowance = counts && allowanceFor(counts, shop.rules, orderer);
    const { rules, closedDays } = shop;
    const promo = rules.promos.find(({ code }) => code === priced.pricing.appliedPromo);
    let room: Room = emptyRoom(workIn(request, shop), rideOf(priced, shop));
    for (let attempts = 0; attempts < maxOrderNumberAttempts; attempts += 1) {
      const at = now();
      const promised = promiseTime(request, shop, at, room);
      const when = { at, attended: attendedFrom(at, { ...rules, closedDays }) };
      const order = writeOrder(uid, request, priced, promised, when, random(), rules.payMinutes);
      const terms = {
        revision: shop.revision,
        capacity: capacityOf(shop),
        ...(allowance && { allowance: { ...allowance, network } }),
        ...(byStaff && { staffBy: byStaff.by }),
        ...(promo && { promo }),
        kitchen: kitchenTerms(request, shop, at, room, order),
        mayShareCallNumber: attempts >= maxCallNumberAttempts,
      };
      const outcome = await add(request.idempotencyKey, order, terms, attempt);
      if (!outcome.added && outcome.busy) throw busy();
      if (!outcome.added && outcome.overtaken) throw unsure();
      if (!outcome.added && outcome.closed) throw accountClosed();
      if (!outcome.added && outcome.revision !== undefined) return outcome.revision;
      if (!outcome.added && outcome.exceeded) throw refusalOf(outcome.exceeded);
      if (!outcome.added && outcome.promo) withoutPromo(outcome.promo);
      if (!outcome.added && outcome.full) {
        const { reserved, load } = await readRoom(orderStore, shop, at);
        // Treat the rejected slot as full, because an earlier usage query may still show a free place.
        const full = Date.parse(order.slot ?? '');
        room = { ...room, load, reserved: new Map(reserved).set(full, Infinity) };
        // The customer has to choose another slot; an order for "as soon as possible" gets the next free one.
        const { kind, slot } = request;
        if (slot !== null) throw slotFull(new Date(slot), { kind, at, shop }, room);
        continue;
      }
      if (outcome.added) return { order: outcome.order ?? order, isNew: true };
      // After a lost response, the order found under the key may be the one just written.
      if (outcome.stored?.orderId === order.orderId) return { order: outcome.stored, isNew: true };
      if (outcome.stored) return repeated(uid, outcome.stored);
      // The order number collided or the store is busy; a short pause helps with the latter.
      await setTimeout(attempts * 10);
    }
    throw new Refusal('unavailable', 'We could not number your order just now. Please try again.');
  }

  async function place(orderer: Orderer, request: RequestedOrder): Promise<PlacedOrder> {
    const attempt = newAttempt(request.attempt);
    if (!request.taken) await ports.takeAttempt(orderer.uid);
    let revision = 0;
    for (let changes = 0; changes < mostChanges; changes += 1) {
      const ready = await prepare(orderer, request, revision);
      const placed = await store(orderer, request, ready, attempt);
      if (typeof placed !== 'number') return placed;
      revision = placed;
    }
    throw new Refusal('unavailable', 'The menu is changing just now. Please try again.');
  }

  return async (orderer, request) => {
    const key = request.idempotencyKey;
    const placed = await place(orderer, request).catch(async (refused: unknown) => {
      if (!(refused instanceof Refusal) || isUndecided(refused)) throw refused;
      const stored = await refuse(request);
      if (!stored) throw refused;
      return repeated(orderer.uid, stored);
    });
    if (placed.isNew && isNotifiedAtOnce(placed.order)) await notify(placed.order, key);
    return placed;
  };
}
