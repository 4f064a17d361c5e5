import { isInShare } from './kept-share';

const draw = (number: number) => jest.spyOn(Math, 'random').mockReturnValue(number / 100);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  [4, 5, true],
  [5, 5, false],
  [24, 25, true],
  [99, 99, false],
])('whoever draws %i is in a share of %i: %s', (drawn, share, isIn) => {
  draw(drawn);
  expect(isInShare('mfe-menu', { version: '2.0.0', share })).toBe(isIn);
});

test('what was drawn is kept: whoever is in the share stays in it when it grows', () => {
  draw(10);
  expect(isInShare('mfe-menu', { version: '2.0.0', share: 25 })).toBe(true);
  draw(99);
  expect(
    [25, 50, 11, 10].map((share) => isInShare('mfe-menu', { version: '2.0.0', share })),
  ).toEqual([true, true, true, false]);
});

test('each version and each remote is drawn for on its own', () => {
  draw(10);
  isInShare('mfe-menu', { version: '2.0.0', share: 25 });
  draw(99);
  expect(isInShare('mfe-menu', { version: '2.0.1', share: 25 })).toBe(false);
  expect(isInShare('mfe-content', { version: '2.0.0', share: 25 })).toBe(false);
});

test('nothing is kept but a version and a number below a hundred', () => {
  draw(42);
  isInShare('mfe-menu', { version: '2.0.0', share: 5 });
  expect({ ...localStorage }).toEqual({ 'burger.staged.mfe-menu': '2.0.0 42' });
});

test('who cannot keep a number has what is live', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  draw(0);
  expect(isInShare('mfe-menu', { version: '2.0.0', share: 99 })).toBe(false);
});
