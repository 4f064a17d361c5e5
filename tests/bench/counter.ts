import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { heardAt, listenTo } from '../e2e/heard';
import { importCustomers, makeOrder, send } from './backend-process';
import { openBrowser } from './browser';
import { measureBytes } from './bytes';
import type { BenchSite, Measured } from './part';
import { percentile } from './statistics';

const documents = '/v1/projects/demo-burger-katte/databases/(default)/documents';
const names = 'projects/demo-burger-katte/databases/(default)/documents';
const everyMs = 4000;

const accountOf = (data: string): { email: string; password: string } =>
  JSON.parse(readFileSync(`${data}/counter.json`, 'utf8'));

async function openCounter(browser: Browser, url: string, data: string): Promise<Page> {
  const { email, password } = accountOf(data);
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

const isQuiet = () => (globalThis as unknown as { loudness: () => number }).loudness() < 0.05;

/** Seconds from an order in the store to the bell in the tablet's loudspeaker, by what its audio graph puts out. */
export async function measureRinging({ url, data }: BenchSite, orders = 200) {
  const port = Number(new URL(url).port);
  const tokens = await importCustomers(port, orders);
  const browser = await openBrowser();
  const page = await openCounter(browser, url, data);
  const seconds: number[] = [];
  for (let each = 0; each < orders; each += 1) {
    // Anywhere between two questions of the tablet, which asked just before the last bell.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * everyMs));
    const { status, body } = await send(port, 'POST', '/api/orders', {
      token: tokens[each],
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

async function staffToken(port: number, data: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const body = { ...accountOf(data), returnSecureToken: true };
  return (await send(port, 'POST', path, { body })).body.idToken;
}

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

/** Copies an order until there are so many of the day: ten are open, the rest was delivered. */
async function fillDay(port: number, template: StoredOrder, from: number, to: number) {
  const { fields } = template;
  const text = (stringValue: string) => ({ stringValue });
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  for (let first = from; first < to; first += 250) {
    const writes = Array.from({ length: Math.min(250, to - first) }, (_, index) => {
      const number = first + index;
      const open = number < 10;
      const moved = {
        orderId: text(`BK${String(number).padStart(9, '0')}`),
        orderStatus: text(open ? 'preparing' : 'delivered'),
        open: { booleanValue: open },
        changedAt: { timestampValue: hourAgo },
        createdAt: { timestampValue: hourAgo },
      };
      const name = `${names}/orders/${randomBytes(16).toString('hex')}`;
      return { update: { name, fields: { ...fields, ...moved } } };
    });
    await commit(port, writes);
  }
}

interface Timed {
  p50: number;
  p99: number;
  bytes: number;
}

/** The answer time (median and 99th of a hundred, ms) and the bytes of a question of the staff. */
async function timed(port: number, token: string, path: string, times = 100): Promise<Timed> {
  const took: number[] = [];
  let bytes = 0;
  for (let each = 0; each < times; each += 1) {
    const started = performance.now();
    const { status, body } = await send(port, 'GET', path, { token });
    took.push(performance.now() - started);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
    bytes = Buffer.byteLength(JSON.stringify(body));
  }
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), bytes };
}

/** The feed with so many orders of the day in the store: the whole board, and a question to which there is nothing new. */
export async function measureFeed({ url, data }: BenchSite, days = [0, 100, 10_000]) {
  const port = Number(new URL(url).port);
  const [customer] = await importCustomers(port, 1);
  const token = await staffToken(port, data);
  const placed = makeOrder();
  // Tokens are dated ahead by a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const taken = await send(port, 'POST', '/api/orders', { token: customer, body: placed });
  if (taken.status !== 201) throw new Error(`An order was answered ${taken.status}`);
  const path = `${documents}/orders/${placed.idempotencyKey}`;
  const template = (await send(port, 'GET', path, { token: 'owner' })).body;
  await commit(port, [{ delete: `${names}/orders/${placed.idempotencyKey}` }]);
  const rows: { many: number; whole: Timed; news: Timed }[] = [];
  let stored = 0;
  for (const many of days) {
    await fillDay(port, template, stored, many);
    stored = many;
    const feed = '/api/kitchen/orders';
    const whole = await timed(port, token, feed);
    const { cursor } = (await send(port, 'GET', feed, { token })).body;
    rows.push({ many, whole, news: await timed(port, token, `${feed}?after=${cursor}`) });
  }
  return rows;
}

const ms = ({ p50, p99, bytes }: Timed) => `${p50.toFixed(1)} | ${p99.toFixed(1)} | ${bytes}`;

const pages = [{ path: '/kitchen' }, { path: `/rider/${'0'.repeat(32)}` }];

/** What the counter is measured by, as Markdown. */
export async function measureCounter(site: BenchSite): Promise<Measured> {
  const { table: bytes } = await measureBytes(site.url, pages);
  const feed = await measureFeed(site);
  const { p50, p99, most, orders } = await measureRinging(site);
  const table = [
    `From an order in the store to the bell in the audio graph of a tablet, ${orders} orders: p50 ${p50.toFixed(2)} s, p99 ${p99.toFixed(2)} s, at most ${most.toFixed(2)} s. The tablet asks each four seconds.`,
    '',
    '| orders of the day | whole board p50 ms | p99 ms | bytes | nothing new p50 ms | p99 ms | bytes |',
    '|---|---|---|---|---|---|---|',
    ...feed.map(({ many, whole, news }) => `| ${many} | ${ms(whole)} | ${ms(news)} |`),
    '',
    bytes,
  ].join('\n');
  return { table };
}
