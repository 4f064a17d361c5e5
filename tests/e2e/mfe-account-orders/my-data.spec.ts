import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { apiSignIn } from '../support/account';
import { accountButton, carry, createAccount, declineOffers, liveAt } from '../support/customer';
import { expect, password, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';

const documents = '/v1/projects/demo-burger-katte/databases/(default)/documents';

const order = async (request: APIRequestContext, headers: { authorization: string }) => {
  const who = { name: 'Meera Rao', phone: '9000000021', address: '7, Temple Road' };
  const customer = { ...who, email: '', landmark: '', specialInstructions: '' };
  return (await apiCustomer(request, '', headers)).order({ customer });
};

const openAccount = async (page: Page, entry: 'My Profile' | 'Settings') => {
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('link', { name: entry }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
};

const storage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test.beforeEach(({ page }) => declineOffers(page));

test('My Profile changes the details at checkout, and signing out removes them from the device', async ({
  page,
}) => {
  await carry(page, { 1: 1 });
  await page.goto('/about');
  await createAccount(page);
  await openAccount(page, 'My Profile');
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Rao');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('90000 00021');
  await page.getByRole('textbox', { name: 'Delivery address' }).fill('7, Temple Road');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(accountButton(page)).toHaveAccessibleName('Account of Meera Rao');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Rao');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(/90000\s00021$/);
  await page.goto('/checkout');
  const known = page.getByRole('form', { name: 'Delivery details' }).locator('summary').first();
  await expect(known).toContainText(/Meera Rao 90000\s00021\s*7, Temple Road/);

  expect(await storage(page)).toContain('burger.last-delivery');
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => storage(page)).not.toContain('burger.last-delivery');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const texts = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(texts).not.toMatch(/Meera|Temple/);
});

test('the account file holds all data, and deleting the account keeps its orders without personal data', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  await liveAt(page, 1);
  await carry(page, { 1: 1 });
  await page.goto('/about');
  const email = await createAccount(page);
  const { headers, uid } = await apiSignIn(request, 'signInWithPassword', { email, password });
  const { key, orderId } = await order(request, headers);
  await openAccount(page, 'Settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    account: { email, signsInWith: ['password'] },
    profile: { email },
    orders: [{ orderId, customerDetails: { name: 'Meera Rao', address: '7, Temple Road' } }],
  });
  await expect(page.getByText('Your file is ready.')).toBeVisible();

  const press = async () => {
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByRole('button', { name: 'Delete it for good' }).click();
  };
  await press();
  await expect(page.getByRole('alert')).toContainText('still under way');
  await page.getByRole('button', { name: 'Keep my account' }).click();

  await request.post(`/api/orders/${orderId}/cancel`, { headers });
  await press();
  await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  // A reload would restore the storage that this test sets on each page load.
  expect(await storage(page)).toEqual([]);

  // With the old token a program can neither read nor delete the account's data.
  expect((await request.get('/api/me/data', { headers })).status()).toBe(401);
  expect((await request.delete('/api/me', { headers })).status()).toBe(401);
  expect((await request.get(`${documents}/orders/${key}`, { headers })).status()).toBe(403);
  const again = await apiSignIn(request, 'signInWithPassword', { email, password });
  expect(again.status).toBe(400);
  const owner = { authorization: 'Bearer owner' };
  const read = async (path: string) => request.get(`${documents}/${path}`, { headers: owner });
  expect((await read(`users/${uid}`)).status()).toBe(404);
  const stored = await (await read(`orders/${key}`)).text();
  expect(stored).toContain(orderId);
  expect(stored).not.toMatch(/Meera|9000000021|Temple Road|13\.0457/);
  expect(stored).not.toContain(uid);
});

test(
  'signing out in one tab deletes typed text in another tab',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await liveAt(page, 1);
    await carry(page, { 1: 1 });
    await page.goto('/about');
    await createAccount(page);
    const other = await context.newPage();
    await declineOffers(other);
    await other.goto('/checkout');
    const name = other.getByRole('textbox', { name: 'Name' });
    await name.fill('Meera Rao');
    await expect.poll(() => storage(other)).toContain('burger.checkout-details');
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(name).toBeHidden();
    await expect.poll(() => storage(other)).not.toContain('burger.checkout-details');
    await expect.poll(() => storage(page)).not.toContain('burger.leaving');
    await other.close();
  },
);

test('the newsletter form states its terms, and one click in its mail unsubscribes', async ({
  page,
}) => {
  const email = `reader-${Date.now()}@example.in`;
  await page.goto('/kn/offers');
  const box = page
    .locator('form')
    .filter({ has: page.getByRole('textbox') })
    .last();
  await expect(box.getByRole('link', { name: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ' })).toBeVisible();
  // Hovering is user input, which loads the form's code.
  await box.hover();
  await box.getByRole('textbox').fill(email);
  await box.getByRole('button').click();
  await expect.poll(() => mailsAbout(email).length).toBe(1);
  const [mail = ''] = mailsAbout(email);
  const key = /\/api\/unsubscribe\/([0-9a-f]{32})/.exec(mail.replace(/=\r?\n|\r?\n /g, ''))?.[1];
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  await page.goto(`/unsubscribe#${key}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are off the list. Your address is deleted.')).toBeVisible();
  const owner = { headers: { authorization: 'Bearer owner' } };
  const list = await page.request.get(`${documents}/newsletter`, owner);
  expect(await list.text()).not.toContain(email);
});
