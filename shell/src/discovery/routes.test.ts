import { pageAt, pages } from './routes';

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
])('%s is served by %s', (path, exposure) => expect(pageAt(path)?.exposure).toBe(exposure));
