import { noticeKey, notAdded, withNotice, withoutNotice, type CartNotice } from './cart-notice';

const lost: CartNotice = { kind: 'lines-lost' };
const gone = (dishId: number, name: string): CartNotice => ({
  kind: 'not-added',
  dishId,
  name,
  problem: 'sold-out',
  backAt: null,
});
const shake = gone(50, 'Mango Shake');
const burger = gone(1, 'Aloo Tikki Burger');

test('a notice joins the others, also one about another dish', () => {
  expect(withNotice([lost], shake)).toEqual([lost, shake]);
  expect(withNotice([lost, shake], burger)).toEqual([lost, shake, burger]);
});

test('a newer one about the same thing takes its place', () => {
  const seasonal: CartNotice = { ...shake, problem: 'out-of-season' } as CartNotice;
  expect(withNotice([shake, lost], seasonal)).toEqual([lost, seasonal]);
});

test('one can be taken off by its key', () => {
  expect(withoutNotice([shake, burger, lost], notAdded(50))).toEqual([burger, lost]);
  expect(withoutNotice([shake], noticeKey(lost))).toEqual([shake]);
});
