import { storageKeys } from '@burger/shared/platform/storage';
import { sessionHint } from '../session/stored-session';
import { headlineStorage } from './stored-orders';

const asha = { uid: 'asha', displayName: null, email: null, phoneNumber: null, photoURL: null };
const ravi = { ...asha, uid: 'ravi' };
const words = { number: 'Order BK1' };
const stored = () => localStorage.getItem(storageKeys.cachedOrders);

beforeEach(() => sessionHint().set(asha));
test("headlineStorage returns the customer's stored headline until it is forgotten", () => {
  const memory = headlineStorage();
  memory.remember('asha', { words });
  expect(memory.recall()).toEqual(words);
  memory.forget();
  expect(memory.recall()).toBeNull();
});

test('the cached headline is deleted at sign-out, and an open page cannot store it again', () => {
  const memory = headlineStorage();
  memory.remember('asha', { words });
  sessionHint().set(null);
  expect(stored()).toBeNull();
  memory.remember('asha', { words: { number: 'Order BK2' } });
  expect(stored()).toBeNull();
  sessionHint().set(ravi);
  memory.remember('asha', { words });
  expect(stored()).toBeNull();
});

test('an unchanged headline is not stored again after another tab deleted it', () => {
  const [here, there] = [headlineStorage(), headlineStorage()];
  here.remember('asha', { words: {} });
  there.forget();
  here.remember('asha', { words: {} });
  expect(stored()).toBeNull();
});
