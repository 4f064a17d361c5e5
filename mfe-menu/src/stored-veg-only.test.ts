import { storedTextInMemory } from '@burger/shared/testing';
import { createVegOnly } from './stored-veg-only';

test('createVegOnly starts with the stored value and stores changes', () => {
  const { stored } = storedTextInMemory('on');
  const vegOnly = createVegOnly(stored);
  expect([vegOnly.first(), vegOnly.get()]).toEqual([false, true]);
  vegOnly.set(false);
  expect([vegOnly.get(), stored.read()]).toEqual([false, null]);
  vegOnly.set(true);
  expect([vegOnly.get(), createVegOnly(stored).get()]).toEqual([true, true]);
});

test.each(['true', '💥'])('createVegOnly reads the damaged value %j as off', (value) =>
  expect(createVegOnly(storedTextInMemory(value).stored).get()).toBe(false),
);
