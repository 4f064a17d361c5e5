import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contactForm, fillContact } from '../support/content-forms';
import { createAccount, declineOffers, liveAt, carry } from '../support/customer';
import { expect, password, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { answerChat, fillDetails, placeOrder } from '../support/place-order';

// Each run has the folder of its port, as `serve.mjs` gives it.
const serverLog = path.resolve('reports/e2e-data', process.env['E2E_PORT'] ?? '4173', 'server.log');

const canary = `canary${Date.now()}`;
// As somebody types who means harm.
const typed = {
  name: `🍔👨‍👩‍👧‍👦🇮🇳 <b>${canary}</b>`,
  phone: '91234 50987',
  address: `<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1"> ${canary}`,
  email: `${canary}@burgerkatte.example`,
};

const secret = new RegExp([canary, '91234 ?50987', password].join('|'), 'i');

test('what customers type is shown as they typed it, and in no log, no address and no file of the site', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
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
  // Its code comes with the customer.
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
  await placeOrder(page);
  await page.goto('/orders');
  await page.getByText('Bill and delivery details').first().click();
  for (const text of [typed.name, typed.address]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  expect(readFileSync(serverLog, 'utf8')).not.toMatch(secret);
  // The chat link alone carries the order: the customer sends it.
  expect(chats.length).toBe(1);
  expect(asked.filter((url) => !url.startsWith('https://wa.me/') && secret.test(url))).toEqual([]);
  const files = readdirSync('site', { recursive: true }).map(String);
  const texts = files.filter((file) => /\.(html|js|json|cjs|xml|txt)$/.test(file));
  expect(texts.filter((file) => secret.test(readFileSync(`site/${file}`, 'utf8')))).toEqual([]);
});
