import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';

let serial = 0;

export const newEmail = (): string =>
  `guest-${process.pid}-${Date.now()}-${serial++}@burgerkatte.example`;

export const password = 'a-good-burger';

/** Dismisses what pages offer on a first visit, because most tests do not cover it. */
export async function declineOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/emulator')) return;
    sessionStorage.setItem('burger.declined.sign-in', 'yes');
    sessionStorage.setItem('burger.declined.location', 'yes');
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In or Create Account' });

export async function openSignIn(page: Page, method: 'Google' | 'Email' | 'Phone') {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog(page).getByRole('tab', { name: method }).click();
  return dialog(page);
}

export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account of/ });

/** Creates an account by email and waits until the header shows it. Returns the email address. */
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

/** Signs in or up through a site's API. Returns the user and the request headers. */
export async function apiSignIn(
  request: APIRequestContext,
  how: 'signUp' | 'signInWithPassword',
  account: { email: string; password: string },
  site = '',
) {
  const path = `${site}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=demo`;
  const answer = await request.post(path, { data: { ...account, returnSecureToken: true } });
  const { idToken = '', localId = '' } = (await answer.json()) as Record<string, string>;
  return { uid: localId, status: answer.status(), headers: { authorization: `Bearer ${idToken}` } };
}

export interface Account {
  email: string;
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

async function openAccount(browser: Browser, baseURL: string | undefined): Promise<Account> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await declineOffers(page);
  await page.goto('/about');
  const email = await createAccount(page);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { email, state };
}

/**
 * Creates an account for a purpose at its first use. Returns it with the storage state of a signed-in
 * browser.
 */
export type Accounts = (whom: string) => Promise<Account>;

export function accountsOf(browser: Browser, baseURL: string | undefined): Accounts {
  const opened = new Map<string, Promise<Account>>();
  return (whom) => {
    const before = opened.get(whom);
    if (before) return before;
    const opening = openAccount(browser, baseURL);
    opened.set(whom, opening);
    return opening;
  };
}
