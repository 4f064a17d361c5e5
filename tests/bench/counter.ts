import { counterAccount } from '../e2e/support/api-kitchen';
import { heardAt } from '../e2e/support/heard';
import { importCustomers, send } from '../built-backend';
import { makeOrder } from '../order-body';
import { openBrowser } from './browser';
import { measureBytes } from './bytes';
import { measureCounterAnswers } from './counter-answers';
import { openCounter } from './open-counter';
import { fillDay, storedOrder } from './orders-of-a-day';
import type { ServedSite } from '../sites/serve-site';
import type { Measured } from './part';
import { percentile } from './statistics';

const everyMs = 4000;

const isQuiet = () => (globalThis as unknown as { loudness: () => number }).loudness() < 0.05;

/** Seconds from an order in the store to the bell in the tablet's loudspeaker, by what its audio graph puts out. */
export async function measureRinging({ url, data }: ServedSite, orders = 200) {
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

async function staffToken(port: number, data: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const body = { ...counterAccount({ data }), returnSecureToken: true };
  return (await send(port, 'POST', path, { body })).body.idToken;
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
export async function measureFeed({ url, data }: ServedSite, days = [0, 100, 10_000]) {
  const port = Number(new URL(url).port);
  const token = await staffToken(port, data);
  const template = await storedOrder(port);
  const rows: { many: number; whole: Timed; news: Timed }[] = [];
  let stored = 0;
  for (const many of days) {
    await fillDay(port, template, { from: stored, to: many, open: 10 });
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

const wholeScript = 'whole script /kitchen';

/** What the counter is measured by, as Markdown and as figures. */
export async function measureCounter(site: ServedSite): Promise<Measured> {
  const { table: bytes, figures } = await measureBytes(site.url, pages);
  const feed = await measureFeed(site);
  const { p50, p99, most, orders } = await measureRinging(site);
  const answers = await measureCounterAnswers(site);
  const table = [
    `From an order in the store to the bell in the audio graph of a tablet, ${orders} orders: p50 ${p50.toFixed(2)} s, p99 ${p99.toFixed(2)} s, at most ${most.toFixed(2)} s. The tablet asks each four seconds.`,
    '',
    '| orders of the day | whole board p50 ms | p99 ms | bytes | nothing new p50 ms | p99 ms | bytes |',
    '|---|---|---|---|---|---|---|',
    ...feed.map(({ many, whole, news }) => `| ${many} | ${ms(whole)} | ${ms(news)} |`),
    '',
    answers.table,
    '',
    bytes,
  ].join('\n');
  // Those of the bytes have the names of what is measured of customers' pages.
  const script = { [wholeScript]: figures?.[wholeScript] ?? NaN };
  return { table, figures: { ...answers.figures, ...script } };
}
