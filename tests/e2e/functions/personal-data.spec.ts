import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contactForm, fillContact } from '../support/content-forms';
import { createAccount, declineOffers, liveAt, carry } from '../support/customer';
import { apiKitchen } from '../support/api-kitchen';
import { signInAtCounter } from '../support/counter';
import { expect, password, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { answerChat, fillDetails, placeOrder } from '../support/place-order';

// Each run has its own data folder, named after its port, see `serve.mjs`.
const data = path.resolve('reports/e2e-data', process.env['E2E_PORT'] ?? '4173');
const logs = ['server.log', 'requests.log'].map((file) => path.join(data, file));

const canary = `canary${Date.now()}`;
// Emoji and markup, which careless code would log or run.
const typed = {
  name: `🍔👨‍👩‍👧‍👦🇮🇳 <b>${canary}</b>`,
  phone: '91234 50987',
  address: `<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1"> ${canary}`,
  email: `${canary}@burgerkatte.example`,
};

// Matches the typed values, and the customer's location, a kilometre north of the restaurant.
const secret = new RegExp(
  [canary, '91234(?: |%20|\\+)?50987', password, '13\\.0459'].join('|'),
  'i',
);

test('customer input is shown as typed and appears in no log, URL or file of the site', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  const chats = await answerChat(context);
  await declineOffers(page);
  await liveAt(page, 1);
  await carry(page, { 39: 1 });

  await page.goto('/contact');
  const form = contactForm(page);
  await form.getByLabel('Phone').fill(typed.phone);
  const send = await fillContact(page, 'feedback', { ...typed, text: `${canary} was here` });
  await send.click();
  await expect(
    page.getByText('Thank you! Your message has been sent. We will reply within 24 hours.'),
  ).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(mailsAbout(`${canary} was here`)).toHaveLength(1);

  await page.goto('/offers');
  // Hovering is user input, which loads the form's code.
  await page.getByLabel('Email address').hover();
  await page.getByLabel('Email address').fill(typed.email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('');

  await createAccount(page, typed.email);
  await page.goto('/checkout');
  await fillDetails(page, {
    Name: typed.name,
    'Phone number': typed.phone,
    'Delivery address': typed.address,
  });
  const placing = page.waitForRequest('**/api/orders');
  await placeOrder(page);
  const { idempotencyKey } = (await placing).postDataJSON() as { idempotencyKey: string };
  await page.goto('/orders');
  await page.getByText('Bill and delivery details').first().click();
  for (const text of [typed.name, typed.address]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  // Another person opens and reloads the tracking link.
  const mailed = () => /\/track#[0-9a-f]{32}/.exec(mailsAbout('/track#').at(-1) ?? '')?.[0] ?? '';
  await expect.poll(mailed, 'A mail has the link of the order').not.toBe('');
  const link = mailed();
  await page.goto(link);
  await expect(page.getByText('Waiting for the kitchen to confirm')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting for the kitchen to confirm')).toBeVisible();
  expect(page.url()).toContain(link);

  const counter = await context.newPage();
  await signInAtCounter(counter, { data });
  await counter.getByRole('button', { name: 'Start shift' }).click();
  await counter.getByRole('button', { name: 'Today' }).click();
  await counter.getByRole('searchbox').fill(typed.phone);
  await counter.getByRole('button', { name: 'Search the last 90 days' }).click();
  await expect(counter.getByText(`1 order of the last 90 days with ${typed.phone}`)).toBeVisible();

  const kitchen = await apiKitchen(page.request, { url: new URL(page.url()).origin, data });
  const states = ['placed', 'confirmed', 'preparing', 'out_for_delivery'] as const;
  await kitchen.move(idempotencyKey, states, { rider: 'Imran' });
  const carrying = await kitchen.riderLink(idempotencyKey);
  await counter.goto(carrying);
  await counter.getByRole('button', { name: 'Delivered, paid by UPI' }).click();
  await expect(counter.getByText('Delivered. Thank you!')).toBeVisible();

  const keys = new RegExp([link, carrying].map((address) => address.slice(-32)).join('|'));
  for (const log of logs) {
    expect(readFileSync(log, 'utf8')).not.toMatch(secret);
    expect(readFileSync(log, 'utf8')).not.toMatch(keys);
  }
  expect(readFileSync(logs[1]!, 'utf8')).toMatch(/^GET \/api\/track \S+\/track$/m);
  // Only the chat link may contain the order, because the customer sends that message.
  expect(chats.length).toBe(1);
  expect(requests.filter((url) => !url.startsWith('https://wa.me/') && secret.test(url))).toEqual(
    [],
  );
  const files = readdirSync('site', { recursive: true }).map(String);
  const texts = files.filter((file) => /\.(html|js|json|cjs|xml|txt)$/.test(file));
  expect(texts.filter((file) => secret.test(readFileSync(`site/${file}`, 'utf8')))).toEqual([]);
});
