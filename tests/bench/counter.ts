import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { importCustomers, send } from '../built-backend';
import { counterAccount } from '../e2e/support/api-kitchen';
import { heardAt, listenTo } from '../e2e/support/heard';
import { makeOrder } from '../order-body';
import type { ServedSite } from '../sites/serve-site';
import { longestAnswer, openBrowser, slowDown, tap, watchInteractions } from './browser';
import { measureBytes } from './bytes';
import { median, percentile, tableOf, type Measured } from './part';

const everyMs = 4000;

const isQuiet = () => (globalThis as unknown as { loudness: () => number }).loudness() < 0.05;

/** Seconds from an order in the store to the bell in the tablet's loudspeaker, by what its audio graph puts out. */
async function measureRinging({ url, data }: ServedSite, orders = 200) {
  const port = Number(new URL(url).port);
  const customers = await importCustomers(port, orders);
  const browser = await openBrowser();
  const page = await openCounter(browser, url, data);
  const seconds: number[] = [];
  for (let each = 0; each < orders; each += 1) {
    // Anywhere between two questions of the tablet, which asked just before the last bell.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * everyMs));
    const { status, body } = await send(port, 'POST', '/api/orders', {
      token: customers[each]?.token,
      body: makeOrder(),
    });
    if (status !== 201) throw new Error(`An order was answered ${status}`);
    const rang = await heardAt(page, 30_000);
    seconds.push((rang - Date.parse(body.order.createdAt)) / 1000);
    await page
      .getByRole('button', { name: new RegExp(`^Accept ${body.order.orderId} for`) })
      .click();
    await page.waitForFunction(isQuiet);
  }
  await browser.close();
  const [p50, p99] = [percentile(seconds, 0.5), percentile(seconds, 0.99)];
  return { p50, p99, most: Math.max(...seconds), orders };
}

const pages = [{ path: '/kitchen' }, { path: `/rider/${'0'.repeat(32)}` }];

const wholeScript = 'whole script /kitchen';

/** What the counter is measured by, as Markdown and as figures. */
export async function measureCounter(site: ServedSite): Promise<Measured> {
  const { table: bytes, figures } = await measureBytes(site.url, pages);
  const { p50, p99, most, orders } = await measureRinging(site);
  const answers = await measureCounterAnswers(site);
  const table = [
    `From an order in the store to the bell in the audio graph of a tablet, ${orders} orders: p50 ${p50.toFixed(2)} s, p99 ${p99.toFixed(2)} s, at most ${most.toFixed(2)} s. The tablet asks each four seconds.`,
    '',
    answers.table,
    '',
    bytes,
  ].join('\n');
  // Those of the bytes have the names of what is measured of customers' pages.
  const script = { [wholeScript]: figures?.[wholeScript] ?? NaN };
  return { table, figures: { ...answers.figures, ...script } };
}

async function openCounter(browser: Browser, url: string, data: string): Promise<Page> {
  const { email, password } = counterAccount({ data });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await listenTo(page);
  await page.goto(`${url}/kitchen`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('button', { name: 'Orders' }).waitFor();
  return page;
}

const documents = '/v1/projects/demo-burger-katte/databases/(default)/documents';
const names = 'projects/demo-burger-katte/databases/(default)/documents';

async function commit(port: number, writes: readonly object[]) {
  const { status, body } = await send(port, 'POST', `${documents}:commit`, {
    token: 'owner',
    body: { writes },
  });
  if (status !== 200) throw new Error(`The store answered ${JSON.stringify(body)}`);
}

interface StoredOrder {
  fields: Record<string, object>;
}

/** An order of the local store, to be copied; it is not there itself afterwards. */
async function storedOrder(port: number): Promise<StoredOrder> {
  const [customer] = await importCustomers(port, 1);
  const placed = makeOrder();
  const taken = await send(port, 'POST', '/api/orders', { token: customer?.token, body: placed });
  if (taken.status !== 201) throw new Error(`An order was answered ${taken.status}`);
  const path = `${documents}/orders/${placed.idempotencyKey}`;
  const template = (await send(port, 'GET', path, { token: 'owner' })).body;
  await commit(port, [{ delete: `${names}/orders/${placed.idempotencyKey}` }]);
  return template;
}

/** Copies an order, confirmed an hour ago, until there are so many of the day. */
async function fillDay(port: number, { fields }: StoredOrder, from: number, to: number) {
  const text = (stringValue: string) => ({ stringValue });
  const hourAgo = { timestampValue: new Date(Date.now() - 3_600_000).toISOString() };
  for (let first = from; first < to; first += 250) {
    const writes = Array.from({ length: Math.min(250, to - first) }, (_, index) => {
      const moved = {
        orderId: text(`BK${String(first + index).padStart(9, '0')}`),
        orderStatus: text('confirmed'),
        changedAt: hourAgo,
        createdAt: hourAgo,
      };
      const name = `${names}/orders/${randomBytes(16).toString('hex')}`;
      return { update: { name, fields: { ...fields, ...moved } } };
    });
    await commit(port, writes);
  }
}

const steps: Record<string, (page: Page) => Promise<void>> = {
  'moving a card': (page) =>
    tap(page, page.getByRole('button', { name: /^Start cooking/ }).first()),
  'opening an order': (page) =>
    tap(page, page.getByRole('button', { name: /^More about order/ }).first()),
  'closing it': (page) => page.keyboard.press('Escape'),
};

/** The longest answers of the counter at a quarter of the processor's speed, medians in ms, by the orders that are open. */
async function measureCounterAnswers(
  { url, data }: ServedSite,
  { open, runs }: { open: readonly number[]; runs: number } = { open: [10, 500], runs: 5 },
): Promise<Measured> {
  const port = Number(new URL(url).port);
  const template = await storedOrder(port);
  const browser = await openBrowser();
  const figures: Record<string, number> = {};
  let stored = 0;
  for (const many of open) {
    await fillDay(port, template, stored, many);
    stored = many;
    const page = await openCounter(browser, url, data);
    await page
      .getByRole('button', { name: /^Start cooking/ })
      .first()
      .waitFor();
    await page.evaluate(watchInteractions);
    await slowDown(page);
    const all: Record<string, number[]> = {};
    for (let run = 0; run < runs; run += 1) {
      for (const [name, act] of Object.entries(steps)) {
        (all[name] ??= []).push(await longestAnswer(page, () => act(page)));
      }
    }
    for (const [name, took] of Object.entries(all)) figures[`${name}, ${many} open`] = median(took);
    await page.context().close();
  }
  await browser.close();
  const table = tableOf(
    ['what', ...open.map((many) => `longest answer ms, ${many} open orders`)],
    Object.keys(steps).map((name) => [
      name,
      ...open.map((many) => figures[`${name}, ${many} open`]),
    ]),
  );
  return { table, figures };
}
