import { BrowserRouter } from '@burger/shared/router';
import { storeTrack } from '@burger/shared/order/tracking';
import { renderToString } from 'react-dom/server';
import { cartText } from '@burger/shared/order/stored-cart';
import { aStoredCart } from '../testing/a-cart';
import { CartButton } from './cart-button';
import { CartDrawer } from './cart-drawer';
import { CheckoutPage } from './checkout-page';

test('the first render of the cart and checkout modules does not depend on browser storage', () => {
  const page = (
    <BrowserRouter>
      <CartButton />
      <CartDrawer />
      <CheckoutPage />
    </BrowserRouter>
  );
  const bare = renderToString(page);
  localStorage.setItem('burger.cart', cartText(aStoredCart({ 1: 3 })));
  storeTrack('ab'.repeat(16));
  expect(renderToString(page)).toBe(bare);
});
