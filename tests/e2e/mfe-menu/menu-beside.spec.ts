import { addDish, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

// The window of a small laptop, minus the browser's toolbars.
test.use({ viewport: { width: 1366, height: 650 } });

test(
  'cart, categories and search stay visible beside all dishes of the menu on a wide window',
  { tag: '@nightly' },
  async ({ page }) => {
    await declineOffers(page);
    await page.goto('/menu');
    const cart = page.getByRole('region', { name: 'Your cart' });
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    await addDish(page, 'Aloo Tikki Burger');
    await cart.getByRole('button', { name: 'One Aloo Tikki Burger more' }).click();
    await expect(cart.getByRole('link', { name: 'Go to Checkout ₹102.90' })).toBeVisible();
    await cart.getByRole('button', { name: /^WELCOME15 saves/ }).click();
    await expect(cart.getByText('Discount (WELCOME15)')).toBeVisible();
    const onward = cart.getByRole('link', { name: /^Go to Checkout/ });
    await page.getByRole('link', { name: /^Beverages/ }).click();
    await expect(page.getByRole('heading', { name: /^Beverages/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
    for (const part of [
      page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Bev/ }),
      page.getByRole('searchbox', { name: 'Search the menu' }),
      page.getByRole('switch', { name: 'Veg only' }),
      onward,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await onward.click();
    await expect(page).toHaveURL(/\/checkout$/);
  },
);
