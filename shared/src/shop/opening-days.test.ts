import { aShop } from '../testing/a-shop';
import { openingDays } from './opening-days';
import { pageRules } from './page-shop';

test('until the shop is told, the restaurant is open by the rules of the page', () => {
  expect(openingDays(undefined)).toBe(pageRules);
});

test('the shop that was told says its own hours, and the dates on which it rests', () => {
  const shop = aShop({ closedDays: ['2026-11-25'] });
  const rules = { ...shop.rules, closedWeekdays: ['monday' as const] };
  expect(openingDays({ ...shop, rules })).toMatchObject({
    hours: shop.rules.hours,
    closedWeekdays: ['monday'],
    closedDays: ['2026-11-25'],
  });
});
