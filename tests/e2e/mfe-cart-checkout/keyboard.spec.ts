import type { Locator, Page } from '@playwright/test';
import { declineOffers, liveAt } from '../support/customer';
import { answers, expect, newEmail, password, test } from '../support/fixtures';

type Role = 'link' | 'button' | 'tab' | 'textbox';

const patience = 60;

/** Returns the focused element if its focus is invisible, and whether it is the expected one. */
const focusAmong = (requested: Locator) =>
  requested.evaluateAll((all) => {
    const element = document.activeElement;
    if (!element || element === document.body) return { unseen: null, isThere: false };
    // A card shows its link's focus around the whole card, a hidden radio button shows it around its label.
    const around = [element, element.closest('label')].filter((one) => one !== null);
    const outlined = around
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
    const unseen = outlined ? null : element.outerHTML.slice(0, 160);
    return { unseen, isThere: all.some((one) => one === element) };
  });

/** Presses a key until the expected element has the focus. Every element on the way must show its focus. */
async function goTo(page: Page, role: Role, name: string | RegExp, key = 'Tab'): Promise<void> {
  const requested = page.getByRole(role, { name });
  await expect(requested.first()).toBeAttached();
  for (let pressed = 0; pressed < patience; pressed += 1) {
    await page.keyboard.press(key);
    const { unseen, isThere } = await focusAmong(requested);
    expect(unseen, 'The focus cannot be seen').toBeNull();
    if (isThere) return;
  }
  throw new Error(`${patience} times ${key} did not reach ${role} ${name}`);
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await goTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** Waits for the page that the keyboard opened: its content gets the focus. */
async function comesTo(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('#content')).toBeFocused();
}

test('the keyboard alone suffices to place an order', async ({ page }) => {
  test.setTimeout(60_000);
  await declineOffers(page);
  await liveAt(page, 3);
  await page.goto('/');
  await answers(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await goTo(page, 'button', 'Sign In');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await goTo(page, 'tab', 'Google');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Email' })).toBeFocused();
  await goTo(page, 'button', 'New here? Create an account');
  await page.keyboard.press('Enter');
  await goTo(page, 'textbox', 'Email address', 'Shift+Tab');
  await page.keyboard.type(newEmail());
  await write(page, 'New password', password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await goTo(page, 'link', /^Menu$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await comesTo(page, '/menu');
  await goTo(page, 'button', 'Add to Cart, Aloo Tikki Burger');
  await page.keyboard.press('Space');
  const more = page.getByRole('button', { name: 'One Aloo Tikki Burger more' }).first();
  await expect(more, 'What was pressed is gone, and the focus is where it was').toBeFocused();
  await page.keyboard.press('Enter');
  await goTo(page, 'button', 'Cart, 2 items', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await goTo(page, 'link', 'Go to Checkout');
  await page.keyboard.press('Enter');

  await comesTo(page, '/checkout');
  await write(page, 'Name', 'Asha Rao');
  await write(page, 'Phone number', '90000 00020');
  await write(page, 'Delivery address', '12, 3rd Cross, Lake Road');
  await goTo(page, 'button', /^Place Order/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeFocused();
});
