import { keptAs, type Kept } from './caching';

const home = { origin: 'https://burger.example', origins: ['https://menu.example'] };
const of = (url: string, { navigation = false, integrity = '' } = {}) =>
  keptAs({ url: new URL(url, home.origin).href, navigation, integrity }, home);

test.each<[string, Kept]>([
  ['/shell/1/main.js', 'file'],
  ['/remotes/mfe-menu/1/remote-entry.js', 'file'],
  ['/fonts/baloo.woff2', 'file'],
  ['/shop/0123456789ab/en.json', 'file'],
  ['/pictures/1/hero-480.avif', 'picture'],
  ['/remotes.json', 'list'],
  ['/config.json', 'list'],
])('%s is kept as %s', (url, kept) => expect(of(url)).toBe(kept));

test.each([
  '/',
  '/menu',
  '/orders?from=mail',
  '/nowhere/at/all',
  '/offline',
  '/kitchen',
  '/rider/0123456789abcdef0123456789abcdef',
])('a navigation to %s is a page', (url) => expect(of(url, { navigation: true })).toBe('page'));

test.each([
  '/api/orders',
  '/api/shop',
  '/api/maps/geocode?latlng=1,2',
  '/getGoogleReviews',
  '/__/auth/handler',
  '/__/firebase/init.json',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/securetoken.googleapis.com/v1/token',
  '/v1/projects/burger/databases/(default)/documents/orders',
  '/emulator/auth/handler',
  '/local/google-popup.js',
  '/service-worker.js',
  '/menu',
  'https://identitytoolkit.googleapis.com/v1/accounts:lookup',
  'https://firestore.googleapis.com/v1/projects/burger/databases/(default)/documents:runQuery',
])('%s is none of the worker’s business', (url) => expect(of(url)).toBeNull());

test.each(['/api/orders', '/__/auth/handler', '/emulator/auth/handler', '/sitemap.xml'])(
  'nor is a navigation to %s',
  (url) => expect(of(url, { navigation: true })).toBeNull(),
);

test('a script of a remote elsewhere is kept if it is pinned', () => {
  expect(of('https://menu.example/1/entry.js', { integrity: 'sha256-x' })).toBe('file');
  expect(of('https://menu.example/1/entry.js')).toBeNull();
  expect(of('https://other.example/1/entry.js', { integrity: 'sha256-x' })).toBeNull();
});
