import type { Page } from '@playwright/test';
import type { OrderStatus } from '@burger/shared/contracts';
import { expectAccessible } from '../support/audit';
import { apiCustomer, type Placed } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { cardOf, expect, press, signInAtCounter, startShift, test } from '../support/counter';

type Rendered = Record<string, unknown> & { key: string; orderId: string; createdAt: string };

const show = (counter: Page, change: (orders: Rendered[]) => Rendered[]) =>
  counter.route('**/api/kitchen/orders*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { orders?: Rendered[] };
    const json = answer.orders ? { ...answer, orders: change(answer.orders) } : answer;
    await route.fulfill({ response, json });
  });

/** A typical order: two dishes, one choice, one note. */
const typical = {
  lines: [
    {
      dishId: 3,
      quantity: 1,
      choices: [{ group: 'spice-hot', choice: 'less-spicy' }],
      note: 'Cut in half, please',
    },
    { dishId: 39, quantity: 2, choices: [], note: '' },
  ],
};

/** Returns copies of an order in these statuses, with minutes left until the promised time. */
const as =
  ({ orderId }: Placed, states: readonly (readonly [OrderStatus, number])[]) =>
  (orders: Rendered[]) =>
    orders
      .filter((order) => order.orderId === orderId)
      .flatMap((order) =>
        states.map(([status, left], at) => {
          const end = String(10 + at);
          const promised = new Date(Date.now() + left * 60_000 - at).toISOString();
          const createdAt = new Date(Date.now() + (left - 45) * 60_000 - at).toISOString();
          return {
            ...order,
            ...{ status, createdAt, slot: null, promisedAt: promised, promisedUntil: promised },
            ...{ key: order.key.slice(0, -2) + end, orderId: order.orderId.slice(0, -2) + end },
          };
        }),
      );

const some = (count: number, status: OrderStatus, ...left: number[]) =>
  Array.from({ length: count }, (_, at) => [status, left[at] ?? 40] as const);
const twelve = [
  ...some(3, 'placed'),
  ...some(6, 'preparing', -12, -3, 10),
  ...some(3, 'out_for_delivery', 3),
];

/** Runs in the page. Returns visibility, height, font size and red marks of the tickets on a board. */
function measured() {
  const cards = [...document.querySelectorAll('article')];
  const box = (element: Element) => element.getBoundingClientRect();
  const isWhole = (card: Element) => {
    const area = box(card.closest('[data-area]')!);
    const { top, bottom, left, right } = box(card);
    const isInside = top >= area.top && bottom <= Math.min(area.bottom, innerHeight);
    return isInside && left >= 0 && right <= innerWidth;
  };
  const cooked = cards.filter((card) => !card.closest('[data-lane=away]'));
  const letters = cooked.flatMap((card) =>
    [...card.querySelectorAll('bdi, li strong')].map((text) =>
      parseFloat(getComputedStyle(text).fontSize),
    ),
  );
  const flame = document.createElement('i');
  flame.style.background = 'var(--flame)';
  document.body.append(flame);
  const red = getComputedStyle(flame).backgroundColor;
  flame.remove();
  const isRed = (element: Element) => getComputedStyle(element).backgroundColor === red;
  const heads = cards.map((card) => card.querySelector('h3')!.parentElement!);
  return {
    whole: cards.filter(isWhole).length,
    tallest: Math.max(...cooked.map((card) => box(card).height)),
    letters: Math.min(...letters),
    bar: box(document.querySelector('header')!).height,
    broken: heads.filter((head) => box(head.lastElementChild!).height > 24).length,
    red: [...document.querySelectorAll('*')].filter(isRed).length,
    paces: cards.map((card) => card.querySelector('[data-pace]')!.textContent),
  };
}

for (const [device, what, states, whole] of [
  ['tablet', 'twelve open orders', twelve, 12],
  ['tablet', 'eight new ones', some(8, 'placed'), 8],
  [
    'tablet',
    'eight new ones beside four others',
    [...some(8, 'placed'), ...some(4, 'preparing')],
    11,
  ],
  ['lyingPhone', 'six orders', [...some(2, 'placed'), ...some(4, 'preparing')], 5],
] as const) {
  test(`the counter board shows ${what} at a glance on a ${device}`, async ({
    site,
    visitor,
    request,
  }) => {
    const order = await (await apiCustomer(request, site.url)).order(typical);
    const counter = await visitor(device);
    await show(counter, as(order, states));
    await startShift(counter, site);
    await expect(counter.getByRole('article')).toHaveCount(states.length);
    const found = await counter.evaluate(measured);
    expect(found.whole).toBeGreaterThanOrEqual(whole);
    expect(found.broken).toBe(0);
    expect(found.letters).toBeGreaterThanOrEqual(device === 'tablet' ? 20 : 16);
    if (device === 'tablet') {
      expect(found.tallest).toBeLessThanOrEqual(190);
      expect(found.bar).toBe(52);
    }
    // Every late ticket has the word Late, and only the latest one is red.
    const late = found.paces.filter((pace) => pace.startsWith('Late'));
    expect(late).toHaveLength(states.filter(([, left]) => left < 0).length);
    expect(found.red).toBe(late.length > 0 ? 1 : 0);
    if (states === twelve) await expectAccessible(counter);
  });
}

test('an accepted order confirms in place and moves a second later; no order moves under a finger', async ({
  site,
  visitor,
  request,
}) => {
  const customer = await apiCustomer(request, site.url);
  const first = await customer.order(typical);
  const counter = await visitor('tablet');
  // Without a slot the orders are not for later, whatever the time of the test.
  await show(counter, (orders) => orders.map((order) => ({ ...order, slot: null })));
  await startShift(counter, site);
  const card = cardOf(counter, first.orderId);
  await (await apiKitchen(request, site)).move(first.key, ['placed', 'confirmed']);
  await expect(counter.locator('[data-lane=cooking]').getByRole('article')).toBeVisible();
  const before = await card.boundingBox();

  // A finger is on the board while a new order arrives to its left.
  await counter.locator('#lane-cooking').hover();
  await counter.mouse.down();
  const second = await customer.order(typical);
  await expect(counter.getByRole('button', { name: 'Orders, 1 new' })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  await expect(cardOf(counter, second.orderId)).toHaveCount(0);
  // Once the order has moved away, a press at its old place must hit nothing.
  const aim = card.evaluate(
    (element, left) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          if (element.getBoundingClientRect().left === left) return requestAnimationFrame(look);
          const { left: at, top } = element.getBoundingClientRect();
          return resolve(element.contains(document.elementFromPoint(at + 20, top + 60)));
        };
        look();
      }),
    before?.x,
  );
  await counter.mouse.up();
  expect(await aim).toBe(false);
  await expect(cardOf(counter, second.orderId)).toBeVisible();

  const place = await cardOf(counter, second.orderId).boundingBox();
  // The key is held down until the server has responded.
  await cardOf(counter, second.orderId)
    .getByRole('button', { name: /^Accept/ })
    .focus();
  await counter.keyboard.down('Enter');
  await expect(cardOf(counter, second.orderId).getByRole('status')).toHaveText('accepted');
  expect(await cardOf(counter, second.orderId).boundingBox()).toEqual(place);
  await counter.keyboard.up('Enter');
  await expect(cardOf(counter, second.orderId).getByRole('status')).toHaveCount(0);
  expect(await cardOf(counter, second.orderId).boundingBox()).not.toEqual(place);
});

test('after a status step by keyboard the focus stays in its lane, and more time is one key away', async ({
  site,
  visitor,
  request,
}) => {
  const customer = await apiCustomer(request, site.url);
  const orders = [await customer.order(typical), await customer.order(typical)];
  const counter = await visitor('tablet');
  await startShift(counter, site);
  await expect(counter.getByRole('article')).toHaveCount(2);
  await counter.locator('#lane-new').focus();
  const focused = () =>
    counter.evaluate(() => {
      const { activeElement: one } = document;
      return one?.getAttribute('aria-label') ?? one?.textContent;
    });
  const [one = '', other = ''] = orders.map(({ orderId }) => orderId);
  for (const name of [`More about order ${one}`, 'Accept for', `More time: ${one}`]) {
    await counter.keyboard.press('Tab');
    expect(await focused()).toContain(name);
  }
  await counter.keyboard.press('Enter');
  await counter.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(`+30 minutes, accept: ${one}`);
  await counter.keyboard.press('Enter');
  await expect.poll(focused).toBe('New 1');
  await counter.keyboard.press('Tab');
  expect(await focused()).toBe(`More about order ${other}`);
});

test(
  'on a phone no order moves under a finger when the counter shows a notice',
  { tag: '@nightly' },
  async ({ site, visitor, request }) => {
    const customer = await apiCustomer(request, site.url);
    const { orderId } = await customer.order();
    const counter = await visitor('phone');
    await counter.addInitScript(() => {
      // The test decides when the browser rejects the wake lock, which causes a notice.
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
    await expect(counter.getByRole('alert')).toContainText(
      'The shift has started, but something is missing:',
    );
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

const inEveryLane =
  ({ orderId }: Placed) =>
  (orders: Rendered[]) => {
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

/** Returns the texts of a card that overflow their button or overlap the order number. */
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
    `every order card on a ${device} shows the customer's note completely`,
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
        const requested = ['ALLERGY: PEANUTS', 'Less spicy', 'Cheese slice', 'Cut in half, please'];
        for (const words of requested) {
          const reported = card.getByText(words).last();
          await reported.scrollIntoViewIfNeeded();
          await expect(reported).toBeVisible();
          const clamped = await reported.evaluate((element) => {
            const around = [element];
            while (around[0] !== element.closest('article'))
              around.unshift(around[0]!.parentElement!);
            // Inline elements have no box of their own, so their height is zero.
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
