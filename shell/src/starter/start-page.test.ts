import { startPage } from './start-page';

const scripts = {
  run: [{ address: '/shell/main.js', integrity: 'sha256-one' }],
  fetch: [{ address: '/remotes/entry.js', integrity: 'sha256-two' }],
};

function pageWith(html = '', list: object = scripts) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="page-scripts">${JSON.stringify(list)}</script>${html}`;
  return page;
}

const asked = (page: Document) =>
  [...page.head.querySelectorAll<HTMLElement>('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
const all = ['/shell/main.js', '/remotes/entry.js'];

const picture = (page: Document, complete: boolean) => {
  const element = page.querySelector('img');
  if (!element) throw new Error('There is no picture');
  Object.defineProperty(element, 'complete', { value: complete });
  return element;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('scripts come after the first paint where no picture is waited for', () => {
  const page = pageWith();
  startPage(page);
  expect(asked(page)).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(asked(page)).toEqual(all);
  const script = page.head.querySelector('script');
  expect(script).toMatchObject({ integrity: 'sha256-one', crossOrigin: 'anonymous', async: false });
  expect(page.head.querySelector('link')).toMatchObject({
    rel: 'preload',
    as: 'script',
    integrity: 'sha256-two',
  });
});

test.each(['load', 'error'])('they wait for the largest picture to %s', (end) => {
  const page = pageWith('<img fetchpriority="high" src="/hero.avif">');
  const hero = picture(page, false);
  startPage(page);
  jest.advanceTimersByTime(500);
  expect(asked(page)).toEqual([]);
  hero.dispatchEvent(new Event(end));
  jest.advanceTimersByTime(100);
  expect(asked(page)).toEqual(all);
});

test('a picture that is there already is not waited for', () => {
  const page = pageWith('<img fetchpriority="high" src="/hero.avif">');
  picture(page, true);
  startPage(page);
  jest.advanceTimersByTime(100);
  expect(asked(page)).toEqual(all);
});

test('nothing waits longer than a second and a half', () => {
  const page = pageWith('<img fetchpriority="high" src="/hero.avif">');
  picture(page, false);
  startPage(page);
  jest.advanceTimersByTime(1500);
  expect(asked(page)).toEqual(all);
});

test.each(['pointerdown', 'keydown'])('a %s starts them at once, and they start once', (kind) => {
  const page = pageWith('<img fetchpriority="high" src="/hero.avif"><button>Add</button>');
  const hero = picture(page, false);
  startPage(page);
  page.querySelector('button')?.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(asked(page)).toEqual(all);
  hero.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(5000);
  expect(asked(page)).toEqual(all);
});

test('it stands on its own feet: its text runs without its module', () => {
  const page = pageWith();
  new Function('page', `(${String(startPage)})(page)`)(page);
  jest.advanceTimersByTime(100);
  expect(asked(page)).toEqual(all);
});
