import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const links = {
  Home: '/',
  Menu: '/menu',
  About: '/about',
  Blogs: '/blogs',
  Offers: '/offers',
  Contact: '/contact',
};

test.describe('2 Navigation bar', () => {
  test('Links, in desktop and mobile menu: Home (/), Menu (/menu), About (/about), Blogs (/blogs), Offers (/offers), Contact (/contact)', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/blogs');
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
    for (const [name, path] of Object.entries(links)) {
      await nav.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav.locator('[aria-current=page]')).toHaveText(name);
    }
  });
});
