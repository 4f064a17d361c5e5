import { aloneAcrossTabs } from './tab-lock';

test('runs without a lock where the browser has none', async () => {
  expect(await aloneAcrossTabs(() => Promise.resolve(7))).toBe(7);
});

test('asks the browser for the lock where it can', async () => {
  const request = jest.fn((_name: string, _options: object, run: () => Promise<number>) => run());
  Object.assign(navigator, { locks: { request } });
  expect(await aloneAcrossTabs(() => Promise.resolve(7))).toBe(7);
  expect(request).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});
