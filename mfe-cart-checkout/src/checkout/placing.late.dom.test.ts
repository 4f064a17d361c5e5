import { IdempotencyKeySchema } from '@burger/shared/contracts';
import { randomKey } from '@burger/shared/device';
import * as v from 'valibot';
import { aloneAcrossTabs, openWindow } from './placing.late';

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

const open = jest.spyOn(window, 'open');

test('the chat gets a window that cannot reach this page', () => {
  const chat = { opener: window } as unknown as Window;
  open.mockReturnValueOnce(chat);
  expect(openWindow('https://wa.me/91')).toBe(true);
  expect(open).toHaveBeenCalledWith('https://wa.me/91', '_blank');
  expect(chat.opener).toBeNull();
});

test('a window that the browser does not open is said', () => {
  open.mockReturnValueOnce(null);
  expect(openWindow('https://wa.me/91')).toBe(false);
});

test('32 hex digits, never the same', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  expect(keys.every((key) => v.is(IdempotencyKeySchema, key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
