import { IdempotencyKeySchema } from '@burger/shared/contracts';
import { randomKey } from '@burger/shared/platform/device';
import * as v from 'valibot';
import { aloneAcrossTabs, openWindow } from './placing.lazy';

test('aloneAcrossTabs runs the call without a lock in browsers without navigator.locks', async () => {
  expect(await aloneAcrossTabs(() => Promise.resolve(7))).toBe(7);
});

test('aloneAcrossTabs runs the call under a Web Lock where the browser has them', async () => {
  const request = jest.fn((_name: string, _options: object, run: () => Promise<number>) => run());
  Object.assign(navigator, { locks: { request } });
  expect(await aloneAcrossTabs(() => Promise.resolve(7))).toBe(7);
  expect(request).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});

const open = jest.spyOn(window, 'open');

test('openWindow clears the opener of the chat window', () => {
  const chat = { opener: window } as unknown as Window;
  open.mockReturnValueOnce(chat);
  expect(openWindow('https://wa.me/91')).toBe(true);
  expect(open).toHaveBeenCalledWith('https://wa.me/91', '_blank');
  expect(chat.opener).toBeNull();
});

test('openWindow returns false when the browser blocks the window', () => {
  open.mockReturnValueOnce(null);
  expect(openWindow('https://wa.me/91')).toBe(false);
});

test('randomKey returns 32 unique hex digits', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  expect(keys.every((key) => v.is(IdempotencyKeySchema, key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
