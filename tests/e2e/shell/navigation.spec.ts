import {
  accountButton,
  carry,
  createAccount,
  declineOffers,
  liveAt,
  openSignIn,
  signedIn,
} from '../support/customer';
import { expect, test } from '../support/fixtures';
import { routes } from '../support/routes';

const links = {
  Home: '/',
  Menu: '/menu',
  About: '/about',
  Blogs: '/blogs',
  Offers: '/offers',
  Contact: '/contact',
};

test.describe('2 Screens and routes', { tag: '@once' }, () => {
  test('Routes, none with parameters: /, /menu, /about, /contact, /blogs, /offers, /orders, /faq, /checkout', async ({
    request,
  }) => {
    for (const route of routes) expect((await request.get(route)).status(), route).toBe(200);
    for (const route of ['/menu/1', '/orders/BK1', '/blog']) {
      expect((await request.get(route)).status(), route).toBe(404);
    }
  });
});

test.describe('2 Navigation bar', () => {
  test('Links, in desktop and mobile menu: Home (/), Menu (/menu), About (/about), Blogs (/blogs), Offers (/offers), Contact (/contact)', async ({
    page,
  }, { project }) => {
    await declineOffers(page);
    await page.goto('/blogs');
    const phone = project.name === 'phone';
    if (phone) await page.getByRole('button', { name: 'Open the menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(Object.keys(links));
    const found = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(found).toEqual(Object.values(links));
    // The active link is highlighted.
    await expect(nav.locator('[aria-current=page]')).toHaveText('Blogs');
    const colours = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(new Set(colours).size).toBe(2);
  });
});

test.describe('2 Navigation bar', { tag: '@once' }, () => {
  test('Cart button with a badge showing the sum of item quantities; it opens the cart drawer', async ({
    page,
  }) => {
    await declineOffers(page);
    await carry(page, { 1: 2, 39: 3 });
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Cart, 5 items' });
    await expect(button).toHaveText('5');
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  });

  test('Signed out: a Sign In button, which opens the sign-in dialog', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/about');
    await openSignIn(page, 'Google');
    const dialog = page.getByRole('dialog', { name: 'Sign In or Create Account' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Skip for now' })).toHaveCount(0);
  });
});

test.describe('2 Navigation bar', { tag: '@once' }, () => {
  test('An account dropdown showing the part of the email before the at-sign, the email and the detected locality', async ({
    page,
  }) => {
    // Of its own: an order gives an account a name.
    await declineOffers(page);
    await liveAt(page, 2);
    await page.goto('/about');
    const email = await createAccount(page);
    await accountButton(page).click();
    const name = email.replace(/@.*/, '');
    await expect(page.getByRole('banner').getByText(name, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText('Bidarahalli', { exact: true })).toBeVisible();
  });
});

signedIn.describe('2 Navigation bar', { tag: '@once' }, () => {
  signedIn.beforeEach(async ({ page }) => {
    await liveAt(page, 2);
    await page.goto('/about');
    await accountButton(page).click();
  });

  for (const [entry, address] of [
    ['My Profile', '/account'],
    ['Settings', '/account#my-data'],
  ] as const) {
    signedIn(`${entry} leads to ${address} and closes the menu`, async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name: entry }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: entry })).toBeHidden();
    });
  }
});

test.describe('2 Navigation bar', { tag: '@once' }, () => {
  test('Sign Out ends the session and closes the dropdown', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/about');
    await createAccount(page);
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});
