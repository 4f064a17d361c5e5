import { sheetsOf } from '@burger/shared/accounting';
import { type MonthPage, MonthPageSchema } from '@burger/shared/kitchen';
import * as v from 'valibot';
import { testCounter } from '../testing/counter';
import { monthPage } from './month';

const counter = testCounter();
const month = '2026-01';

const pagesOf = async (ask: (after: string) => Promise<MonthPage>) => {
  const pages: MonthPage[] = [];
  for (let after: string | null = ''; after !== null; after = pages.at(-1)!.next)
    pages.push(await ask(after));
  return pages;
};

test('the monthly accounts keep the bill of a damaged order, and pages and workbook report its number', async () => {
  const number = counter.damage(await counter.sold());
  const pages = await pagesOf(async (after) =>
    v.parse(
      MonthPageSchema,
      (await counter.get(`/month?month=${month}&after=${after}`, 'owner')).body,
    ),
  );
  const invoices = pages.flatMap((page) => page.papers);
  expect(invoices).toMatchObject([{ orderId: number, paid: { cash: 0, due: 10_290 } }]);
  const damaged = [...new Set(pages.flatMap((page) => page.damaged))];
  expect(damaged).toEqual([number]);
  const sheets = sheetsOf({
    month,
    papers: invoices,
    refunds: [],
    online: [],
    movements: [],
    advances: [],
    damaged,
  });
  const notes = sheets.find(({ name }) => name === 'Checks')!.rows.flat();
  expect(notes).toContainEqual(expect.stringMatching(new RegExp(`need attention.*${number}`)));
});

test('monthly paging counts damaged orders with refunds and continues after them', async () => {
  const keys = [await counter.place(), await counter.place(), await counter.place()];
  const numbers = keys.map((key) => {
    const number = counter.damage(key);
    counter.orderStore.orders.set(key, {
      ...counter.orderStore.orders.get(key)!,
      refundMonths: [month],
    } as never);
    return number;
  });
  const orderStore = counter.ports.kitchen.months;
  const pages = await pagesOf((after) => monthPage(orderStore, month, after || 'r0', 2));
  expect(pages.flatMap(({ damaged }) => damaged).sort()).toEqual(numbers.sort());
});
