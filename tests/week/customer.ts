import type { Coordinates } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { offerOf } from '../../functions/src/orders/price';
import { afterAnswer } from './after-answer';
import { badLine, type Send } from './bad-line';
import type { Answer } from './call';
import { follow } from './follow';
import type { Placing } from './ledger';
import { bodyOf } from './order-body';
import { type Random, randomOf } from './random';
import { loadShop, type Seen } from './shop-window';
import type { Week } from './week';
import { type Page, type Wish, wishOf } from './wish';

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

function pageOf(random: Random): Page {
  return random.chance(0.25) ? 'first-of-3' : 'today';
}

/** One of many people: some share a network, some gave no address, one in fifty mistyped it. */
export function customerOf({ seed, site }: Week, number: number): Customer {
  const random = randomOf(seed, `customer ${number}`);
  const { lat, lng } = restaurant.coordinates;
  const near = () => random.whole(-30, 30) / 1000;
  const kind = random.chance(0.02) ? 'mistyped' : 'customer';
  return {
    uid: `customer-${number}`,
    phone: `+91${9_000_000_000 + number}`,
    // Three in one house.
    network: `10.${Math.floor(number / 750)}.${Math.floor(number / 3) % 250}.7`,
    page: pageOf(random),
    email: random.chance(0.7) ? `${kind}-${number}@example.in` : '',
    language: random.pick(['en', 'kn', 'hi']),
    location: { lat: lat + near(), lng: lng + near() },
    random,
    send: badLine(site, random, 0.12),
  };
}

/** How far it is, as the page measures it: by the maps service, else by the great circle. */
async function wayTo({ send, location, network, uid }: Customer): Promise<number> {
  const { lat, lng } = restaurant.coordinates;
  const asked = new URLSearchParams({
    origin: `${lat},${lng}`,
    destination: `${location.lat},${location.lng}`,
    mode: 'bicycling',
  });
  const answer = await send({ path: `/api/maps/directions?${asked}`, network, token: uid });
  const metres: unknown = answer?.body?.routes?.[0]?.legs?.[0]?.distance?.value;
  return typeof metres === 'number'
    ? metres / 1000
    : greatCircleKm(restaurant.coordinates, location);
}

/** Orders something: from the page that is opened to the answer, however often it has to be asked for. */
export async function order(week: Week, customer: Customer): Promise<void> {
  const { ledger, site, agenda, documents } = week;
  const { random, send, uid, page, email, network } = customer;
  const key = random.hex(32);
  const placing: Placing = { key, uid, email, page, pressed: [], told: null, isUnknown: false };
  ledger.placings.set(key, placing);
  let tries = 0;

  const later = (minutes: number, work: () => Promise<void>) =>
    agenda.at(site.now + minutes * minute, work);

  async function open(): Promise<void> {
    tries += 1;
    const line = week.isOver ? site.send : send;
    const seen = await loadShop(line, documents, { network, isFormer: page !== 'today' });
    if (!seen) return tries < mostTries ? later(random.whole(1, 3), open) : undefined;
    const wish = wishOf(seen.shop, page, new Date(site.now), random);
    if (wish.lines.length === 0) return;
    // Some look for long, and press on a page that has become old.
    if (random.chance(0.08)) later(random.whole(20, 200), () => pressFirst(seen, wish));
    else await pressFirst(seen, wish);
  }

  async function pressFirst({ version, shop }: Seen, wish: Wish): Promise<void> {
    const km = wish.kind === 'pickup' ? null : await wayTo(customer);
    await press(wish, { version, total: offerOf(wish, km, shop).bill.total });
  }

  async function press(wish: Wish, agreed: { version: string; total: number }): Promise<void> {
    tries += 1;
    const { lines, promoCode } = wish;
    placing.pressed.push({ lines, promoCode, total: agreed.total });
    const body = bodyOf({ ...customer, key, name: `Customer of ${page}` }, wish, agreed);
    const line = week.isOver ? site.send : send;
    const post = () => line({ path: '/api/orders', token: uid, network, body });
    // A double press.
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
        placing.told = { orderId: placed.orderId, total: placed.pricing.total, trackingKey };
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
