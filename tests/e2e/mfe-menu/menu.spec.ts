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
  test('Category chips stick on desktop, open a bottom sheet on mobile, scroll to and track the sections', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/menu');
    const chips = page.getByRole('navigation', { name: 'Categories' });
    await expect(chips).toHaveCSS('position', 'sticky');
    const active = chips.locator('[aria-current=true]');
    for (const name of ['Wraps', 'Beverages', 'Burgers (Veg)']) {
      await page
        .getByRole('region', { name: called(name) })
        .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(active).toHaveText(called(name));
    }
    await chips.getByRole('link', { name: /Waffles/ }).click();
    await expect(chips).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Honey Butter Waffle' })).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Categories' }).click();
    const sheet = page.getByRole('dialog', { name: 'Categories' });
    for (const [name, count] of Object.entries(categories)) {
      const link = sheet.getByRole('link', { name: called(name) });
      await expect(link).toHaveText(`${name}${count} items`);
    }
    await sheet.getByRole('link', { name: /Wraps/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Wraps/ })).toBeInViewport();
  });
});
