import { error, warning } from './finding';
import { report } from './report';

test('mistakes come before warnings, and are counted', () =>
  expect(
    report('restaurant/', [
      warning('brand/logo.svg', undefined, 'Old.'),
      error('menu.json', 7, 'Wrong.'),
    ]),
  ).toBe('  ✗ menu.json:7  Wrong.\n  ! brand/logo.svg  Old.\nrestaurant/ has 1 mistake.'));

test('without mistakes the restaurant can open', () => {
  expect(report('restaurant/', [])).toBe('restaurant/ can open.');
  expect(report('restaurant/', [warning('a', 1, 'b')])).toMatch(/can open; 1 thing to look at\.$/);
});
