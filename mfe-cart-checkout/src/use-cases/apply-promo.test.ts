import { aCart } from '../testing/a-cart';
import { cartPorts } from '../testing/cart-ports';
import { liveShop } from '../testing/checkout-world';
import { applyPromo } from './apply-promo';

function setUp(answers = true) {
  const ports = cartPorts();
  ports.shop.set(liveShop());
  ports.cart.set(aCart({ 1: 2 }));
  ports.bus.on('cart/promo-requested').subscribe(({ code }) => {
    if (answers) ports.cart.set(aCart({ 1: 2 }, code));
  });
  return (typed: string) => applyPromo(ports, typed);
}

test('a good code is applied in upper case', () => {
  expect(setUp()('welcome15')).toBeNull();
});

test.each([
  ['', { reason: 'blank' }],
  ['  ', { reason: 'blank' }],
  ['FREEFOOD', { reason: 'unknown' }],
  ['student20', { reason: 'minimum', minOrder: 100 }],
])('%j is refused', (typed, problem) => {
  expect(setUp()(typed)).toEqual(problem);
});

test('when the cart does not answer, the code has failed', () => {
  expect(setUp(false)('WELCOME15')).toEqual({ reason: 'failed' });
});
