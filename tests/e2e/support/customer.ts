import { expect, type BrowserContext, type Page } from '@playwright/test';
import { defaultChoices } from '@burger/shared/order/lines';
import { dishOf } from '@burger/shared/testing/a-shop';
import { declineOffers, type Account } from './account';
import { test } from './fixtures';

export { accountButton, createAccount, declineOffers, openSignIn } from './account';

/** Grants the page the location `km` north of the restaurant. */
export async function standAt(context: BrowserContext, km: number): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({
    latitude: 13.037 + km / 111.195,
    longitude: 77.708,
    accuracy: 20,
  });
}

export const denyPosition = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const getCurrentPosition = (_found: unknown, failed: (error: object) => void) =>
      setTimeout(() => failed({ code: 1 }));
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });

/** Stores a cart in the browser: quantities by dish id, without choices. */
export async function carry(
  page: Page,
  quantities: Record<number, number>,
  promo: string | null = null,
): Promise<void> {
  const lines = Object.entries(quantities).map(([id, quantity]) => {
    const dishId = Number(id);
    return { dishId, quantity, choices: defaultChoices(dishOf(dishId)), note: '' };
  });
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('burger.cart') === null) localStorage.setItem('burger.cart', text);
    },
    JSON.stringify({ version: 2, lines, promo }),
  );
}

/** Stores a location in the browser, `km` north of the restaurant in a straight line. */
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

export async function addDish(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Add to Cart( Customise)?, ${name}`) })
    .first()
    .click();
  await expect(page.getByRole('group', { name: `Quantity of ${name}` }).first()).toBeVisible();
}

export const newPhone = (): string => `+919${String(Date.now()).slice(-9)}`;

export async function smsCode(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(
    '/emulator/v1/projects/demo-burger-katte/verificationCodes',
  );
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.filter((one) => one.phoneNumber === phone).at(-1)?.code ?? '';
}

/** A test with a signed-in customer; each worker has one account. */
export const signedIn = test.extend<{ account: Account }>({
  account: async ({ accounts }, provide) => provide(await accounts('signed in')),
  storageState: async ({ account }, provide) => provide(account.state),
  page: async ({ page }, provide) => {
    await declineOffers(page);
    await provide(page);
  },
});
