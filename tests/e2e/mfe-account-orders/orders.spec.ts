import { accountButton, declineOffers, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { anOrder, answerOrders, sortsByDate, storeWarnings } from '../support/order-store';

const statuses = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  out_for_delivery: 'Out For Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

test.describe('2 Orders', { tag: '@once' }, () => {
  test('Requires sign-in: a signed-out prompt otherwise', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In or Create Account' })).toBeVisible();
  });

  test('A help block with contact and phone', async ({ look }) => {
    const help = (await look('/orders')).getByRole('region', { name: 'Need help with an order?' });
    await expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(help.getByRole('link', { name: 'Call +91 90000 00010' })).toHaveAttribute(
      'href',
      'tel:+919000000010',
    );
  });
});

signedIn.describe('2 Orders', { tag: '@once' }, () => {
  signedIn("Lists the user's orders newest first", async ({ page }) => {
    const queries = await answerOrders(page, () => [
      anOrder({ orderId: 'BK000002002' }),
      anOrder({ orderId: 'BK000001001', createdAt: '2026-10-01T13:00:00.000Z' }),
    ]);
    await page.goto('/orders');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Order BK000002002',
      'Order BK000001001',
    ]);
    expect(queries[0]?.orderBy?.[0]).toEqual({
      field: { fieldPath: 'createdAt' },
      direction: 'DESCENDING',
    });
  });

  signedIn(
    'Each with status chip, date, total, payment method, estimated delivery time, items, delivery details, bill summary and special instructions',
    async ({ page }) => {
      await answerOrders(page, () => [anOrder()]);
      await page.goto('/orders');
      const order = page.getByRole('article');
      await expect(order.locator('[data-status=placed]')).toHaveText('Placed');
      await order.getByText('Bill and delivery details').click();
      for (const text of [
        /^1 Nov 2026, 6:30\spm$/i,
        /^1 Nov 2026, 7:15\spm$/i,
        'Cash on delivery',
        '2 × Aloo Tikki Burger',
        '1 × Spicy Paneer Burger',
        'Delivery details',
        'Asha Rao',
        '12, 3rd Cross, Lake Road',
        'Landmark: Blue gate',
        '3.9 km from the restaurant',
        'Bill summary',
        'Discount (WELCOME15)',
        '−₹34.05',
        'CGST 2.5%',
        'SGST 2.5%',
        'Special instructions',
        'Less spicy, please',
      ]) {
        await expect(
          order.getByText(text, typeof text === 'string' ? { exact: true } : {}).first(),
        ).toBeVisible();
      }
      await expect(order.getByText('₹223.59', { exact: true })).toHaveCount(3);
      await expect(order.getByText('₹5.32', { exact: true })).toHaveCount(2);
    },
  );

  signedIn('A refresh button', async ({ page }) => {
    let orders = [anOrder()];
    await answerOrders(page, () => orders);
    await page.goto('/orders');
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    orders = [anOrder({ orderId: 'BK000002002' }), anOrder()];
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
  });

  signedIn('Empty state with a Browse Menu link', async ({ page }) => {
    await answerOrders(page, () => []);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Menu', exact: true })).toHaveAttribute(
      'href',
      '/menu',
    );
  });

  signedIn('Page mode loading, before the orders are there', async ({ page }) => {
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/documents:runQuery/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/orders');
    await expect(page.getByText('Loading your orders', { exact: true })).toBeAttached();
    await expect(accountButton(page)).toBeVisible();
    answer();
    await expect(page.getByText('Loading your orders', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  signedIn(
    'Items with a picture show it; item images that fail to load show a placeholder image',
    async ({ page }) => {
      await page.route(/\/pictures\/.*spicy-paneer-burger/, (route) =>
        route.fulfill({ status: 404 }),
      );
      await answerOrders(page, () => [anOrder()]);
      await page.goto('/orders');
      await expect(page.getByTestId('picture-placeholder')).toHaveCount(1);
      await expect(page.getByRole('article').locator('picture img')).toHaveCount(1);
    },
  );

  signedIn(
    'An order under way says when it comes and how far it is; Order again names what is gone and what costs more',
    async ({ page }) => {
      const evening = new Date('2026-11-21T19:30:00+05:30');
      await page.clock.setFixedTime(evening);
      await answerOrders(page, () => [
        anOrder({
          orderStatus: 'preparing',
          createdAt: '2026-11-21T19:20:00+05:30',
          estimatedDeliveryTime: '2026-11-21T20:05:00+05:30',
          items: [
            { id: 1, name: 'Aloo Tikki Burger', price: 45, quantity: 1, image: '' },
            { id: 50, name: 'Mango Shake', price: 89, quantity: 1, image: '' },
          ],
        }),
      ]);
      await page.goto('/orders');
      const order = page.getByRole('article');
      await expect(order.getByText('8:05 PM', { exact: true })).toBeVisible();
      await expect(order.getByText('In about 35 min. Your food is being cooked.')).toBeVisible();
      await expect(order.getByRole('listitem').filter({ hasText: '(now)' })).toHaveText(
        'Preparing (now)',
      );
      await order.getByRole('button', { name: 'Order again' }).click();
      await expect(order.getByRole('status')).toContainText('Not available today: ');
      await expect(order.getByRole('status')).toContainText(
        'Aloo Tikki Burger is ₹49.00 now (was ₹45.00).',
      );
    },
  );

  signedIn('A printable bill with what Indian law asks for (decision)', async ({ page }) => {
    await answerOrders(page, () => [anOrder()]);
    await page.goto('/orders');
    await page.getByRole('button', { name: 'View bill' }).click();
    await expect(page.getByRole('dialog', { name: 'Tax Invoice' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const bill = page.locator('[data-bill]');
    for (const text of [
      'Tax Invoice',
      'Burger Katte Foods LLP',
      '29ABCDE1234F1Z5',
      '11224999000123',
      'BK123456789',
      'CGST 2.5%',
      'SGST 2.5%',
    ]) {
      await expect(bill.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

signedIn.describe('4 Order status values', { tag: '@once' }, () => {
  signedIn(
    'placed, confirmed, preparing, out_for_delivery, delivered, cancelled: distinct icons and colours; underscores replaced and words capitalised',
    async ({ page }) => {
      await answerOrders(page, () =>
        Object.keys(statuses).map((orderStatus, at) =>
          anOrder({ orderStatus, orderId: `BK00000000${at}` }),
        ),
      );
      await page.goto('/orders');
      const chips = page.locator('article header [data-status]');
      await expect(chips).toHaveText(Object.values(statuses));
      const looks = await chips.evaluateAll((all) =>
        all.map((chip) => {
          const { color, backgroundColor } = getComputedStyle(chip);
          return {
            colours: `${color} ${backgroundColor}`,
            icon: chip.querySelector('svg')?.innerHTML,
          };
        }),
      );
      expect(new Set(looks.map(({ colours }) => colours)).size).toBe(6);
      expect(new Set(looks.map(({ icon }) => icon)).size).toBe(6);
    },
  );
});

signedIn.describe('8 Errors: orders', { tag: '@once' }, () => {
  signedIn.use({ tolerated: storeWarnings });

  signedIn(
    'The code of the list or of a bill does not come: that is said, and it is fetched anew with the next try',
    async ({ page }) => {
      const code = /orders-list\.[^/]*\.js/;
      await answerOrders(page, () => [anOrder()]);
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      await page.goto('/orders');
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to load orders. The service is temporarily unavailable. Please try again in a moment.',
      );
      await page.unroute(code);
      await page.getByRole('button', { name: 'Try again' }).click();
      const order = page.getByRole('article');
      await expect(order).toBeVisible();

      const bill = /\/bill\.[^/]*\.js/;
      await page.route(bill, (route) => route.fulfill({ status: 404 }));
      await order.getByRole('button', { name: 'View bill' }).click();
      await expect(order.getByRole('alert')).toContainText('temporarily unavailable');
      await page.unroute(bill);
      await order.getByRole('button', { name: 'View bill' }).click();
      await expect(page.getByRole('dialog', { name: 'Tax Invoice' })).toBeVisible();
    },
  );

  signedIn(
    'Missing index: the query without ordering is sorted by createdAt in the client, with a word about it',
    async ({ page }) => {
      const queries = await answerOrders(page, (query) =>
        sortsByDate(query)
          ? { refusal: 'FAILED_PRECONDITION', message: 'The query requires an index.' }
          : [
              anOrder({ orderId: 'BK000001001', createdAt: '2026-10-01T13:00:00.000Z' }),
              anOrder({ orderId: 'BK000003003', createdAt: '2026-11-03T13:00:00.000Z' }),
              anOrder({ orderId: 'BK000002002', createdAt: '2026-11-02T13:00:00.000Z' }),
            ],
      );
      await page.goto('/orders');
      await expect(
        page.getByText(/^Database index is being created \(2-5 minutes\)/),
      ).toBeVisible();
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
        'Order BK000003003',
        'Order BK000002002',
        'Order BK000001001',
      ]);
      expect(queries.map(sortsByDate)).toEqual([true, false]);
    },
  );

  signedIn('Dates show N/A or Invalid Date when missing or bad', async ({ page }) => {
    await answerOrders(page, () => [
      anOrder({ createdAt: null, estimatedDeliveryTime: 'yesterday, perhaps' }),
    ]);
    await page.goto('/orders');
    await page.getByText('Bill and delivery details').click();
    const facts = page.getByRole('article').locator('dl').first();
    await expect(facts.getByText('N/A', { exact: true })).toBeVisible();
    await expect(facts.getByText('Invalid Date', { exact: true })).toBeVisible();
  });

  signedIn('Damaged and hostile documents cost themselves, not the list', async ({ page }) => {
    await answerOrders(page, () => [
      {},
      anOrder({ items: 'none', pricing: null, customerDetails: 7, orderStatus: 3 }),
      anOrder({
        orderId: '<img src=x onerror=alert(1)>',
        items: [
          { id: 1, name: '<script>alert(1)</script>', price: -5, quantity: 'x', image: '"><b>' },
        ],
      }),
    ]);
    await page.goto('/orders');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('1 × <script>alert(1)</script>').first()).toBeVisible();
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });
});
