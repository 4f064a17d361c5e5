import { keptUsual } from './kept-usual';

const usual = { uid: 'u1', readAt: 5, documents: [] };
const hasRoom = () => document.documentElement.hasAttribute('data-usual');

test('what is remembered is recalled, and pages keep room for it, until it is forgotten', () => {
  const kept = keptUsual();
  expect(kept.read()).toBeNull();
  kept.write(usual);
  expect(keptUsual().read()).toEqual(usual);
  expect(hasRoom()).toBe(true);
  kept.remove();
  expect(kept.read()).toBeNull();
  expect(hasRoom()).toBe(false);
});
