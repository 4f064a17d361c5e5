import { createBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { shopEvents, type Dish } from '@burger/shared/contracts';
import { renderPage } from '@burger/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartDeskContext } from '../components/cart-desk-context';
import { startFakeCart } from '../testing/fake-cart';
import { FakeObserver } from '../testing/fake-observer';
import { createCartDesk } from '../use-cases/ask-cart';
import { createVegOnly } from '../use-cases/keep-veg-only';
import { MenuPage } from './menu-page';

// The whole menu is looked at once; what can be done with it shows on a few dishes, which is quicker.
const few = dishes.filter(({ id }) => [1, 2, 3, 10, 17, 18, 27, 36, 39, 50].includes(id));

beforeEach(() => FakeObserver.install());
jest.setTimeout(20_000);

function show({ path = '/menu', menu = few }: { path?: string; menu?: readonly Dish[] } = {}) {
  const bus = createBus(shopEvents);
  const vegOnly = createVegOnly({
    read: () => false,
    write: () => undefined,
    subscribe: () => () => undefined,
  });
  const view = (
    <CartDeskContext value={createCartDesk(bus)}>
      <MenuPage dishes={menu} vegOnly={vegOnly} />
    </CartDeskContext>
  );
  renderPage(view, path);
  return bus;
}

const sections = () =>
  screen.getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }));
const dishNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
const search = () => screen.getByRole('searchbox', { name: 'Search the menu' });
const look = (query: string) => fireEvent.change(search(), { target: { value: query } });
// Chips stand only on wide screens, which jsdom is not.
const chip = (name: string) =>
  screen.getAllByRole('link', { name: new RegExp(`^${name}`), hidden: true })[0]!;

test('all dishes by category, each card with mark, badge, price, words, category and button', () => {
  show({ menu: dishes });
  expect(dishNames()).toEqual(dishes.map((dish) => dish.name));
  expect(sections().map((title) => title.textContent)).toEqual([
    'Burgers (Veg) 6 items',
    'Burgers (Non Veg) 10 items',
    'Wraps 2 items',
    'Sides (Veg) 7 items',
    'Sides (Non Veg) 10 items',
    'Waffles 3 items',
    'Beverages 12 items',
  ]);
  const tikki = card('Aloo Tikki Burger');
  expect(tikki.getByRole('img', { name: 'Veg' })).toBeVisible();
  for (const text of ['Popular', '₹49', 'Burgers (Veg)', dishes[0]!.description]) {
    expect(tikki.getByText(text)).toBeVisible();
  }
  expect(tikki.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' })).toBeVisible();
  expect(card('Egg Burger').getByRole('img', { name: 'Non-Veg' })).toBeVisible();
  expect(card('Egg Burger').queryByText('Popular')).toBeNull();
  expect(card('Mango Shake').getByText('Out of season')).toBeVisible();
});

test('the legend explains the marks', () => {
  show();
  const legend = screen.getByRole('list', { name: 'Marks on the menu' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual(['Veg', 'Non-Veg', 'Popular']);
});

test('only the first picture is loaded at once', () => {
  show();
  const pictures = [...document.querySelectorAll('section img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    ...few.slice(1).map(() => 'lazy'),
  ]);
});

test('a dish without a picture shows that of its category', () => {
  show();
  const coke = screen.getByRole('heading', { name: 'Coke' }).closest('li')!;
  expect(coke.querySelector('img')).toHaveAttribute('src', '/pictures/cat-beverages-480.webp');
});

test('searching narrows the menu, says how many were found, and can be cleared', async () => {
  const user = userEvent.setup();
  show();
  look('PANEER');
  await waitFor(() => expect(dishNames()).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent('2 items found for “PANEER”');
  // Hidden here for good: the document of this test does not know when a placeholder is shown.
  await user.click(screen.getByLabelText('Clear the search text'));
  await waitFor(() => expect(dishNames()).toHaveLength(few.length));
  expect(search()).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a search without a match says so and offers to clear it', async () => {
  const user = userEvent.setup();
  show();
  look('sushi');
  expect(await screen.findByText('No items found matching your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search()).toHaveFocus();
  await waitFor(() => expect(dishNames()).toHaveLength(few.length));
  look('sushi');
  fireEvent.keyDown(search(), { key: 'Escape' });
  expect(search()).toHaveValue('');
});

test('the veg-only switch applies to the menu and to the search', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('switch', { name: 'Veg only' }));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(dishNames()).toEqual(few.filter((dish) => dish.isVeg).map((dish) => dish.name));
  expect(screen.getByRole('status')).toHaveTextContent('7 veg items');
  look('chicken');
  expect(await screen.findByText('Only veg dishes are shown at the moment.')).toBeVisible();
});

test('choosing a category goes to its section and marks it; scrolling moves the mark', () => {
  jest.useFakeTimers();
  show();
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function record() {
    scrolledTo.push(this.id);
  };
  expect(chip('Burgers \\(Veg\\)')).toHaveAttribute('aria-current', 'true');
  const leftToTheBrowser = fireEvent.click(chip('Waffles'));
  expect(leftToTheBrowser).toBe(false);
  expect(scrolledTo).toEqual(['waffles']);
  expect(screen.getByRole('heading', { name: /^Waffles/ })).toHaveFocus();
  expect(chip('Waffles')).toHaveAttribute('aria-current', 'true');

  act(() => FakeObserver.show('wraps'));
  expect(chip('Wraps')).toHaveAttribute('aria-current', 'false');
  act(() => FakeObserver.show('wraps', false));
  act(() => jest.advanceTimersByTime(2000));
  act(() => FakeObserver.show('beverages'));
  expect(chip('Beverages')).toHaveAttribute('aria-current', 'true');
  expect(chip('Waffles')).toHaveAttribute('aria-current', 'false');
  jest.useRealTimers();
});

test('on phones the categories come from below, with their counts', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Categories' }));
  expect(sheet.getAllByRole('link').map((link) => link.textContent)).toContain('Beverages2 items');
  await user.click(sheet.getByRole('link', { name: /^Beverages/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Beverages/ })).toHaveFocus());
});

test('a dish opens from its name, with an address of its own, and closes again', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('link', { name: 'Spicy Paneer Burger' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spicy Paneer Burger' }));
  expect(location.hash).toBe('#spicy-paneer-burger');
  expect(dialog.getByText('₹129')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('');
});

test('a dish tells what the kitchen knows of it, and whom to ask about allergies', () => {
  const known: Dish = { ...few[0]!, spice: 'hot', allergens: ['milk', 'wheat'], kcal: 410 };
  show({ path: '/menu#aloo-tikki-burger', menu: [known, few[1]!] });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Hot',
    'milk, wheat',
    '410 kcal',
  ]);
  expect(dialog.getByRole('link', { name: '+91 90000 00010' })).toHaveAttribute(
    'href',
    'tel:+919000000010',
  );
});

test('of what the kitchen has not written down nothing is said', () => {
  show({ path: '/menu#aloo-tikki-burger' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('definition')).toBeNull();
  expect(dialog.getByText(/Allergic to something/)).toBeVisible();
});

test('opening and closing a dish leaves no step behind for "back"', async () => {
  const user = userEvent.setup();
  window.history.pushState(null, '', '/offers');
  window.history.pushState(null, '', '/menu');
  show();
  await user.click(screen.getByRole('link', { name: 'Spicy Paneer Burger' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.hash).toBe(''));
  act(() => window.history.back());
  await waitFor(() => expect(location.pathname).toBe('/offers'));
});

test('an address opens its dish; one that names none opens nothing', async () => {
  show({ path: '/menu#chicken-loaded-cheesy-fries' });
  expect(screen.getByRole('dialog', { name: 'Chicken Loaded Cheesy Fries' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.hash).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the cart bar says what is in the cart and opens it; an empty cart has none', async () => {
  const user = userEvent.setup();
  const bus = show();
  const opened = jest.fn();
  bus.on('cart/open-requested').subscribe(opened);
  expect(screen.queryByRole('button', { name: /View cart/ })).toBeNull();
  act(() => void startFakeCart(bus));
  expect(screen.queryByRole('button', { name: /View cart/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to Cart, Classic Veg Burger' }));
  expect(screen.getByRole('button', { name: /View cart/ })).toHaveTextContent(
    '1 item · ₹99View cart',
  );
  await user.click(screen.getByRole('button', { name: 'Add to Cart, Spicy Paneer Burger' }));
  const bar = screen.getByRole('button', { name: /View cart/ });
  expect(bar).toHaveTextContent('2 items · ₹228View cart');
  await user.click(bar);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a long category renders what is near, and more as its end comes near', () => {
  const menu = Array.from({ length: 100 }, (_, at) => ({
    ...dishes[0]!,
    id: at + 1,
    name: `Dish ${at}`,
  }));
  show({ menu });
  expect(dishNames()).toHaveLength(16);
  const end = document.querySelector('section li:last-child')!;
  end.id = 'end';
  act(() => FakeObserver.show('end'));
  expect(dishNames()).toHaveLength(32);
});
