import type { MonthPage } from '@burger/shared/kitchen';
import { firestoreKitchen } from '../../functions/src/orders/store/firestore-kitchen';
import { firestoreMonth } from '../../functions/src/kitchen/firestore-month';
import { monthPage } from '../../functions/src/kitchen/month';
import { faultsOf, readRegister } from '../../functions/src/register/register';
import { DeadlineError } from '../../functions/src/store/retry-conflicts';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { placeStored, press } from './place-stored';

// CGST Rule 46 (b) requires consecutive serial numbers. Tested with the Admin SDK and the local Firestore.

const owner = testFirestore();
const at = new Date('2026-11-25T08:00:00Z');

test('200 concurrent deliveries by two instances get bill numbers without gaps or duplicates', async () => {
  const out = { orderStatus: 'out_for_delivery', open: true, slot: null } as const;
  const history = [{ status: 'out_for_delivery', at: at.toISOString(), by: 'kitchen' } as const];
  const keys: string[] = [];
  while (keys.length < 200) keys.push(await placeStored(owner.db, { ...out, history }));
  const instances = [firestoreKitchen(owner.db), firestoreKitchen(owner.db)];
  // Each delivery is sent twice, like a retry after a lost response, and one request reports already-moved. A
  // request that hits its deadline is repeated, as the tablet does.
  const step = { from: 'out_for_delivery', to: 'delivered', payment: 'cash' } as const;
  const handOver = (one: (typeof instances)[number], key: string): ReturnType<typeof press> =>
    press(one, key, step, { at }).catch((error: unknown) => {
      if (error instanceof DeadlineError) return handOver(one, key);
      throw error;
    });
  const presses = keys.flatMap((key) => instances.map((one) => handOver(one, key)));
  const outcomes = await Promise.allSettled(presses);
  const failed = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
  );
  expect(new Set(failed)).toEqual(new Set(['already-moved']));
  expect(failed).toHaveLength(200);
  const register = await readRegister(owner.db);
  expect(register.rows).toHaveLength(200);
  expect([...register.counts]).toEqual([['BK/2627', 200]]);
  expect(faultsOf(register)).toEqual([]);
  const numbers: number[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: MonthPage = await monthPage(firestoreMonth(owner.db), '2026-11', after, 60);
    numbers.push(...page.papers.map(({ number }) => number));
    after = page.next;
  }
  const all = Array.from({ length: 200 }, (_, number) => number + 1);
  expect(numbers.sort((one, other) => one - other)).toEqual(all);
}, 120_000);
