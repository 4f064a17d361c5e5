import type { Browser, Locator, Page } from '@playwright/test';
import { declineOffers } from '../e2e/support/customer';
import { openBrowser, phone, slowDown } from './browser';
import { median, repeated, tableOf, type Measured } from './part';

interface Press {
  path: string;
  target: (page: Page) => Locator;
  /** Runs in the page: whether what was asked for is there. */
  isDone: () => boolean;
  then?: (page: Page) => Promise<void>;
}

const presses: Record<string, Press> = {
  Add: {
    path: '/menu',
    target: (page) => page.getByRole('button', { name: /^Add to Cart/ }).first(),
    isDone: () => document.querySelector('header button[aria-label^="Cart, 1"]') !== null,
  },
  search: {
    path: '/menu',
    target: (page) => page.getByRole('searchbox').first(),
    then: (page) => page.keyboard.type('waffle'),
    isDone: () => /waffle/i.test(document.querySelector('article h3')?.textContent ?? ''),
  },
  category: {
    path: '/menu',
    target: (page) => page.getByRole('link', { name: /^Wraps/ }).first(),
    isDone: () => scrollY > 200,
  },
  'Order now': {
    path: '/',
    target: (page) => page.getByRole('link', { name: 'Order now' }).first(),
    isDone: () => location.pathname === '/menu' && document.querySelector('article') !== null,
  },
  Cart: {
    path: '/',
    target: (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }),
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
  'Sign In': {
    path: '/',
    target: (page) => page.getByRole('banner').getByRole('button', { name: /Sign In/ }),
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
};

const lines = {
  '1.6 Mbit/s, 150 ms': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  '400 kbit/s, 300 ms': { latency: 300, downloadThroughput: 50_000, uploadThroughput: 25_000 },
};
const after = [0, 0.5, 1, 2, 4];

// Runs in each page before all else. Times are kept over a change of page, and taken at frames, as people see them.
function watch(isDone: string) {
  const done = new Function(`return (${isDone})()`) as () => boolean;
  const now = () => performance.timeOrigin + performance.now();
  const keep = (name: string, at: number) => {
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, `${at}`);
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => keep('pressed', performance.timeOrigin + timeStamp),
    true,
  );
  const look = () => {
    if (sessionStorage.getItem('pressed') !== null) {
      const isShown = document.getAnimations().some(({ id }) => id === 'queued-press');
      const isThere = done();
      if (isShown || isThere) keep('first', now());
      if (isThere) keep('result', now());
    }
    requestAnimationFrame(look);
  };
  if (self === top) requestAnimationFrame(look);
}

async function measureOnce(
  browser: Browser,
  url: string,
  press: Press,
  line: keyof typeof lines,
  seconds: number,
) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch, `${press.isDone}` as never);
  await declineOffers(page);
  await slowDown(page, lines[line]);
  await page.goto(url + press.path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const box = await press.target(page).boundingBox();
  if (!box) throw new Error('What is to be pressed is not in sight');
  await page.waitForFunction(
    (ms) =>
      performance.now() >=
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) + ms,
    seconds * 1000,
  );
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await press.then?.(page);
  const times = await page.waitForFunction(() => {
    const [pressed, first, result] = ['pressed', 'first', 'result'].map((name) =>
      Number(sessionStorage.getItem(name) ?? NaN),
    ) as [number, number, number];
    return result > 0 && { first: first - pressed, result: result - pressed };
  });
  const answer = (await times.jsonValue()) as { first: number; result: number };
  await context.close();
  return answer;
}

/**
 * How long a press at a moment after the first paint waits for the first change that the page makes, and for its result:
 * processor four times slower, a fresh profile each; medians as Markdown.
 */
export async function measurePresses(url: string, runs: number): Promise<Measured> {
  const browser = await openBrowser();
  const names = Object.keys(presses);
  const tables: string[] = [];
  const figures: Record<string, number> = {};
  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    const rows: unknown[][] = [];
    for (const seconds of after) {
      const cells: string[] = [];
      for (const name of names) {
        const once = () => measureOnce(browser, url, presses[name]!, line, seconds);
        const answers = await repeated(runs, once);
        const of = (key: 'first' | 'result') =>
          Math.round(median(answers.map((answer) => answer[key])));
        figures[`${name} pressed after ${seconds} s, ${line}`] = of('result');
        cells.push(`${of('first')} / ${of('result')}`);
      }
      rows.push([seconds, ...cells]);
    }
    tables.push(tableOf([`s after first paint, ${line}`, ...names], rows));
  }
  await browser.close();
  return { table: tables.join('\n\n'), figures };
}
