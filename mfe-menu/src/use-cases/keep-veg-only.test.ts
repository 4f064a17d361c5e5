import { createVegOnly } from './keep-veg-only';

/** A storage that another tab can reach as well. */
function storageOf(kept: boolean) {
  let value = kept;
  let tell: () => void = () => undefined;
  const storage = {
    read: () => value,
    write: (vegOnly: boolean) => void (value = vegOnly),
    subscribe(changed: () => void) {
      tell = changed;
      return () => void (tell = () => undefined);
    },
  };
  const inAnotherTab = (vegOnly: boolean) => {
    value = vegOnly;
    tell();
  };
  return { storage, inAnotherTab };
}

test('begins with what was kept, and keeps what is chosen', () => {
  const { storage } = storageOf(true);
  const vegOnly = createVegOnly(storage);
  expect(vegOnly.isOn()).toBe(true);
  vegOnly.set(false);
  expect(vegOnly.isOn()).toBe(false);
  expect(storage.read()).toBe(false);
});

test('a storage that keeps nothing: the choice holds as long as the page', () => {
  const vegOnly = createVegOnly({ ...storageOf(false).storage, write: () => undefined });
  vegOnly.set(true);
  expect(vegOnly.isOn()).toBe(true);
});

test('everyone on the page is told of a change, here or in another tab, until they stop listening', () => {
  const { storage, inAnotherTab } = storageOf(false);
  const vegOnly = createVegOnly(storage);
  const changed = jest.fn();
  const end = vegOnly.subscribe(changed);
  vegOnly.set(true);
  expect(changed).toHaveBeenCalledTimes(1);
  inAnotherTab(false);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(vegOnly.isOn()).toBe(false);
  end();
  vegOnly.set(true);
  inAnotherTab(false);
  expect(changed).toHaveBeenCalledTimes(2);
});
