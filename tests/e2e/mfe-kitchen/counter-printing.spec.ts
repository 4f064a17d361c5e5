import type { Page } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { expect, press, startShift, test } from '../support/counter';

// PDF page sizes are in points: 72 per inch of 25.4 mm.
const millimetres = (points: number) => (points / 72) * 25.4;

async function pages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)].map((box) => ({
    width: millimetres(Number(box[1])),
    height: millimetres(Number(box[2])),
  }));
}

test('the kitchen ticket is one sheet of 80 or 58 mm without prices, and the bill a separate one', async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  // Suppress the print dialog, whose end would remove the print view that this test reads.
  await counter.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await startShift(counter, site);
  const customer = await apiCustomer(request, site.url);
  const { orderId } = await customer.order();
  await press(counter, orderId, `More about order ${orderId}`);

  await counter.getByRole('button', { name: 'Print ticket' }).click();
  const sheet = counter.locator('[data-paper]');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toBeHidden();
  await counter.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  const rendered = counter.locator('body > :not([data-paper]):visible');
  await expect(rendered).toHaveCount(0);
  await expect(sheet).toContainText(orderId);
  await expect(sheet).not.toContainText('₹');
  const expectOneOf = async (width: number) => {
    const box = await sheet.boundingBox();
    const needed = ((box?.height ?? 0) / 96) * 25.4;
    const [ticket, ...more] = await pages(counter);
    expect(more).toEqual([]);
    expect(ticket?.width).toBeCloseTo(width, 0);
    // The sheet is as long as its content, to save paper.
    expect(ticket?.height).toBeGreaterThan(needed);
    expect(ticket?.height).toBeLessThan(needed + 15);
  };
  await expectOneOf(80);

  // The print view closes after printing.
  await counter.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
  await counter.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await counter.getByRole('button', { name: 'Settings and sign-out' }).click();
  await counter.getByRole('checkbox', { name: /58 mm/ }).check();
  await counter.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await press(counter, orderId, `More about order ${orderId}`);
  await counter.getByRole('button', { name: 'Print ticket' }).click();
  await counter.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText('2 × Spicy Paneer Burger');
  await expectOneOf(58);
  await counter.emulateMedia({ media: null });
  await counter.getByRole('button', { name: 'Print bill' }).click();
  await expect(sheet).toContainText(/No. BK\/\d{4}\/\d+,/);
});
