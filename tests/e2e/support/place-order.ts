import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { OrderDocument } from '@burger/shared/order';
import type { Placed } from './api-customer';

const asha = {
  Name: 'Asha Rao',
  'Phone number': '90000 00020',
  'Delivery address': '12, 3rd Cross, Lake Road',
};

export async function answerChat(context: BrowserContext): Promise<string[]> {
  const opened: string[] = [];
  await context.route('https://wa.me/**', (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
  });
  return opened;
}

/** Fills in checkout fields by label, after opening their collapsed groups. */
export async function fillDetails(page: Page, fields: Record<string, string>): Promise<void> {
  const form = page.getByRole('form', { name: /Delivery details|Who picks it up/ });
  await expect(form).toBeVisible();
  for (const [label, value] of Object.entries(fields)) {
    const folded = form.locator('details:not([open])', { has: page.getByLabel(label) });
    while ((await folded.count()) > 0) await folded.first().locator('> summary').click();
    await form.getByRole('textbox', { name: label }).fill(value);
  }
}

export const fillIn = (page: Page, others: Record<string, string> = {}) =>
  fillDetails(page, { ...asha, ...others });

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });

export async function placeOrder(page: Page): Promise<Placed & { order: OrderDocument }> {
  const coming = page.waitForResponse('**/api/orders');
  await placeButton(page).first().click();
  const answer = await coming;
  const { idempotencyKey: key } = answer.request().postDataJSON() as { idempotencyKey: string };
  const { order, trackingKey } = (await answer.json()) as {
    order: OrderDocument;
    trackingKey: string;
  };
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
  return { order, key, trackingKey, orderId: order.orderId, at: Date.parse(order.createdAt) };
}
