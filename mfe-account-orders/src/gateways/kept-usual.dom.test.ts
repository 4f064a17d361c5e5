import { usualMemory } from './kept-usual';

const usual = { uid: 'u1', readAt: 5, documents: [] };
const hasRoom = () => document.documentElement.hasAttribute('data-usual');

test('what is remembered is recalled, and pages keep room for it, until it is forgotten', () => {
  const memory = usualMemory();
  expect(memory.recall()).toBeNull();
  memory.remember(usual);
  expect(usualMemory().recall()).toEqual(usual);
  expect(hasRoom()).toBe(true);
  memory.forget();
  expect(memory.recall()).toBeNull();
  expect(hasRoom()).toBe(false);
});
