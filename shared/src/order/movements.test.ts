import { refundedOutside } from './movements';

type Paid = Parameters<typeof refundedOutside>[0];

const history: Paid['history'] = [
  { status: 'placed', at: '2026-03-04T09:00:00.000Z' },
  { status: 'delivered', at: '2026-03-04T09:30:00.000Z' },
];

test.each([
  ['before delivery', '2026-03-04T09:29:59.999Z', 0],
  ['at the moment of delivery', '2026-03-04T09:30:00.000Z', 1],
  ['after delivery', '2026-03-04T09:30:00.001Z', 1],
])('refundedOutside counts a dashboard refund %s (%s): %i', (_when, at, count) => {
  const refund = { amount: 100, at, reason: 'at-provider', state: 'done' } as const;
  const order = { status: 'delivered', payment: 'online', total: 100, history } as const;
  expect(refundedOutside({ ...order, online: { refunds: [refund] } })).toHaveLength(count);
});
