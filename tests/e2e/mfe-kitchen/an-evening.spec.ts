import type { APIResponse, Page } from '@playwright/test';
import { dueAt, type OrderKind, type SlotsAnswer } from '@burger/shared/contracts';
import { addressIn } from '@burger/shared/i18n';
import type { KitchenFeed } from '@burger/shared/kitchen';
import { serveSiteAt, type SiteInTime } from '../../sites/serve-site';
import { apiCustomer, newKey } from '../support/api-customer';
import { apiSignIn } from '../support/account';
import { apiKitchen, counterAccount } from '../support/api-kitchen';
import { cardOf, expect, press, startShift, stored, test as base } from '../support/counter';
import { carry, createAccount, declineOffers, liveAt } from '../support/customer';
import {
  documentsOf,
  faultsOf,
  kitchen,
  kitchenShop,
  orderMinutes,
  possibleFrom,
  timeIn,
  orders,
  type Stored,
} from '../support/evening';
import { ownSite } from '../support/own-site';
import { answerChat } from '../support/place-order';

// An evening of two hundred orders at a kitchen with stations, in simulated time. The server is killed several
// times, and its clock is set forward and back.

const minuteMs = 60_000;
const opening = Date.parse('2027-02-03T18:00:00+05:30');
// Later than the accounts, whose tokens must not be from the future.
const firstOrder = opening + 10 * minuteMs;
const seed = 1;
const evening = { orders: 191, minutes: 180 };

const test = base.extend<{ site: SiteInTime }>({
  site: ownSite((folder) => serveSiteAt(opening, folder), 900_000),
});

test.use({
  actionTimeout: 20_000,
  // The pages ask while the server is down.
  tolerated: /Failed to load resource: (the server responded with a status of|net::ERR_)/,
});

const phones = { en: /^Place Order/, kn: /^ಆರ್ಡರ್ ಮಾಡಿ ·/, hi: /^ऑर्डर करें ·/ } as const;
const languages = Object.keys(phones) as (keyof typeof phones)[];
const cart = { 1: 2, 39: 1 };

const wayMs = (kind: OrderKind) => (kind === 'delivery' ? kitchen.wayMinutes * minuteMs : 0);

test(
  'an evening of 200 orders overloads no station, loses none and keeps its promises',
  { tag: '@nightly' },
  async ({ site, visitor, request }) => {
    let now = opening;
    let lostResponses = 0;
    const signIn = () => apiSignIn(request, 'signInWithPassword', counterAccount(site), site.url);
    let { headers } = await signIn();
    let guests = [await apiCustomer(request, site.url)];
    /** Repeats a request until the server is up again and answers it. */
    async function answered(send: () => Promise<APIResponse>): Promise<APIResponse> {
      for (;;) {
        try {
          return await send();
        } catch {
          lostResponses += 1;
          await restarted;
        }
      }
    }
    let restarted = Promise.resolve();
    await (
      await apiKitchen(request, site)
    ).publish((published) => ({ ...published, rules: { ...published.rules, kitchen } }));

    const acknowledged = new Map<string, string>();
    const forSlots = new Set<string>();
    const requestOf = orders(seed);
    /** Places an order at the price that the server returns, and repeats it if the answer is lost. */
    async function place(at: number, changes: object = {}): Promise<string> {
      const guest = guests[at % guests.length]!;
      const key = newKey();
      const data = {
        ...{ idempotencyKey: key, promoCode: null, paymentMethod: 'cod', version: '0123456789ab' },
        ...{ ...requestOf(at, now), ...changes },
      };
      const send = (agreed: object) =>
        answered(() =>
          request.post(`${site.url}/api/orders`, {
            headers: guest.headers,
            data: { ...data, ...agreed },
          }),
        );
      const first = (await (await send({ agreedTotal: 0 })).json()) as {
        change?: { version: string; bill: { total: number } };
      };
      const { version, bill } = first.change ?? { bill: { total: 0 } };
      const answer = await send({ version, agreedTotal: bill.total });
      const { order, error } = (await answer.json()) as {
        order?: { orderId: string; slot: string | null };
        error?: { code: string };
      };
      // A slot may be full. Everything else has to be accepted.
      if (error?.code === 'slot-full') return place(at, { slot: null });
      if (!order) throw new Error(`Order ${at}: ${JSON.stringify([first, error])}`);
      acknowledged.set(key, order.orderId);
      if (order.slot) forSlots.add(key);
      return key;
    }

    const [counter, ...customers] = [
      await visitor('tablet'),
      ...(await Promise.all(Object.keys(phones).map(() => visitor('phone')))),
    ] as [Page, ...Page[]];
    const pages = [counter, ...customers];
    for (const page of pages) await page.clock.install({ time: now });
    async function itIs(time: number): Promise<void> {
      now = time;
      site.setClock(now);
      for (const page of pages) await page.clock.setSystemTime(now);
    }

    await startShift(counter, site);
    for (const customer of customers) {
      await declineOffers(customer);
      await answerChat(customer.context());
      await carry(customer, cart);
      await liveAt(customer, 1);
      await customer.goto('/about');
      await createAccount(customer);
    }
    const knownPhones = new Set<number>();
    async function openCheckout(phone: number): Promise<void> {
      // An order empties the cart; the next page fills it again.
      await customers[phone]!.evaluate(() => localStorage.removeItem('burger.cart'));
      await customers[phone]!.goto(addressIn(languages[phone]!, '/checkout'));
    }
    /** Orders on a phone, in the language of its page. */
    async function orderOn(phone: number): Promise<void> {
      const language = languages[phone]!;
      const page = customers[phone]!;
      await openCheckout(phone);
      const phoneField = page.locator('[autocomplete="tel"]');
      const button = page.getByRole('button', { name: phones[language] });
      if (!knownPhones.has(phone)) {
        knownPhones.add(phone);
        await expect(phoneField).toBeVisible();
        await page.locator('[autocomplete="name"]').fill('Asha Rao');
        await phoneField.fill(`98765000${phone}0`);
        await page.locator('[autocomplete="street-address"]').fill('12, 3rd Cross, Lake Road');
      }
      const coming = page.waitForResponse((answer) => answer.url().endsWith('/api/orders'));
      await button.first().click();
      const answer = await coming;
      expect(answer.status()).toBe(201);
      const { order } = (await answer.json()) as { order: { orderId: string } };
      const { idempotencyKey } = answer.request().postDataJSON() as { idempotencyKey: string };
      acknowledged.set(idempotencyKey, order.orderId);
    }

    /** Expects that home and checkout promise nothing earlier than the kitchen can serve it. */
    async function expectHonest(): Promise<void> {
      const slots = (await (await request.get(`${site.url}/api/slots`)).json()) as SlotsAnswer;
      const featured = kitchenShop.featured.slice(0, 2).map((dishId) => ({ dishId, quantity: 1 }));
      const [forCart, forHome] = [
        Object.entries(cart).map(([id, quantity]) => ({ dishId: Number(id), quantity })),
        featured,
      ].map((lines) => possibleFrom(slots, now, lines));
      for (const [phone, page] of customers.entries()) {
        await openCheckout(phone);
        const soonest = page.locator('small', { hasText: /\d:\d\d/ }).first();
        const earliest = Math.floor(forCart! / minuteMs) * minuteMs;
        await expect
          .poll(async () => timeIn(await soonest.innerText()))
          .toBeGreaterThanOrEqual(earliest);
      }
      const [home] = customers as [Page];
      await home.goto('/');
      const minutes = async () =>
        Number(/(\d+) ?(?:–|-|to) ?\d+ min/.exec(await home.locator('main').innerText())?.[1]);
      await expect
        .poll(minutes)
        .toBeGreaterThanOrEqual(Math.floor((forHome! - now) / minuteMs) - 1);
    }

    const forgotten = new Set<string>();
    /** Moves each order as far as a kitchen that keeps its promises has come by now. */
    async function cook(): Promise<void> {
      const feed = await answered(() => request.get(`${site.url}/api/kitchen/orders`, { headers }));
      const { orders: open } = (await feed.json()) as KitchenFeed;
      for (const order of open) {
        const { key, status, kind } = order;
        const from = Date.parse(dueAt(order));
        const leaves = from - wayMs(kind) - 5 * minuteMs;
        const out = kind === 'delivery' ? 'out_for_delivery' : 'ready';
        const next = {
          placed: ['confirmed', now],
          confirmed: ['preparing', leaves - 15 * minuteMs],
          preparing: [out, leaves],
          [out]: ['delivered', from],
        }[status] as [string, number] | undefined;
        if (forgotten.has(key) && status === 'confirmed') {
          // The server has to notice within the seconds between two runs of its job.
          const isLate = now > Date.parse(order.promisedUntil ?? '') - wayMs(kind) + minuteMs;
          const added = async () => (await stored(request, site, key))['addedMinutes'];
          if (isLate) await expect.poll(added).not.toEqual({ integerValue: '0' });
          continue;
        }
        if (!next || next[1] > now) continue;
        const data = { from: status, to: next[0], rider: 'Imran', payment: 'cash' };
        const url = `${site.url}/api/kitchen/orders/${key}/step`;
        const moved = await answered(() => request.post(url, { headers, data }));
        expect(await moved.text(), `${key} to ${next[0]}`).toContain(`"status":"${next[0]}"`);
      }
    }

    const due = orderMinutes(evening.orders, evening.minutes, seed);
    let placed = 0;
    for (let minute = 0; minute <= evening.minutes + 60; minute += 1) {
      // Somebody corrects the server's clock.
      const step = minute >= 80 && minute < 110 ? 2 : 0;
      await itIs(firstOrder + (minute + step) * minuteMs);
      if (minute % 30 === 0) {
        ({ headers } = await signIn());
        guests = await Promise.all(Array.from({ length: 6 }, () => apiCustomer(request, site.url)));
      }
      const first = placed;
      while ((due[placed] ?? Infinity) <= minute) placed += 1;
      const coming = Array.from({ length: placed - first }, (_, at) => place(first + at));
      if ([30, 75, 105, 140].includes(minute)) restarted = site.crash();
      const keys = (await Promise.all(coming)).filter((key) => !forSlots.has(key));
      await restarted;
      if (minute >= 60 && forgotten.size < 4 && keys[0]) forgotten.add(keys[0]);
      if ([2, 60, 150].includes(minute)) for (const phone of customers.keys()) await orderOn(phone);
      if (minute === 62) await expectHonest();
      const onPage = keys.at(-1);
      if (minute % 12 < 2 && onPage && !forgotten.has(onPage)) {
        const orderId = acknowledged.get(onPage)!;
        await press(counter, orderId, /^Accept/);
        await expect(
          cardOf(counter, orderId).getByRole('button', { name: /^Accept/ }),
        ).toBeHidden();
        if (minute < 30) await press(counter, orderId, /^Start cooking/);
      }
      await cook();
    }

    const all = await documentsOf<Stored>(request, site.url, 'orders');
    expect(all).toHaveLength(acknowledged.size);
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
    for (const { key, orderId } of all) expect(acknowledged.get(key)).toBe(orderId);
    expect(faultsOf(all)).toEqual([]);
    const news = await documentsOf<{ kind: string; order: string }>(request, site.url, 'outbox');
    for (const { key, addedMinutes } of all) {
      const late = news.filter(({ kind, order }) => kind === 'later' && order === key);
      expect(late).toHaveLength(addedMinutes > 0 ? 1 : 0);
    }
    expect(all.filter(({ addedMinutes }) => addedMinutes > 0).length).toBeGreaterThanOrEqual(4);
    expect(lostResponses).toBeGreaterThan(0);
  },
);
