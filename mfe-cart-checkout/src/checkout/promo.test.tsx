import { aShop } from '@burger/shared/testing/shop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from '../testing/a-cart';
import { checkoutWorld, liveShop } from '../testing/checkout-world';

const field = () => screen.getByRole('textbox', { name: 'Promo code' });
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Enter a code' }));
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('what is typed is upper-cased and applied', async () => {
  const { heard } = await checkoutWorld();
  await enter();
  await userEvent.type(field(), 'welcome15{Enter}');
  expect(field()).toHaveValue('WELCOME15');
  expect(heard('cart/promo-requested')).toEqual([{ code: 'WELCOME15' }]);
});

test.each([
  [' ', 'Please enter a promo code'],
  ['FREEFOOD', 'Invalid promo code'],
  ['FAMILY5', 'Minimum order of ₹500 required for this promo'],
  // Nobody answers here.
  ['WELCOME15', 'Failed to apply promo code'],
])('%j: "%s"', async (code, text) => {
  await checkoutWorld();
  await enter();
  await userEvent.type(field(), code);
  await apply();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(text);
});

test('who has no codes asks for none', async () => {
  const shop = aShop();
  await checkoutWorld({ shop: liveShop({ ...shop, rules: { ...shop.rules, promos: [] } }) });
  expect(screen.queryByRole('heading', { name: 'Save with a code' })).toBeNull();
});

test('the code that saves most is one line and one tap', async () => {
  const { heard } = await checkoutWorld({ cart: aCart({ 1: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: /^WELCOME15 saves ₹14.70.*Apply$/ }));
  expect(heard('cart/promo-requested')).toEqual([{ code: 'WELCOME15' }]);
});

test('an applied promo shows in the bill, stands alone, and can be taken off', async () => {
  const { heard } = await checkoutWorld({ cart: aCart({ 1: 2 }, 'BIRTHDAY') });
  expect(screen.getByText('BIRTHDAY applied')).toBeInTheDocument();
  expect(screen.getByText('You save ₹9.80')).toBeInTheDocument();
  expect(screen.getByText('Discount (BIRTHDAY)')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove promo' }));
  expect(heard('cart/promo-requested')).toEqual([{ code: '' }]);
});
