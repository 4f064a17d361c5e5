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
  /** Whether the shop has to be one in which nothing has happened yet. */
  fresh: boolean;
  /** A shop with nobody else in it: what happens is seen by all pages of this test. */
  site: Served;
  /** Opens a browser of its own, whose console has to stay clean. */
  visitor: Visitor;
}

/** A test in a restaurant of its own, with as many people in it as it asks for. */
export const test = base.extend<Restaurant>({
  fresh: [false, { option: true }],
  site: async ({ fresh, shopOfWorker, request }, provide, info) => {
    // Several people come and go.
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
    // The pages go before the server does, whose silence they would report.
    for (const { page } of visits) {
      await stopAnswering(page);
      await page.context().close();
    }
    const complaints = visits.flatMap((visit) => visit.complaints);
    expect(complaints, 'A page complained in the console').toEqual([]);
  },
});

export { expect };

/** Signs in at the counter, with the account of the local site where none is given. */
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

/** The first press of who is signed in. */
export async function beginShift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByRole('button', { name: /^Orders/ })).toBeVisible();
  // A browser without a screen cannot keep it awake.
  await page.getByRole('button', { name: 'Understood' }).click();
}

export const cardOf = (page: Page, orderId: string) =>
  page.getByRole('article', { name: `Order ${orderId}` });

export const press = (page: Page, orderId: string, name: string | RegExp) =>
  cardOf(page, orderId).getByRole('button', { name }).click();

/** Presses a button that downloads something; the name of the file, and what is in it. */
export async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

type Wire = Record<string, unknown>;

/** A stored order, past all rules; its fields as the store's protocol says them. */
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

/** Signs a customer in with a new account and a cart, on a device that does not say where it is. */
export async function comeHungry(page: Page, cart: Record<number, number>): Promise<void> {
  await declineOffers(page);
  await denyPosition(page);
  await carry(page, cart);
  await page.goto('/about');
  await createAccount(page);
}

/** A customer who does not say where they are, but picks their area. */
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

/** Comes back to an open page of a customer, as often as it takes until it reads what is new: answers live for seconds in caches. */
export const comesBackTo = (
  customer: Page,
  reads: (patience: { timeout: number }) => Promise<void>,
) =>
  expect(async () => {
    await customer.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await reads({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
