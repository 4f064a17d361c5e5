import {
  cacheKind,
  isRiders,
  noticeOf,
  onceCached,
  openFromNotice,
  pageKey,
  reportedKind,
  type CacheKind,
} from './rules';

const origin = 'https://burger.example';
const key = '0123456789abcdef0123456789abcdef';

describe('the service worker', () => {
  const home = { origin, origins: ['https://menu.example'] };
  const of = (url: string, { navigation = false, integrity = '' } = {}) =>
    cacheKind({ url: new URL(url, origin).href, navigation, integrity }, home);

  test.each<[CacheKind | null, string[]]>([
    ['file', ['/shell/1/main.js', '/remotes/mfe-menu/1/remote-entry.js']],
    ['file', ['/shop/0123456789ab/en.json']],
    ['picture', ['/pictures/1/hero-480.avif']],
    ['list', ['/remotes.json']],
    [null, ['/api/orders', '/getGoogleReviews', '/__/auth/handler', '/emulator/auth/handler']],
    [null, ['/local/google-popup.js', '/service-worker.js', '/menu']],
    [null, ['/identitytoolkit.googleapis.com/v1/accounts:lookup']],
    [null, ['/securetoken.googleapis.com/v1/token']],
    [null, ['/v1/projects/burger/databases/(default)/documents/orders']],
    [null, ['https://firestore.googleapis.com/v1/projects/burger/documents:runQuery']],
  ])('the service worker caches these requests as %s: %j', (kind, urls) =>
    expect(urls.map((url) => of(url))).toEqual(urls.map(() => kind)),
  );

  test.each([
    ['page', ['/', '/menu', '/orders?from=mail', '/nowhere/at/all', '/kitchen', `/rider/${key}`]],
    [null, ['/api/orders', '/__/auth/handler', '/emulator/auth/handler', '/sitemap.xml']],
  ])('the service worker treats a navigation as %s: %j', (kind, urls) =>
    expect(urls.map((url) => of(url, { navigation: true }))).toEqual(urls.map(() => kind)),
  );

  test("the service worker caches another origin's script only with an integrity hash", () => {
    expect(of('https://menu.example/1/entry.js', { integrity: 'sha256-x' })).toBe('file');
    expect(of('https://menu.example/1/entry.js')).toBeNull();
    expect(of('https://other.example/1/entry.js', { integrity: 'sha256-x' })).toBeNull();
  });

  test.each([
    ['/shell/1/main.js', 'sha256-x', 'file'],
    ['/shell/1/main.js', '', null],
    [`${origin}/remotes/mfe-menu/1/core.js`, undefined, null],
    ['/fonts/1/baloo.woff2', undefined, 'file'],
    ['/remotes/list-1.json', '', 'file'],
    ['/pictures/1/hero-480.avif', undefined, 'picture'],
    ['/menu', undefined, null],
  ])('caches %s, reported with the hash %j, as %s', (address, integrity, kind) => {
    const file = integrity === undefined ? { address } : { address, integrity };
    expect(reportedKind(file, home)).toBe(kind);
  });
});

test.each([
  ['', '/'],
  ['/?utm=mail', '/'],
  ['/menu/', '/menu'],
  ['/menu?q=1#dish-3', '/menu'],
  [`/track/${key}`, '/track'],
  [`/kn/track/${key}/`, '/kn/track'],
  [`/rider/${key}`, '/rider'],
  ['/menu/track', '/menu/track'],
])('the service worker caches the page at %s once, under %s', (address, cached) => {
  expect(pageKey(origin + address)).toBe(origin + cached);
  expect(pageKey(address, origin)).toBe(origin + cached);
});

test.each([
  [[`/rider/${key}`], true],
  [[`/rider/${key}`, '/menu'], false],
  [['/kitchen'], false],
  [[], false],
])('isRiders decides whether the open pages %j are all courier links: %s', (open, expected) =>
  expect(isRiders(open.map((path) => origin + path))).toBe(expected),
);

describe('onceCached', () => {
  const answer = { ok: true } as Response;
  const by = (input: Promise<Response>, cached: Promise<void>) =>
    onceCached({ handleAll: () => [input, cached] }, {} as Parameters<typeof onceCached>[1]);

  test('onceCached returns the response only after it is cached', async () => {
    const received: string[] = [];
    let cache = () => {};
    const cached = new Promise<void>((resolve) => (cache = resolve)).then(
      () => void received.push('cached'),
    );
    const answered = by(Promise.resolve(answer), cached).then(() => received.push('answered'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(received).toEqual([]);
    cache();
    await answered;
    expect(received).toEqual(['cached', 'answered']);
  });

  test('onceCached returns the response when caching fails, and rejects when the fetch fails', async () => {
    const full = Promise.reject(new Error('full'));
    await expect(by(Promise.resolve(answer), full)).resolves.toBe(answer);
    const failed = Promise.reject(new Error('no network'));
    await expect(by(failed, Promise.resolve())).rejects.toThrow('no network');
  });
});

describe('a push message', () => {
  test('a push message is shown with the tag of its order, and a click opens the order', () => {
    const path = `/kn/track#${key}`;
    const pushed = { id: 'x', title: 'On its way', body: 'BK1: Our rider has left', tag: 'BK1' };
    const [title, options] = noticeOf(JSON.stringify({ ...pushed, lang: 'kn', path })) ?? [];
    expect(title).toBe('On its way');
    expect(options).toMatchObject({ body: pushed.body, tag: 'BK1', lang: 'kn', data: { path } });
  });

  test.each(['', '{', 'null', '{}', '7'])('the damaged push message %j shows nothing', (data) =>
    expect(noticeOf(data)).toBeNull(),
  );
});

describe('a click on a notification', () => {
  async function pressed(data: unknown, ...open: string[]): Promise<string[]> {
    const done: string[] = [];
    const page = (url: string) => ({ url, focus: async () => void done.push(`focus ${url}`) });
    const windows = {
      matchAll: async () => open.map((path) => page(origin + path)),
      openWindow: async (address: string) => void done.push(`open ${address}`),
    };
    await openFromNotice(data, windows, origin);
    return done;
  }

  test('a click on a notification focuses the page that showed it, or opens that page when it is closed', async () => {
    expect(await pressed({ path: '/kitchen' }, '/', '/kitchen?x=1#BK482130770')).toEqual([
      `focus ${origin}/kitchen?x=1#BK482130770`,
    ]);
    const path = `/track#${key}`;
    expect(await pressed({ path }, '/', '/track#0')).toEqual([`open ${origin}${path}`]);
    expect(await pressed({ path }, '/', path)).toEqual([`focus ${origin}${path}`]);
  });

  test.each([
    null,
    { path: 1 },
    { path: 'https://other.example/kitchen' },
    { path: '//other.example' },
  ])('a click on a notification with the data %j opens the home page', async (data) =>
    expect(await pressed(data, '/menu')).toEqual([`open ${origin}/`]),
  );
});
