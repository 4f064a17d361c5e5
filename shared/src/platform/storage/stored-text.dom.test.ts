import { storedText, localText } from './stored-text';

const local = () => localStorage;
const full = (): Storage =>
  ({
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  }) as unknown as Storage;
const disabled = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => localStorage.clear());

test("storedText writes, reads and removes a text in the browser's storage", () => {
  storedText(local, 'a').write('one');
  expect(localStorage.getItem('a')).toBe('one');
  expect(storedText(local, 'a').read()).toBe('one');
  storedText(local, 'a').remove();
  expect(storedText(local, 'a').read()).toBeNull();
});

test('storedText keeps the last written text readable on this page when the storage is full', () => {
  const stored = storedText(full, 'a');
  expect(stored.read()).toBe('old');
  stored.write('new');
  expect(stored.read()).toBe('new');
});

test('storedText keeps texts as long as the page if storage is disabled', () => {
  const stored = storedText(disabled, 'a');
  expect(stored.read()).toBeNull();
  stored.write('one');
  expect(stored.read()).toBe('one');
  stored.remove();
  expect(stored.read()).toBeNull();
});

test('localText returns the same text for a key, even if nothing can be stored', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  localText('a').write('one');
  expect(localText('a').read()).toBe('one');
  expect(localText('b').read()).toBeNull();
  refuse.mockRestore();
});

test('watch reports changes of its key or the complete storage by other tabs, until stopped', () => {
  const changed = jest.fn();
  const stop = storedText(local, 'a').watch(changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(changed).toHaveBeenCalledTimes(0);
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  expect(changed).toHaveBeenCalledTimes(2);
});
