import type { Page } from '@playwright/test';
import { dueAt, type SlotsAnswer } from '@burger/shared/contracts';
import { addressIn } from '@burger/shared/i18n';
import type { KitchenFeed, KitchenOrder } from '@burger/shared/kitchen';
import { serveSiteAt, type SiteInTime } from '../../sites/serve-site';
import { apiSignIn } from '../support/account';
import { apiCustomer, newKey } from '../support/api-customer';
import { apiKitchen, counterAccount } from '../support/api-kitchen';
import { cardOf, expect, press, startShift, stored, test as base } from '../support/counter';
import { carry, createAccount, declineOffers, liveAt } from '../support/customer';
import {
  kitchen,
  kitchenShop,
  orderMinutes,
  orders,
  possibleFrom,
  timeIn,
  type Requested,
} from '../support/evening';
import { documentsOf, faultsOf, type Stored, type StoredLoad } from '../support/evening-faults';
import { ownSite } from '../support/own-site';
import { answerChat } from '../support/place-order';
import { repeater } from '../support/repeater';

// An evening of two hundred orders at a kitchen with stations, in simulated time. The server is killed several
// times, and its clock is set forward and back.

const minuteMs = 60_000;
const opening = Date.parse('2027-02-03T18:00:00+05:30');
// Later than the accounts, whose tokens must not be from the future.
const firstOrder = opening + 10 * minuteMs;
const seed = 1;
const evening = { orders: 191, minutes: 180 };
// Minutes of the evening.
const phoneOrdersAt = [2, 60, 120];
const killsAt = [31, 75, 105, 140];
const clockIsAhead = { from: 80, until: 110, minutes: 2 };

const test = base.extend<{ site: SiteInTime }>({
  site: ownSite((folder) => serveSiteAt(opening, folder), 900_000),
});

test.use({
  actionTimeout: 20_000,
  // The pages ask while the server is down.
  tolerated: /Failed to load resource: (the server responded with a status of|net::ERR_)/,
});

const placeButtons = { en: /^Place Order/, kn: /^ಆರ್ಡರ್ ಮಾಡಿ ·/, hi: /^ऑर्डर करें ·/ } as const;
const languages = Object.keys(placeButtons) as (keyof typeof placeButtons)[];
const cart = { 1: 2, 39: 1 };
const linesOfCart = Object.entries(cart).map(([id, quantity]) => ({
  dishId: Number(id),
  quantity,
}));

type Customer = Awaited<ReturnType<typeof apiCustomer>>;

const wayMs = ({ kind }: KitchenOrder) => (kind === 'delivery' ? kitchen.wayMinutes * minuteMs : 0);

/** Returns the next step of an order in a kitchen that keeps its promises, and when it is made (ms). */
function nextStep(order: KitchenOrder): [string, number] | undefined {
  const arrives = Date.parse(dueAt(order));
  const leaves = arrives - wayMs(order) - 5 * minuteMs;
  const out = order.kind === 'delivery' ? 'out_for_delivery' : 'ready';
  const steps: Record<string, [string, number]> = {
    placed: ['confirmed', 0],
    confirmed: ['preparing', leaves - 15 * minuteMs],
    preparing: [out, leaves],
    [out]: ['delivered', arrives],
  };
  return steps[order.status];
}

test(
  'an evening of 200 orders overloads no station, loses none and keeps its promises',
  { tag: '@nightly' },
  async ({ site, visitor, request }) => {
    const { answered, killAtNextWrite, lostAnswers } = repeater(site);
    const signIn = () => apiSignIn(request, 'signInWithPassword', counterAccount(site), site.url);
    let now = opening;
    let { headers } = await signIn();
    let guests: Customer[] = [];
    const shop = await apiKitchen(request, site);
    await shop.publish((published) => ({
      ...published,
      rules: { ...published.rules, kitchen },
    }));

    const acknowledged = new Map<string, string>();
    const forSlots = new Set<string>();
    let refusedSlots = 0;
    /** Places an order at the price that the server returns, and for now if its slot is refused. */
    async function place(requested: Requested, guest: Customer): Promise<string> {
      const key = newKey();
      const data = { idempotencyKey: key, promoCode: null, paymentMethod: 'cod', ...requested };
      const post = async (agreed: object) => {
        const body = { headers: guest.headers, data: { ...data, ...agreed } };
        const answer = await answered(() => request.post(`${site.url}/api/orders`, body));
        return (await answer.json()) as {
          change?: { version: string; bill: { total: number } };
          order?: { orderId: string; slot: string | null };
          error?: { code: string };
        };
      };
      let answer = await post({ version: '0123456789ab', agreedTotal: 0 });
      if (answer.change) {
        const { version, bill } = answer.change;
        answer = await post({ version, agreedTotal: bill.total });
      }
      const { order, error } = answer;
      if (requested.slot && ['slot-full', 'slot-refused'].includes(error?.code ?? '')) {
        refusedSlots += 1;
        return place({ ...requested, slot: null }, guest);
      }
      if (!order) throw new Error(`An order was refused: ${JSON.stringify(error)}`);
      acknowledged.set(key, order.orderId);
      if (order.slot) forSlots.add(key);
      return key;
    }

    const counter = await visitor('tablet');
    const phones = await Promise.all(languages.map(() => visitor('phone')));
    const pages = [counter, ...phones];
    for (const page of pages) await page.clock.install({ time: now });
    async function itIs(time: number): Promise<void> {
      now = time;
      site.setClock(now);
      for (const page of pages) await page.clock.setSystemTime(now);
    }

    await startShift(counter, site);
    for (const page of phones) {
      await declineOffers(page);
      await answerChat(page.context());
      await carry(page, cart);
      await liveAt(page, 1);
      await page.goto('/about');
      await createAccount(page);
    }

    const possibleAt = async (lines: Parameters<typeof possibleFrom>[2]) =>
      possibleFrom(
        (await (await request.get(`${site.url}/api/slots`)).json()) as SlotsAnswer,
        now,
        lines,
      );

    /** Orders on a phone, whose checkout may show no time before the kitchen can serve the order. */
    async function orderOn(phone: number, isFirst: boolean): Promise<void> {
      const language = languages[phone]!;
      const page = phones[phone]!;
      const possible = await possibleAt(linesOfCart);
      // An order empties the cart; the next page fills it again.
      await page.evaluate(() => localStorage.removeItem('burger.cart'));
      await page.goto(addressIn(language, '/checkout'));
      if (isFirst) {
        await page.locator('[autocomplete="name"]').fill('Asha Rao');
        await page.locator('[autocomplete="tel"]').fill(`98765000${phone}0`);
        await page.locator('[autocomplete="street-address"]').fill('12, 3rd Cross, Lake Road');
      }
      const soonest = page.locator('small', { hasText: /\d:\d\d/ }).first();
      await expect
        .poll(async () => timeIn(await soonest.innerText()))
        .toBeGreaterThanOrEqual(Math.floor(possible / minuteMs) * minuteMs);
      const coming = page.waitForResponse((answer) => answer.url().endsWith('/api/orders'));
      await page.getByRole('button', { name: placeButtons[language] }).first().click();
      const answer = await coming;
      expect(answer.status()).toBe(201);
      const { order } = (await answer.json()) as { order: { orderId: string } };
      const { idempotencyKey } = answer.request().postDataJSON() as { idempotencyKey: string };
      acknowledged.set(idempotencyKey, order.orderId);
    }

    /** Expects that the home page shows no time before the kitchen can serve a small order. */
    async function expectHonestHome(page: Page): Promise<void> {
      const small = kitchenShop.featured.slice(0, 2).map((dishId) => ({ dishId, quantity: 1 }));
      const possible = await possibleAt(small);
      await page.goto('/');
      // The page counts from its own time, which is later by seconds.
      await expect
        .poll(async () => {
          const text = await page.locator('main').innerText();
          return Number(/(\d+)–\d+ min/.exec(text)?.[1]);
        })
        .toBeGreaterThanOrEqual(Math.floor((possible - now) / minuteMs) - 1);
    }

    const forgotten = new Set<string>();
    /** Moves each order as far as the kitchen has come by now. It forgets some after accepting them. */
    async function cook(): Promise<void> {
      const feed = await request.get(`${site.url}/api/kitchen/orders`, { headers });
      for (const order of ((await feed.json()) as KitchenFeed).orders) {
        const { key, status } = order;
        if (forgotten.has(key) && status === 'confirmed') {
          // The server has to notice within the seconds between two runs of its job.
          const isLate = now > Date.parse(order.promisedUntil ?? '') - wayMs(order) + minuteMs;
          const added = async () => (await stored(request, site, key))['addedMinutes'];
          if (isLate) await expect.poll(added).not.toEqual({ integerValue: '0' });
          continue;
        }
        const [to, at] = nextStep(order) ?? ['', Infinity];
        if (at > now) continue;
        const data = { from: status, to, rider: 'Imran', payment: 'cash' };
        const url = `${site.url}/api/kitchen/orders/${key}/step`;
        const moved = await request.post(url, { headers, data });
        expect(await moved.text(), `${key} to ${to}`).toContain(`"status":"${to}"`);
      }
    }

    const due = orderMinutes(evening.orders, evening.minutes, seed);
    const requestOf = orders(seed);
    const kills = [...killsAt];
    for (let minute = 0; minute <= evening.minutes + 60; minute += 1) {
      const isAhead = minute >= clockIsAhead.from && minute < clockIsAhead.until;
      await itIs(firstOrder + (minute + (isAhead ? clockIsAhead.minutes : 0)) * minuteMs);
      if (minute % 30 === 0) {
        ({ headers } = await signIn());
        // Several, because of the order limits.
        guests = await Promise.all(Array.from({ length: 6 }, () => apiCustomer(request, site.url)));
      }
      const coming = [...due.keys()].filter((at) => due[at] === minute);
      const isKilled = coming.length > 0 && minute >= (kills[0] ?? Infinity);
      if (isKilled) kills.shift();
      const [placed] = await Promise.all([
        Promise.all(coming.map((at) => place(requestOf(at, now), guests[at % guests.length]!))),
        isKilled && killAtNextWrite(),
      ]);
      const keys = placed.filter((key) => !forSlots.has(key));
      if (minute >= 60 && forgotten.size < 4 && keys[0]) forgotten.add(keys[0]);
      if (minute === 60) await expectHonestHome(phones[0]!);
      if (phoneOrdersAt.includes(minute))
        for (const phone of phones.keys()) await orderOn(phone, minute === phoneOrdersAt[0]);
      const onPage = keys.at(-1);
      if (minute % 9 === 0 && onPage && !forgotten.has(onPage)) {
        const orderId = acknowledged.get(onPage)!;
        await press(counter, orderId, /^Accept/);
        await expect(
          cardOf(counter, orderId).getByRole('button', { name: /^Accept/ }),
        ).toBeHidden();
      }
      await cook();
    }

    const all = await documentsOf<Stored>(request, site.url, 'orders');
    expect(Object.fromEntries(all.map(({ key, orderId }) => [key, orderId]))).toEqual(
      Object.fromEntries(acknowledged),
    );
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
    const load = await documentsOf<StoredLoad>(request, site.url, 'kitchenLoad');
    expect(faultsOf(all, load)).toEqual([]);
    const news = await documentsOf<{ kind: string; order: string }>(request, site.url, 'outbox');
    const late = news.filter(({ kind }) => kind === 'later').map(({ order }) => order);
    expect(late.toSorted()).toEqual([...forgotten].toSorted());
    expect(all.filter(({ addedMinutes }) => addedMinutes > 0)).toHaveLength(forgotten.size);
    expect(refusedSlots).toBeGreaterThan(0);
    expect([kills.length, lostAnswers() > 0]).toEqual([0, true]);
  },
);
