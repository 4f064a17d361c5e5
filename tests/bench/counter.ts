import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { root as documents } from '../../local-backend/src/testing/start-firestore';
import { importCustomers, send } from '../built-backend';
import { signInAtCounter } from '../e2e/support/counter';
import { alarmAt, listenTo } from '../e2e/support/alarm';
import { makeOrder } from '../order-body';
import type { ServedSite } from '../sites/serve-site';
import { longestAnswer, openBrowser, slowDown, tap, watchInteractions } from './browser';
import { measureBytes } from './bytes';
import { median, percentile, tableOf, type Measured } from './part';

const everyMs = 4000;

const isQuiet = () => (globalThis as unknown as { loudness: () => number }).loudness() < 0.05;

async function place(port: number, token: string | undefined) {
  const body = makeOrder();
  const answer = await send(port, 'POST', '/api/orders', { token, body });
  if (answer.status !== 201) throw new Error(`Placing an order failed with ${answer.status}`);
  return { key: body.idempotencyKey, order: answer.body.order };
}

/** Measures the seconds from a stored order to the tablet's alarm, at the output of its audio graph. */
async function measureRinging(site: ServedSite, port: number, orders: number): Promise<string> {
  const browser = await openBrowser();
  const page = await openCounter(browser, site);
  const seconds: number[] = [];
  for (const { token } of await importCustomers(port, orders)) {
    // The last alarm followed a poll, so the next order comes at a random time between two polls.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * everyMs));
    const { order } = await place(port, token);
    const rang = await alarmAt(page, 30_000);
    seconds.push((rang - Date.parse(order.createdAt)) / 1000);
    await page.getByRole('button', { name: new RegExp(`^Accept ${order.orderId} for`) }).click();
    await page.waitForFunction(isQuiet);
  }
  await browser.close();
  const at = (share: number) => percentile(seconds, share).toFixed(2);
  return `From an order in the store to the bell in the audio graph of a tablet, ${orders} orders: p50 ${at(0.5)} s, p99 ${at(0.99)} s, at most ${at(1)} s. The tablet polls every four seconds.`;
}

const pages = [{ path: '/kitchen' }, { path: `/rider/${'0'.repeat(32)}` }];

const wholeScript = 'whole script /kitchen';

export async function measureCounter(site: ServedSite, runs: number): Promise<Measured> {
  const port = Number(new URL(site.url).port);
  const bytes = await measureBytes(site.url, pages);
  const rings = await measureRinging(site, port, 40 * runs);
  const answers = await measureCounterAnswers(site, port, runs);
  // The counter's byte figures have the same names as those of customer pages, so only one of them is
  // reported.
  const script = { [wholeScript]: bytes.figures?.[wholeScript] ?? NaN };
  return {
    table: [rings, answers.table, bytes.table].join('\n\n'),
    figures: { ...answers.figures, ...script },
  };
}

async function openCounter(browser: Browser, { url, data }: ServedSite): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await listenTo(page);
  await signInAtCounter(page, { data });
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('button', { name: /^Orders/ }).waitFor();
  return page;
}

async function commit(port: number, writes: readonly object[]) {
  const requested = { token: 'owner', body: { writes } };
  const { status, body } = await send(port, 'POST', `/v1/${documents}:commit`, requested);
  if (status !== 200) throw new Error(`The store answered ${JSON.stringify(body)}`);
}

interface StoredOrder {
  fields: Record<string, object>;
}

async function storedOrder(port: number): Promise<StoredOrder> {
  const [customer] = await importCustomers(port, 1);
  const name = `${documents}/orders/${(await place(port, customer?.token)).key}`;
  const template = (await send(port, 'GET', `/v1/${name}`, { token: 'owner' })).body;
  await commit(port, [{ delete: name }]);
  return template;
}

/** Copies an order that was confirmed an hour ago until the day has `to` orders. */
async function fillDay(port: number, { fields }: StoredOrder, from: number, to: number) {
  const text = (stringValue: string) => ({ stringValue });
  const hourAgo = { timestampValue: new Date(Date.now() - 3_600_000).toISOString() };
  const moved = { orderStatus: text('confirmed'), changedAt: hourAgo, createdAt: hourAgo };
  // Firestore accepts at most 500 writes per commit.
  for (let first = from; first < to; first += 250) {
    const writes = Array.from({ length: Math.min(250, to - first) }, (_, index) => {
      const name = `${documents}/orders/${randomBytes(16).toString('hex')}`;
      const orderId = text(`BK${String(first + index).padStart(9, '0')}`);
      return { update: { name, fields: { ...fields, ...moved, orderId } } };
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

const open = [10, 500];

/**
 * Measures the counter's longest interactions with a four times slower processor. Returns median ms by number
 * of open orders.
 */
async function measureCounterAnswers(
  site: ServedSite,
  port: number,
  runs: number,
): Promise<Measured> {
  const template = await storedOrder(port);
  const browser = await openBrowser();
  const figures: Record<string, number> = {};
  let stored = 0;
  for (const many of open) {
    await fillDay(port, template, stored, many);
    stored = many;
    const page = await openCounter(browser, site);
    const cook = page.getByRole('button', { name: /^Start cooking/ });
    await cook.first().waitFor();
    await page.evaluate(watchInteractions);
    await slowDown(page);
    const all: Record<string, number[]> = {};
    for (let run = 0; run < runs; run += 1) {
      for (const [name, act] of Object.entries(steps)) {
        (all[name] ??= []).push(await longestAnswer(page, () => act(page)));
      }
    }
    for (const [name, took] of Object.entries(all)) figures[`${name}, ${many} open`] = median(took);
    await page.close();
  }
  await browser.close();
  const head = ['interaction', ...open.map((many) => `INP ms, ${many} open orders`)];
  const rows = Object.keys(steps).map((name) => [
    name,
    ...open.map((many) => figures[`${name}, ${many} open`]),
  ]);
  return { table: tableOf(head, rows), figures };
}
