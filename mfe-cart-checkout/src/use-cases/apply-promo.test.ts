import { createBus } from '@burger/shared/bus';
import { shopEvents } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { aCart } from '../testing/a-cart';
import { createApplyPromo } from './apply-promo';

function setUp(answers = true) {
  const bus = createBus(shopEvents);
  bus.emit('cart/changed', aCart({ 1: 2 }));
  bus.on('cart/promo-requested').subscribe(({ code }) => {
    if (answers) bus.emit('cart/changed', aCart({ 1: 2 }, code));
  });
  return createApplyPromo(bus, restaurant.promos);
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
