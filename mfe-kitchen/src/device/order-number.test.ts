import { askedOrder } from './order-number';

test.each([
  ['#BK482130770', 'BK482130770'],
  ['#bk482130770', 'BK482130770'],
  ['', null],
  ['#', null],
  ['#<b>', null],
  [`#${'9'.repeat(41)}`, null],
])('%j asks for %j', (hash, number) => expect(askedOrder(hash)).toBe(number));
