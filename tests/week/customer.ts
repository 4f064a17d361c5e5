import type { BillChange, Coordinates, DeliveryRules } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/order/lines';
import { roadKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { offerOf } from '../../functions/src/orders/placing/price';
import type { Placing, Week } from './ledger';
import { payOnline } from './payments';
import { badLine, type Answer, type Send } from './line';
import { randomOf, type Random } from './random';
import { loadShop, wishOf, type Page, type Observed, type Wish } from './wish';

const minute = 60_000;
const mostTries = 40;

interface Customer {
  uid: string;
  phone: string;
  network: string;
  page: Page;
  email: string;
  language: string;
  location: Coordinates;
  random: Random;
  send: Send;
}

/**
 * Returns a random customer. Some share a network, some gave no email address, and one in fifty mistyped it.
 */
export function customerOf({ seed, site }: Week, number: number): Customer {
  const random = randomOf(seed, `customer ${number}`);
  const { lat, lng } = restaurant.coordinates;
  const near = () => random.whole(-30, 30) / 1000;
  const kind = random.chance(0.02) ? 'mistyped' : 'customer';
  return {
    uid: `customer-${number}`,
    phone: `+91${9_000_000_000 + number}`,
    // Groups of three customers share a network, and so the limits per network.
    network: `10.${Math.floor(number / 750)}.${Math.floor(number / 3) % 250}.7`,
    page: random.chance(0.25) ? 'first-of-3' : 'today',
    email: random.chance(0.7) ? `${kind}-${number}@example.in` : '',
    language: random.pick(['en', 'kn', 'hi']),
    location: { lat: lat + near(), lng: lng + near() },
    random,
    send: badLine(site, random, 0.12),
  };
}

/**
 * Returns the delivery distance as the page measures it: from the maps service, or else the estimate of the
 * published rules.
 */
async function wayTo(
  { send, location, network, uid }: Customer,
  { roadFactor }: DeliveryRules,
): Promise<number> {
  const { lat, lng } = restaurant.coordinates;
  const body = {
    origin: `${lat},${lng}`,
    destination: `${location.lat},${location.lng}`,
    mode: 'bicycling',
  };
  const answer = await send({ path: '/api/maps/directions', body, network, token: uid });
  const metres: unknown = answer?.body?.routes?.[0]?.legs?.[0]?.distance?.value;
  return typeof metres === 'number'
    ? metres / 1000
    : roadKm(restaurant.coordinates, location, roadFactor);
}

/** Places an order as a page does: from opening the page to the final response, with retries. */
export async function order(week: Week, customer: Customer): Promise<void> {
  const { ledger, site, agenda, documents } = week;
  const { random, send, uid, page, email, network } = customer;
  const key = random.hex(32);
  const placing: Placing = { key, uid, email, page, pressed: [], reported: null, isUnknown: false };
  ledger.placings.set(key, placing);
  let tries = 0;

  const later = (minutes: number, work: () => Promise<void>) =>
    agenda.at(site.now + minutes * minute, work);

  async function open(): Promise<void> {
    tries += 1;
    const line = week.isOver ? site.send : send;
    const observed = await loadShop(line, documents, { network, isFormer: page !== 'today' });
    if (!observed) return tries < mostTries ? later(random.whole(1, 3), open) : undefined;
    const wish = wishOf(observed.shop, page, new Date(site.now), random);
    if (wish.lines.length === 0) return;
    // Some customers read for a long time and then order from an outdated page.
    if (random.chance(0.08)) later(random.whole(20, 200), () => pressFirst(observed, wish));
    else await pressFirst(observed, wish);
  }

  async function pressFirst({ version, shop }: Observed, wish: Wish): Promise<void> {
    const km = wish.kind === 'pickup' ? null : await wayTo(customer, shop.rules.delivery);
    await press(wish, { version, total: offerOf(wish, km, shop).bill.total });
  }

  async function press(wish: Wish, agreed: { version: string; total: number }): Promise<void> {
    tries += 1;
    const { lines, promoCode } = wish;
    placing.pressed.push({ lines, promoCode, total: agreed.total });
    const body = bodyOf({ ...customer, key, name: `Customer of ${page}` }, wish, agreed);
    const line = week.isOver ? site.send : send;
    const post = () => line({ path: '/api/orders', token: uid, network, body });
    const answers = await Promise.all(random.chance(0.04) ? [post(), post()] : [post()]);
    await react(wish, agreed, answers.find((one) => one && one.status < 300) ?? answers[0] ?? null);
  }

  async function react(
    wish: Wish,
    agreed: { version: string; total: number },
    answer: Answer | null,
  ): Promise<void> {
    const next = afterAnswer(wish, answer);
    placing.isUnknown = next.kind === 'unknown' || (placing.isUnknown && next.kind !== 'placed');
    ledger.count(`answer: ${next.kind}`);
    const refusedAs: unknown = answer?.body?.error?.code;
    if (refusedAs !== undefined) ledger.count(`refused: ${String(refusedAs)}`);
    switch (next.kind) {
      case 'placed': {
        const { order: placed, trackingKey } = answer?.body ?? {};
        placing.reported = { orderId: placed.orderId, total: placed.pricing.total, trackingKey };
        if (placed.online) await payOnline(week, customer, placing);
        return follow(week, customer, placing);
      }
      case 'unknown':
        if (tries >= mostTries && !week.isOver) return;
        if (random.chance(0.4)) return press(wish, agreed);
        return later(random.whole(1, 4), () => press(wish, agreed));
      case 'again': {
        if (tries >= mostTries) return;
        const terms = next.agreed ?? agreed;
        if (next.afterMinutes === 0) return press(next.wish, terms);
        return later(next.afterMinutes, () => press(next.wish, terms));
      }
      case 'anew':
        return tries < mostTries ? later(1, open) : undefined;
      case 'surprised':
        ledger.problems.push(`An order was answered ${JSON.stringify(answer).slice(0, 300)}`);
        return;
      case 'given-up':
    }
  }

  await open();
}

/**
 * Returns the order request of a page. Pages of earlier versions send fewer fields, and only cash on
 * delivery.
 */
function bodyOf(
  { key, page, name, phone, email, language, location }: Customer & { key: string; name: string },
  { lines, promoCode, kind, slot, agreedUntil, paysOnline }: Wish,
  agreed: { version: string; total: number },
): object {
  const address = { address: '12 Lake View Road', landmark: 'Opposite the temple' };
  const base = { idempotencyKey: key, promoCode, paymentMethod: paysOnline ? 'online' : 'cod' };
  const customer = { name, phone, email, ...address, specialInstructions: '' };
  const terms = { version: agreed.version, agreedTotal: agreed.total, lines };
  if (page === 'first-of-3') return { ...base, ...terms, customer, location };
  const now = { ...base, ...terms, kind, slot, agreedUntil, language };
  return kind === 'pickup' ? { ...now, customer } : { ...now, customer, location };
}

/**
 * Opens the tracking link of an order from time to time. Some customers cancel, with retries until they get a
 * response.
 */
function follow(week: Week, customer: Customer, { key, reported }: Placing): void {
  const { agenda, site, ledger } = week;
  const { random, send, uid, network } = customer;
  if (!reported) return;
  const later = (minutes: number, work: () => Promise<void>) =>
    agenda.at(site.now + minutes * minute, work);

  async function look(): Promise<void> {
    const answer = await send({ path: `/api/track/${reported?.trackingKey}`, network });
    if (answer?.status === 200) ledger.see(key, answer.body.history);
    else if (answer && answer.status < 500)
      ledger.problems.push(`The link of ${key} was answered ${answer.status}`);
  }

  async function takeBack(tries = 1): Promise<void> {
    const path = `/api/orders/${reported?.orderId}/cancel`;
    const answer = await send({ method: 'POST', path, token: uid, network });
    if (!answer || answer.status === 503) {
      return tries < 8 ? later(1, () => takeBack(tries + 1)) : undefined;
    }
    ledger.count(answer.status === 200 ? 'taken back' : 'too late to take back');
    if (answer.status === 200) ledger.see(key, answer.body.track.history);
  }

  for (const minutes of [random.whole(1, 5), random.whole(10, 25), random.whole(30, 70)]) {
    later(minutes, look);
  }
  if (random.chance(0.06)) later(random.whole(0, 6), takeBack);
}

type Next =
  | { kind: 'placed' }
  /** No response: send the same request again. */
  | { kind: 'unknown' }
  /** Order again after some minutes, the same or changed dishes. */
  | { kind: 'again'; afterMinutes: number; wish: Wish; agreed?: { version: string; total: number } }
  /** Reload the page and choose dishes again. */
  | { kind: 'anew' }
  | { kind: 'given-up' }
  | { kind: 'surprised' };

function afterChange(wish: Wish, change: BillChange): Next {
  const gone = new Set(change.lines.filter(({ problem }) => problem).map(({ lineId }) => lineId));
  const lines = wish.lines.filter((line) => !gone.has(lineIdOf(line)));
  if (lines.length === 0) return { kind: 'anew' };
  const agreed = { version: change.version, total: change.bill.total };
  return {
    kind: 'again',
    afterMinutes: 0,
    wish: { ...wish, lines, promoCode: change.promo },
    agreed,
  };
}

function afterAnswer(wish: Wish, answer: Answer | null): Next {
  if (!answer || answer.status === 503 || answer.status === 500) return { kind: 'unknown' };
  if (answer.status === 200 || answer.status === 201) return { kind: 'placed' };
  const { error, change, next } = answer.body as {
    error: { code: string; reason?: string };
    change?: BillChange;
    next?: string | null;
  };
  const again = (afterMinutes: number, changes: Partial<Wish> = {}): Next => ({
    kind: 'again',
    afterMinutes,
    wish: { ...wish, ...changes },
  });
  switch (error.code) {
    case 'bill-changed':
      return change ? afterChange(wish, change) : { kind: 'surprised' };
    case 'slot-full':
    case 'slot-refused':
      if (wish.slot === null) return again(0, { agreedUntil: null });
      return again(0, { slot: next ?? null, agreedUntil: null });
    case 'too-many-requests':
      return again(error.reason === 'orders-waiting' ? 6 : 3);
    case 'paused':
      return again(10, { agreedUntil: null });
    case 'promo-refused':
    case 'choice-refused':
    case 'dish-unavailable':
      return { kind: 'anew' };
    case 'invalid':
      // An instance may know a second late that online payment is offered.
      return { kind: error.reason === 'way-not-offered' ? 'anew' : 'surprised' };
    case 'out-of-range':
    case 'closed':
      return { kind: 'given-up' };
    default:
      return { kind: 'surprised' };
  }
}
