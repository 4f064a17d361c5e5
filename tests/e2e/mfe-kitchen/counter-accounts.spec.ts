import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { expectAccessible } from '../support/audit';
import { downloaded, expect, startShift, test } from '../support/counter';

// Its till has nothing of others.
test.use({ fresh: true });

const rowOf = (page: Page, region: RegExp | string, row: RegExp | string) =>
  page.getByRole('region', { name: region }).getByRole('row', { name: row });

test('the day is closed with cash that is ₹40 short, a correction shows beside it, and the month is a file that holds both papers', async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  await startShift(counter, site);
  const [customer, kitchen] = [
    await apiCustomer(request, site.url),
    await apiKitchen(request, site),
  ];
  const { orderId, key } = await customer.order();
  await kitchen.move(key, ['placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered'], {
    rider: 'Imran',
    payment: 'cash',
  });
  const open = await customer.order();

  await counter.getByRole('button', { name: 'Today' }).click();
  const riders = rowOf(counter, 'Cash of the riders', /^Imran/);
  const cash = Number((await riders.textContent())?.match(/₹([\d.]+)$/)?.[1]);
  expect(cash).toBeGreaterThan(100);

  await counter.getByRole('button', { name: 'Close the day…' }).click();
  await expect(
    counter.getByText(`1 order of this day is still open: ${open.orderId}`),
  ).toBeVisible();
  await counter.getByLabel('Cash at the start').fill('500');
  await counter.getByLabel('Handed in by Imran').fill(cash.toFixed(2));
  await counter.getByLabel('Cash counted').fill((500 + cash - 40).toFixed(2));
  await expect(counter.getByText('₹40.00 short')).toBeVisible();
  await expectAccessible(counter);
  await counter.getByLabel('Why it is not what it should be').fill('Wrong change');
  await counter.getByRole('button', { name: 'Close the day', exact: true }).click();
  await expect(rowOf(counter, 'Cash at closing', 'Difference ₹40.00 short')).toBeVisible();

  await counter.getByRole('button', { name: `Open order ${orderId}` }).click();
  await counter.getByRole('button', { name: 'Something is taken back' }).click();
  await counter.getByLabel('Or an amount in rupees').fill('20');
  await counter.getByRole('button', { name: 'Not good' }).click();
  await expect(counter.getByText(/Credit note .*: ₹20.00 given back/)).toBeVisible();
  await counter.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const changed = counter.getByRole('region', { name: 'Changed since closing' });
  await expect(changed.getByRole('listitem')).toHaveText(
    new RegExp(`^${orderId} Cash -₹20.00.* Not good$`),
  );
  const [then, now] = [cash, cash - 20].map((rupees) => `₹${rupees.toFixed(2)}`);
  await expect(rowOf(counter, /^Closed /, `Cash ${then} ${now}`)).toBeVisible();

  await counter.getByRole('button', { name: 'Show two weeks' }).click();
  await expect(counter.getByRole('table', { name: 'Orders' }).first()).toBeVisible();
  await expectAccessible(counter);

  const workbook = await downloaded(counter, 'Workbook (XLSX)');
  expect(workbook.name).toMatch(/^accounts-\d{4}-\d\d\.xlsx$/);
  const files = unzipSync(workbook.bytes);
  const register = strFromU8(files['xl/worksheets/sheet1.xml']!);
  expect(register).toMatch(new RegExp(`BK/\\d{4}/1.*${orderId}.*BKC/\\d{4}/1`));
  const text = (await downloaded(counter, 'Register (CSV)')).bytes.toString('utf8');
  const total = text.split('\r\n').find((line) => line.startsWith('"Total"'));
  expect(total).toContain(`,${(cash - 20).toFixed(2)},`);
});
