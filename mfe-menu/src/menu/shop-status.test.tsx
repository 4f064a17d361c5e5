import type { Today } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { fourPm, keeperOf } from '../testing/fake-shop';
import { someStores, showWithStores } from '../testing/show-with-stores';
import { StoresContext } from '../use-stores';
import { ShopStatus } from './shop-status';

const show = (today: Partial<Today> = {}) =>
  showWithStores(() => <ShopStatus />, { shop: aShop(today, fourPm) });
const at = (time: string) => new Date(`${time}:00+05:30`).toISOString();

test.each<[string, Partial<Today>]>([
  [
    'We are not taking orders right now. We start again at 7:30 PM.',
    { paused: { until: at('2026-11-22T19:30') } },
  ],
  [
    'We are not taking orders right now. We start again on 23 Nov 2026, 11:00 AM.',
    { paused: { until: at('2026-11-23T11:00') } },
  ],
  [
    'We are not taking orders right now. Please look again soon, or call us: +91 90000 00010',
    { paused: { until: null } },
  ],
  ['Busy kitchen: orders take about 15 minutes longer.', { extraMinutes: 15 }],
  [
    'We are not taking orders right now. We start again at 7:30 PM.',
    { paused: { until: at('2026-11-22T19:30') }, extraMinutes: 15 },
  ],
])('%s', (words, today) => {
  show(today);
  expect(screen.getByRole('status')).toHaveTextContent(
    new RegExp(`^${words.replace('+', '\\+')}$`),
  );
});

test('without a time it says whom to call', () => {
  show({ paused: { until: null } });
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+919000000010');
});

test('on an ordinary day there is nothing; what changes is said, and goes again', () => {
  const { keeper, container } = show();
  expect(container).toBeEmptyDOMElement();
  act(() => keeper.change(aShop({ extraMinutes: 20 })));
  expect(screen.getByRole('status')).toHaveTextContent('20 minutes');
  act(() => keeper.change(aShop()));
  expect(container).toBeEmptyDOMElement();
});

test('a page that is rendered ahead says nothing of the day', () => {
  const keeper = keeperOf(aShop({ paused: { until: null } }));
  const stores = someStores(createBus(shopEvents), keeper);
  const page = renderToString(
    <StoresContext value={stores}>
      <ShopStatus />
    </StoresContext>,
  );
  expect(page).toBe('');
});
