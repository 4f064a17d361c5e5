import type { MonthPage, Weeks } from '@burger/shared/kitchen';
import { screen, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import type { KitchenApi } from '../api';
import { aKitchen } from '../testing/a-kitchen';
import { ok, unreached } from '../testing/a-server';
import { noon } from '../testing/an-order';
import { press, rendered } from '../testing/rendered';
import { MonthPanel } from './month-panel';
import { WeeksPanel } from './weeks';

const gstin = '29ABCDE1234F1ZW';

const invoice = (number: number): MonthPage['papers'][number] => ({
  ...{ kind: 'bill', series: 'BK/2627', number, serial: `BK/2627/${number}`, of: '', goods: [] },
  ...{ at: '2026-11-21T08:00:00Z', orderId: `BK${number}`, scheme: 'regular', gstin },
  ...{ sac: '996331', placeOfSupply: 'Karnataka', rate: 500, service: 9800, cgst: 245, sgst: 245 },
  ...{
    roundOff: 0,
    financial: 0,
    total: 10_290,
    paid: { cash: 10_290, upi: 0, online: 0, due: 0 },
    fee: null,
  },
});

const page = (number: number, changes: Partial<MonthPage> = {}): MonthPage => ({
  ...{
    papers: [invoice(number)],
    refunds: [],
    online: [],
    movements: [],
    advances: [],
    damaged: [],
  },
  next: null,
  ...changes,
});

async function month(api: Partial<KitchenApi>) {
  const { kitchen, saved } = aKitchen({ api });
  await rendered(kitchen, <MonthPanel now={noon} />);
  return saved;
}

test('the orders of a month load page by page with retries, and are saved as workbook or register', async () => {
  const requests: string[] = [];
  const saved = await month({
    month(of, after) {
      requests.push(`${of} ${after}`);
      if (requests.length === 2) return unreached;
      return after === '' ? ok(page(1, { next: 'p1,a' })) : ok(page(2));
    },
  });
  await press('Workbook (XLSX)');
  expect(await screen.findByText('2 bills and credit notes written.')).toBeVisible();
  expect(requests).toEqual(['2026-11 ', '2026-11 p1,a', '2026-11 p1,a']);
  const [file] = saved;
  expect(file?.name).toBe('accounts-2026-11.xlsx');
  const files = unzipSync(file!.bytes!);
  expect(strFromU8(files['xl/workbook.xml']!)).toMatch(/Register.*GSTR-1 7.*GSTR-1 12.*GSTR-1 13/);
  expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toContain('BK/2627/2');
  await press('Register (CSV)');
  await screen.findByText('2 bills and credit notes written.');
  expect(saved[1]).toMatchObject({ name: 'register-2026-11.csv' });
  expect(saved[1]?.text).toContain('"Total"');
});

// The file names tell the accountant what to import where; tests/contract tests the contents.
test.each([
  ['Workbook (XLSX)', 'accounts-2026-11.xlsx', 'PK'],
  ['Register (CSV)', 'register-2026-11.csv', '"BK/2627/1"'],
  ['GSTR-1 (JSON)', `gstr1-${gstin}-2026-11.json`, `{"gstin":"${gstin}","fp":"112026"`],
  ['Tally (XML)', 'tally-2026-11.xml', '<VOUCHERNUMBER>BK/2627/1</VOUCHERNUMBER>'],
])('the button %s of the month panel saves %s', async (name, file, part) => {
  const saved = await month({ month: () => ok(page(1)) });
  expect(screen.getByRole('button', { name })).toBeEnabled();
  await press(name);
  expect(await screen.findByText('1 bills and credit notes written.')).toBeVisible();
  expect(saved.map((one) => one.name)).toEqual([file]);
  const [{ text, bytes } = { text: '' }] = saved;
  expect(bytes ? strFromU8(bytes) : text).toContain(part);
});

test('GSTR-1 saves no file and says so when the month has no tax invoice', async () => {
  const invoices = [{ ...invoice(1), scheme: 'composition' }];
  const saved = await month({ month: () => ok(page(1, { papers: invoices })) });
  await press('GSTR-1 (JSON)');
  expect(screen.getByText(/^No file was written/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a month with damaged orders lists their numbers next to the saved file', async () => {
  const damaged = { damaged: ['BK482130007'] };
  const saved = await month({
    month: (_of, after) =>
      ok(after === '' ? page(1, { ...damaged, next: 'r0' }) : page(2, damaged)),
  });
  await press('Workbook (XLSX)');
  expect(screen.getByRole('alert')).toHaveTextContent(/missing from the file.*: BK482130007$/);
  expect(saved).toHaveLength(1);
});

test('a month that did not load completely writes no file', async () => {
  const saved = await month({ month: () => unreached });
  await press('Workbook (XLSX)');
  expect(screen.getByRole('alert')).toHaveTextContent('Not everything could be loaded');
  expect(saved).toEqual([]);
});

test('the figures of two weeks load on request, and each chart has its figures as text', async () => {
  const days = (date: (day: number) => string, orders: number) =>
    Array.from({ length: 7 }, (_, at) => ({
      ...{ date: date(at), orders, sales: orders * 10_000, toAccept: 1.5, toDeliver: null },
    }));
  const weeks: Weeks = {
    now: {
      ...{ from: '2026-11-15', to: '2026-11-21', days: days((at) => `2026-11-${15 + at}`, 4) },
      hours: [{ hour: 19, orders: 28, sales: 280_000 }],
    },
    before: {
      ...{ from: '2026-11-08', to: '2026-11-14', days: days(() => '2026-11-08', 2) },
      hours: [
        { hour: 19, orders: 10, sales: 100_000 },
        { hour: 0, orders: 4, sales: 40_000 },
      ],
    },
    pairs: [{ dishes: ['Aloo Tikki Burger', 'Cold Coffee'], orders: 9 }],
  };
  const requests: string[] = [];
  const { kitchen } = aKitchen({ api: { weeks: (to) => (requests.push(to), ok(weeks)) } });
  await rendered(kitchen, <WeeksPanel date="2026-11-21" />);
  expect(requests).toEqual([]);
  await press('Show two weeks');
  const hours = within(screen.getByRole('region', { name: 'By hour' }));
  const orders = within(hours.getByRole('table', { name: 'Orders' }));
  expect(orders.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Hour', 'to 21 Nov', 'to 14 Nov'],
  ]);
  expect(
    orders
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['7–8 PM2810', '12–1 AM04']);
  const toDeliver = within(screen.getByRole('table', { name: 'to deliver' }));
  expect(toDeliver.getByRole('row', { name: 'Sunday – –' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Aloo Tikki Burger + Cold Coffee 9' })).toBeVisible();
});
