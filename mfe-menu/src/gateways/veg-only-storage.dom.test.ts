import { createVegOnlyStorage } from './veg-only-storage';

const disabled = () => {
  throw new DOMException('denied', 'SecurityError');
};
const full = () =>
  ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }) as unknown as Storage;

beforeEach(() => localStorage.clear());

test('the choice is there again after a reload', () => {
  createVegOnlyStorage().write(true);
  expect(createVegOnlyStorage().read()).toBe(true);
  createVegOnlyStorage().write(false);
  expect(createVegOnlyStorage().read()).toBe(false);
});

test.each(['true', '{"v":', '💥', '<script>'])('a damaged value %j counts as off', (value) => {
  localStorage.setItem('burger.veg-only', value);
  expect(createVegOnlyStorage().read()).toBe(false);
});

test.each([
  ['disabled', disabled],
  ['full', full],
])('%s storage counts as off and does no harm', (_name, storage) => {
  const vegOnly = createVegOnlyStorage(storage);
  expect(() => vegOnly.write(true)).not.toThrow();
  expect(vegOnly.read()).toBe(false);
});

test('a change in another tab is told, until the listening ends', () => {
  const changed = jest.fn();
  const end = createVegOnlyStorage().subscribe(changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'burger.veg-only' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'burger.veg-only' }));
  expect(changed).toHaveBeenCalledTimes(2);
});
