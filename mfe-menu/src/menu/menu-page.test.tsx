import type { Dish, Shop } from '@burger/shared/contracts';
import { BrowserRouter } from '@burger/shared/router';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FakeObserver } from '../testing/fake-observer';
import { ownStores, showWithStores } from '../testing/show-with-stores';
import { StoresContext } from '../use-stores';
import { menuSections } from './menu';
import { MenuPage } from './menu-page';

const whole = aShop();
const { dishes } = whole;
// One test renders the whole menu. The others render a few dishes, which is faster.
const some = (shop: Shop): Shop => ({
  ...shop,
  dishes: shop.dishes.filter(({ id }) => [1, 2, 3, 10, 17, 18, 27, 36, 39, 50].includes(id)),
});
const few = menuSections(some(whole)).flatMap((section) => section.dishes);

const user = userEvent.setup();
beforeEach(() => FakeObserver.install());
jest.setTimeout(20_000);

function show({ path = '/menu', menu = few }: { path?: string; menu?: readonly Dish[] } = {}) {
  return showWithStores(<MenuPage />, { shop: { ...whole, dishes: [...menu] }, path });
}

const pageWith = (stores: ComponentProps<typeof StoresContext>['value']) => (
  <BrowserRouter>
    <StoresContext value={stores}>
      <MenuPage />
    </StoresContext>
  </BrowserRouter>
);

const sections = () =>
  screen.getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }));
const dishNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
const search = () => screen.getByRole('searchbox', { name: 'Search the menu' });
const look = (query: string) => fireEvent.change(search(), { target: { value: query } });
// The chips count as hidden, because jsdom matches no wide screen.
const chip = (name: string) =>
  screen.getAllByRole('link', { name: new RegExp(`^${name}`), hidden: true })[0]!;

test('each menu category lists its dishes with mark, badge, price, description and button', () => {
  show({ menu: dishes });
  const inOrder = menuSections(whole).flatMap((section) => section.dishes);
  expect(dishNames()).toEqual(inOrder.map((dish) => dish.name));
  expect(sections()).toHaveLength(7);
  expect(sections()[2]).toHaveTextContent('Wraps 2 items');
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

test("the menu's legend explains the marks, and only the first picture loads eagerly", () => {
  show();
  const legend = screen.getByRole('list', { name: 'Marks on the menu' });
  expect(legend).toHaveTextContent(/^VegNon-VegPopular$/);
  const pictures = [...document.querySelectorAll('section img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    ...few.slice(1).map(() => 'lazy'),
  ]);
});

test('an all-vegetarian menu shows no switch and no non-veg mark, whatever was stored', () => {
  localStorage.setItem('burger.veg-only', 'on');
  show({ menu: few.filter(({ isVeg }) => isVeg) });
  expect(screen.getByRole('list', { name: 'Marks on the menu' })).toHaveTextContent(/^VegPopular$/);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByText('Non-Veg')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('searching filters the menu, announces the number of results and can be cleared', async () => {
  show();
  look('PANEER');
  await waitFor(() => expect(dishNames()).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent('2 items found for “PANEER”');
  // jsdom does not implement :placeholder-shown, so the button counts as hidden.
  await user.click(screen.getByLabelText('Clear the search text'));
  await waitFor(() => expect(dishNames()).toHaveLength(few.length));
  expect(search()).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a menu search without results offers popular dishes, the phone number and a clear button', async () => {
  show();
  look('sushi');
  expect(await screen.findByText('No items found matching your search')).toBeVisible();
  expect(await screen.findByText('What many people like:')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(4);
  expect(screen.getByRole('link', { name: /^\+91/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search()).toHaveFocus();
  await waitFor(() => expect(dishNames()).toHaveLength(few.length));
  // A misspelt word finds dishes with similar names.
  look('panner');
  await waitFor(() => expect(dishNames()).toHaveLength(2));
});

test('veg only, filters and search combine on the menu, and clearing the search clears the filters', async () => {
  show();
  const filter = (name: string) => screen.getByRole('button', { name });
  const names = (fits: (dish: Dish) => boolean) => few.filter(fits).map(({ name }) => name);
  await user.click(screen.getByRole('switch', { name: 'Veg only' }));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(dishNames()).toEqual(names(({ isVeg }) => isVeg));
  expect(screen.getByRole('status')).toHaveTextContent('7 veg items');
  await user.click(filter('Popular'));
  expect(dishNames()).toEqual(names(({ isVeg, isPopular }) => isVeg && isPopular));
  look('chicken');
  expect(await screen.findByText('Only veg dishes are shown at the moment.')).toBeVisible();
  await user.click(filter('Clear search'));
  await waitFor(() => expect(dishNames()).toEqual(names(({ isVeg }) => isVeg)));
  expect(filter('Popular')).toHaveAttribute('aria-pressed', 'false');
});

test('a dish opens from its link with a hash in the URL, and closing removes the hash', async () => {
  window.history.pushState(null, '', '/offers');
  window.history.pushState(null, '', '/menu');
  show();
  await user.click(screen.getByRole('link', { name: 'Classic Veg Burger' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Classic Veg Burger' }));
  expect(location.hash).toBe('#classic-veg-burger');
  expect(await dialog.findByText('₹99')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add to Cart, Classic Veg Burger' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('');
  // Closing the dish leaves no history entry behind, so Back leads to the previous page.
  act(() => window.history.back());
  await waitFor(() => expect(location.pathname).toBe('/offers'));
});

// Packaged goods: Legal Metrology (Packaged Commodities) Rules, 6(10).
const packed = { netQuantity: '1 l', maker: 'KMF', origin: 'India' };
const sealed = { priceIncludesTax: { hsn: '2201', rate: 1800 }, ...packed };
const known: Partial<Dish> = { spice: 'hot', allergens: ['milk', 'wheat'], kcal: 410 };

test.each<[Partial<Dish>, string[]]>([
  [
    { ...known, ...sealed },
    ['₹49, all taxes included', '1 l', 'KMF', 'India', 'Hot', 'milk, wheat', '410 kcal'],
  ],
  [{}, []],
])(
  'the dish page of a dish with %j lists these facts, and the phone number for allergy questions',
  async (facts, published) => {
    show({ path: '/menu#aloo-tikki-burger', menu: [{ ...few[0]!, ...facts }, few[1]!] });
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Allergic to something/)).toBeVisible();
    expect(dialog.queryAllByRole('definition').map((fact) => fact.textContent)).toEqual(published);
    expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:+919000000010');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.hash).toBe(''));
  },
);

test('changed prices, sold-out dishes and a pause appear on the menu at once without moving cards', async () => {
  const { shop } = show();
  const before = dishNames();
  const button = card('Aloo Tikki Burger').getByRole('button');
  const dearer = few.map((dish) => (dish.id === 1 ? { ...dish, price: '₹55' } : dish));
  act(() => shop.change({ ...whole, dishes: dearer }));
  expect(card('Aloo Tikki Burger').getByText('₹55')).toBeVisible();
  expect(card('Aloo Tikki Burger').getByRole('button')).toBe(button);
  const soldOut = [1, 39].map((what) => ({ what, until: null }));
  act(() => shop.change(some(aShop({ soldOut, paused: { until: null } }))));
  expect(card('Aloo Tikki Burger').getByText('Sold out today')).toBeVisible();
  expect(card('Aloo Tikki Burger').queryByRole('button')).toBeNull();
  expect(dishNames()).toEqual(before);
  expect(screen.getByText(/^We are not taking orders right now/)).toBeVisible();
  expect(card('Classic Veg Burger').getByRole('button')).toBeEnabled();
  look('coke');
  await waitFor(() => expect(dishNames()).toEqual(['Coke']));
  expect(card('Coke').getByText('Sold out today')).toBeVisible();
});

test('dishes and categories appear and disappear while the menu page is open', () => {
  const { shop } = show();
  const dishes = [
    { ...dishOf(1), id: 90, name: 'Masala Dosa', category: 'dosas' },
    ...few.slice(0, 3),
  ];
  const dosas = { id: 'dosas', name: 'Dosas', picture: 'cat-wraps' };
  act(() => shop.change({ ...whole, categories: [dosas, ...whole.categories], dishes }));
  expect(sections()[0]).toHaveTextContent('Dosas 1 item');
  expect(screen.queryByRole('heading', { name: /^Waffles/ })).toBeNull();
  fireEvent.click(chip('Dosas'));
  expect(screen.getByRole('heading', { name: /^Dosas/ })).toHaveFocus();
});

test('a long menu category renders 16 dishes, and more as its end scrolls into view', () => {
  const menu = Array.from({ length: 100 }, (_, at) => ({
    ...dishes[0]!,
    id: at + 1,
    name: `Dish ${at}`,
  }));
  const { shop } = show({ menu });
  document.querySelector('section li:last-child')!.id = 'end';
  // Returns how many dishes are rendered after these intersection changes; a busy browser reports several at
  // once.
  const after = (...inSight: boolean[]) => {
    act(() => FakeObserver.show('end', ...inSight));
    return dishNames().length;
  };
  expect([after(false), after(true, false)]).toEqual([16, 16]);
  expect([after(true), after(false, true)]).toEqual([32, 48]);
  // A changed price must not reset the list to its first dishes.
  const dearer = menu.map((dish) => ({ ...dish, price: '₹60' }));
  act(() => shop.change({ ...whole, dishes: dearer }));
  expect(dishNames()).toHaveLength(48);
});

test('a long menu renders three dishes of each later category, and names the others without scripts', () => {
  const menu = Array.from({ length: 90 }, (_, at): Dish => ({
    ...dishes[0]!,
    id: at + 1,
    name: `Dish ${at}`,
    category: at < 30 ? 'wraps' : 'waffles',
  }));
  const { stores } = ownStores({ ...whole, dishes: menu });
  const html = renderToString(pageWith(stores));
  const [, first = '', later = ''] = html.split('<section');
  const cards = (section: string) => section.match(/<h3/g)!.length;
  expect([cards(first), cards(later)]).toEqual([16, 3]);
  const named = (section: string) => /<noscript>(.*)<\/noscript>/.exec(section)![1]!;
  expect(named(first).match(/<li>/g)).toHaveLength(14);
  expect(named(later)).toContain(`<li>Dish 33 ${dishes[0]!.price}</li>`);
});

test('the page hydrates as rendered even when the shop has changed, then shows the change', async () => {
  window.history.replaceState(null, '', '/menu');
  const { stores } = ownStores();
  const page = pageWith(stores);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const aloo = root.querySelector('#aloo-tikki-burger');
  const recovered = jest.fn();

  stores.shop.change(aShop({ soldOut: [{ what: 1, until: null }], extraMinutes: 15 }));
  await act(async () => hydrateRoot(root, page, { onRecoverableError: recovered }));

  expect(recovered).not.toHaveBeenCalled();
  expect(root.querySelector('#aloo-tikki-burger')).toBe(aloo);
  expect(within(aloo as HTMLElement).getByText('Sold out today')).toBeVisible();
  expect(screen.getByText(/^Busy kitchen/)).toBeVisible();
});
