import type { Browser, Page } from '@playwright/test';
import { declineOffers } from '../e2e/support/customer';
import { openBrowser, phone, slowDown, type Line } from './browser';
import { median, repeated, tableOf, type Elsewhere, type Measured } from './part';

interface Press {
  path: string;
  role: 'button' | 'link' | 'searchbox';
  name: RegExp;
  types?: string;
  /** Runs in the page: returns whether the result of the click is visible. */
  isDone: () => boolean;
  /** Runs in the page: returns whether an earlier response to the click is visible, if there is one. */
  isBegun?: () => boolean;
}

interface Requested {
  title: string;
  address: string;
  press: Press;
  isOurs: boolean;
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
// Not the frame that a page shows until the dialog's code has loaded.
const isDialogFilled = () => document.querySelector('#root dialog[open]') !== null;
const presses: Record<string, Press> = {
  Add: {
    path: '/menu',
    role: 'button',
    name: /^add\b/i,
    isDone: () => document.querySelector('main [data-add][role="group"]') !== null,
    // The cart count in the header, which the menu updates before the cart's code has loaded.
    isBegun: () => document.querySelector('header [style*="--cart-asked"]') !== null,
  },
  search: {
    path: '/menu',
    role: 'searchbox',
    name: /./,
    types: 'waffle',
    isDone: () => {
      const dishes = [...document.querySelectorAll('main h3')];
      const first = dishes.find((dish) => dish.getClientRects().length > 0);
      return /waffle/i.test(first?.textContent ?? '');
    },
    // The field shows its caret.
    isBegun: () => document.activeElement?.matches('input[type=search]') ?? false,
  },
  category: { path: '/menu', role: 'button', name: /categories/i, isDone: isDialogOpen },
  'Order now': {
    path: '/',
    role: 'link',
    name: /^(order|shop) now/i,
    isDone: () => document.querySelector('main input[type=search]') !== null,
    isBegun: () => document.querySelector('main') !== null && !document.querySelector('main h1'),
  },
  cart: {
    path: '/',
    role: 'button',
    name: /^(?!add).*(cart|basket)/i,
    isDone: isDialogFilled,
    isBegun: isDialogOpen,
  },
  account: {
    path: '/',
    role: 'button',
    name: /sign in|log in|account/i,
    isDone: isDialogFilled,
    isBegun: isDialogOpen,
  },
};

const lines: Record<string, Line> = {
  '1.6 Mbit/s, 150 ms': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  '400 kbit/s, 300 ms': { latency: 300, downloadThroughput: 50_000, uploadThroughput: 25_000 },
};
const after = [0, 0.5, 1, 2, 4];

/** Names of the figures: the slowest first change of all presses, and the slowest result of Add, in ms. */
export const [slowestSign, slowestAdd] = ['slowest first change of a press', 'slowest Add'];

// Runs before the page's scripts. Browsers count automation as user activation, which pages would take for
// input by a visitor.
const withoutActivation = () => Object.defineProperty(navigator, 'userActivation', { value: null });

// Runs before the page's scripts. Times survive a navigation and are taken at animation frames, when people
// see the change.
function watch([isDone, isBegun]: string[]) {
  let hasChanged = sessionStorage.getItem('pressed') !== null;
  const made = (text?: string) =>
    text ? (new Function(`return (${text})()`) as () => boolean) : () => hasChanged;
  const [done, begun] = [made(isDone), made(isBegun)];
  const keep = (name: string, at: number) => {
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, `${at}`);
  };
  const press = ({ timeStamp }: Event) => {
    keep('pressed', performance.timeOrigin + timeStamp);
    // On another site the result of the click is unknown, so any change counts.
    const changes = new MutationObserver(() => (hasChanged = true));
    if (!isDone)
      changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  };
  addEventListener('pointerdown', press, true);
  const look = () => {
    if (sessionStorage.getItem('pressed') !== null) {
      const now = performance.timeOrigin + performance.now();
      const isThere = done();
      const isVisible = document.getAnimations().some(({ id }) => id === 'queued-press');
      if (isVisible || begun() || isThere) keep('first', now);
      if (isThere) keep('result', now);
    }
    requestAnimationFrame(look);
  };
  if (self === top) requestAnimationFrame(look);
}

const isPaintedFor = (ms: number) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && performance.now() >= paint.startTime + ms;
};

function targetOf(page: Page, { role, name }: Press, isOurs: boolean) {
  const as = (one: Press['role']) => page.getByRole(one, { name });
  const found = isOurs || role === 'searchbox' ? as(role) : as('button').or(as('link'));
  return found.filter({ visible: true }).first();
}

async function pressOnce(
  browser: Browser,
  { address, press, isOurs }: Requested,
  line: Line,
  seconds: number,
) {
  const page = await browser.newPage(phone);
  await page.addInitScript(withoutActivation);
  const { isDone, isBegun = isDone } = press;
  await page.addInitScript(watch, isOurs ? [`${isDone}`, `${isBegun}`] : []);
  await declineOffers(page);
  await slowDown(page, line);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isPaintedFor, 0);
  const target = targetOf(page, press, isOurs);
  if (!isOurs) await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click is not visible');
  await page.waitForFunction(isPaintedFor, seconds * 1000);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (press.types) await page.keyboard.type(press.types);
  const times = await page.waitForFunction(() => {
    const at = (name: string) => Number(sessionStorage.getItem(name) ?? NaN);
    const [pressed, result] = [at('pressed'), at('result')];
    return result > 0 && { first: at('first') - pressed, result: result - pressed };
  });
  const answer = (await times.jsonValue()) as { first: number; result: number };
  await page.close();
  return answer;
}

async function pressesOf(
  browser: Browser,
  { name: site, address }: Elsewhere,
): Promise<Requested[]> {
  const page = await browser.newPage(phone);
  await page.goto(address, { waitUntil: 'networkidle' });
  const found: Requested[] = [];
  for (const [name, press] of Object.entries(presses)) {
    const isThere = (await targetOf(page, press, false).count()) > 0;
    if (isThere) found.push({ title: `${name}, ${site}`, address, press, isOurs: false });
  }
  await page.close();
  return found;
}

/**
 * Measures the time from a click to the first change and to its result. On other sites any change counts as
 * result.
 */
export async function measurePresses(
  url: string,
  elsewhere: readonly Elsewhere[],
  runs: number,
): Promise<Measured> {
  const browser = await openBrowser();
  const requested = Object.entries(presses).map(([title, press]): Requested => ({
    title,
    press,
    address: url + press.path,
    isOurs: true,
  }));
  for (const one of elsewhere) requested.push(...(await pressesOf(browser, one)));
  const tables: string[] = [];
  const figures: Record<string, number> = {};
  for (const [name, line] of Object.entries(lines)) {
    const rows: string[][] = [];
    for (const seconds of after) {
      const cells: string[] = [];
      for (const one of requested) {
        const all = await repeated(runs, () => pressOnce(browser, one, line, seconds));
        const of = (key: 'first' | 'result') => Math.round(median(all.map((each) => each[key])));
        const [first, result] = [of('first'), of('result')];
        const note = (figure: string, ms: number) =>
          (figures[figure] = Math.max(figures[figure] ?? 0, ms));
        if (one.isOurs) note(slowestSign, first);
        if (one.isOurs && one.title === 'Add') note(slowestAdd, result);
        cells.push(first === result ? `${first}` : `${first}/${result}`);
      }
      rows.push([`${seconds}`, ...cells]);
    }
    tables.push(
      tableOf([`s after first paint, ${name}`, ...requested.map(({ title }) => title)], rows),
    );
  }
  await browser.close();
  return { table: tables.join('\n\n'), figures };
}
