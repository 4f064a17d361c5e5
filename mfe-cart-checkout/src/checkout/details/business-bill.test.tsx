import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDraft, PlaceOutcome } from '../draft/order-draft';
import { checkoutWorld } from '../../testing/checkout-world';

const known = { gstin: '27AAPFU0939F1ZV', legalName: 'Asha Foods', billingAddress: '7 MG Road' };
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const openBusiness = () => userEvent.click(screen.getByText('Bill for a business (GSTIN)'));
const order = () => userEvent.click(screen.getByRole('button', { name: /^Place Order/ }));

const placing = (outcome: PlaceOutcome = { kind: 'failed' }) =>
  jest.fn((_draft: OrderDraft) => Promise.resolve(outcome));

test('a checkout without a business bill shows one collapsed line and no business fields', async () => {
  const readBilledTo = jest.fn(() => Promise.resolve(known));
  const placeOrder = placing();
  await checkoutWorld({}, { readBilledTo, placeOrder });
  expect(screen.queryByRole('textbox', { name: /^GSTIN/ })).toBeNull();
  await order();
  expect(readBilledTo).not.toHaveBeenCalled();
  expect(placeOrder.mock.calls[0]?.[0].details).toMatchObject({ gstin: '', legalName: '' });
});

test('opening the business section of the checkout prefills the business of earlier orders', async () => {
  const placeOrder = placing();
  await checkoutWorld({}, { readBilledTo: () => Promise.resolve(known), placeOrder });
  await openBusiness();
  await waitFor(() => expect(field(/^GSTIN/)).toHaveValue(known.gstin));
  expect(field(/^Legal name/)).toHaveValue('Asha Foods');
  const group = screen.getByRole('group', { name: 'Bill for a business (GSTIN)' });
  expect(group).toContainElement(field(/^GSTIN/));
  expect(within(group).getByText('Bill for a business (GSTIN)')).toBeVisible();
  await order();
  expect(placeOrder.mock.calls[0]?.[0].details).toMatchObject(known);
});

test('an invalid GSTIN or a missing legal name shows an error at the checkout and sends no order', async () => {
  const placeOrder = placing();
  await checkoutWorld({}, { placeOrder });
  await openBusiness();
  await waitFor(() => expect(field(/^GSTIN/)).toHaveFocus());
  await userEvent.type(field(/^GSTIN/), '27AAPFU0939F1ZX');
  await order();
  expect(field(/^GSTIN/)).toHaveAccessibleDescription(/not a valid GSTIN/);
  expect(field(/^Legal name/)).toHaveAccessibleDescription(/registered for/);
  expect(placeOrder).not.toHaveBeenCalled();
});

test('a server error about the billing address of a large bill appears at its focused field', async () => {
  const message = 'A bill of ₹50,000 or more has to name its recipient and an address.';
  const refusal = { code: 'invalid', message, field: 'customer.billingAddress' } as const;
  await checkoutWorld({}, { placeOrder: placing({ kind: 'refused', refusal }) });
  await order();
  await waitFor(() => expect(field(/^Address on the bill/)).toHaveFocus());
  expect(field(/^Address on the bill/)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});
