import type { Served } from '../../sites/serve-site';
import { expectAccessible } from '../support/audit';
import { cardOf, expect, orderByHand, startShift, test, comeHungry } from '../support/counter';
import { accountButton, declineOffers } from '../support/customer';
import { newEmail } from '../support/fixtures';
import { heardAt, listenTo, silent } from '../support/heard';
import { mailsAbout } from '../support/mailbox';
import { openAllDay, shopStore } from '../support/shop-store';

// The kitchen's touch is seen at the next look of a page; five pages at once are slow to look on a busy machine.
const within = 30_000;

/** The mails to a customer with that title. */
const newsIn = (email: string, title: string, { data }: Served) =>
  mailsAbout(email, data).filter((mail) => mail.includes(`<h1>${title}</h1>`));

test('an order is followed to the door by its customer and by a friend, and every step is written to the customer', async ({
  site,
  visitor,
  request,
}) => {
  test.setTimeout(240_000);
  await shopStore(request, site.url).publish(openAllDay);
  const [counter, customer, friend] = [
    await visitor('tablet'),
    await visitor('phone'),
    await visitor('phone'),
  ];
  await startShift(counter, site);
  await comeHungry(customer, { 3: 2, 39: 1 });
  const email = newEmail();
  const { orderId, trackingKey } = await orderByHand(customer, { Email: email });
  const card = cardOf(counter, orderId);

  const open = async (path: string) => {
    const page = await customer.context().newPage();
    await declineOffers(page);
    await page.goto(path);
    return page;
  };
  const [home, orders] = await Promise.all(['/', '/orders'].map(open));
  await friend.goto(`/track/${trackingKey}`);
  const places = {
    success: customer,
    home: home!,
    orders: orders!,
    friend,
  };

  /** Waits until each place says it; reports how long after the touch that was. */
  async function allSay(text: RegExp, touched: number, except: (keyof typeof places)[] = []) {
    const seen = await Promise.all(
      Object.entries(places)
        .filter(([place]) => !except.includes(place as keyof typeof places))
        .map(async ([place, page]) => {
          await expect(page.getByText(text).first()).toBeVisible({ timeout: within });
          return `${place} ${Date.now() - touched}`;
        }),
    );
    test.info().annotations.push({ type: `touch to ${text.source}, ms`, description: seen.join() });
  }
  const press = async (name: string | RegExp) => {
    await card.getByRole('button', { name }).click();
    return Date.now();
  };

  await allSay(/Waiting for the kitchen to confirm/, Date.now());
  await expect(friend.getByText('Asha')).toHaveCount(0);
  await expectAccessible(customer);
  await expectAccessible(friend);
  await expect.poll(() => newsIn(email, 'We have your order', site).length).toBe(1);

  await allSay(
    /The kitchen has (the|your) order/,
    await press(`Accept ${orderId} with 10 minutes more`),
  );
  await expect.poll(() => newsIn(email, 'Your order is confirmed', site).length).toBe(1);
  await allSay(/(The|Your) food is being cooked/, await press(/^Start cooking/));

  await press(/^Hand over/);
  await counter.getByRole('textbox', { name: 'Another name' }).fill('Imran');
  await counter.getByRole('button', { name: 'Hand over', exact: true }).click();
  await allSay(/Our rider is on the way/, Date.now());
  await expect.poll(() => newsIn(email, 'Your order is on its way', site).length).toBe(1);
  await expect(customer.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
  await expectAccessible(customer);
  const link = counter.getByRole('link', { name: /\/rider\/[0-9a-f]{32}$/ });
  const address = String(await link.textContent());
  await counter.getByRole('button', { name: 'Done' }).click();

  const rider = await visitor('phone');
  await rider.goto(address);
  await expect(rider.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
  await rider.getByRole('button', { name: 'Delivered, paid by UPI' }).click();
  const delivered = Date.now();
  await allSay(/Delivered\. Enjoy your meal!/, delivered, ['orders']);
  await expect(places.orders.locator('[data-status=delivered]')).toBeVisible({ timeout: within });
  await expect.poll(() => newsIn(email, 'Enjoy your meal!', site).length).toBe(1);

  // What is over is not followed any more: nothing is kept, and nothing is asked.
  await home!.goto('/');
  await expect(home!.getByText('Delivered')).toHaveCount(0);
  expect(await home!.evaluate(() => localStorage.getItem('burger.orders-under-way'))).toBeNull();
  expect(mailsAbout(email, site.data).filter((mail) => /^To: guest/m.test(mail))).toHaveLength(4);
});

test('a customer takes an order back, in two tabs at once; the counter falls silent and says so; once it is confirmed there is the phone', async ({
  site,
  visitor,
}) => {
  test.setTimeout(180_000);
  const [counter, page] = [await visitor('tablet'), await visitor('phone')];
  await listenTo(counter);
  await startShift(counter, site);
  await comeHungry(page, { 3: 2, 39: 1 });
  const first = await orderByHand(page);
  await heardAt(counter, 10_000);
  await expect(cardOf(counter, first.orderId)).toBeVisible();

  const other = await page.context().newPage();
  await declineOffers(other);
  await other.goto('/orders');
  const cancel = { name: 'Cancel order' };
  const yes = { name: 'Yes, cancel it' };
  for (const tab of [page, other]) await tab.getByRole('button', cancel).click();
  await expectAccessible(page);
  // The other tab does not hear of it.
  await other.route('**/api/track/**', (route) => route.abort());
  for (const tab of [page, other]) await tab.getByRole('button', yes).click();
  await other.unroute('**/api/track/**');
  for (const tab of [page, other]) {
    await expect(tab.getByText(/^Your order is cancelled\./)).toBeVisible();
  }
  await expect(
    counter.getByText(`The customer has cancelled order ${first.orderId}: do not cook it.`),
  ).toBeVisible();
  await expect(cardOf(counter, first.orderId)).toHaveCount(0);
  await silent(counter);
  await expect(page.getByRole('heading', { name: 'Order cancelled' })).toBeVisible();
  await expect(page.getByText(/ready in cash/)).toHaveCount(0);
  await counter.getByRole('button', { name: 'OK' }).click();

  await other.close();
  // As if this were the first order.
  await page.evaluate(() => {
    for (const key of ['burger.cart', 'burger.location']) localStorage.removeItem(key);
  });
  const second = await orderByHand(page);
  await page.getByRole('button', cancel).click();
  const card = cardOf(counter, second.orderId);
  await card
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(card.getByRole('button', { name: /^Start cooking/ })).toBeVisible();
  await page.getByRole('button', yes).click();
  await expect(page.getByText(/^It is too late to cancel here/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call \+91/ }).first()).toHaveAttribute(
    'href',
    /^tel:\+91\d+$/,
  );

  // Who signs out leaves nothing of the order on the device.
  await page.goto('/');
  await expect(page.getByText(/The kitchen has the order/)).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText(/The kitchen has the order/)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('burger.orders-under-way'))).toBeNull();
});

test(
  'a page that nobody sees tells by a notification how far the order is, where the customer has allowed it',
  { tag: ['@window', '@nightly'] },
  async ({ site, visitor }) => {
    test.setTimeout(120_000);
    const [counter, customer] = [await visitor('tablet'), await visitor('phone')];
    await startShift(counter, site);
    await comeHungry(customer, { 3: 2, 39: 1 });
    const { orderId, trackingKey } = await orderByHand(customer);
    await customer.context().grantPermissions(['notifications']);
    await customer.goto(`/track/${trackingKey}`);
    await expect(customer.getByText(/Waiting for the kitchen to confirm/).first()).toBeVisible();
    const told = await customer.evaluateHandle(() => {
      const shown: string[] = [];
      globalThis.Notification = class extends Notification {
        constructor(title: string, options?: NotificationOptions) {
          super(title, options);
          shown.push(`${title}: ${options?.body}`);
        }
      };
      // Another tab has come to the front.
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      return shown;
    });
    await cardOf(counter, orderId)
      .getByRole('button', { name: `Accept ${orderId} with 10 minutes more` })
      .click();
    // A hidden page asks each half minute.
    await expect
      .poll(() => told.jsonValue(), { timeout: 45_000 })
      .toEqual([expect.stringMatching(`${orderId}.*The kitchen has the order`)]);
  },
);
