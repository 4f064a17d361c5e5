import type { ClosedDay } from '@burger/shared/kitchen';
import { aDay, iso, minutes, noon, numbered } from '../testing/an-order';
import { attentionOf } from './attention';

const about = (...args: Parameters<typeof attentionOf>) =>
  attentionOf(...args).map(({ about: what }) => what);

const closed: ClosedDay = {
  ...{ closedAt: iso(noon), by: 'asha', float: 0, counted: 0, difference: -4000, reason: 'x' },
  sums: {
    ...{ promised: 0, delivered: 0, cancelled: 0, sales: 0, givenBack: 0 },
    ...{ cash: 0, upi: 0, online: 0, fees: 0 },
  },
  ...{ riders: [], corrections: [], changed: [] },
};

test('a day of orders without problems lists nothing under Needs attention', () => {
  const orders = [numbered(1, { status: 'delivered' }), numbered(2, { status: 'preparing' })];
  expect(attentionOf(aDay({ orders, closed: null }), noon)).toEqual([]);
});

test('Needs attention lists new, brought back and late orders once each', () => {
  const past = { promisedAt: iso(noon - minutes(5)) };
  const orders = [
    numbered(1, past),
    numbered(2, { status: 'brought_back', ...past }),
    numbered(3, { status: 'preparing', ...past }),
    numbered(4, { status: 'delivered', ...past }),
  ];
  expect(attentionOf(aDay({ orders }), noon)).toEqual([
    { about: 'waiting', orders: [orders[0]] },
    { about: 'broughtBack', orders: [orders[1]] },
    { about: 'late', orders: [orders[2]] },
  ]);
});

test('Needs attention lists a past day that is not closed, but not the current day', () => {
  const day = aDay({ orders: [numbered(1, { status: 'delivered' })], closed: null });
  expect(about(day, noon)).toEqual([]);
  expect(about(day, noon + 24 * 60 * minutes(1))).toEqual(['notClosed']);
});

test('Needs attention lists a cash difference until it is corrected, and orders changed since closing', () => {
  const difference = (corrections: ClosedDay['corrections']) =>
    attentionOf(aDay({ closed: { ...closed, corrections } }), noon);
  expect(difference([])).toEqual([{ about: 'difference', amount: -4000 }]);
  const found = { at: iso(noon), by: 'asha', amount: 4000, reason: 'Drawer' };
  expect(difference([found])).toEqual([]);
  const changed = [{ key: '1', orderId: 'BK1', cash: 100, upi: 0, online: 0, steps: [] }];
  expect(about(aDay({ closed: { ...closed, difference: 0, changed } }), noon)).toEqual(['changed']);
});

test('Needs attention lists orders that were refunded outside after delivery without a credit note', () => {
  const refund = { id: 'rfnd_1', amount: 5000, reason: 'at-provider', state: 'done' } as const;
  const handedOver = (at: number) =>
    numbered(1, {
      ...{ status: 'delivered', payment: 'online' },
      history: [{ status: 'delivered', at: iso(noon), by: 'rider' }],
      online: { state: 'paid', left: 0, refunds: [{ ...refund, at: iso(at) }] },
    });
  const day = (at: number) => aDay({ orders: [handedOver(at)], closed: null });
  expect(about(day(noon + minutes(1)), noon)).toEqual(['uncredited']);
  expect(about(day(noon - minutes(1)), noon)).toEqual([]);
});
