import type { Browser, Page } from '@playwright/test';
import { declineOffers } from '../e2e/support/customer';
import { openBrowser, phone, slowDown } from './browser';
import { median, repeated, tableOf, type Measured } from './part';

interface Press {
  /** Where our site has it; a page that is named is searched for all of them. */
  path: string;
  role: 'button' | 'link' | 'searchbox';
  name: RegExp;
  types?: string;
  /** Runs in the page: whether what was asked for is there. */
  isDone: () => boolean;
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
const presses: Record<string, Press> = {
  Add: {
    path: '/menu',
    role: 'button',
    name: /^add\b/i,
    isDone: () => document.querySelector('header button[aria-label^="Cart, 1"]') !== null,
  },
  search: {
    path: '/menu',
    role: 'searchbox',
    name: /./,
    types: 'waffle',
    isDone: () => /waffle/i.test(document.querySelector('main h3')?.textContent ?? ''),
  },
  category: { path: '/menu', role: 'button', name: /categories/i, isDone: isDialogOpen },
  'Order now': {
    path: '/',
    role: 'link',
    name: /^(order|shop) now/i,
    isDone: () => location.pathname === '/menu' && document.querySelector('main h3') !== null,
  },
  cart: { path: '/', role: 'button', name: /cart|basket/i, isDone: isDialogOpen },
  account: { path: '/', role: 'button', name: /sign in|log in|account/i, isDone: isDialogOpen },
};

const lines = {
  '1.6 Mbit/s, 150 ms': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  '400 kbit/s, 300 ms': { latency: 300, downloadThroughput: 50_000, uploadThroughput: 25_000 },
};
const after = [0, 0.5, 1, 2, 4];

// Runs in each page before all else. Times are kept over a change of page, and taken at frames, as people see them.
function watch({ isDone, isOurs }: { isDone: string; isOurs: boolean }) {
  const done = new Function(`return (${isDone})()`) as () => boolean;
  const now = () => performance.timeOrigin + performance.now();
  const keep = (name: string, at: number) => {
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, `${at}`);
  };
  const isPressed = () => sessionStorage.getItem('pressed') !== null;
  let hasChanged = isPressed();
  const press = ({ timeStamp }: Event) => {
    keep('pressed', performance.timeOrigin + timeStamp);
    // What another site shows as its result is not known: whatever it changes.
    const changes = new MutationObserver(() => (hasChanged = true));
    if (!isOurs)
      changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  };
  addEventListener('pointerdown', press, true);
  const look = () => {
    if (isPressed()) {
      const isShown = document.getAnimations().some(({ id }) => id === 'queued-press');
      const isThere = isOurs ? done() : hasChanged;
      if (isShown || isThere) keep('first', now());
      if (isThere) keep('result', now());
    }
    requestAnimationFrame(look);
  };
  if (self === top) requestAnimationFrame(look);
}

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

const targetOf = (page: Page, { role, name }: Press) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();

async function pressOnce(
  browser: Browser,
  address: string,
  press: Press,
  isOurs: boolean,
  line: keyof typeof lines,
  seconds: number,
) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch, { isDone: `${press.isDone}`, isOurs });
  await declineOffers(page);
  await slowDown(page, lines[line]);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(firstPaint);
  const box = await targetOf(page, press).boundingBox();
  if (!box) throw new Error('What is to be pressed is not in sight');
  await page.waitForFunction(
    (ms) =>
      performance.now() >=
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) + ms,
    seconds * 1000,
  );
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (press.types) await page.keyboard.type(press.types);
  const times = await page.waitForFunction(() => {
    const at = (name: string) => Number(sessionStorage.getItem(name) ?? NaN);
    const [pressed, result] = [at('pressed'), at('result')];
    return result > 0 && { first: at('first') - pressed, result: result - pressed };
  });
  const answer = (await times.jsonValue()) as { first: number; result: number };
  await context.close();
  return answer;
}

/** The presses that a page of any site has on its first screen. */
async function pressesOf(browser: Browser, address: string): Promise<[string, Press][]> {
  const page = await browser.newPage(phone);
  await page.goto(address, { waitUntil: 'networkidle' });
  const found: [string, Press][] = [];
  for (const [name, press] of Object.entries(presses)) {
    const target = targetOf(page, press);
    const box = (await target.count()) > 0 ? await target.boundingBox() : null;
    if (box && box.y + box.height < 823) found.push([name, press]);
  }
  await page.close();
  return found;
}

/**
 * How long a press at a moment after the first paint waits for the first change that the page makes, and for its result:
 * processor four times slower, a fresh profile each; medians as Markdown. Of the site at `url`, and of pages elsewhere
 * beside it, where any change is taken for the result.
 */
export async function measurePresses(
  url: string,
  elsewhere: readonly string[],
  runs: number,
): Promise<Measured> {
  const browser = await openBrowser();
  const asked = Object.entries(presses).map(([title, press]) => ({
    ...{ title, press, isOurs: true },
    address: url + press.path,
  }));
  for (const address of elsewhere) {
    for (const [name, press] of await pressesOf(browser, address))
      asked.push({ title: `${name}, ${address}`, press, isOurs: false, address });
  }
  const tables: string[] = [];
  const figures: Record<string, number> = {};
  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    const rows: string[][] = [];
    for (const seconds of after) {
      const cells: string[] = [];
      for (const { title, press, isOurs, address } of asked) {
        const all = await repeated(runs, () =>
          pressOnce(browser, address, press, isOurs, line, seconds),
        );
        const [first, result] = (['first', 'result'] as const).map((key) =>
          Math.round(median(all.map((answer) => answer[key]))),
        );
        figures[`${title} pressed after ${seconds} s, ${line}`] = result!;
        cells.push(`${first} / ${result}`);
      }
      rows.push([`${seconds}`, ...cells]);
    }
    tables.push(
      tableOf([`s after first paint, ${line}`, ...asked.map(({ title }) => title)], rows),
    );
  }
  await browser.close();
  return { table: tables.join('\n\n'), figures };
}
