import { storedTextInMemory } from '@burger/shared/testing';
import { createVegOnly } from './stored-veg-only';

test('createVegOnly starts with the stored value and stores changes', () => {
  const { kept } = storedTextInMemory('on');
  const vegOnly = createVegOnly(kept);
  expect([vegOnly.first(), vegOnly.get()]).toEqual([false, true]);
  vegOnly.set(false);
  expect([vegOnly.get(), kept.read()]).toEqual([false, null]);
  vegOnly.set(true);
  expect([vegOnly.get(), createVegOnly(kept).get()]).toEqual([true, true]);
});

test.each(['true', '💥'])('createVegOnly reads the damaged value %j as off', (value) =>
  expect(createVegOnly(storedTextInMemory(value).kept).get()).toBe(false),
);
