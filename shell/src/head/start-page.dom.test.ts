import { dialogsHere } from '@burger/shared/platform/device';
import { storageKeys } from '@burger/shared/platform/storage';
import { drawAnimations } from '../testing/draw-animations';
import { earlyPresses, queuedPressName } from '../remotes/queued-press';
import { sheetName } from './load-sheet';
import { startPage } from './start-page';

const scripts = {
  run: [{ address: '/shell/main.js', integrity: 'sha256-one' }],
  fetch: [{ address: '/remotes/entry.js', integrity: 'sha256-two' }],
};
const all = ['/shell/main.js', '/remotes/entry.js'];

function pageWith(html = '') {
  const page = document.implementation.createHTMLDocument();
  // Unlike browsers, jsdom leaves such a document in the state `loading`.
  Object.defineProperty(page, 'readyState', { value: 'interactive', writable: true });
  page.body.innerHTML = `<script type="application/json" id="page-scripts">${JSON.stringify(scripts)}</script>${html}`;
  return page;
}

function start(page = pageWith()) {
  startPage(page);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  return page;
}

const requested = (page: Document) =>
  [...page.head.querySelectorAll<HTMLElement>('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

/**
 * Gives the images of a page these sizes on the screen. Returns functions that load each image or let it
 * fail.
 */
function picturesOf(page: Document, ...sizes: number[]) {
  return sizes.map((size, i) => {
    const picture = page.images[i]!;
    picture.getBoundingClientRect = () => new DOMRect(0, 0, size, size);
    const end = { comes: () => {}, fails: () => {} };
    const decoded = new Promise<void>((comes, fails) => void Object.assign(end, { comes, fails }));
    picture.decode = () => decoded;
    return end;
  });
}

let paint: () => void = () => undefined;
let isPainted = true;

beforeEach(() => {
  jest.useFakeTimers();
  isPainted = true;
  globalThis.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe = () => isPainted && paint();
  } as never;
});

test("the page's scripts load after the first paint when the page has no pictures", async () => {
  const page = start();
  expect(requested(page)).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(requested(page)).toEqual(all);
  const script = page.head.querySelector('script');
  expect(script).toMatchObject({ integrity: 'sha256-one', crossOrigin: 'anonymous', async: false });
  expect(page.head.querySelector('link')).toMatchObject({
    rel: 'preload',
    as: 'script',
    integrity: 'sha256-two',
  });
});

test('an input while the document is loading starts the scripts once the document is there', () => {
  const page = pageWith();
  Object.assign(page, { readyState: 'loading' });
  startPage(page);
  page.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(requested(page)).toEqual([]);
  Object.assign(page, { readyState: 'interactive' });
  page.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requested(page)).toEqual(all);
});

test("the page's scripts wait for the first paint, which reports itself, but no longer than 1.5 s", async () => {
  isPainted = false;
  const page = start(pageWith('<div id="root"><main></main></div>'));
  await jest.advanceTimersByTimeAsync(500);
  expect(requested(page)).toEqual([]);
  paint();
  await jest.advanceTimersByTimeAsync(100);
  expect(requested(page)).toEqual(all);
  const hidden = start(pageWith('<div id="root"><main></main></div>'));
  await jest.advanceTimersByTimeAsync(1500);
  expect(requested(hidden)).toEqual(all);
});

test('the first scripts run after the sheet has loaded, and are preloaded until then', async () => {
  let settle: () => void = () => undefined;
  const sheet = new Promise<void>((resolve) => (settle = resolve));
  Reflect.set(globalThis, sheetName, () => sheet);
  const page = start();
  await jest.advanceTimersByTimeAsync(100);
  expect(requested(page)).toEqual(all);
  expect(page.head.querySelector('script')).toBeNull();
  settle();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.head.querySelector('script')?.getAttribute('src')).toBe('/shell/main.js');
  Reflect.deleteProperty(globalThis, sheetName);
});

test.each(['comes', 'fails'] as const)('scripts wait until the largest picture %s', async (end) => {
  const page = pageWith('<img src="/small.avif"><img src="/large.avif">');
  const [small, large] = picturesOf(page, 100, 300);
  start(page);
  small!.comes();
  await jest.advanceTimersByTimeAsync(500);
  expect(requested(page)).toEqual([]);
  large![end]();
  await jest.advanceTimersByTimeAsync(100);
  expect(requested(page)).toEqual(all);
});

test.each([
  ['is not visible', 0, 100],
  ['does not load', 300, 1500],
])(
  "the page's scripts wait no longer than the limit for a picture that %s",
  async (_what, size, ms) => {
    const page = pageWith('<img src="/large.avif">');
    picturesOf(page, size);
    start(page);
    await jest.advanceTimersByTimeAsync(ms);
    expect(requested(page)).toEqual(all);
  },
);

const showsAll = (page: Document) => !page.documentElement.hasAttribute('data-first-screen');
const arrive = (page: Document) =>
  page.head
    .querySelectorAll('script, link')
    .forEach((element) => element.dispatchEvent(new Event('load')));

test('pictures below the first screen load after the scripts', async () => {
  const page = pageWith('<img loading="lazy"><img loading="lazy">');
  const [observed, below] = [...page.images];
  const [picture] = picturesOf(page, 300);
  picture!.comes();
  below!.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 300, 300);
  start(page);
  expect([observed!.loading, below!.loading]).toEqual(['eager', undefined]);
  await jest.advanceTimersByTimeAsync(100);
  expect(requested(page)).toEqual(all);
  expect(showsAll(page)).toBe(false);
  arrive(page);
  await jest.advanceTimersByTimeAsync(0);
  expect(showsAll(page)).toBe(true);
  const moved = start();
  expect(showsAll(moved)).toBe(false);
  moved.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(showsAll(moved)).toBe(true);
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
  "a %s starts the page's scripts at once and only once",
  (kind) => {
    const page = pageWith('<img src="/large.avif"><button>Add</button>');
    const [large] = picturesOf(page, 300);
    start(page);
    page.querySelector('button')?.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(requested(page)).toEqual(all);
    large!.comes();
    jest.advanceTimersByTime(5000);
    expect(requested(page)).toEqual(all);
  },
);

test('events before a click reach the page only once the shell handles clicks', () => {
  const page = pageWith('<div><button>Add</button></div>');
  startPage(page);
  const received = jest.fn();
  page.querySelector('div')!.addEventListener('mousedown', received);
  const press = () =>
    page.querySelector('button')!.dispatchEvent(new Event('mousedown', { bubbles: true }));
  press();
  expect(received).not.toHaveBeenCalled();
  Reflect.set(globalThis, queuedPressName, null);
  press();
  expect(received).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, queuedPressName);
});

test('clicks and submits before the shell has loaded are queued in sequence with the form values', () => {
  const page = pageWith(
    '<button type="button">Add</button><form><p>Name</p><input><button>Send</button></form><a href="https://a.test/">Menu</a>',
  );
  startPage(page);
  const happens = (at: string, kind: string) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    page.querySelector(at)!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const field = page.querySelector('input')!;
  // As the queue is empty, the browser follows the link.
  expect(happens('a', 'click')).toBe(false);
  expect(happens('p', 'click')).toBe(false);
  expect(happens('button', 'click')).toBe(false);
  field.value = 'Asha';
  // Without preventDefault the browser would submit the form to its URL.
  expect(happens('form', 'submit')).toBe(true);
  field.value = 'Ravi';
  expect(happens('a', 'click')).toBe(true);
  expect(earlyPresses().map(([pressed, held]) => [pressed.tagName, held[0]?.[1]])).toEqual([
    ['BUTTON', ''],
    ['FORM', 'Asha'],
    ['A', 'Ravi'],
  ]);
  Reflect.deleteProperty(globalThis, queuedPressName);
});

test('a link that is followed before the shell has loaded is dimmed until the page is left', () => {
  const page = pageWith(
    `<a href="https://a.test/menu">Order now</a><a href="https://a.test/map" target="_blank">Map</a><a href="${location.href}#reviews">Reviews</a>`,
  );
  const dimmed = drawAnimations();
  startPage(page);
  const clickAll = () => {
    for (const link of page.querySelectorAll('a'))
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  clickAll();
  expect(dimmed()).toEqual(['Order now']);
  window.dispatchEvent(new Event('pagehide'));
  expect(dimmed()).toEqual([]);
  // The shell opens other pages without leaving this one.
  Reflect.set(globalThis, queuedPressName, null);
  clickAll();
  expect(dimmed()).toEqual([]);
  Reflect.deleteProperty(globalThis, queuedPressName);
});

test('an early click opens the frame of a dialog, and Back or its button takes the click back', () => {
  document.body.innerHTML =
    '<button type="button" id="cart">Cart</button><template data-early-dialog="1"><dialog><button>Close</button></dialog></template>';
  startPage();
  const button = document.querySelector<HTMLElement>('#cart')!;
  const frame = () => document.querySelector<HTMLDialogElement>('body > dialog');
  const closings = [
    () => frame()?.querySelector('button')?.click(),
    () => void window.dispatchEvent(new PopStateEvent('popstate')),
  ];
  for (const close of closings) {
    button.click();
    button.click();
    expect(frame()).toHaveAttribute('open');
    expect(dialogsHere()).toBeGreaterThan(0);
    expect(earlyPresses().map(([pressed]) => pressed)).toEqual([button]);
    close();
    expect(frame()).toBeNull();
    expect(earlyPresses()).toEqual([]);
  }
  Reflect.deleteProperty(globalThis, queuedPressName);
  history.replaceState(null, '');
});

const marks = () => {
  const page = pageWith();
  startPage(page);
  const stored = ['data-account', 'data-usual', 'data-cart', 'data-under-way'];
  return stored.filter((name) => page.documentElement.hasAttribute(name));
};
const cartOf = (lines: string) => ({ cart: `{"version":1,"lines":[${lines}],"promo":null}` });

test.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, []],
  ['an empty cart', cartOf(''), []],
  ['a cart', cartOf('{"dishId":1,"quantity":1}'), ['data-cart']],
  ['the usual order of a signed-out customer', { usual: '{}' }, []],
  ['a signed-in customer', { signedIn: 'yes', usual: '{}' }, ['data-account', 'data-usual']],
  ['an order under way', { underWay: '0123456789abcdef' }, ['data-under-way']],
])('the page is marked before the first paint when storage holds %s', (_what, stored, marked) => {
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(storageKeys[key as keyof typeof storageKeys], value);
  expect(marks()).toEqual(marked);
});

test('an order placed a moment ago counts as a cart, and the page starts without readable storage', () => {
  sessionStorage.setItem(storageKeys.placedOrder, '{}');
  expect(marks()).toEqual(['data-cart']);
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(marks()).toEqual([]);
  storage.mockRestore();
});

test("a visitor with a preview cookie does not preload the page's remote", async () => {
  document.cookie = 'burger_preview=token; path=/';
  const page = start();
  await jest.advanceTimersByTimeAsync(100);
  expect(requested(page)).toEqual(['/shell/main.js']);
  document.cookie = 'burger_preview=; path=/; max-age=0';
});
