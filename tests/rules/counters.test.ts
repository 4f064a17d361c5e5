import { firestoreOutbox } from '../../functions/src/orders/store/firestore-outbox';
import { firestoreCounters } from '../../functions/src/vitals/counters';
import { mapsQuota } from '../../functions/src/maps/maps';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';

const store = testFirestore();
const until = new Date('2026-03-05T08:00:00Z');
const visit = {
  versions: {
    '1.0.0-8a67': { visits: 1, pages: { '/menu': { lcp: { n: 1, sum: 1200, b2: 1 } } } },
  },
};

test('concurrent additions to the visit counters add up and keep the previous counts', async () => {
  const counters = firestoreCounters(store.db);
  await counters.add(new Map([['day_shell', { versions: { '0.9.0': { visits: 4 } } }]]), until);
  const add = () =>
    counters.add(
      new Map([
        ['day_shell', visit],
        ['day_mfe-menu', visit],
      ]),
      until,
    );
  await Promise.all(Array.from({ length: 8 }, add));
  const eight = { visits: 8, pages: { '/menu': { lcp: { n: 8, sum: 9600, b2: 8 } } } };
  expect(await counters.read(['day_shell', 'day_mfe-menu', 'day_none'])).toEqual([
    { versions: { '0.9.0': { visits: 4 }, '1.0.0-8a67': eight } },
    { versions: { '1.0.0-8a67': eight } },
    null,
  ]);
}, 30_000);

test('counting a visit without pages keeps the page counts of other visits', async () => {
  const counters = firestoreCounters(store.db);
  await counters.add(new Map([['empty_shell', visit]]), until);
  const without = { versions: { '1.0.0-8a67': { visits: 1, pages: {} } } };
  await counters.add(new Map([['empty_shell', without]]), until);
  const { pages } = visit.versions['1.0.0-8a67'];
  expect(await counters.read(['empty_shell'])).toEqual([
    { versions: { '1.0.0-8a67': { visits: 2, pages } } },
  ]);
}, 30_000);

test('in each hour, one of several function instances gets the turn for a job', async () => {
  const instances = [1, 2, 3].map(() => firestoreCounters(store.db));
  const turns = (at: number) =>
    Promise.all(instances.map((one) => one.takeTurn('orders', at, 3_600_000)));
  expect((await turns(10_000_000)).filter(Boolean)).toHaveLength(1);
  expect((await turns(13_599_999)).filter(Boolean)).toHaveLength(0);
  expect((await turns(13_600_000)).filter(Boolean)).toHaveLength(1);
  await instances[0]?.giveBack('orders', 10_060_000);
  expect((await turns(13_659_999)).filter(Boolean)).toHaveLength(0);
  expect((await turns(13_660_000)).filter(Boolean)).toHaveLength(1);
  expect((await turns(1_000_000)).filter(Boolean)).toHaveLength(1);
}, 30_000);

test('outbox.waitingSince finds the oldest unsent mail to the restaurant, and no other mail', async () => {
  const outbox = firestoreOutbox(store.db);
  expect(await outbox.waitingSince()).toBeNull();
  const entry = (kind: string, at: number, nextAt: number | null) => ({
    kind,
    at: Timestamp.fromMillis(at),
    nextAt: nextAt === null ? null : Timestamp.fromMillis(nextAt),
  });
  const entries = {
    sent: entry('order', 1000, null),
    customer: entry('confirmed', 2000, 9000),
    old: entry('order', 4000, 90_000),
    young: entry('escalation', 5000, 6000),
  };
  for (const [id, data] of Object.entries(entries)) await store.db.doc(`outbox/${id}`).set(data);
  expect(await outbox.waitingSince()).toBe(4000);
});

test('the daily maps quota counts over all instances and restarts the next day', async () => {
  let day = '2026-01-05';
  const settings = { perDay: 25, dayAt: () => day, now: () => new Date('2026-01-05T08:00:00Z') };
  const instances = [1, 2].map(() => mapsQuota(store.db, settings));
  const staffOrder = async () => {
    const requests = Array.from({ length: 20 }, () => instances.map((take) => take())).flat();
    return (await Promise.all(requests)).filter(Boolean).length;
  };
  expect(await staffOrder()).toBe(25);
  expect(await staffOrder()).toBe(0);
  day = '2026-01-06';
  expect(await staffOrder()).toBe(25);
}, 30_000);

test('an unavailable Firestore counts as a used-up maps quota', async () => {
  const away = {
    collection: () => ({ doc: () => ({}) }),
    runTransaction: () => Promise.reject(new Error('away')),
  } as unknown as Firestore;
  const settings = { perDay: 12, dayAt: () => 'any', now: () => new Date() };
  expect(await mapsQuota(away, settings)()).toBe(false);
});
