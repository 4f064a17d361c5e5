import { storedTextInMemory } from '@burger/shared/testing';
import { createVegOnly } from './stored-veg-only';

test('begins with what was kept, and keeps what is chosen', () => {
  const { kept } = storedTextInMemory('on');
  const vegOnly = createVegOnly(kept);
  expect([vegOnly.first(), vegOnly.get()]).toEqual([false, true]);
  vegOnly.set(false);
  expect([vegOnly.get(), kept.read()]).toEqual([false, null]);
  vegOnly.set(true);
  expect([vegOnly.get(), createVegOnly(kept).get()]).toEqual([true, true]);
});

test.each(['true', '💥'])('a damaged value %j counts as off', (value) =>
  expect(createVegOnly(storedTextInMemory(value).kept).get()).toBe(false),
);
