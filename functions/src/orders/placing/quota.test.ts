import { asha, fakeWorld, orderBody, placing, ravi } from '../../testing/fake-ports';
import { published } from '@burger/shared/testing/a-shop';
import { exceededBy } from './quota';

const allowance = { waiting: 3, byNetwork: { points: 10, seconds: 600 } };
const now = Date.parse('2026-01-05T08:00:00Z');
const minute = 60_000;

test.each([
  ['placed a minute ago', -1, { what: 'network', retryAfterSeconds: 540 }],
  ['placed more than ten minutes ago', -11, null],
  ['dated in the future, because the clock was set back,', 50, null],
])('ten orders from one network %s exceed its limit or not', (_which, minutes, exceeded) => {
  const fromNetwork = Array.from({ length: 10 }, () => now + minutes * minute);
  expect(exceededBy(allowance, { ofCustomer: 0, ofPhone: 0, fromNetwork }, now)).toEqual(exceeded);
});

test.each([
  ['an account without a verified number', asha, undefined, 10],
  ['a verified number', { ...ravi, phone: '+919876543210' }, undefined, 40],
  ['an account without one, in the shop rules,', asha, { unverified: 2, verified: 5 }, 2],
  [
    'a verified number, in the shop rules,',
    { ...ravi, phone: '+919876543210' },
    { unverified: 2, verified: 5 },
    5,
  ],
])('the network of %s has its own order limit', async (_who, orderer, networkOrders, points) => {
  const { ports, orderStore, shopStore } = fakeWorld();
  const rules = { ...published.rules, ...(networkOrders && { networkOrders }) };
  await shopStore.publish({ published: { ...published, rules }, by: 'owner' });
  const add = jest.spyOn(orderStore, 'add');
  const { version } = await ports.shop.shop();
  await placing(ports, { allowance })(orderBody({ version }), orderer);
  const [, , terms] = add.mock.lastCall ?? [];
  expect(terms?.allowance).toMatchObject({ byNetwork: { points, seconds: 600 }, waiting: 3 });
});
