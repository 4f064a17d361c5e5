import { firestoreDays, type StoredDay } from '../../functions/src/kitchen/days';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';

// Tests closed days with a real Firestore protocol: a closing is created once, then only appended to.

const owner = testFirestore();
const day = (date: string, changes: Partial<StoredDay> = {}): StoredDay => ({
  ...{ date, uid: 'meena', by: 'meena@example.in', press: 'press-one' },
  ...{ closedAt: `${date}T18:00:00.000Z`, float: 50_000, counted: 60_290, difference: 0 },
  ...{ riders: [{ name: 'Suresh', expected: 10_290, handedIn: 10_290 }], reason: '' },
  sums: {
    ...{ promised: 1, delivered: 1, cancelled: 0, sales: 10_290, givenBack: 0 },
    ...{ cash: 10_290, upi: 0, online: 0, fees: 0 },
  },
  corrections: [],
  orders: { ['0'.repeat(32)]: { orderId: 'BK1', cash: 10_290, upi: 0, online: 0 } },
  ...changes,
});

test('one of several concurrent closings of a day wins, and corrections are appended to it', async () => {
  const stores = [firestoreDays(owner.db), firestoreDays(owner.db)];
  const closings = ['meena', 'kiran', 'owner'].map((uid, at) =>
    stores[at % 2]!.close(day('2026-01-05', { uid, press: `press-${uid}` })),
  );
  const stored = await Promise.all(closings);
  expect(new Set(stored.map(({ uid }) => uid)).size).toBe(1);
  const [dayStore] = stores;
  expect(await dayStore!.find('2026-01-05')).toEqual(stored[0]);
  const found = (press: string) =>
    dayStore!.correct('2026-01-05', { at: '', by: 'owner', amount: 4000, reason: 'found', press });
  await Promise.all([found('press-a'), found('press-b'), found('press-a')]);
  const { corrections = [] } = (await dayStore!.find('2026-01-05')) ?? {};
  expect(corrections.map(({ press }) => press).sort()).toEqual(['press-a', 'press-b']);
  expect(await dayStore!.correct('2026-01-06', { ...corrections[0]!, press: 'none' })).toBeNull();
}, 30_000);

test('a business day starts with the cash of the last day closed within a week', async () => {
  const dayStore = firestoreDays(owner.db);
  await dayStore.close(day('2026-02-02', { float: 30_000 }));
  await dayStore.close(day('2026-02-04', { float: 20_000 }));
  const before = await Promise.all(
    ['2026-02-03', '2026-02-06', '2026-02-11', '2026-02-12'].map(dayStore.floatBefore),
  );
  expect(before).toEqual([30_000, 20_000, 20_000, null]);
});
