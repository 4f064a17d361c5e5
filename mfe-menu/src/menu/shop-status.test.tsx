import type { Today } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/a-shop';
import { act, screen } from '@testing-library/react';
import { fourPm } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { ShopStatus } from './shop-status';

const show = (today: Partial<Today> = {}) =>
  showWithStores(<ShopStatus />, { shop: aShop(today, fourPm) });
const at = (time: string) => new Date(`${time}:00+05:30`).toISOString();
const paused = 'We are not taking orders right now.';

test.each<[string, Partial<Today>]>([
  [
    `${paused} We start again at 7:30 PM.`,
    { paused: { until: at('2026-11-22T19:30') }, extraMinutes: 15 },
  ],
  [
    `${paused} We start again on 23 Nov 2026, 11:00 AM.`,
    { paused: { until: at('2026-11-23T11:00') } },
  ],
  [`${paused} Please look again soon, or call us: +91 90000 00010`, { paused: { until: null } }],
  ['Busy kitchen: orders take about 15 minutes longer.', { extraMinutes: 15 }],
])('the shop status shows: %s', (text, today) => {
  show(today);
  expect(screen.getByRole('status').textContent).toBe(text);
  const phone = screen.queryByRole('link');
  expect(phone?.getAttribute('href') ?? '').toBe(text.includes('+91') ? 'tel:+919000000010' : '');
});

test('the shop status renders nothing on an ordinary day, and shows extra minutes while they apply', () => {
  const { shop, container } = show();
  expect(container).toBeEmptyDOMElement();
  act(() => shop.change(aShop({ extraMinutes: 20 })));
  expect(screen.getByRole('status')).toHaveTextContent('20 minutes');
  act(() => shop.change(aShop()));
  expect(container).toBeEmptyDOMElement();
});
