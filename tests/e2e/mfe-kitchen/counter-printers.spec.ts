import type { Page } from '@playwright/test';
import { standInPrinters, type StandIn } from '../../../mfe-kitchen/src/testing/stand-in-printers';
import { readPapers, type PrintedPaper } from '../../../mfe-kitchen/src/testing/read-paper';
import { apiCustomer } from '../support/api-customer';
import { cardOf, expect, press, startShift, test } from '../support/counter';

type WithStandIns = Window & { standIns: StandIn[] };

/** Gives a page a printer by USB and one at a serial port, which it knows once they were set up. */
const plugIn = (page: Page) =>
  page.addInitScript(`
    const chosen = localStorage.getItem('burger.kitchen.printers') !== null;
    const kinds = [{ way: 'usb', chosen }, { way: 'serial', chosen }];
    const { doors, printers } = (${standInPrinters.toString()})(kinds);
    for (const door of ['usb', 'serial']) Object.defineProperty(navigator, door, { value: doors[door] });
    window.standIns = printers;
  `);

async function papersOf(page: Page, printer: 0 | 1): Promise<PrintedPaper[]> {
  const bytes = await page.evaluate(
    (at) => (window as unknown as WithStandIns).standIns[at]?.printed ?? [],
    printer,
  );
  return readPapers(bytes);
}

const headsOf = async (page: Page, printer: 0 | 1) =>
  (await papersOf(page, printer)).map(({ lines }) => lines[0]);

const setPaper = (page: Page, lines: number) =>
  page.evaluate((left) => {
    const [first] = (window as unknown as WithStandIns).standIns;
    if (left < 100) first!.paper = left;
    else first!.refill(left);
  }, lines);
const turn = (page: Page, on: boolean) =>
  page.evaluate((is) => (window as unknown as WithStandIns).standIns[0]?.turn(is), on);

const item = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Sets the printers up as a kitchen, with everything, and a station for drinks. */
async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sold out · Busy' }).click();
  await page.getByRole('button', { name: 'USB cable' }).click();
  await expect(item(page, 'TM-0')).toContainText('Connected');
  await page.getByRole('button', { name: 'Serial port' }).click();
  const second = item(page, 'Printer 2');
  await second.getByRole('button', { name: 'Settings' }).click();
  await second.getByLabel('Kitchen ticket').selectOption('self');
  await second.getByRole('checkbox', { name: 'Beverages' }).check();
  await second.getByLabel(/^Name/).fill('Drinks');
  await page.getByRole('button', { name: 'Orders' }).click();
}

test('each station prints what it cooks once an order is accepted, with what no printer has letters for as a picture', async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  await plugIn(counter);
  await startShift(counter, site);
  await setUp(counter);
  const customer = await apiCustomer(request, site.url);
  const { orderId } = await customer.order({
    customer: {
      ...{ name: 'ಆಶಾ ರಾವ್', phone: '9000000020', email: 'asha@example.in' },
      ...{ address: '12, 3rd Cross, Lake Road', landmark: '', specialInstructions: '' },
    },
  });
  await press(counter, orderId, `Accept ${orderId}`);
  await expect.poll(() => headsOf(counter, 0)).toEqual([orderId]);
  await expect.poll(() => headsOf(counter, 1)).toEqual(['Drinks']);
  const [whole] = await papersOf(counter, 0);
  expect(whole?.lines).toEqual(
    expect.arrayContaining([
      '2 x Spicy Paneer Burger',
      '    + Less spicy',
      '  Cut in half, please',
    ]),
  );
  // The name of the customer, as the browser draws it.
  const [name] = whole?.pictures ?? [];
  const dots = name?.join('').replaceAll('.', '').length ?? 0;
  expect(name?.[0]).toHaveLength(576);
  expect(dots).toBeGreaterThan(300);
  expect(dots).toBeLessThan(6000);
  const [drinks] = await papersOf(counter, 1);
  expect(drinks?.lines).toContain('1 x Coke');
  expect(drinks?.lines.join()).not.toContain('Paneer');

  await press(counter, orderId, `More about order ${orderId}`);
  await counter.getByRole('button', { name: 'Print bill' }).click();
  await expect.poll(async () => (await papersOf(counter, 0)).at(-1)?.codes).toHaveLength(1);
  const bill = (await papersOf(counter, 0)).at(-1);
  expect(bill?.codes[0]).toMatch(/^upi:\/\/pay\?/);
  expect(bill?.lines.join('\n')).toMatch(/No. BK\/\d{4}\/\d+,/);
  expect(bill?.lines.join('\n')).toMatch(/Total +▣\d+\.\d\d/);
});

test('paper that runs out, a printer that is off and a page that is closed lose nothing and print nothing twice', async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  await plugIn(counter);
  await startShift(counter, site);
  await setUp(counter);
  const customer = await apiCustomer(request, site.url);
  const accept = async () => {
    const { orderId } = await customer.order();
    await press(counter, orderId, `Accept ${orderId}`);
    return orderId;
  };

  // Paper runs out in the middle of a ticket: the board says so, and the next one waits.
  await setPaper(counter, 4);
  const first = await accept();
  const out = counter.getByRole('alert', { name: 'TM-0: Paper is out' });
  await expect(out).toContainText(`1 paper waits: ticket ${first}.`);
  const second = await accept();
  await expect(out).toContainText(`2 papers wait: ticket ${first}, ticket ${second}.`);
  await setPaper(counter, 5000);
  await expect(out).toBeHidden();
  await expect.poll(() => headsOf(counter, 0)).toEqual([first, second]);
  // This one went on where it stopped; others do not, so it is asked about.
  await counter.getByRole('button', { name: `It is there: ticket ${first}` }).click();
  await expect(counter.getByRole('alert')).toBeHidden();

  // Its plug is pulled, and put in again.
  await turn(counter, false);
  const gone = counter.getByRole('alert', { name: 'TM-0: Not connected' });
  await expect(gone).toBeVisible();
  const third = await accept();
  await expect(gone).toContainText(`ticket ${third}`);
  await turn(counter, true);
  await expect(gone).toBeHidden();
  await expect.poll(() => headsOf(counter, 0)).toEqual([first, second, third]);

  // The page is closed while something waits: it is printed by the next one, which knows the printer again.
  await turn(counter, false);
  const fourth = await accept();
  await expect(gone).toContainText(`ticket ${fourth}`);
  await counter.reload();
  await counter.getByRole('button', { name: 'Start shift' }).click();
  await expect.poll(() => headsOf(counter, 0)).toEqual([fourth]);
  await expect(cardOf(counter, fourth)).toBeVisible();
});
