import { aShop } from '@burger/shared/testing/a-shop';
import { showEarlyTotal } from '@burger/shared/order/early-total';
import { act, screen } from '@testing-library/react';
import { startFakeCart, requested } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { CartBar } from './menu-cart';

test("the bar that the page's first script filled stays and shows the cart's own total", () => {
  const { bus } = showWithStores(
    <>
      <div data-add="2" data-price="9900" />
      <CartBar />
    </>,
  );
  const bar = screen.getByRole('button', { hidden: true });
  expect(bar).not.toBeVisible();
  act(() => showEarlyTotal([{ dishId: 2, quantity: 2, choices: [], note: '' }]));
  expect(bar).toBeVisible();
  expect(bar.style.getPropertyValue('--early-total')).toBe('"2 items · ₹198"');
  act(() => void startFakeCart(bus, [requested(2)], aShop()));
  expect(screen.getByRole('button', { name: /1 item · ₹99/ })).toBe(bar);
  expect(bar.style.getPropertyValue('--early-total')).toBe('');
});

test('the cart bar of the menu counts available dishes and opens the cart; an empty cart has no bar', () => {
  const { bus } = showWithStores(<CartBar />);
  const opened = jest.fn();
  bus.on('cart/open-requested').subscribe(opened);
  const shop = aShop({ soldOut: [{ what: 1, until: null }] });
  const bar = () => screen.queryByRole('button', { name: /View cart/ });
  const holds = (...ids: number[]) => {
    const lines = ids.map((id) => requested(id));
    act(() => void startFakeCart(bus, lines, shop));
  };
  expect(bar()).toBeNull();
  holds();
  expect(bar()).toBeNull();
  holds(2, 1);
  expect(bar()).toHaveTextContent('1 item · ₹99View cart Save ₹14.85 with WELCOME15');
  holds(2, 39);
  expect(bar()).toHaveTextContent('2 items · ₹124View cart Add ₹26 more, save ₹45 with HAPPY30');
  act(() => bar()?.click());
  expect(opened).toHaveBeenCalledTimes(1);
});
