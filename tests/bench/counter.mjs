import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { importCustomers, makeOrder, send } from './backend-process.mjs';
import { openBrowser } from './browser.mjs';
import { measureBytes } from './bytes.mjs';

// Loads TypeScript as `backend-process.mjs` has taught it to.
const { heardAt, listenTo } = createRequire(import.meta.url)('../e2e/heard.ts');

const documents = '/v1/projects/demo-burger-katte/databases/(default)/documents';
const names = 'projects/demo-burger-katte/databases/(default)/documents';
const everyMs = 4000;

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const ascending = (figures) => [...figures].sort((one, other) => one - other);

const accountOf = (data) => JSON.parse(readFileSync(`${data}/counter.json`, 'utf8'));

async function openCounter(browser, url, data) {
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

const isQuiet = () => globalThis.loudness() < 0.05;

/** Seconds from an order in the store to the bell in the tablet's loudspeaker, by what its audio graph puts out. */
export async function measureRinging({ url, data }, orders = 200) {
  const { port } = new URL(url);
  const tokens = await importCustomers(port, orders);
  const browser = await openBrowser();
  const page = await openCounter(browser, url, data);
  const seconds = [];
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
  const sorted = ascending(seconds);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), most: sorted.at(-1), orders };
}

async function staffToken(port, data) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const body = { ...accountOf(data), returnSecureToken: true };
  return (await send(port, 'POST', path, { body })).body.idToken;
}

async function commit(port, writes) {
  const { status, body } = await send(port, 'POST', `${documents}:commit`, {
    token: 'owner',
    body: { writes },
  });
  if (status !== 200) throw new Error(`The store answered ${JSON.stringify(body)}`);
}

/** Copies an order until there are so many of the day: ten are open, the rest was delivered. */
async function fillDay(port, template, from, to) {
  const { fields } = template;
  const text = (stringValue) => ({ stringValue });
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

/** The answer time (median and 99th of a hundred, ms) and the bytes of a question of the staff. */
async function timed(port, token, path, times = 100) {
  const took = [];
  let bytes = 0;
  for (let each = 0; each < times; each += 1) {
    const started = performance.now();
    const { status, body } = await send(port, 'GET', path, { token });
    took.push(performance.now() - started);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
    bytes = Buffer.byteLength(JSON.stringify(body));
  }
  const sorted = ascending(took);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), bytes };
}

/** The feed with so many orders of the day in the store: the whole board, and a question to which there is nothing new. */
export async function measureFeed({ url, data }, days = [0, 100, 10_000]) {
  const { port } = new URL(url);
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
  const rows = [];
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

const ms = ({ p50, p99, bytes }) => `${p50.toFixed(1)} | ${p99.toFixed(1)} | ${bytes}`;

const pages = [{ path: '/kitchen' }, { path: `/rider/${'0'.repeat(32)}` }];

/** What the counter is measured by, as Markdown. */
export async function measureCounter(site) {
  const { table: bytes } = await measureBytes(site.url, pages);
  const feed = await measureFeed(site);
  const { p50, p99, most, orders } = await measureRinging(site);
  return [
    `From an order in the store to the bell in the audio graph of a tablet, ${orders} orders: p50 ${p50.toFixed(2)} s, p99 ${p99.toFixed(2)} s, at most ${most.toFixed(2)} s. The tablet asks each four seconds.`,
    '',
    '| orders of the day | whole board p50 ms | p99 ms | bytes | nothing new p50 ms | p99 ms | bytes |',
    '|---|---|---|---|---|---|---|',
    ...feed.map(({ many, whole, news }) => `| ${many} | ${ms(whole)} | ${ms(news)} |`),
    '',
    bytes,
  ].join('\n');
}
