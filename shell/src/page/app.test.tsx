import { renderPage } from '@burger/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fragments, pages, type ExposureRef } from '../remotes/routes';
import { App } from './app';

const views = Promise.resolve({
  HomePage: () => <h1>Welcome</h1>,
  MenuPage: () => <h1>The menu</h1>,
  FeaturedFavorites: () => <p>Three dishes</p>,
  CartButton: () => <button type="button">Cart</button>,
  AccountMenu: () => <button type="button">Sign In</button>,
  CartDrawer: () => null,
  SignInDialog: () => null,
  KitchenPage: () => <h1>Counter</h1>,
  OrderStrip: () => <p>Our rider is on the way</p>,
});
const load = jest.fn((_of: ExposureRef) => views);
beforeEach(() => load.mockClear());

const press = (element: HTMLElement) => act(async () => element.click());

const main = ['Home', 'Menu', 'About', 'Blogs', 'Offers', 'Contact'];

// The desktop links exist only on wide screens, so jsdom counts them as hidden.
const hidden = true;

const open = (path: string) =>
  act(async () => renderPage(<App loader={{ load, retry: load }} />, path));

test('header and footer surround every page, and the link to the current page is marked', async () => {
  await open('/menu');
  expect(screen.getByRole('heading', { name: 'The menu' })).toBeInTheDocument();
  const links = within(screen.getByRole('banner')).getAllByRole('link', { hidden }).slice(1);
  expect(links.map((link) => link.textContent)).toEqual(main);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    main.map((name) => (name === 'Home' ? '/' : `/${name.toLowerCase()}`)),
  );
  expect(screen.getByRole('link', { current: 'page', hidden })).toHaveTextContent('Menu');
  const more = within(screen.getByRole('navigation', { name: 'More pages' })).getAllByRole('link');
  expect(more.map((link) => link.textContent)).toEqual(main.toSpliced(5, 0, 'FAQ'));
  expect(screen.getByText(/FSSAI licence \d{14}/)).toBeInTheDocument();
  expect(screen.getByText(/Grievance officer: Kavya Ramesh, Manager/)).toBeInTheDocument();
});

test('an unknown route shows the error screen between header and footer', async () => {
  await open('/burgers/9');
  expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByText('404 Not Found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Three dishes')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('the header turns solid once the page is scrolled more than 20 pixels', async () => {
  await open('/');
  const bar = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  await scrollTo(20);
  expect(bar).toHaveAttribute('data-solid', 'false');
  await scrollTo(21);
  expect(bar).toHaveAttribute('data-solid', 'true');
});

test('navigating to a page sets its title and focuses its content', async () => {
  await open('/');
  await press(screen.getByRole('link', { name: 'Menu' }));
  expect(await screen.findByRole('heading', { name: 'The menu' })).toBeInTheDocument();
  expect(document.title).toBe('Menu and prices – Burger Katte');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the counter renders without header and footer and loads no customer module', async () => {
  await open('/kitchen');
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Counter' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(load.mock.calls).toEqual([[{ remote: 'mfe-kitchen', exposure: './KitchenPage' }]]);
});

test('the order strip loads only when an order is in progress, and stays after the order has ended', async () => {
  const underWay = (is: boolean) => document.documentElement.toggleAttribute('data-under-way', is);
  const { unmount } = await open('/');
  expect(load).not.toHaveBeenCalledWith(fragments.OrderStrip);
  unmount();
  underWay(true);
  await open('/menu');
  act(() => void underWay(false));
  expect(screen.getByText('Our rider is on the way')).toBeVisible();
});

test.each([
  ['/menu', 'pointerOver', [pages['/menu']]],
  ['/menu', 'touchStart', [pages['/menu']]],
  ['/menu', 'focusIn', [pages['/menu']]],
  ['https://elsewhere.example/menu', 'pointerOver', []],
  ['/nowhere', 'pointerOver', []],
] as const)('a link to %s preloads its page on %s: %j', async (href, sign, loaded) => {
  await open('/');
  // A failed preload is ignored, because opening the page loads the module again.
  load.mockClear().mockImplementation(() => Promise.reject(new Error('offline')));
  const link = Object.assign(document.createElement('a'), { href, innerHTML: '<b>Go</b>' });
  document.body.append(link);
  fireEvent[sign](screen.getByText('Go'));
  link.remove();
  load.mockImplementation(() => views);
  expect(load.mock.calls.flat()).toEqual(loaded);
});
