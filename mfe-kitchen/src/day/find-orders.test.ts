import { numbered } from '../testing/an-order';
import { findOrders } from './day-orders';

describe('finding an order', () => {
  const orders = [
    numbered(1),
    numbered(22, { customer: { ...numbered(1).customer, phone: '+919000000010' } }),
  ];
  const found = (typed: string) => findOrders(orders, typed).map(({ orderId }) => orderId);

  test.each([
    ['', ['BK482130001', 'BK482130022']],
    ['0022', ['BK482130022']],
    ['bk48213 0001', ['BK482130001']],
    ['98765 43210', ['BK482130001']],
    ['+91 90000 00010', ['BK482130022']],
    ['090000 00010', ['BK482130022']],
    ['\u2068+91 (0) 90000\u201300010\u2069', ['BK482130022']],
    ['00919000000010', ['BK482130022']],
    ['+91 900', ['BK482130022']],
    ['#BK\u200b482130022', ['BK482130022']],
    ['77777', []],
  ])('%s', (typed, numbers) => expect(found(typed)).toEqual(numbers));
});
