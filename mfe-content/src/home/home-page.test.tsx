import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { aBus, renderPage } from '@burger/shared/testing';
import { aShop } from '@burger/shared/testing/a-shop';
import { act, screen, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { HomeRest } from './home-rest.lazy';

const bus = aBus();
const page = (
  <HomePage bus={bus} rest={<HomeRest loadReviews={() => new Promise(() => undefined)} />} />
);
const Placed = ({ fragment, props }: PlaceProps) => <p>{`${fragment} ${JSON.stringify(props)}`}</p>;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+05:30') }));

test('the top of the home page links to menu and contact, and its picture loads eagerly', () => {
  renderPage(page);
  expect(screen.getByRole('link', { name: 'Order now' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('link', { name: 'Visit us' })).toHaveAttribute('href', '/contact');
  const food = screen.getByRole('img', { name: /double cheese burger/ });
  expect(food).toHaveAttribute('loading', 'eager');
  expect(screen.getByText('Open now · until 10:00 PM')).toBeVisible();
});

test('the home page has its five sections in the specified sequence', () => {
  renderPage(page);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(titles).toEqual([
    'Featured Favorites',
    'What are you hungry for?',
    'Why people come back',
    'What Our Customers Say',
    'Visit us',
  ]);
  expect(screen.getByRole('heading', { name: 'Cooked when you order' })).toBeVisible();
  expect(screen.getByText('Loading reviews...')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get directions' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^\+91/ })).toHaveLength(2);
});

test('the section Why people come back is above the favourites on the home page', () => {
  renderPage(page);
  const reasons = screen.getByRole('list', { name: 'Why people come back' });
  expect(within(reasons).getAllByRole('listitem')).toHaveLength(3);
  const dishes = screen.getByRole('region', { name: 'Featured Favorites' });
  expect(reasons.compareDocumentPosition(dishes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the home page loads the shop status only while orders are paused or take longer', () => {
  renderPage(<SlotProvider value={Placed}>{page}</SlotProvider>);
  const strip = () => screen.queryByText('ShopStatus {}');
  expect(strip()).toBeNull();
  for (const [shop, isThere] of [
    [aShop(), false],
    [aShop({ paused: { until: null } }), true],
    [aShop({ extraMinutes: 15 }), true],
    [aShop(), false],
  ] as const) {
    act(() => bus.emit('shop/changed', shop));
    expect(strip() !== null).toBe(isThere);
  }
});
