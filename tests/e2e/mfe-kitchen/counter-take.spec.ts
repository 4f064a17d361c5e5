import type { Page, Request } from '@playwright/test';
import type { ServedSite } from '../../sites/serve-site';
import { apiCustomer } from '../support/api-customer';
import { expectAccessible } from '../support/audit';
import { cardOf, expect, startShift, stored, test } from '../support/counter';
import { paidSite } from '../support/own-site';

function countedPresses(page: Page) {
  const began = Date.now();
  let presses = 0;
  return {
    async keys(...typed: string[]): Promise<void> {
      for (const one of typed) {
        if (/^[A-Z]\w+$|\+/.test(one)) {
          presses += one.split('+').length;
          await page.keyboard.press(one);
        } else {
          presses += one.length;
          await page.keyboard.type(one);
        }
      }
    },
    async touch(role: 'button' | 'radio', name: string | RegExp): Promise<void> {
      presses += 1;
      const target = page.getByRole(role, { name }).first();
      await (role === 'radio' ? target.check({ force: true }) : target.click());
    },
    figures: () => ({ presses, seconds: (Date.now() - began) / 1000 }),
  };
}

const isTaking = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/kitchen/orders';

/** Returns the idempotency key and order number of an order that staff take. */
async function takes(page: Page, press: () => Promise<void>) {
  const requested = page.waitForRequest(isTaking);
  await press();
  const { idempotencyKey: key } = (await requested).postDataJSON() as { idempotencyKey: string };
  const heading = page.getByRole('heading', { name: /^Order BK/ });
  await expect(heading).toBeVisible();
  return { key, orderId: (await heading.innerText()).replace('Order ', '') };
}

test('staff take an order of three dishes within half a minute by keyboard and by touch', async ({
  site,
  visitor,
  request,
}, info) => {
  const counter = await visitor('tablet');
  await startShift(counter, site);
  // The search field appears when the code of the section has loaded.
  await counter.getByRole('button', { name: 'Take an order' }).click();
  await expect(counter.getByRole('searchbox', { name: 'Dish' })).toBeVisible();
  await counter.getByRole('button', { name: /^Orders/ }).click();

  const typed = countedPresses(counter);
  await typed.keys('F2');
  await expect(counter.getByRole('searchbox', { name: 'Dish' })).toBeFocused();
  await typed.keys('2 alo', 'Enter', 'cold', 'Enter', 'fre', 'Enter');
  await expectAccessible(counter);
  const first = await takes(counter, () => typed.keys('Control+Enter'));
  const byKeys = typed.figures();
  await expectAccessible(counter);
  await typed.keys('Enter');

  const touched = countedPresses(counter);
  await touched.touch('button', /^(Non-)?Veg Aloo Tikki Burger/i);
  await touched.touch('button', /French Fries/);
  await touched.touch('button', /Cold Coffee/);
  await touched.touch('radio', 'Cash');
  const second = await takes(counter, () => touched.touch('button', /^Take order/));
  const byTouch = touched.figures();

  info.annotations.push(
    { type: 'by keyboard', description: JSON.stringify(byKeys) },
    { type: 'by touch', description: JSON.stringify(byTouch) },
  );
  expect(byKeys.presses).toBeLessThanOrEqual(20);
  expect(byTouch.presses).toBe(5);
  expect(Math.max(byKeys.seconds, byTouch.seconds)).toBeLessThan(30);

  await counter.getByRole('button', { name: 'To the board' }).click();
  for (const { orderId } of [first, second]) {
    await expect(cardOf(counter, orderId)).toContainText('at the door');
  }
  expect(await stored(request, site, second.key)).toMatchObject({
    customerId: { stringValue: '' },
    source: { stringValue: 'door' },
    orderStatus: { stringValue: 'confirmed' },
    paidBy: { stringValue: 'cash' },
  });
});

/**
 * Runs in the page. Scrolls to a radio button and returns how many points of its label another element
 * covers.
 */
function coveredPoints(label: Element): number {
  label.querySelector('input')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, right, bottom } = label.getBoundingClientRect();
  // The inset excludes the rounded corners.
  const [inset, middle] = [8, (top + bottom) / 2];
  const points = [top + 2, middle, bottom - 2].flatMap((y) =>
    [left + inset, (left + right) / 2, right - inset].map((x) => [x, y] as const),
  );
  return points.filter(([x, y]) => !label.contains(document.elementFromPoint(x, y))).length;
}

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the notice of a ringing order leaves the payment methods visible at ${width} × ${height}`, async ({
    site,
    visitor,
    request,
  }) => {
    const counter = await visitor('tablet');
    await startShift(counter, site);
    await counter.setViewportSize({ width, height });
    await (await apiCustomer(request, site.url)).order();
    await counter.keyboard.press('F2');
    await expect(counter.getByRole('button', { name: /^New order/ })).toBeVisible();
    const dish = counter.getByRole('searchbox', { name: 'Dish' });
    // Enough dishes to make the list of order lines higher than the window.
    for (const one of ['cold', 'fre', 'alo', 'spicy pan', 'chocolate sh']) {
      await dish.fill(one);
      await counter.keyboard.press('Enter');
    }
    const ways = counter.getByRole('group', { name: 'Paid' }).locator('label');
    for (const method of await ways.all()) expect(await method.evaluate(coveredPoints)).toBe(0);
    await counter.getByRole('radio', { name: 'UPI' }).check({ force: true });
    await expect(counter.getByRole('button', { name: /^Take order/ })).toBeInViewport();
  });
}

const paid = test.extend<{ site: ServedSite }>({ site: paidSite });

paid(
  'an order by phone shows on the board once the customer has paid by the link',
  async ({ site, visitor }) => {
    const [counter, customer] = [await visitor('tablet'), await visitor('phone')];
    await startShift(counter, site);
    await counter.keyboard.press('F2');
    await counter.getByRole('searchbox', { name: 'Dish' }).fill('2 alo');
    await counter.keyboard.press('Enter');
    await counter.getByRole('radio', { name: 'By phone' }).check({ force: true });
    await counter.getByRole('radio', { name: 'By link' }).check({ force: true });
    await expectAccessible(counter);
    const { orderId } = await takes(counter, () =>
      counter.getByRole('button', { name: /^Take order/ }).click(),
    );
    const link = await counter.getByText(/\/track#[0-9a-f]{32}$/).innerText();
    await counter.getByRole('button', { name: 'To the board' }).click();
    await expect(cardOf(counter, orderId)).toHaveCount(0);

    await customer.goto(link);
    await customer.getByRole('button', { name: 'Pay ₹102.90 now' }).click();
    await customer.getByRole('button', { name: 'Pay ₹102.90' }).click();
    await customer.getByRole('button', { name: 'Back to the restaurant' }).click();
    await expect(customer).toHaveURL(/\/track#[0-9a-f]{32}$/);
    await expect(customer.getByText(/^Paid online\. There is nothing to pay/)).toBeVisible();
    await expect(cardOf(counter, orderId).getByRole('button', { name: /^Accept/ })).toBeVisible();
  },
);
