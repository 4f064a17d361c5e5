import { withNotice, withoutKind, type CartNotice } from './cart-notice';

const lost: CartNotice = { kind: 'lines-lost' };
const gone: CartNotice = { kind: 'dish-unavailable', name: 'Mango Shake' };
const goneToo: CartNotice = { kind: 'dish-unavailable', name: 'Aloo Tikki Burger' };

test('a notice joins the others; a newer one of its kind takes its place', () => {
  expect(withNotice([lost], gone)).toEqual([lost, gone]);
  expect(withNotice([gone, lost], goneToo)).toEqual([lost, goneToo]);
});

test('a kind can be taken off', () => {
  expect(withoutKind([gone, lost], 'dish-unavailable')).toEqual([lost]);
  expect(withoutKind([lost], 'dish-unavailable')).toEqual([lost]);
});
