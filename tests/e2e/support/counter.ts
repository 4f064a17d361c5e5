import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { copySite } from '../../sites/copy-site';
import { serveSite, type Served } from '../../sites/serve-site';
import { apiKitchen, counterAccount } from './api-kitchen';
import { carry, createAccount, declineOffers, denyPosition } from './customer';
import { collectComplaints, expect, stopAnswering, test as base } from './fixtures';
import { answerChat, fillIn, placeOrder } from './place-order';

const widths = {
  tablet: [1280, 800],
  smallTablet: [1024, 768],
  phone: [390, 844],
  lyingPhone: [844, 390],
} as const;
type Device = keyof typeof widths;

export type Visitor = (device: Device) => Promise<Page>;

interface Restaurant {
  /** Whether the test needs a shop that no test has used before. */
  fresh: boolean;
  /** A shop that no other test uses at the same time, because changes affect all its pages. */
  site: Served;
  /** Opens a browser context. Its console must stay without errors. */
  visitor: Visitor;
}

/** A test with its own restaurant and any number of people. */
export const test = base.extend<Restaurant>({
  fresh: [false, { option: true }],
  site: async ({ fresh, shopOfWorker, request }, provide, info) => {
    // Longer, because several people take part in the test.
    info.setTimeout(120_000);
    if (!fresh) {
      await provide(shopOfWorker);
      return (await apiKitchen(request, shopOfWorker)).closeUp();
    }
    const site = await serveSite(copySite(`fresh-${info.testId}`).folder);
    await provide(site);
    await site.stop();
  },
  visitor: async ({ browser, site, tolerated }, provide) => {
    const visits: { page: Page; complaints: string[] }[] = [];
    await provide(async (device) => {
      const [width, height] = widths[device];
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height },
        permissions: ['notifications'],
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      visits.push({ page, complaints: collectComplaints(page, tolerated) });
      return page;
    });
    // The pages are closed before the server: otherwise they would log lost connections.
    for (const { page } of visits) {
      await stopAnswering(page);
      await page.context().close();
    }
    const complaints = visits.flatMap((visit) => visit.complaints);
    expect(complaints, 'A page complained in the console').toEqual([]);
  },
});

export { expect };

/** Signs in at the counter, by default with the local site's account. */
export async function signInAtCounter(
  page: Page,
  site: Pick<Served, 'data'>,
  { email, password } = counterAccount(site),
): Promise<void> {
  await page.goto('/kitchen');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function startShift(
  page: Page,
  site: Served,
  account?: ReturnType<typeof counterAccount>,
): Promise<void> {
  await signInAtCounter(page, site, account);
  await beginShift(page);
}

export async function beginShift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByRole('button', { name: /^Orders/ })).toBeVisible();
  // The counter shows this notice because a headless browser cannot keep a screen awake.
  await page.getByRole('button', { name: 'Understood' }).click();
}

export const cardOf = (page: Page, orderId: string) =>
  page.getByRole('article', { name: `Order ${orderId}` });

export const press = (page: Page, orderId: string, name: string | RegExp) =>
  cardOf(page, orderId).getByRole('button', { name }).click();

export async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

type Wire = Record<string, unknown>;

/** Returns the raw fields of a stored order, bypassing Firestore's rules. */
export async function stored(
  request: APIRequestContext,
  { url }: Served,
  key: string,
): Promise<Record<string, Wire>> {
  const documents = `${url}/v1/projects/demo-burger-katte/databases/(default)/documents`;
  const answer = await request.get(`${documents}/orders/${key}`, {
    headers: { authorization: 'Bearer owner' },
  });
  return ((await answer.json()) as { fields: Record<string, Wire> }).fields;
}

export const statesOf = ({ history }: Record<string, Wire>): string[] =>
  JSON.stringify(history).match(/(?<="status":{"stringValue":")\w+/g) ?? [];

/** Signs in a new customer with a cart on a device without location access. */
export async function comeHungry(page: Page, cart: Record<number, number>): Promise<void> {
  await declineOffers(page);
  await denyPosition(page);
  await carry(page, cart);
  await page.goto('/about');
  await createAccount(page);
}

/** Places an order with a delivery area from the list instead of the device's location. */
export async function orderByHand(page: Page, others: Record<string, string> = {}) {
  await answerChat(page.context());
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'K R Puram' }).click();
  await fillIn(page, {
    Landmark: 'Blue gate',
    'Special instructions': 'Ring twice, please',
    ...others,
  });
  return placeOrder(page);
}

/**
 * Hides and shows a customer's page until it shows new data. Once is not enough, because responses are cached
 * for seconds.
 */
export const comesBackTo = (
  customer: Page,
  reads: (patience: { timeout: number }) => Promise<void>,
) =>
  expect(async () => {
    await customer.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await reads({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
