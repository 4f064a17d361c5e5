import { refundedOutside } from './movements';

type Paid = Parameters<typeof refundedOutside>[0];

const history: Paid['history'] = [
  { status: 'placed', at: '2026-03-04T09:00:00.000Z', by: 'customer' },
  { status: 'delivered', at: '2026-03-04T09:30:00.000Z', by: 'kitchen' },
];

test.each([
  ['before delivery', '2026-03-04T09:29:59.999Z', 0],
  ['at the moment of delivery', '2026-03-04T09:30:00.000Z', 1],
  ['after delivery', '2026-03-04T09:30:00.001Z', 1],
])('a refund at the provider %s (%s) is without credit note: %i', (_when, at, count) => {
  const refund = {
    ...{ id: 'rfnd_1', of: 'pay_1', amount: 100, at, reason: 'at-provider', state: 'done' },
    ...{ tries: 1, provider: 'rfnd_1' },
  };
  const online = { refunds: [refund] } as unknown as NonNullable<Paid['online']>;
  expect(refundedOutside({ status: 'delivered', history, online })).toHaveLength(count);
});
