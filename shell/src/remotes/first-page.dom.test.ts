import type * as PageFirst from './first-page';
import type * as Routes from './routes';

/** The module afresh: a page has one first page. */
function visit(path: string) {
  history.replaceState(null, '', path);
  let afresh: typeof PageFirst & typeof Routes;
  jest.isolateModules(() => {
    afresh = { ...jest.requireActual('./first-page'), ...jest.requireActual('./routes') };
  });
  const { afterFirstPage, fragments, pageIsThere, pages } = afresh!;
  const cartCame = jest.fn();
  const rest = afterFirstPage(fragments.CartButton).then(cartCame);
  return { page: pages['/menu'], afterFirstPage, pageIsThere, cartCame, rest };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the page itself waits for nothing, and what stands around it until it answers', async () => {
  const { afterFirstPage, page, cartCame, pageIsThere, rest } = visit('/menu');
  await expect(afterFirstPage(page)).resolves.toBeUndefined();
  await jest.advanceTimersByTimeAsync(3900);
  expect(cartCame).not.toHaveBeenCalled();
  pageIsThere();
  await rest;
  expect(cartCame).toHaveBeenCalled();
});

test('a page that takes long holds nothing up for more than four seconds', async () => {
  const { cartCame } = visit('/menu');
  await jest.advanceTimersByTimeAsync(4000);
  expect(cartCame).toHaveBeenCalled();
});
