import { versionOf } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import { firestoreShop } from '../../functions/src/shop/firestore-shop';
import { NotPublished, type ShopStore } from '../../functions/src/shop/shop-store';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';

// Tests what the functions' shop store guarantees, also under concurrent changes: the Admin SDK and the local
// Firestore.
const store = testFirestore();
let shop: ShopStore;
let minutes = 0;
beforeEach(async () => {
  for (const name of ['menus', 'shop']) {
    const { docs } = await store.db.collection(name).get();
    await Promise.all(docs.map((found) => found.ref.delete()));
  }
  minutes = 0;
  shop = firestoreShop(store.db, () => new Date(Date.UTC(2026, 0, 5, 8, minutes++)));
});

const version = versionOf(published);
const priced = (rupees: number) => ({
  ...published,
  dishes: published.dishes.map((dish) => (dish.id === 1 ? { ...dish, price: `₹${rupees}` } : dish)),
});

test('several concurrent first starts publish the menu once, and a later start changes nothing', async () => {
  await Promise.all(Array.from({ length: 5 }, () => shop.start(published)));
  await shop.publish({ published: priced(59), by: 'Meena' });
  expect(await shop.start(published)).toMatchObject({
    version: versionOf(priced(59)),
    revision: 2,
  });
  expect(await shop.versions()).toHaveLength(2);
});

test('a published menu records author, time and predecessor', async () => {
  await shop.start(published);
  const next = await shop.publish({ published: priced(59), by: 'Meena', basedOn: version });
  expect(next).toMatchObject({ version: versionOf(priced(59)), revision: 2 });
  expect(await shop.live()).toEqual(next);
  expect(await shop.versions()).toEqual([
    { version: next.version, by: 'Meena', at: '2026-01-05T08:01:00.000Z', from: version },
    { version, by: 'the first start', at: '2026-01-05T08:00:00.000Z', from: null },
  ]);
  expect(await shop.publish({ published: priced(59), by: 'Meena' })).toEqual(next);
});

test('publishing a menu that is based on an outdated version is rejected', async () => {
  await shop.start(published);
  await shop.publish({ published: priced(59), by: 'Meena', basedOn: version });
  const late = shop.publish({ published: priced(69), by: 'Ravi', basedOn: version });
  await expect(late).rejects.toThrow(NotPublished);
  await expect(late).rejects.toThrow(/Meanwhile [0-9a-f]{12} was published/);
  expect(await shop.live()).toMatchObject({ version: versionOf(priced(59)), revision: 2 });
  expect(await shop.published(versionOf(priced(69)))).toBeNull();
});

test("concurrent changes of the shop's day are all applied, one after the other", async () => {
  await shop.start(published);
  const step = (id: number) =>
    shop.change(
      (today) => ({ ...today, soldOut: [...today.soldOut, { what: id, until: null }] }),
      'a tablet',
    );
  const made = await Promise.all([step(1), step(2), step(3)]);
  const { revision, soldOut } = (await shop.live())!;
  expect(soldOut.map(({ what }) => what).sort()).toEqual([1, 2, 3]);
  expect(revision).toBe(4);
  expect(made.map((today) => today.revision).sort()).toEqual([2, 3, 4]);

  // No change lowers the revision or replaces the menu version, and the state of the day survives a new menu.
  const odd = { revision: -7, version: 'ffffffffffff', extraMinutes: 15 };
  const late = await shop.change((today) => ({ ...today, ...odd }), 'Meena');
  expect(late).toMatchObject({ revision: 5, version, extraMinutes: 15 });
  const next = await shop.publish({ published: priced(59), by: 'Meena' });
  expect(next).toMatchObject({ revision: 6, soldOut, extraMinutes: 15 });
}, 30_000);

test.each([
  ['an invalid day', { closedDays: ['tomorrow'] }],
  ['negative minutes', { extraMinutes: -5 }],
  ['four hours', { extraMinutes: 240 }],
  ['an invalid time', { paused: { until: 'later' } }],
])("a change of the shop's day to %s is rejected", async (_name, changes) => {
  await shop.start(published);
  await expect(shop.change((today) => ({ ...today, ...changes }), 'Meena')).rejects.toThrow(
    NotPublished,
  );
  expect(await shop.live()).toMatchObject({ revision: 1 });
});

test('a menu of 5,000 dishes is stored, and one beyond the limit is rejected with a message', async () => {
  const many = (count: number, description: (id: number) => string) => ({
    ...published,
    featured: [],
    dishes: Array.from({ length: count }, (_, at) => ({
      ...published.dishes[at % published.dishes.length]!,
      id: at + 1,
      name: `Dish ${at + 1}`,
      description: description(at + 1),
    })),
  });
  const large = many(5000, (id) => `The dish with the number ${id}`);
  await shop.publish({ published: large, by: 'Meena' });
  expect(await shop.published(versionOf(large))).toEqual(large);

  const noise = () => Array.from({ length: 400 }, () => Math.random().toString(36)[3]).join('');
  const tooLarge = shop.publish({ published: many(5000, noise), by: 'Meena' });
  await expect(tooLarge).rejects.toThrow('The menu is too large to be published');
}, 30_000);
