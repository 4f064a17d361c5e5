import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const categories = {
  'Burgers (Veg)': 6,
  'Burgers (Non Veg)': 10,
  Wraps: 2,
  'Sides (Veg)': 7,
  'Sides (Non Veg)': 10,
  Waffles: 3,
  Beverages: 12,
};
const called = (name: string) => new RegExp(`^${name.replace(/[()]/g, '\\$&')}`);

test.describe('2 Menu', () => {
  test('Category chips: sticky on desktop, a bottom-sheet list with item counts on mobile; choosing one scrolls to that section', async ({
    page,
  }, { project }) => {
    await declineOffers(page);
    await page.goto('/menu');
    if (project.name === 'phone') {
      await page.getByRole('button', { name: 'Categories' }).click();
      const sheet = page.getByRole('dialog', { name: 'Categories' });
      for (const [name, count] of Object.entries(categories)) {
        await expect(sheet.getByRole('link', { name: called(name) })).toHaveText(
          `${name}${count} items`,
        );
      }
      await sheet.getByRole('link', { name: /Waffles/ }).click();
      await expect(sheet).toBeHidden();
    } else {
      const chips = page.getByRole('navigation', { name: 'Categories' });
      await expect(chips).toHaveCSS('position', 'sticky');
      await chips.getByRole('link', { name: /Waffles/ }).click();
      await expect(chips).toBeInViewport();
    }
    await expect(page.getByRole('heading', { name: 'Honey Butter Waffle' })).toBeInViewport();
  });
});

test.describe('2 Menu', { tag: '@once' }, () => {
  test('Items grouped by category', async ({ look }) => {
    const page = await look('/menu');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      Object.keys(categories).map(called),
    );
    for (const [name, count] of Object.entries(categories)) {
      const section = page.getByRole('region', { name: called(name) });
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(count);
    }
  });

  test('Free-text search over name and description', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/menu');
    const search = page.getByRole('searchbox', { name: 'Search the menu' });
    const clear = page.getByRole('button', { name: 'Clear the search text' });
    await expect(clear).toBeHidden();
    await search.fill('COLD coffee');
    await expect(clear).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Cold Coffee']);
    await search.fill('TAMARIND');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Aloo Tikki Burger']);
  });

  test("Empty search shows 'No items found matching your search'", async ({ page }) => {
    await declineOffers(page);
    await page.goto('/menu');
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('pizza');
    await expect(
      page.getByText('No items found matching your search', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(50);
  });

  test('The active category is tracked while scrolling', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/menu');
    const chips = page.getByRole('navigation', { name: 'Categories' });
    const active = chips.locator('[aria-current=true]');
    for (const name of ['Wraps', 'Beverages', 'Burgers (Veg)']) {
      await page
        .getByRole('region', { name: called(name) })
        .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(active).toHaveText(called(name));
    }
  });

  test('Legend: Veg, Non-Veg, Popular', async ({ look }) => {
    const legend = (await look('/menu')).getByRole('list', { name: 'Marks on the menu' });
    await expect(legend.getByRole('listitem')).toHaveText(['Veg', 'Non-Veg', 'Popular']);
  });

  test('Each item card shows image, veg/non-veg badge, popular badge, price, name, description and category', async ({
    look,
  }) => {
    const page = await look('/menu');
    const aloo = page.locator('#aloo-tikki-burger');
    await aloo.scrollIntoViewIfNeeded();
    await expect(aloo.getByRole('heading', { name: 'Aloo Tikki Burger' })).toBeVisible();
    await expect(aloo.getByRole('img', { name: 'Veg', exact: true })).toBeVisible();
    await expect(aloo.getByText('Popular', { exact: true })).toBeVisible();
    await expect(aloo.getByText('₹49', { exact: true })).toBeVisible();
    await expect(aloo.getByText(/tamarind mayo/)).toBeVisible();
    // Seen in the heading above its cards; each card tells it to who does not see that.
    await expect(aloo.getByText('Burgers (Veg)', { exact: true })).toBeAttached();
    await expect(
      page.getByRole('region', { name: called('Burgers (Veg)') }).filter({ has: aloo }),
    ).toBeVisible();
    await expect(aloo.locator('picture img')).toBeVisible();
    const egg = page.locator('#egg-burger');
    await egg.scrollIntoViewIfNeeded();
    await expect(egg.getByRole('img', { name: 'Non-Veg', exact: true })).toBeVisible();
    await expect(egg.getByText('Popular', { exact: true })).toHaveCount(0);
  });

  test('An Add to Cart button that becomes minus, quantity, plus; minus reduces down to removal', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/menu');
    const aloo = page.locator('#aloo-tikki-burger');
    await aloo.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).click();
    const quantity = aloo.getByRole('group', { name: 'Quantity of Aloo Tikki Burger' });
    await expect(quantity).toHaveText('1');
    await quantity.getByRole('button', { name: 'One Aloo Tikki Burger more' }).click();
    await expect(quantity).toHaveText('2');
    await quantity.getByRole('button', { name: 'One Aloo Tikki Burger less' }).click();
    await expect(quantity).toHaveText('1');
    await quantity.getByRole('button', { name: 'Remove Aloo Tikki Burger' }).click();
    await expect(
      aloo.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }),
    ).toBeVisible();
  });

  test("An item that is not available shows 'Out of season' and cannot be added (decision)", async ({
    look,
  }) => {
    const mango = (await look('/menu')).locator('#mango-shake');
    await expect(mango.getByText('Out of season', { exact: true })).toBeVisible();
    await expect(mango.getByRole('button')).toHaveCount(0);
  });

  test('Every dish shows a picture of its own, never that of another dish (decision)', async ({
    look,
  }) => {
    const page = await look('/menu');
    const sources = async (dish: string) =>
      page.locator(`#${dish} picture img`).getAttribute('src');
    expect(await sources('classic-chicken-burger')).toContain('classic-chicken-burger');
    expect(await sources('coke')).toContain('coke');
    expect(await sources('aloo-tikki-burger')).toContain('aloo-tikki-burger');
  });

  test('Veg only is kept over a reload', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/menu');
    await page.getByRole('switch', { name: 'Veg only' }).click();
    await expect(page.getByRole('heading', { name: 'Egg Burger' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Veg only' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Egg Burger' })).toHaveCount(0);
  });

  test('A dish opens from its card and from a link', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/menu');
    await page.getByRole('link', { name: 'Aloo Tikki Burger' }).first().click();
    await expect(page).toHaveURL(/#aloo-tikki-burger$/);
    const details = page.getByRole('dialog', { name: 'Aloo Tikki Burger' });
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(/\/menu$/);
    await page.goto('/menu#egg-burger');
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Egg Burger' })).toBeVisible();
  });
});
