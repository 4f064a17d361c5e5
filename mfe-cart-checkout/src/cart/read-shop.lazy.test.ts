import { ordinaryDay } from '@burger/shared/shop';
import { menu, seedVersion } from '@burger/shared/testing/a-shop';
import { shopReader } from './read-shop.lazy';

const newer = 'abcdef012345';
const noon = '2025-01-15T06:30:00.000Z';
const today = (changes: object = {}) => ({ ...ordinaryDay(seedVersion), now: noon, ...changes });
const known = new Map([
  [seedVersion, menu],
  [newer, { ...menu, version: newer }],
]);

/**
 * Returns a shop reader for a fake server with these day and menu documents; requests for other menus reject.
 */
function serving(day: unknown, documents: ReadonlyMap<string, unknown> = known) {
  const services = {
    today: jest.fn(() => (day ? Promise.resolve(day) : Promise.reject(new Error('away')))),
    menu: (version: string) =>
      documents.has(version)
        ? Promise.resolve(documents.get(version))
        : Promise.reject(new Error('away')),
    now: () => Date.parse(noon),
  };
  return { read: shopReader(services), services };
}

test('the shop data combine the published menu with the sold-out dishes of the day', async () => {
  const soldOut = [{ what: 1, until: null }];
  const now = '2025-01-15T06:31:00.000Z';
  const { read, services } = serving(today({ version: newer, revision: 4, soldOut, now }));
  const shop = await read(4);
  expect(shop).toMatchObject({ version: newer, revision: 4, aheadMs: 60_000 });
  expect(shop.dishes.find(({ id }) => id === 1)?.soldOut).toEqual({ until: null });
  expect(services.today).toHaveBeenCalledWith(4);
});

test.each([
  ['cannot be had', null],
  ['is garbage', { version: 7 }],
  ['has no clock', { ...today(), now: 'noon' }],
])(
  'if the state of the day %s, nothing is sold out and the prerendered menu is used',
  async (_name, day) => {
    const shop = await serving(day).read(null);
    expect(shop).toMatchObject({ version: seedVersion, revision: 0 });
    expect(shop).not.toHaveProperty('aheadMs');
  },
);

test('an unavailable current menu falls back to the menu version that the page was prerendered with', async () => {
  const { read } = serving(today({ version: newer, revision: 4 }), new Map([[seedVersion, menu]]));
  const shop = await read(null);
  expect(shop).toMatchObject({ version: seedVersion, revision: 4, aheadMs: 0, isOutdated: true });
});

test.each([
  ['nothing', new Map()],
  ['garbage', new Map([[seedVersion, { dishes: 'x' }]])],
  ['a price below 0', new Map([[seedVersion, { ...menu, groups: [{ price: -1 }] }]])],
])('reading the shop data rejects when the menu document is %s', async (_name, documents) => {
  await expect(serving(today(), documents).read(null)).rejects.toThrow();
});
