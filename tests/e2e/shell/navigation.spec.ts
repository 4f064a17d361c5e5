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
import { answerPositions } from '../support/positions';
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

  test("Unknown routes show a screen titled 'Unexpected Application Error!' with the status text", async ({
    look,
  }) => {
    const page = await look('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
  });

  test('A shared header and footer wrap all pages', async ({ look }) => {
    for (const route of [...routes, '/no-such-page']) {
      const page = await look(route);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    }
  });

  test('The footer links to home, menu, about, blogs, offers, faq and contact', async ({
    look,
  }) => {
    const footer = (await look('/about'))
      .getByRole('contentinfo')
      .getByRole('navigation', { name: 'More pages' });
    const found = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(found).toEqual(['/', '/menu', '/about', '/blogs', '/offers', '/faq', '/contact']);
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
  test('The bar turns solid with a shadow once the page is scrolled more than 20 pixels', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/about');
    const bar = page.getByRole('banner');
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
    await expect(bar).toHaveAttribute('data-solid', 'false');
    await scrollTo(20);
    await expect(bar).toHaveAttribute('data-solid', 'false');
    await scrollTo(21);
    await expect(bar).toHaveAttribute('data-solid', 'true');
    await expect(bar).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(0);
    await expect(bar).toHaveAttribute('data-solid', 'false');
  });

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

  test('The badge is shown only when above 0', async ({ look }) => {
    const page = await look('/about');
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toHaveText('');
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

  signedIn('My Orders leads to /orders', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'My Orders' }).click();
    await expect(page).toHaveURL('/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  });
});

signedIn.describe('2 Navigation bar', { tag: '@once' }, () => {
  signedIn(
    "Update Location looks again; Retry Location after a failure, which hides the 'unavailable' message",
    async ({ page }) => {
      await answerPositions(page, ['unavailable', 'unavailable']);
      await page.goto('/about');
      await accountButton(page).click();
      await page.getByRole('button', { name: 'Update Location' }).click();
      await expect(page.getByText('Location unavailable', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Retry Location' }).click();
      await expect(page.getByText('Location unavailable', { exact: true })).toBeHidden();
      await expect(page.getByText('Getting location...', { exact: true })).toBeVisible();
    },
  );
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
