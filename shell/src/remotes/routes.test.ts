import { isApart, isPage, pageAt, pages, placesOf } from './routes';

test('the site has the nine routes of the specification', () => {
  expect(Object.keys(pages)).toEqual([
    '/',
    '/menu',
    '/about',
    '/contact',
    '/blogs',
    '/offers',
    '/orders',
    '/faq',
    '/checkout',
  ]);
});

test.each([
  ['/menu', './MenuPage'],
  ['/menu/', './MenuPage'],
  ['/', './HomePage'],
  ['/nope', undefined],
  ['/menu/nope', undefined],
  ['/constructor', undefined],
  ['/kitchen', './KitchenPage'],
  ['/kitchen/', './KitchenPage'],
  ['/kitchen/nope', undefined],
  ['/rider/0123456789abcdef0123456789abcdef', './RiderPage'],
  ['/rider', './RiderPage'],
  ['/rider/one/two', undefined],
  ['/riders', undefined],
  ['/track/0123456789abcdef0123456789abcdef', './TrackPage'],
  ['/track', './TrackPage'],
  ['/track/one/two', undefined],
  ['/tracks', undefined],
  ['/account', './AccountPage'],
  ['/privacy/', './PrivacyPage'],
  ['/privacy/one', undefined],
  ['/unsubscribe/0123456789abcdef0123456789abcdef', './UnsubscribePage'],
  ['/unsubscribe', './UnsubscribePage'],
  ['/unsubscribe/one/two', undefined],
])('%s is served by %s', (path, exposure) => expect(pageAt(path)?.exposure).toBe(exposure));

test('the page at the link of an order is a page of customers', () => {
  const track = pageAt('/track/0123456789abcdef0123456789abcdef');
  expect([isApart(track), track && isPage(track)]).toEqual([false, true]);
  expect(placesOf('mfe-account-orders')).toContain('./TrackPage');
});

test("the staff's pages stand apart from those of customers, and are pages all the same", () => {
  const counter = pageAt('/kitchen');
  expect(isApart(counter)).toBe(true);
  expect(counter && isPage(counter)).toBe(true);
  expect(isApart(pageAt('/menu'))).toBe(false);
  expect(isApart(pageAt('/nope'))).toBe(false);
  expect(placesOf('mfe-kitchen')).toEqual(['./KitchenPage', './RiderPage']);
});
