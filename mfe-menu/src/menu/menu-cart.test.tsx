import { aShop } from '@burger/shared/testing/a-shop';
import { act, screen } from '@testing-library/react';
import { startFakeCart, requested } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { CartBar } from './menu-cart';

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
