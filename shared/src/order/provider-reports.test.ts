import { anOrder } from '../testing/an-order';
import { heldFor, type Dispute, type Refund } from './online';
import { uncreditedOf } from './movements';
import { moveRefund, payOnHandOver, takePayment } from './online-steps';
import { lifeOf, type OrderLife } from './order';
import { isAllBack, takeDispute, takeRefunds, type ReportedRefund } from './provider-reports';
import { readBooked } from './read-booked';

const start = Date.parse('2026-01-05T08:00:00.000Z');
const amount = 10_290;
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const first = lifeOf(readBooked(anOrder({ paymentMethod: 'online' }))!)!;
const held = { ...first, online: heldFor(amount, start, 10) };
const paid = takePayment(held, { id: 'p1', amount, fee: null, at: at(1) });

const nameOf = ({ id, tries }: Refund) => `${id}-${tries}`;
const reported = (changes: Partial<ReportedRefund> = {}): ReportedRefund => ({
  ...{ id: 'rfnd_1', name: '', amount, state: 'done', ...changes },
});
const report = (life: OrderLife, refund: ReportedRefund, minutes = 5) =>
  takeRefunds(life, { of: 'p1', refunds: [refund], nameOf, isAll: false, at: at(minutes) });
const refundsOf = ({ online }: OrderLife) =>
  online!.refunds.map(({ amount: some, reason, state }) => `${some} ${reason} ${state}`);
const overpaidOf = ({ online }: OrderLife) =>
  online!.overpaid.map(({ id, amount: some }) => `${some} ${id}`);
const delivered = (life: OrderLife, minutes: number): OrderLife => ({
  ...life,
  status: 'delivered',
  history: [...life.history, { status: 'delivered', at: at(minutes), by: 'rider' }],
});

/** The order after its refund failed and staff paid it out. */
function paidOut(provider: string): OrderLife {
  const refund = { id: 'cancelled', of: 'p1', amount, at: at(2), tries: 1 } as const;
  const failed: Refund = { ...refund, reason: 'cancelled', state: 'failed' };
  const refunds = [provider ? { ...failed, provider } : failed];
  const life = { ...paid, online: { ...paid.online!, refunds } };
  return moveRefund(life, failed, 'done', { paidOut: { by: 'cash', at: at(3) } });
}

describe.each([
  ['whose provider id is known', 'rfnd_0'],
  ['that the provider rejected', ''],
])('after staff paid out a failed refund %s', (_which, provider) => {
  test('a refund in the dashboard is stored as overpaid, once', () => {
    const life = report(paidOut(provider), reported());
    expect(overpaidOf(life)).toEqual([`${amount} rfnd_1`]);
    expect(refundsOf(life)).toEqual([`${amount} cancelled done`]);
    expect(report(life, reported(), 9)).toBe(life);
  });

  test('a late report of the same refund is overpaid if it is processed, else it changes nothing', () => {
    const own = { id: provider || 'rfnd_0', name: 'cancelled-1' };
    const life = paidOut(provider);
    for (const state of ['failed', 'requested'] as const)
      expect(report(life, reported({ ...own, state }))).toBe(life);
    expect(overpaidOf(report(life, reported(own)))).toEqual([`${amount} rfnd_0`]);
  });

  test('a lost dispute is overpaid until it is won', () => {
    const lost = takeDispute(paidOut(provider), dispute('lost', 5), amount);
    expect(overpaidOf(lost)).toEqual([`${amount} disp_1`]);
    expect(overpaidOf(takeDispute(lost, dispute('won', 6), 0))).toEqual([]);
  });
});

test.each([
  ['paid', 'twice'],
  ['hand-over', 'paid-otherwise'],
] as const)(
  'of an order that is %s, the refund of another payment in the dashboard needs no credit note',
  (state, reason) => {
    const before = state === 'paid' ? paid : payOnHandOver(held, at(1))!;
    const second = { id: 'p2', amount, fee: null, at: at(7) };
    const life = takePayment(delivered(before, 5), second, [reported()]);
    const report = { of: 'p2', refunds: [reported()], nameOf, isAll: false, at: at(8) };
    const refunded = takeRefunds(life, report);
    expect(refundsOf(refunded)).toEqual([`${amount} ${reason} done`]);
    expect(uncreditedOf({ ...refunded, papers: [] })).toBe(0);
  },
);

test('only what a refund in the dashboard exceeds the rest by is overpaid, and nothing if it fails', () => {
  const half = report(paid, reported({ id: 'rfnd_0', amount: 5000 }));
  const life = report(half, reported({ state: 'requested' }));
  expect(overpaidOf(life)).toEqual([]);
  const done = report(life, reported());
  expect([refundsOf(done), overpaidOf(done)]).toEqual([
    ['5000 at-provider done', '5290 at-provider done'],
    ['5000 rfnd_1'],
  ]);
  const failed = report(done, reported({ state: 'failed' }));
  expect([refundsOf(failed), overpaidOf(failed)]).toEqual([['5000 at-provider done'], []]);
});

test('a refund in the dashboard that fails after delivery stays owed, as its amount was collected', () => {
  const life = report(paid, reported({ state: 'requested' }));
  const failed = reported({ state: 'failed' });
  expect(refundsOf(report(delivered(life, 20), failed, 30))).toEqual([
    `${amount} at-provider failed`,
  ]);
  expect(refundsOf(report(life, failed, 30))).toEqual([]);
  const afterwards = report(delivered(paid, 20), reported({ state: 'requested' }), 25);
  expect(refundsOf(report(afterwards, failed, 30))).toEqual([]);
});

function dispute(state: Dispute['state'], minutes: number): Dispute {
  // The order of the fields is that of a webhook, not that of a stored dispute.
  return {
    ...{ id: 'disp_1', of: 'p1', amount, respondBy: at(5000), state },
    ...{ reportedAt: at(minutes), at: at(100) },
  };
}
const stateOf = ({ online }: OrderLife) => online!.disputes.map(({ state }) => state);

test('an event of a dispute that is older than the stored one changes nothing', () => {
  const lost = takeDispute(paid, dispute('lost', 9), amount);
  for (const state of ['open', 'under_review', 'won'] as const)
    expect(takeDispute(lost, dispute(state, 8), 0)).toBe(lost);
  expect(takeDispute(lost, dispute('lost', 9), amount)).toBe(lost);
});

test('events of a dispute without a time, or of the same second, do not reopen it', () => {
  const won = takeDispute(paid, dispute('won', 9), 0);
  const { reportedAt: _none, ...open } = dispute('open', 9);
  expect(takeDispute(won, open, 0)).toBe(won);
  expect(takeDispute(won, dispute('open', 9), 0)).toBe(won);
  const review = takeDispute(paid, dispute('under_review', 9), 0);
  expect(stateOf(takeDispute(review, dispute('open', 10), 0))).toEqual(['open']);
});

test('a dispute that is lost and then won takes the loss back', () => {
  const lost = takeDispute(paid, dispute('lost', 9), amount);
  expect(refundsOf(lost)).toEqual([`${amount} dispute done`]);
  const won = takeDispute(lost, dispute('won', 10), 0);
  expect([refundsOf(won), stateOf(won)]).toEqual([[], ['won']]);
});

test('a payment is refunded completely by refunds of its whole amount that did not fail', () => {
  expect(isAllBack(amount, [reported({ amount: 290 }), reported({ amount: 10_000 })])).toBe(true);
  expect(isAllBack(amount, [reported({ state: 'failed' })])).toBe(false);
});
