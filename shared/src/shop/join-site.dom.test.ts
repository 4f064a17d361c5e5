import { pageShop } from './page-shop';
import { joinSite } from './join-site';
import { onSite } from '../platform/on-site';

const origin = 'https://burgers.example';
const places = globalThis as { [key: symbol]: unknown };
const [site, shop] = [Symbol.for('burger.site@1'), Symbol.for('burger.page-shop@1')];
const shopBefore = places[shop];

afterEach(() => {
  places[site] = undefined;
  places[shop] = shopBefore;
  jest.restoreAllMocks();
});

const answering = (answers: Record<string, unknown>) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const body = answers[String(address)];
    return { ok: body !== undefined, status: 404, json: async () => body } as Response;
  });
};

test("onSite returns paths unchanged on the site's own pages", () =>
  expect(onSite('/a')).toBe('/a'));

test("joinSite stores the site's origin and its published shop for remotes on a host page", async () => {
  const { rules, categories } = pageShop;
  answering({
    [`${origin}/api/shop`]: { version: '0123456789ab' },
    [`${origin}/shop/0123456789ab/en.json`]: { rules, categories, dishes: [] },
  });
  await joinSite(origin);
  expect(onSite('/pictures/1.webp')).toBe(`${origin}/pictures/1.webp`);
  const file = '/shop/0123456789ab/en.json';
  expect(places[shop]).toEqual({ version: '0123456789ab', file, rules, categories });
  expect(document.documentElement.style.getPropertyValue('--headerHeight')).toBe('0px');
});

test('joinSite rejects and stores nothing if the site does not respond', async () => {
  answering({});
  await expect(joinSite(origin)).rejects.toThrow('/api/shop answered 404');
  expect([places[site], places[shop]]).toEqual([undefined, shopBefore]);
});
