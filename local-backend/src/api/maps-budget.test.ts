import { firestoreBudget } from '@burger/functions/maps-budget';
import type { Firestore } from 'firebase-admin/firestore';
import { testFirestore } from '../testing/test-firestore';

const store = testFirestore();
test('the questions of a day are counted over all instances, and begin anew with the next day', async () => {
  let day = '2026-01-05';
  const settings = { perDay: 25, dayAt: () => day, now: () => new Date('2026-01-05T08:00:00Z') };
  const instances = [1, 2].map(() => firestoreBudget(store.db, settings));
  const taken = async () => {
    const answers: boolean[] = [];
    for (let asked = 0; asked < 20; asked += 1) {
      answers.push(...(await Promise.all(instances.map((take) => take()))));
    }
    return answers.filter(Boolean).length;
  };
  expect(await taken()).toBe(25);
  expect(await taken()).toBe(0);
  day = '2026-01-06';
  expect(await taken()).toBe(25);
}, 30_000);

test('many at the same time take no more than there are', async () => {
  const settings = { perDay: 12, dayAt: () => 'a busy day', now: () => new Date() };
  const take = firestoreBudget(store.db, settings);
  const answers = await Promise.all(Array.from({ length: 40 }, () => take()));
  expect(answers.filter(Boolean)).toHaveLength(12);
});

test('a store that is away is a budget that is used up', async () => {
  const away = {
    collection: () => ({ doc: () => ({}) }),
    runTransaction: () => Promise.reject(new Error('away')),
  } as unknown as Firestore;
  const settings = { perDay: 12, dayAt: () => 'any', now: () => new Date() };
  expect(await firestoreBudget(away, settings)()).toBe(false);
});
