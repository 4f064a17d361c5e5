import { expect, test } from '../support/fixtures';

test.describe('1 What the product does and for whom', { tag: '@once' }, () => {
  test('Visitors can browse the menu, read the about, blogs, offers and FAQ pages, send a contact message and leave a review', async ({
    look,
  }) => {
    for (const path of ['/menu', '/about', '/blogs', '/offers', '/faq', '/contact']) {
      await expect((await look(path)).getByRole('heading', { level: 1 })).toBeVisible();
    }
    const contact = await look('/contact');
    await expect(contact.getByRole('button', { name: 'Send message' })).toBeEnabled();
    const home = await look('/');
    await expect(home.getByRole('button', { name: 'Submit Review' })).toBeVisible();
  });

  test('Opening hours shown: every day 11:00 AM to 10:00 PM, kitchen closes 9:30 PM, last orders 9:15 PM', async ({
    look,
  }) => {
    for (const path of ['/', '/contact']) {
      const main = (await look(path)).getByRole('main');
      await expect(main.getByText('Every day 11:00 AM to 10:00 PM').last()).toBeVisible();
      await expect(main.getByText('Kitchen closes 9:30 PM, last orders 9:15 PM')).toBeVisible();
    }
    const footer = (await look('/')).getByRole('contentinfo');
    await expect(footer.getByText('Every day 11:00 AM to 10:00 PM')).toBeVisible();
    await expect(footer.getByText('Last orders 9:15 PM')).toBeVisible();
  });

  test('Prices are in rupees (₹)', async ({ look }) => {
    const page = await look('/menu');
    const cards = page.locator('main li[id]');
    await expect(cards).toHaveCount(50);
    for (const text of await cards.allTextContents()) expect(text).toMatch(/₹\d+/);
  });

  test('The home page shows a hero, three feature cards, a reviews section and a visit-us block (location, hours, phone)', async ({
    look,
  }) => {
    const page = await look('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Burgers worth coming home for' }),
    ).toBeVisible();
    const names = ['Why people come back', 'What Our Customers Say', 'Visit us'];
    for (const name of names) {
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
    }
    for (const name of ['Location', 'Hours', 'Phone']) {
      await expect(
        page.getByRole('main').getByRole('heading', { name, exact: true }),
      ).toBeVisible();
    }
  });
});
