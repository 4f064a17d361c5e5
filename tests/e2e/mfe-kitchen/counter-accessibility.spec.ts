import type { APIRequestContext, Page } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { expect, startShift, test } from '../support/counter';
import { expectAccessible, expectVisibleNames, expectNothingLost } from '../support/audit';

/** Sends a visit report with an error, so that the health panel shows all kinds of figures. */
async function tellVisit(request: APIRequestContext, site: string): Promise<void> {
  const page = await (await request.get(`${site}/menu`)).text();
  const [, shell] = /\/shell\/([^/]+)\//.exec(page) ?? [];
  const answer = await request.get(`${site}/remotes.json`);
  const remotes = (await answer.json()) as Record<string, { version: string }>;
  const data = {
    versions: { shell, 'mfe-menu': remotes['mfe-menu']?.version },
    line: '4g',
    pages: { '/menu': { lcp: 900, inp: 80, cls: 0 } },
    errors: { 'mfe-menu': ['TypeError'] },
    lost: 1,
  };
  expect((await request.post(`${site}/api/vitals`, { data })).status()).toBe(204);
}

async function takeCrores(page: Page): Promise<void> {
  await page.route('**/api/kitchen/day?*', async (route) => {
    const response = await route.fetch();
    const sums = { sales: 1234567890, cash: 987654321, upi: 1034567850 };
    await route.fulfill({ response, json: { ...(await response.json()), ...sums } });
  });
}

/** Runs in the page. Returns figures that wrap, overflow their box or ignore the font size. */
function faultyFigures(text: number): string[] {
  document.documentElement.style.fontSize = `${text}px`;
  return [...document.querySelectorAll('dl:has(dd) dd')].flatMap((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    const [number, box] = [range, figure.parentElement!].map((one) => one.getBoundingClientRect());
    const isWhole = number!.left >= box!.left && number!.right <= Math.min(box!.right, innerWidth);
    const isOneLine = range.getClientRects().length === 1;
    const isLarge = parseFloat(getComputedStyle(figure).fontSize) >= Math.min(text * 1.75, 26);
    return isWhole && isOneLine && isLarge ? [] : [`${figure.textContent} at ${innerWidth} px`];
  });
}

test("the counter's sign-in, new order and sections, and the courier page, are accessible", async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  await counter.goto('/kitchen');
  await expect(counter.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expectAccessible(counter);
  await expectNothingLost(counter);

  const [customer, kitchen] = await Promise.all([
    apiCustomer(request, site.url),
    apiKitchen(request, site),
  ]);
  const { orderId, key } = await customer.order();
  // Then Today has an order that was delivered today but promised for tomorrow.
  const over = await customer.order();
  const steps = ['placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered'] as const;
  await kitchen.move(over.key, steps, { payment: 'cash' });
  await tellVisit(request, site.url);
  await takeCrores(counter);
  await startShift(counter, site);
  const card = counter.getByRole('article', { name: `Order ${orderId}` });
  await expect(card).toBeVisible();
  await expectAccessible(counter);
  for (const [section, opener] of [
    ['Orders', `More about order ${orderId}`],
    ['Sold out', 'Settings and sign-out'],
    ['Today', `Order ${over.orderId}`],
    ['Menu', 'Change Aloo Tikki Burger'],
  ] as const) {
    await counter.getByRole('button', { name: section }).first().click();
    const button = counter.getByRole('button', { name: opener });
    await expect(button).toBeVisible();
    await expectVisibleNames(counter);
    await expectNothingLost(counter);
    await button.click();
    await expect(counter.getByRole('dialog')).toBeVisible();
    await expectVisibleNames(counter);
    await expectNothingLost(counter, 'dialog[open]');
    await counter.keyboard.press('Escape');
  }

  await counter.getByRole('button', { name: 'Today' }).click();
  await expect(counter.getByText('₹1,23,45,678.90')).toBeVisible();
  const bar = counter.getByRole('navigation', { name: 'Sections' });
  for (const width of [320, 390, 768, 1280]) {
    await counter.setViewportSize({ width, height: 800 });
    for (const text of [32, 16]) expect(await counter.evaluate(faultyFigures, text)).toEqual([]);
    expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  }

  await counter.setViewportSize({ width: 1280, height: 800 });
  await counter.getByRole('button', { name: 'Close the day…' }).click();
  await counter.getByLabel('Cash at the start').fill('500');
  await counter.getByLabel('Cash counted').fill('40');
  await expect(counter.getByText(/₹[\d.,]+ short/)).toBeVisible();
  await counter.getByRole('button', { name: 'Show two weeks' }).click();
  await expect(counter.getByRole('table', { name: 'Orders' }).first()).toBeVisible();
  // A tall window, because otherwise the bar for new orders covers the end of the scrolled page.
  const height = await counter.evaluate(() => document.documentElement.scrollHeight);
  await counter.setViewportSize({ width: 1280, height });
  await expectAccessible(counter);
  await counter.getByRole('button', { name: 'Menu' }).click();
  await counter.getByRole('button', { name: 'Versions' }).click();
  await expect(counter.getByRole('region', { name: 'Versions' })).toContainText('Current');
  await expectAccessible(counter);

  await counter.getByRole('button', { name: 'Health' }).click();
  await expect(counter.getByRole('region', { name: 'Menu' })).toContainText('1 visit');
  await expectAccessible(counter);
  await expectNothingLost(counter);

  await kitchen.move(key, steps.slice(0, -1));
  await counter.setViewportSize({ width: 768, height: 1024 });
  await counter.getByRole('button', { name: /^Orders/ }).click();
  const name = card.getByText('Asha Rao');
  expect(await name.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
  await counter.goto(await kitchen.riderLink(key));
  await expect(counter.getByRole('heading', { name: orderId })).toBeVisible();
  await expectNothingLost(counter);
});
