import guests from '@burger/shared/contracts/guests';
import { reportedRoutes } from '@burger/shared/contracts/visit';
import { extraPages, isPage, isStaffPage, keyedPages, pageAt, pages, placesOf } from './routes';

test.each([
  ['/menu', './MenuPage'],
  ['/menu/', './MenuPage'],
  ['/', './HomePage'],
  ['/nope', undefined],
  ['/menu/nope', undefined],
  ['/constructor', undefined],
  ['/kitchen/', './KitchenPage'],
  ['/kitchen/nope', undefined],
  ['/rider/0123456789abcdef0123456789abcdef', './RiderPage'],
  ['/rider', './RiderPage'],
  ['/rider/one/two', undefined],
  ['/riders', undefined],
  ['/track', './TrackPage'],
  ['/account', './AccountPage'],
  ['/privacy/', './PrivacyPage'],
  ['/privacy/one', undefined],
  ['/terms', './TermsPage'],
  ['/unsubscribe/0123456789abcdef0123456789abcdef', './UnsubscribePage'],
])('the URL path %s is served by the exposed module %s', (path, exposure) =>
  expect(pageAt(path)?.exposure).toBe(exposure),
);

test('staff pages are no customer pages, but both have a path', () => {
  const paths = ['/kitchen', '/menu', '/track/0123456789abcdef0123456789abcdef', '/nope'];
  const found = paths.map(pageAt);
  expect(found.map(isStaffPage)).toEqual([true, false, false, false]);
  expect(found.map((page) => page && isPage(page))).toEqual([true, true, true, undefined]);
  expect(placesOf('mfe-kitchen')).toEqual(['./KitchenPage', './RiderPage']);
  expect(placesOf('mfe-account-orders')).toContain('./TrackPage');
});

test('visit reports know the path of every customer page', () => {
  const reported: readonly string[] = reportedRoutes;
  const paths = Object.keys({ ...pages, ...extraPages, ...keyedPages });
  expect(paths.filter((path) => !reported.includes(path))).toEqual([]);
});

test('every page of an external team has texts, and every link to one has a page', () => {
  const paths = Object.keys(guests.pages);
  expect(Object.keys(guests.en)).toEqual(paths);
  for (const link of [...guests.menu, ...guests.footer]) expect(paths).toContain(link);
});
