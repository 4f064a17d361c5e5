import { heldFor, lifeOf, readBooked } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { csvOf, sheetsOf } from '@burger/shared/accounting';
import { type MonthPage, MonthPageSchema } from '@burger/shared/kitchen';
import * as v from 'valibot';
import { accountingFields } from '../orders/store/accounting-days';
import { testCounter } from '../testing/counter';
import { monthPage, movementsIn, onlineIn, refundsIn } from './month';

const counter = testCounter();
const month = '2026-01';
const empty = {
  month,
  papers: [],
  refunds: [],
  online: [],
  movements: [],
  advances: [],
  damaged: [],
};

const page = async (after = '') =>
  v.parse(
    MonthPageSchema,
    (await counter.get(`/month?month=${month}&after=${after}`, 'owner')).body,
  );

async function whole(ask: (after: string) => Promise<MonthPage>) {
  const pages: MonthPage[] = [];
  for (let after: string | null = ''; after !== null; after = pages.at(-1)!.next)
    pages.push(await ask(after));
  return { papers: pages.flatMap(({ papers }) => papers), parts: pages.length };
}

test('the month API returns bills with payment methods and exports the register as CSV', async () => {
  const key = await counter.sold();
  counter.pass(86_400);
  const reserved = { taken: [], amount: 1000, reason: 'cold', press: 'press-back' };
  await counter.post(`/orders/${key}/credit-note`, reserved);
  const { papers } = await whole(page);
  expect(papers).toMatchObject([
    {
      ...{ kind: 'bill', serial: 'BK/2526/1', scheme: 'regular', rate: 500, service: 9800 },
      ...{ cgst: 245, sgst: 245, goods: [], roundOff: 0, total: 10_290, fee: null },
      paid: { cash: 10_290, upi: 0, online: 0, due: 0 },
    },
    { kind: 'creditNote', of: 'BK/2526/1', total: 1000, paid: { cash: 1000, due: 0 } },
  ]);
  const [register] = sheetsOf({ ...empty, papers });
  const [head, bill, note, ...rest] = csvOf(register!).split('\r\n');
  expect(head).toContain('"Number","Date","Paper","For bill"');
  expect(bill).toMatch(
    /^"BK\/2526\/1",2026-01-05,"Tax invoice",,"BK\d{9}","29ABCDE1234F1ZW","Karnataka","996331",5\.00,98\.00,2\.45,2\.45,0\.00,/,
  );
  expect(note).toMatch(
    /^"BKC\/2526\/1",2026-01-06,"Credit note","BK\/2526\/1",.*,-10\.00,-10\.00,/,
  );
  // An accounting program would import a row of totals as an invoice.
  expect(rest).toEqual(['']);
});

test("paging a month returns each bill once, and the month ends at the restaurant's midnight", async () => {
  for (let order = 0; order < 5; order += 1) await counter.sold();
  // 31 January 23:30, then 1 February 00:30.
  counter.pass(26 * 86_400 + 10 * 3600);
  await counter.sold();
  counter.pass(3600);
  await counter.sold();
  const monthStore = counter.ports.kitchen.months;
  const serials = ({ papers }: { papers: MonthPage['papers'] }) =>
    papers.map(({ number }) => number);
  const small = await whole((after) => monthPage(monthStore, month, after, 2));
  expect([serials(small), small.parts]).toEqual([[1, 2, 3, 4, 5, 6], 5]);
  expect(serials(await whole((after) => monthPage(monthStore, '2026-02', after)))).toEqual([7]);
});

test.each(['2026-13', '2026', ''])(
  'GET /month with the invalid month %j gets 400',
  async (wrong) => {
    expect((await counter.get(`/month?month=${wrong}`, 'owner')).status).toBe(400);
  },
);

test('the month API lists online payments and refunds with provider ids, fee and GST on the fee', () => {
  const order = readBooked(anOrder())!;
  const at = '2026-01-05T08:00:00.000Z';
  const paid = { id: 'pay_1', amount: 10_290, fee: 243, tax: 37, at };
  const twice = {
    id: 'pay_2',
    of: 'pay_2',
    amount: 10_290,
    reason: 'twice',
    at,
    tries: 1,
  } as const;
  const online = {
    ...heldFor(10_290, Date.parse(at), 10),
    ...{ state: 'paid' as const, paidBy: 'pay_1', payments: [paid, { ...paid, id: 'pay_2' }] },
    refunds: [
      { ...twice, state: 'done' as const, provider: 'rfnd_1' },
      { ...twice, id: 'failed', state: 'failed' as const },
    ],
  };
  const moved = onlineIn('2026-01', { ...order, online });
  expect(moved).toMatchObject([
    { payment: 'pay_1', refund: '', amount: 10_290, fee: 243, tax: 37 },
    { payment: 'pay_2', refund: '', amount: 10_290 },
    { payment: 'pay_2', refund: 'rfnd_1', amount: -10_290, fee: null },
  ]);
  expect(onlineIn('2026-02', { ...order, online })).toEqual([]);
  const sheets = sheetsOf({ ...empty, online: moved });
  const sheet = sheets.find(({ name }) => name === 'Online')!;
  expect(sheet.rows.at(-1)).toEqual(['Total', null, null, null, 102.9, 4.12, 0.74, 98.04]);
});

test('a failed refund paid out in cash is in the cash of its month, and is no refund of the provider', () => {
  const order = readBooked(anOrder({ orderStatus: 'delivered', paidBy: 'online' }))!;
  const at = '2026-01-31T08:00:00.000Z';
  const paidOut = { by: 'cash' as const, at: '2026-02-01T08:00:00.000Z' };
  const refund = { id: 'r1', of: 'pay_1', amount: 1000, reason: 'taken-back' as const, at };
  const online = {
    ...heldFor(10_290, Date.parse(at), 10),
    ...{ state: 'paid' as const, paidBy: 'pay_1', payments: [] },
    refunds: [{ ...refund, tries: 1, state: 'done' as const, paidOut }],
  };
  const own = { ...order, online };
  expect(refundsIn('2026-01', own)).toMatchObject([{ amount: 1000, state: 'done', paidOut }]);
  expect(movementsIn('2026-02', own)).toMatchObject([
    { way: 'cash', amount: -1000 },
    { way: 'online', amount: 1000 },
  ]);
  expect(onlineIn('2026-01', own)).toEqual([]);
  const sheets = sheetsOf({ ...empty, refunds: refundsIn('2026-01', own) });
  const [row] = sheets.find(({ name }) => name === 'Refunds')!.rows;
  expect(row?.slice(4)).toEqual(['done', 'cash', '2026-02-01']);
});

test('an amount refunded beyond the payment is in the payments and the settlement rows of its month', () => {
  const order = readBooked(anOrder({ orderStatus: 'cancelled', paidBy: 'online' }))!;
  const paidAt = '2026-01-05T08:00:00.000Z';
  // 1 February, 00:30 at the restaurant, which is still the business day of 31 January.
  const at = '2026-01-31T19:00:00.000Z';
  const over = { id: 'rfnd_2', of: 'pay_1', amount: 10_290, at };
  const payments = [{ id: 'pay_1', amount: 10_290, fee: 243, tax: 37, at: paidAt }];
  const online = {
    ...heldFor(10_290, Date.parse(paidAt), 10),
    ...{ state: 'paid' as const, paidBy: 'pay_1', payments, overpaid: [over] },
  };
  const own = { ...order, online };
  expect(movementsIn('2026-01', own)).toMatchObject([{ at, way: 'online', amount: -10_290 }]);
  expect(onlineIn('2026-02', own)).toEqual([
    expect.objectContaining({ at, payment: 'pay_1', refund: 'rfnd_2', amount: -10_290, fee: null }),
  ]);
  // Reading a month needs its index, also if the order has a bill in the month of the business day.
  const invoices = [{ kind: 'bill' as const, at: paidAt }];
  expect(accountingFields(lifeOf(own)!, invoices).refundMonths).toEqual(['2026-01', '2026-02']);
});

test("a refund without the provider's id yet is pending in the sheet that matches the settlement", () => {
  const order = readBooked(anOrder())!;
  const at = '2026-01-05T08:00:00.000Z';
  const refund = { id: 'r1', of: 'pay_1', amount: 10, reason: 'twice' as const, at, tries: 1 };
  const online = {
    ...heldFor(10_290, Date.parse(at), 10),
    refunds: [{ ...refund, state: 'requested' as const }],
  };
  expect(onlineIn('2026-01', { ...order, online })).toMatchObject([{ refund: 'pending' }]);
});

// 1 February, 00:30 at the restaurant, which is still the business day of 31 January.
test('an order delivered in the last night of a month is read with the payments of both months', () => {
  const at = '2026-01-31T19:00:00.000Z';
  const history = [{ status: 'delivered' as const, at, by: 'kitchen' as const }];
  const life = lifeOf({ ...readBooked(anOrder({ orderStatus: 'delivered' }))!, history })!;
  expect(accountingFields(life, [{ kind: 'bill', at }])).toEqual({
    bookDays: ['2026-01-31'],
    refundMonths: ['2026-01'],
  });
  const paidAhead = { ...life, paidAhead: true, createdAt: Date.parse(at) };
  expect(accountingFields(paidAhead, [{ kind: 'bill', at }]).refundMonths).toEqual([
    '2026-02',
    '2026-01',
  ]);
});
