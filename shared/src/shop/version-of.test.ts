import { published } from '../testing/a-shop';
import { versionOf } from './version-of';

test('a version follows from the content, not from its order', () => {
  const turned = Object.fromEntries(Object.entries(published).reverse()) as typeof published;
  expect(versionOf(turned)).toBe(versionOf(published));
  expect(versionOf(published)).toMatch(/^[0-9a-f]{12}$/);
});

test('another price is another version', () => {
  const [first, ...others] = published.dishes;
  const dearer = { ...published, dishes: [{ ...first!, price: '₹50' }, ...others] };
  expect(versionOf(dearer)).not.toBe(versionOf(published));
});
