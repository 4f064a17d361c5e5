import { loadSheet, sheetName } from './load-sheet';

const isHidden = (page: Document) => page.documentElement.hasAttribute('data-first-styles');
const load = () => (Reflect.get(globalThis, sheetName) as () => Promise<void>)();

function pageWithSheet() {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML =
    '<style data-sheet="/remotes/styles-1.css" data-styled-version="6">a{}</style><style>b{}</style>';
  return page;
}

function start(answer: Promise<Partial<Response>>) {
  globalThis.fetch = jest.fn(() => answer) as never;
  const page = pageWithSheet();
  loadSheet(page);
  expect(isHidden(page)).toBe(true);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  expect(fetch).not.toHaveBeenCalled();
  return page;
}

beforeEach(() => void Object.assign(AbortSignal, { timeout: () => undefined }));

test('the whole sheet takes the place of the first styles, and late elements show', async () => {
  const page = start(Promise.resolve({ ok: true, text: () => Promise.resolve('a{}c{}') }));
  await Promise.all([load(), load()]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/remotes/styles-1.css', expect.anything());
  const [whole, other] = page.querySelectorAll('style');
  expect(whole!.textContent).toBe('a{}c{}');
  expect(whole!.dataset).toMatchObject({ styled: '', styledVersion: '6' });
  expect(other!.textContent).toBe('b{}');
  expect(isHidden(page)).toBe(false);
});

test.each([
  ['a failed request', Promise.reject(new TypeError())],
  ['an error', Promise.resolve({ ok: false })],
])('after %s the first styles stay, and late elements show', async (_what, answer) => {
  const page = start(answer);
  await load();
  expect(page.querySelector('style')!.outerHTML).toContain('>a{}<');
  expect(isHidden(page)).toBe(false);
});

test('the sheet loads after 1.5 s even if the script that starts the page fails', async () => {
  jest.useFakeTimers();
  const page = start(Promise.resolve({ ok: true, text: () => Promise.resolve('a{}c{}') }));
  await jest.advanceTimersByTimeAsync(1500);
  expect(isHidden(page)).toBe(false);
  jest.useRealTimers();
});
