import type { APIRequestContext, Page } from '@playwright/test';
import type { OrderStatus } from '@burger/shared/order';
import type { Served } from '../../sites/serve-site';
import { expectAccessible } from '../support/audit';
import { apiCustomer, type Placed } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { cardOf, expect, press, signInAtCounter, startShift, test } from '../support/counter';

const usual = (dishId: number, quantity = 1, note = '') => ({
  dishId,
  quantity,
  choices: [],
  note,
});
const paneer = {
  dishId: 3,
  quantity: 1,
  choices: [
    { group: 'spice-hot', choice: 'less-spicy' },
    { group: 'extras-veg-burger', choice: 'cheese-slice' },
  ],
  note: '',
};

// What a kitchen has before it on a good evening: two or three dishes an order, a note now and then.
const evening = [
  [usual(1, 2), usual(39, 2)],
  [paneer, usual(19)],
  [usual(1), usual(19, 2), usual(39)],
  [usual(1, 3)],
  [paneer, usual(39, 2)],
  [usual(19, 2, 'No salt, please'), usual(39)],
  [usual(1), usual(39)],
  [usual(1, 2), usual(19), usual(39, 2)],
  [paneer],
  [usual(19), usual(39)],
];
const names = ['Asha Rao', 'Ravi Kumar', 'Meena Iyer', 'John Mathew', 'Farah Khan'];

const path = (length: number): OrderStatus[] =>
  (['placed', 'confirmed', 'preparing', 'out_for_delivery'] as const).slice(0, length);

/** Ten orders: two are new, five cook, three are on their way. */
async function goodEvening(request: APIRequestContext, site: Served): Promise<void> {
  const kitchen = await apiKitchen(request, site);
  let customer = await apiCustomer(request, site.url);
  for (const [at, lines] of evening.entries()) {
    // Nobody may place ten orders a minute.
    if (at === 5) customer = await apiCustomer(request, site.url);
    const name = names[at % names.length] ?? '';
    const { key } = await customer.order({
      lines,
      customer: {
        name,
        phone: '9000000020',
        address: `${at + 1}, 3rd Cross, Lake Road, Bidarahalli`,
        email: '',
        landmark: 'Blue gate',
        specialInstructions: at === 3 ? 'Ring twice' : '',
      },
    });
    const steps = at < 3 ? 4 : at < 6 ? 3 : at < 8 ? 2 : 1;
    await kitchen.move(key, path(steps), { rider: 'Imran' });
  }
}

type Shown = Record<string, unknown> & { key: string; orderId: string; createdAt: string };

/** Shows other orders at the counter than those that the server tells of. */
const show = (counter: Page, change: (orders: Shown[]) => Shown[]) =>
  counter.route('**/api/kitchen/orders*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { orders?: Shown[] };
    const json = answer.orders ? { ...answer, orders: change(answer.orders) } : answer;
    await route.fulfill({ response, json });
  });

/** As if they had been placed while the kitchen is at work, whatever the clock says to this test. */
const inTheEvening = (orders: Shown[]) =>
  orders.map((order) => {
    const promised = new Date(Date.parse(order.createdAt) + 45 * 60_000).toISOString();
    return { ...order, slot: null, promisedAt: promised, promisedUntil: promised };
  });

test(
  'ten orders stand on a tablet of 1280×800 whole, with all that is pressed on them',
  { tag: '@nightly' },
  async ({ site, visitor, request }) => {
    await goodEvening(request, site);
    const counter = await visitor('tablet');
    await show(counter, inTheEvening);
    await startShift(counter, site);
    const cards = counter.getByRole('article');
    await expect(cards).toHaveCount(10);
    const cut = await cards.evaluateAll((all) =>
      all
        .filter((card) => {
          const lane = card.closest('[data-lane] > :last-child')?.getBoundingClientRect();
          const { top, bottom } = card.getBoundingClientRect();
          return !lane || top < lane.top || bottom > Math.min(lane.bottom, innerHeight);
        })
        .map((card) => card.textContent),
    );
    expect(cut).toEqual([]);
    await expectAccessible(counter);
  },
);

test(
  'on a phone no order moves under a finger when the counter has something to say',
  { tag: '@nightly' },
  async ({ site, visitor, request }) => {
    const customer = await apiCustomer(request, site.url);
    const { orderId } = await customer.order();
    const counter = await visitor('phone');
    await counter.addInitScript(() => {
      // The screen is refused when the test says so.
      navigator.wakeLock.request = () =>
        new Promise((_, refuseScreen) => Object.assign(globalThis, { refuseScreen }));
    });
    await signInAtCounter(counter, site);
    await counter.getByRole('button', { name: 'Start shift' }).click();
    const head = cardOf(counter, orderId).getByRole('heading');
    await expect(head).toBeVisible();
    const top = async () => (await head.boundingBox())?.y;
    const before = await top();

    await counter.evaluate('refuseScreen()');
    await expect(counter.getByRole('alert')).toContainText('The shift has started, but:');
    expect(await top()).toBe(before);
    const until = new Date(Date.now() + 30 * 60_000).toISOString();
    await (await apiKitchen(request, site)).change({ kind: 'pause', until });
    await expect(
      counter.getByRole('status').filter({ hasText: 'no orders come in' }),
    ).toBeVisible();
    expect(await top()).toBe(before);
    await press(counter, orderId, `More about order ${orderId}`);
    await expect(counter.getByRole('dialog', { name: `Order ${orderId}` })).toBeVisible();
  },
);

const allergy =
  'Please ring the bell twice, the dog is friendly.\nLeave it with the guard if nobody answers.\nLess spicy, no onion.\nALLERGY: PEANUTS';

/** This order alone, four times: new, cooking, on its way, and for later. */
const inEveryLane =
  ({ orderId }: Placed) =>
  (orders: Shown[]) => {
    const far = new Date(Date.now() + 5 * 60 * 60_000).toISOString();
    const lanes = [
      ...['placed', 'confirmed', 'out_for_delivery'].map((status) => ({ status, slot: null })),
      { slot: far, promisedAt: far, status: 'confirmed' },
    ];
    return orders
      .filter((order) => order.orderId === orderId)
      .flatMap((order) =>
        lanes.map((lane, at) => ({ ...order, ...lane, key: `${order.key.slice(0, -1)}${at}` })),
      );
  };

/** What of a card's words is wider than its button, or lies over the order's number. */
const squeezed = (card: Element): string[] => {
  const wordsOf = (of: Element) => {
    const range = document.createRange();
    range.selectNodeContents(of);
    return range.getBoundingClientRect();
  };
  const number = card.querySelector('h3')!.getBoundingClientRect();
  const over = [...card.querySelectorAll('h3 ~ p > *')].filter(
    (fact) =>
      wordsOf(fact).left < number.right && fact.getBoundingClientRect().top < number.bottom - 1,
  );
  const cut = [...card.querySelectorAll('button')].filter(
    (button) => wordsOf(button).width > button.clientWidth,
  );
  return [...over, ...cut].map(({ textContent }) => textContent);
};

for (const device of ['smallTablet', 'phone'] as const) {
  const tag = device === 'phone' ? [] : '@nightly';
  test(
    `on a ${device} every card shows to its end what a customer asks for`,
    { tag },
    async ({ site, visitor, request }) => {
      const customer = await apiCustomer(request, site.url);
      const who = { name: 'Asha Rao', phone: '9000000020', address: '12, 3rd Cross', email: '' };
      const order = await customer.order({
        customer: { ...who, landmark: '', specialInstructions: allergy },
      });
      const counter = await visitor(device);
      await show(counter, inEveryLane(order));
      await startShift(counter, site);
      const cards = counter.getByRole('article');
      // A phone shows one lane at a time.
      await expect(cards).toHaveCount(device === 'phone' ? 1 : 4);
      for (const lane of ['new', 'cooking', 'away', 'later']) {
        const card = counter.locator(`[data-lane=${lane}]`).getByRole('article');
        const tab = { new: 'New', cooking: 'Cooking', away: 'Out / Ready', later: 'Later' }[lane];
        if (device === 'phone') {
          const tabs = counter.getByRole('group', { name: 'Orders by lane' });
          await tabs.getByRole('button', { name: new RegExp(tab ?? '') }).click();
        }
        const asked = ['ALLERGY: PEANUTS', 'Less spicy', 'Cheese slice', 'Cut in half, please'];
        for (const words of asked) {
          const told = card.getByText(words).last();
          await told.scrollIntoViewIfNeeded();
          await expect(told).toBeVisible();
          const clamped = await told.evaluate((element) => {
            const around = [element];
            while (around[0] !== element.closest('article'))
              around.unshift(around[0]!.parentElement!);
            // What stands in a line has no box of its own.
            return around
              .filter((one) => one.clientHeight > 0)
              .filter(
                (one) =>
                  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
              )
              .map((one) => one.outerHTML);
          });
          expect(clamped).toEqual([]);
        }
        expect(await card.evaluate(squeezed)).toEqual([]);
      }
    },
  );
}
