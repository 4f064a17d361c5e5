import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { declineOffers, newEmail, password, test } from './fixtures';

export { declineOffers };

/** Allows geolocation and puts the customer `km` north of the restaurant. */
export async function standAt(context: BrowserContext, km: number): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({
    latitude: 13.037 + km / 111.195,
    longitude: 77.708,
    accuracy: 20,
  });
}

/** A visitor whose browser remembers a cart: quantities by dish id. */
export async function carry(
  page: Page,
  quantities: Record<number, number>,
  promo: string | null = null,
): Promise<void> {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ id: Number(id), quantity }));
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('burger.cart') === null) localStorage.setItem('burger.cart', text);
    },
    JSON.stringify({ version: 1, items, promo }),
  );
}

/** A customer whose browser remembers a place, `km` north of the restaurant as the crow flies. */
export async function liveAt(page: Page, km: number): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('burger.location', text),
    JSON.stringify({
      lat: 13.037 + km / 111.195,
      lng: 77.708,
      locality: 'Bidarahalli',
      picked: true,
    }),
  );
}

/** Puts one of a dish into the cart from the menu. */
export async function addDish(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Add to Cart, ${name}` })
    .first()
    .click();
  await expect(page.getByRole('group', { name: `Quantity of ${name}` }).first()).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In or Create Account' });

/** Opens the sign-in dialog from the bar, at the given tab. */
export async function openSignIn(page: Page, method: 'Google' | 'Email' | 'Phone') {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog(page).getByRole('tab', { name: method }).click();
  return dialog(page);
}

/** Creates an account by email and waits until the bar knows; returns the address. */
export async function createAccount(page: Page, email = newEmail()): Promise<string> {
  const form = await openSignIn(page, 'Email');
  await form.getByRole('button', { name: 'New here? Create an account' }).click();
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByLabel('New password').fill(password);
  await form.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
  return email;
}

/** The account button of the bar, once somebody is signed in. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account of/ });

/** A number that nobody has signed in with before. */
export const newPhone = (): string => `+919${String(Date.now()).slice(-9)}`;

/** The last SMS code that was sent to a number. */
export async function smsCode(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(
    '/emulator/v1/projects/demo-burger-katte/verificationCodes',
  );
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.filter((one) => one.phoneNumber === phone).at(-1)?.code ?? '';
}

export interface Account {
  email: string;
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A new account, and the state of a browser that is signed in with it. */
export async function openAccount(browser: Browser, baseURL: string | undefined): Promise<Account> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await declineOffers(page);
  await page.goto('/about');
  const email = await createAccount(page);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { email, state };
}

/** A test that starts signed in, with one account for all tests of a worker. */
export const signedIn = test.extend<object, { account: Account }>({
  account: [
    async ({ browser }, provide, { project }) => {
      await provide(await openAccount(browser, project.use.baseURL));
    },
    { scope: 'worker' },
  ],
  storageState: async ({ account }, provide) => provide(account.state),
  page: async ({ page }, provide) => {
    await declineOffers(page);
    await provide(page);
  },
});
