import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from '../testing/a-cart';
import { checkoutWorld } from '../testing/checkout-world';
import type { PromoProblem } from '../use-cases/apply-promo';

const field = () => screen.getByRole('textbox', { name: 'Promo code' });
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('what is typed is upper-cased and applied', async () => {
  const { actions } = await checkoutWorld();
  await userEvent.type(field(), 'welcome15{Enter}');
  expect(field()).toHaveValue('WELCOME15');
  expect(actions.applyPromo).toHaveBeenCalledWith('WELCOME15');
});

test.each<[PromoProblem, string]>([
  [{ reason: 'blank' }, 'Please enter a promo code'],
  [{ reason: 'unknown' }, 'Invalid promo code'],
  [{ reason: 'minimum', minOrder: 500 }, 'Minimum order of ₹500 required for this promo'],
  [{ reason: 'failed' }, 'Failed to apply promo code'],
])('%j: "%s"', async (problem, text) => {
  await checkoutWorld({}, { applyPromo: () => problem });
  await apply();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(text);
});

test('the code that saves most is one line and one tap', async () => {
  const { actions } = await checkoutWorld({ cart: aCart({ 1: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: /^WELCOME15 saves ₹14.70.*Apply$/ }));
  expect(actions.applyPromo).toHaveBeenCalledWith('WELCOME15');
});

test('the other codes are folded in, say what they save or what is missing, and fold again', async () => {
  const { actions } = await checkoutWorld({ cart: aCart({ 1: 2 }) });
  expect(screen.queryByRole('button', { name: /^BIRTHDAY/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7 codes' }));
  expect(screen.getAllByRole('button', { name: /^WELCOME15/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^STUDENT20.*Add ₹2.00 more/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^GROUP15/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^BIRTHDAY.*Save ₹9.80/ }));
  expect(actions.applyPromo).toHaveBeenCalledWith('BIRTHDAY');
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer codes' }));
  expect(screen.queryByRole('button', { name: /^BIRTHDAY/ })).toBeNull();
});

test('an applied promo shows in the bill, stands alone, and can be taken off', async () => {
  const { actions } = await checkoutWorld({ cart: aCart({ 1: 2 }, 'BIRTHDAY') });
  expect(screen.getByText('BIRTHDAY applied')).toBeInTheDocument();
  expect(screen.getByText('You save ₹9.80')).toBeInTheDocument();
  expect(screen.getByText('Discount (BIRTHDAY)')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove promo' }));
  expect(actions.dropPromo).toHaveBeenCalledTimes(1);
});
