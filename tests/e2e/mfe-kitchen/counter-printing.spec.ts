import type { Page } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { expect, press, startShift, test } from '../support/counter';

// A page of a PDF says its size in points; 72 of them are an inch of 25.4 mm.
const millimetres = (points: number) => (points / 72) * 25.4;

/** Width and height (mm) of each page that the browser would print. */
async function pages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)].map((box) => ({
    width: millimetres(Number(box[1])),
    height: millimetres(Number(box[2])),
  }));
}

test('the ticket is one sheet of 80 mm, or 58, with nothing but the order on it, and the bill is another with prices', async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  // The sheet stays on the page until the printer has it.
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
  const shown = counter.locator('body > :not([data-paper]):visible');
  await expect(shown).toHaveCount(0);
  await expect(sheet).toContainText(orderId);
  await expect(sheet).not.toContainText('₹');
  const expectOneOf = async (width: number) => {
    const box = await sheet.boundingBox();
    const needed = ((box?.height ?? 0) / 96) * 25.4;
    const [ticket, ...more] = await pages(counter);
    expect(more).toEqual([]);
    expect(ticket?.width).toBeCloseTo(width, 0);
    // As long as what stands on it, so that a roll is not wasted.
    expect(ticket?.height).toBeGreaterThan(needed);
    expect(ticket?.height).toBeLessThan(needed + 15);
  };
  await expectOneOf(80);

  // It goes once it was printed.
  await counter.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
  await counter.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await counter.getByRole('button', { name: 'Language, printing and sign-out' }).click();
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
