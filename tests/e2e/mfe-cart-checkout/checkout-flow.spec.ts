import type { Page } from '@playwright/test';
import { carry, fillDetails, liveAt, signedIn } from '../support/customer';
import { expect } from '../support/fixtures';
import { mailsToUs } from '../support/mailbox';
import { promisedAt } from '../support/promised-at';

interface Placed {
  orderId: string;
  createdAt: string;
  estimatedDeliveryTime: string;
  customerDetails: object;
}

/** Answers instead of the chat app; returns the addresses that were opened. */
async function watchChat(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
  });
  return opened;
}

const fillIn = (page: Page, changes: Record<string, string> = {}) =>
  fillDetails(page, {
    Name: 'Asha Rao',
    'Phone number': '090000-00020',
    'Delivery address': '12, 3rd Cross, Lake Road',
    ...changes,
  });

const place = (page: Page) => page.getByRole('button', { name: /^Place Order/ });

async function placeOrder(page: Page): Promise<Placed> {
  const answer = page.waitForResponse('**/api/orders');
  await place(page).click();
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
  return ((await (await answer).json()) as { order: Placed }).order;
}

signedIn.describe('4 Checkout flow', () => {
  signedIn.beforeEach(async ({ page }) => {
    await carry(page, { 3: 2, 39: 1 }, 'WELCOME15');
    await liveAt(page, 3);
    await page.goto('/checkout');
  });

  signedIn(
    'The stored order has every field of the entity; it is created with orderStatus placed, paymentStatus pending, paymentMethod cod; estimated delivery = placement + 45 minutes',
    async ({ page, account }) => {
      await watchChat(page);
      await fillIn(page, {
        Email: account.email,
        Landmark: 'Blue gate',
        'Special instructions': 'Less spicy\nNo onion',
      });
      const order = await placeOrder(page);
      expect(order).toEqual({
        orderId: expect.stringMatching(/^BK\d{9}$/) as unknown,
        customerId: expect.any(String) as unknown,
        customerDetails: {
          name: 'Asha Rao',
          email: account.email,
          phone: '+919000000020',
          address: '12, 3rd Cross, Lake Road',
          landmark: 'Blue gate',
          specialInstructions: 'Less spicy\nNo onion',
        },
        items: [
          {
            id: 3,
            name: 'Spicy Paneer Burger',
            names: { kn: 'ಸ್ಪೈಸಿ ಪನೀರ್ ಬರ್ಗರ್', hi: 'स्पाइसी पनीर बर्गर' },
            price: 129,
            quantity: 2,
            image: 'spicy-paneer-burger',
            lineId: '3 spice-hot/spicy',
            choices: [
              {
                group: 'spice-hot',
                choice: 'spicy',
                name: 'Spicy',
                names: { kn: 'ಖಾರ', hi: 'तीखा' },
                price: 0,
              },
            ],
            note: '',
          },
          {
            id: 39,
            name: 'Coke',
            names: { kn: expect.any(String) as unknown, hi: expect.any(String) as unknown },
            price: 25,
            quantity: 1,
            image: 'coke',
            lineId: '39',
            choices: [],
            note: '',
          },
        ],
        pricing: {
          subtotal: 283,
          promoDiscount: 42.45,
          appliedPromo: 'WELCOME15',
          deliveryCharge: 20,
          cgst: 6.51,
          sgst: 6.51,
          total: 273.57,
        },
        // As it bills on this day.
        seller: expect.objectContaining({ scheme: 'regular', gstin: '29ABCDE1234F1Z5' }) as unknown,
        location: { lat: expect.closeTo(13.06398, 4) as unknown, lng: 77.708, distance: 3.9 },
        paymentMethod: 'cod',
        paymentStatus: 'pending',
        orderStatus: 'placed',
        menuVersion: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
        // How far it is, for the counter and for who follows it.
        kind: 'delivery',
        open: true,
        revision: 1,
        history: [{ status: 'placed', at: expect.any(String) as unknown, by: 'customer' }],
        addedMinutes: 0,
        reason: null,
        rider: null,
        paidBy: null,
        createdAt: expect.any(String) as unknown,
        attendedFrom: expect.any(String) as unknown,
        ...promisedAt(order.createdAt),
        language: 'en',
        version: 2,
        papers: [],
        // What its link carries.
        trackingKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      });
      expect(mailsToUs(order.orderId)).toHaveLength(1);
    },
  );
});
