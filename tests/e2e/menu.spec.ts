import { declineOffers } from './customer';
import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
  await page.goto('/menu');
});

test('all fifty dishes stand under their seven categories', async ({ page }) => {
  const sections = {
    'Burgers (Veg)': 6,
    'Burgers (Non Veg)': 10,
    Wraps: 2,
    'Sides (Veg)': 7,
    'Sides (Non Veg)': 10,
    Waffles: 3,
    Beverages: 12,
  };
  for (const [name, count] of Object.entries(sections)) {
    const section = page.getByRole('region', {
      name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`),
    });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(count);
  }
});

test('a dish out of season cannot be added', async ({ page }) => {
  const mango = page.locator('#dish-50');
  await expect(mango.getByText('Out of season')).toBeVisible();
  await expect(mango.getByRole('button', { name: /Add to Cart/ })).toHaveCount(0);
});

test('search looks at names and descriptions, and says when it finds nothing', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await search.fill('TAMARIND');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Aloo Tikki Burger']);
  await search.fill('pizza');
  await expect(page.getByText('No items found matching your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(50);
});

test('a category is reached from its chip or the sheet, and followed while scrolling', async ({
  page,
}, info) => {
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Categories' }).click();
    await page
      .getByRole('dialog', { name: 'Categories' })
      .getByRole('link', { name: /Waffles/ })
      .click();
  } else {
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /Waffles/ })
      .click();
    await expect(
      page
        .getByRole('navigation', { name: 'Categories' })
        .locator('[aria-current]:not([aria-current=false])'),
    ).toContainText('Waffles');
  }
  await expect(page.getByRole('heading', { name: 'Honey Butter Waffle' })).toBeInViewport();
});

test('veg only is kept', async ({ page }) => {
  await page.getByRole('switch', { name: 'Veg only' }).click();
  await expect(page.getByRole('heading', { name: 'Egg Burger' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Veg only' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Egg Burger' })).toHaveCount(0);
});

test('a dish opens from its card and from a link', async ({ page }) => {
  await page.getByRole('link', { name: 'Aloo Tikki Burger' }).first().click();
  await expect(page).toHaveURL(/#dish-1$/);
  const details = page.getByRole('dialog', { name: 'Aloo Tikki Burger' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await page.goto('/menu#dish-7');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Egg Burger' })).toBeVisible();
});
