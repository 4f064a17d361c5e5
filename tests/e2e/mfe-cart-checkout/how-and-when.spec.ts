import type { Page } from '@playwright/test';
import { readOrder, type OrderDocument } from '@burger/shared/order';
import { momentSpanText, whenText } from '@burger/shared/hours';
import { carry, liveAt, signedIn } from '../support/customer';
import { expect } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { answerChat, fillDetails, fillIn, placeButton, placeOrder } from '../support/place-order';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
// India is five and a half hours ahead of UTC.
const zoneMs = 330 * minuteMs;

/** Checks that success screen, My Orders, bill and mail show the same time for an order. */
async function saysOneTime(page: Page, document: OrderDocument, now = Date.now()): Promise<void> {
  const order = readOrder(document)!;
  const [from, to] = [order.promisedFrom as number, order.promisedTo as number];
  await expect(page.getByText(whenText(from, to, now), { exact: true })).toBeVisible();
  // Encoded as quoted-printable, as mails are.
  const inMail = momentSpanText(from, to).replace('–', '=E2=80=93');
  await expect.poll(() => mailsAbout(order.orderId).join('\n')).toContain(inMail);
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page.getByText(new RegExp(whenText(from, to, now))).first()).toBeVisible();
  await page.getByText('Bill and delivery details').first().click();
  await expect(page.getByText(momentSpanText(from, to)).first()).toBeVisible();
}

const choice = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** Makes a choice, perhaps before hydration; it must count afterwards. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await choice(page, name).click();
  await expect(choice(page, name)).toBeChecked();
}

signedIn.beforeEach(async ({ page }) => {
  await answerChat(page.context());
  await carry(page, { 39: 2 });
  await liveAt(page, 3);
});

// Requests that are in progress at the end of a test get no response.
signedIn.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

signedIn(
  'a pickup order asks for no address, has no delivery charge and is kept as the choice',
  async ({ page }) => {
    await page.goto('/checkout');
    await choose(page, /^Pickup/);
    await expect(page.getByRole('textbox', { name: 'Delivery address' })).toBeHidden();
    await expect(page.getByText('14 Kithaganur Main Road').first()).toBeVisible();
    await fillDetails(page, { Name: 'Asha Rao', 'Phone number': '090000-00020' });
    const { order: document } = await placeOrder(page);
    expect(document).toMatchObject({
      kind: 'pickup',
      location: null,
      pricing: { deliveryCharge: 0 },
    });
    await saysOneTime(page, document);
    await page.goto('/');
    await expect(page.getByText(/^Pickup: ready in|^Order now, ready/)).toBeVisible();
  },
);

signedIn(
  'a delivery slot tomorrow that was taken meanwhile is reported, and the next one is offered',
  async ({ page }) => {
    await page.goto('/checkout');
    await page
      .getByText(/^As soon as/)
      .first()
      .click();
    await choose(page, /^At a time that suits you/);
    await page.getByRole('combobox', { name: 'Day' }).selectOption('Tomorrow');
    await page.getByRole('combobox', { name: 'Time' }).selectOption('1:00–1:30 PM');
    await expect(page.getByText('Arrives tomorrow, 1:00–1:30 PM', { exact: true })).toBeVisible();
    const next = { slot: '' };
    await page.route(
      '**/api/orders',
      (route) => {
        const { slot } = route.request().postDataJSON() as { slot: string };
        expect((Date.parse(slot) + zoneMs) % dayMs).toBe(13 * 60 * minuteMs);
        next.slot = new Date(Date.parse(slot) + 30 * minuteMs).toISOString();
        const error = { code: 'slot-full', message: 'Full', field: 'slot' };
        return route.fulfill({ status: 409, json: { error, next: next.slot } });
      },
      { times: 1 },
    );
    await fillIn(page);
    await placeButton(page).click();
    await expect(page.getByRole('alert')).toContainText('can no longer be had');
    await expect(page.getByText('Arrives tomorrow, 1:30–2:00 PM', { exact: true })).toBeVisible();
    const { order: document } = await placeOrder(page);
    expect(document.slot).toBe(next.slot);
    expect(document.estimatedDeliveryTime).toBe(document.slot);
    await saysOneTime(page, document);
  },
);
