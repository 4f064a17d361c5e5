import type { Page } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { expect, press, startShift, test as base } from '../support/counter';
import { plugInPrinters } from '../support/printers';

const item = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

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
  await page.getByRole('button', { name: /^Orders/ }).click();
}

interface Printing {
  counter: Page;
  printers: Awaited<ReturnType<typeof plugInPrinters>>;
  customer: Awaited<ReturnType<typeof apiCustomer>>;
}

const test = base.extend<Printing>({
  counter: async ({ visitor }, provide) => provide(await visitor('tablet')),
  printers: async ({ counter, site }, provide) => {
    const printers = await plugInPrinters(counter, 'usb', 'serial');
    await startShift(counter, site);
    await setUp(counter);
    await provide(printers);
  },
  customer: async ({ request, site }, provide) => provide(await apiCustomer(request, site.url)),
});

test('each station prints its dishes of an accepted order, with unsupported scripts as pictures', async ({
  counter,
  printers,
  customer,
}) => {
  const { orderId } = await customer.order({
    customer: {
      ...{ name: 'ಆಶಾ ರಾವ್', phone: '9000000020', email: 'asha@example.in' },
      ...{ address: '12, 3rd Cross, Lake Road', landmark: '', specialInstructions: '' },
    },
  });
  await press(counter, orderId, /^Accept for/);
  await expect.poll(() => printers.heads()).toEqual([orderId]);
  await expect.poll(() => printers.heads(1)).toEqual(['Drinks']);
  const [whole] = await printers.papers();
  expect(whole?.lines).toEqual(
    expect.arrayContaining([
      '2 x Spicy Paneer Burger',
      '    + Less spicy',
      '  Cut in half, please',
    ]),
  );
  // The picture of the customer's name, drawn by the browser.
  const [name] = whole?.pictures ?? [];
  const dots = name?.join('').replaceAll('.', '').length ?? 0;
  expect(name?.[0]).toHaveLength(576);
  expect(dots).toBeGreaterThan(300);
  expect(dots).toBeLessThan(6000);
  const [drinks] = await printers.papers(1);
  expect(drinks?.lines).toContain('1 x Coke');
  expect(drinks?.lines.join()).not.toContain('Paneer');

  await press(counter, orderId, `More about order ${orderId}`);
  await counter.getByRole('button', { name: 'Print bill' }).click();
  await expect.poll(async () => (await printers.papers()).at(-1)?.codes).toHaveLength(1);
  const bill = (await printers.papers()).at(-1);
  expect(bill?.codes[0]).toMatch(/^upi:\/\/pay\?/);
  expect(bill?.lines.join('\n')).toMatch(/No. BK\/\d{4}\/\d+,/);
  expect(bill?.lines.join('\n')).toMatch(/Total +▣\d+\.\d\d/);
});
