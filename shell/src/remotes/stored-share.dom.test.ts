import { isInShare } from './stored-share';

const mockRandom = (number: number) => jest.spyOn(Math, 'random').mockReturnValue(number / 100);

afterEach(() => jest.restoreAllMocks());

test('the device stores a version and a random number, so visitors stay in a growing share', () => {
  const isIn = (share: number) => isInShare('mfe-menu', { version: '2.0.0', share });
  mockRandom(10);
  expect(isIn(25)).toBe(true);
  expect({ ...localStorage }).toEqual({ 'burger.staged.mfe-menu': '2.0.0 10' });
  mockRandom(99);
  expect([25, 50, 11, 10].map(isIn)).toEqual([true, true, true, false]);
  expect(isInShare('mfe-menu', { version: '2.0.1', share: 25 })).toBe(false);
  expect(isInShare('mfe-content', { version: '2.0.0', share: 25 })).toBe(false);
});

test('visitors without storage get the live version of a remote, not a staged one', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  mockRandom(0);
  expect(isInShare('mfe-menu', { version: '2.0.0', share: 99 })).toBe(false);
});
