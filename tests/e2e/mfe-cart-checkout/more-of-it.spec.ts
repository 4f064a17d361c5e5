import type { Page } from '@playwright/test';
import { carry, declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

// What helps to order a little more: codes that are near, and dishes that go well with others.

test.beforeEach(({ page }) => declineOffers(page));

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });
const openCart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
const beside = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name })
    .getByRole('region', { name: 'Goes well with it' })
    .getByRole('listitem');

test(
  'the drawer says what is missing for a code, a drink that goes with it makes it good, and one touch applies it',
  { tag: '@nightly' },
  async ({ page }) => {
    await carry(page, { 2: 1, 7: 1 });
    await page.goto('/about');
    await openCart(page);
    await expect(drawer(page).getByText('Add ₹2 more, save ₹45 with HAPPY30')).toBeVisible();
    await expect(beside(page, 'Your cart')).toHaveText([/French Fries/, /Coke/, /Waffle/]);
    await drawer(page).getByRole('button', { name: 'Add to Cart, Coke' }).click();
    await expect(drawer(page).getByRole('group', { name: 'Quantity of Coke' })).toBeVisible();
    await expect(beside(page, 'Your cart').filter({ hasText: 'Coke' })).toHaveCount(0);
    await drawer(page).getByRole('button', { name: 'HAPPY30 saves ₹51.90 Apply' }).click();
    await expect(drawer(page).getByText('−₹51.90')).toBeVisible();
    await expect(drawer(page).getByRole('group', { name: 'Bill summary' })).toBeFocused();
  },
);

test(
  'the sheet of a dish offers what goes with it, and keeps what was chosen meanwhile',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/menu');
    await answers(page);
    await page.getByRole('link', { name: 'Spicy Paneer Burger' }).click();
    const sheet = page.getByRole('dialog', { name: 'Spicy Paneer Burger' });
    await sheet.getByRole('checkbox', { name: /Cheese slice/ }).check();
    await expect(beside(page, 'Spicy Paneer Burger')).toHaveCount(3);
    await sheet.getByRole('button', { name: /^Add to Cart, Chocolate Overload Waffle/ }).click();
    const waffle = page.getByRole('dialog', { name: 'Chocolate Overload Waffle' });
    await waffle.getByRole('button', { name: 'Add 1 · ₹109' }).click();
    await expect(waffle).toBeHidden();
    await sheet.getByRole('button', { name: 'Add 1 · ₹149' }).click();
    await expect(sheet).toBeHidden();
  },
);
