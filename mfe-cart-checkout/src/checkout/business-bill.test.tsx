import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDraft, PlaceOutcome } from '../placing/order-draft';
import { checkoutWorld } from '../testing/checkout-world';

const known = { gstin: '27AAPFU0939F1ZV', legalName: 'Asha Foods', billingAddress: '7 MG Road' };
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const openBusiness = () => userEvent.click(screen.getByText('Bill for a business (GSTIN)'));
const order = () => userEvent.click(screen.getByRole('button', { name: /^Place Order/ }));

const placing = (outcome: PlaceOutcome = { kind: 'failed' }) =>
  jest.fn((_draft: OrderDraft) => Promise.resolve(outcome));

test('a customer who bills no business sees one line, and nothing is asked for', async () => {
  const readBilledTo = jest.fn(() => Promise.resolve(known));
  const placeOrder = placing();
  await checkoutWorld({}, { readBilledTo, placeOrder });
  expect(screen.queryByRole('textbox', { name: /^GSTIN/ })).toBeNull();
  await order();
  expect(readBilledTo).not.toHaveBeenCalled();
  expect(placeOrder.mock.calls[0]?.[0].details).toMatchObject({ gstin: '', legalName: '' });
});

test('a remembered business is filled in when the part is opened', async () => {
  const placeOrder = placing();
  await checkoutWorld({}, { readBilledTo: () => Promise.resolve(known), placeOrder });
  await openBusiness();
  await waitFor(() => expect(field(/^GSTIN/)).toHaveValue(known.gstin));
  expect(field(/^Legal name/)).toHaveValue('Asha Foods');
  await order();
  expect(placeOrder.mock.calls[0]?.[0].details).toMatchObject(known);
});

test('a GSTIN with a wrong check digit, or without its name, is not sent', async () => {
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

test('an address that the server asks for on a large bill is asked for at its field', async () => {
  const message = 'A bill of ₹50,000 or more has to name its recipient and an address.';
  const refusal = { code: 'invalid', message, field: 'customer.billingAddress' } as const;
  await checkoutWorld({}, { placeOrder: placing({ kind: 'refused', refusal }) });
  await order();
  await waitFor(() => expect(field(/^Address on the bill/)).toHaveFocus());
  expect(field(/^Address on the bill/)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});
