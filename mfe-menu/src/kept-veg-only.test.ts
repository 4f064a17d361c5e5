import { keptTextInMemory } from '@burger/shared/testing';
import { createVegOnly } from './kept-veg-only';

test('begins with what was kept, and keeps what is chosen', () => {
  const { kept } = keptTextInMemory('on');
  const vegOnly = createVegOnly(kept);
  expect([vegOnly.first(), vegOnly.get()]).toEqual([false, true]);
  vegOnly.set(false);
  expect([vegOnly.get(), kept.read()]).toEqual([false, null]);
  vegOnly.set(true);
  expect([vegOnly.get(), createVegOnly(kept).get()]).toEqual([true, true]);
});

test.each(['true', '💥'])('a damaged value %j counts as off', (value) =>
  expect(createVegOnly(keptTextInMemory(value).kept).get()).toBe(false),
);

test('everyone on the page is told of a change, here or in another tab, until they stop listening', () => {
  const { kept, elsewhere } = keptTextInMemory();
  const vegOnly = createVegOnly(kept);
  const changed = jest.fn();
  const end = vegOnly.subscribe(changed);
  vegOnly.set(true);
  expect(changed).toHaveBeenCalledTimes(1);
  elsewhere(null);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(vegOnly.get()).toBe(false);
  end();
  vegOnly.set(true);
  elsewhere(null);
  expect(changed).toHaveBeenCalledTimes(2);
});
