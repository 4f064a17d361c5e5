import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDraft, PlaceOutcome } from '../draft/order-draft';
import { aCart, aLine } from '../../testing/a-cart';
import { checkoutWorld } from '../../testing/checkout-world';
import { aBill, aBillChange, aLineChange } from '../../testing/placing-world';

// Bill for 4.6 km: 148 + 30 delivery, 186.90 rupees with taxes.
const cart = aCart({ 1: 1, 2: 1 });
const place = (total = '₹186.90') =>
  userEvent.click(screen.getByRole('button', { name: `Place Order · ${total}` }));
const panel = () => screen.queryByRole('dialog', { name: 'The bill has changed since you saw it' });
const agree = async (total: string) =>
  userEvent.click(within(panel()!).getByRole('button', { name: `Place Order · ${total}` }));
const rows = () =>
  within(screen.getByRole('list', { name: 'What is new' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

// The route request failed in the browser but not on the server, so the bill differs: 148 + 50, 207.90 rupees
// with taxes.
const longerRoute = aBillChange({
  bill: aBill({ subtotal: 14_800, delivery: 5_000, cgst: 495, sgst: 495, total: 20_790 }),
  km: 6.2,
});
const changedTo = (change = longerRoute): PlaceOutcome => ({ kind: 'bill-changed', change });
const placed: PlaceOutcome = { kind: 'placed' };

/** Renders the checkout and presses Place Order; the server responds with `outcomes` in sequence. */
async function world(outcomes: PlaceOutcome[], visible = cart) {
  const drafts: OrderDraft[] = [];
  const placeOrder = jest.fn((draft: OrderDraft) => {
    drafts.push(draft);
    return Promise.resolve(outcomes.shift() ?? { kind: 'failed' as const });
  });
  const { show, events } = await checkoutWorld({ cart: visible }, { placeOrder });
  await userEvent.click(screen.getByRole('button', { name: /^Place Order/ }));
  return { show, events, placeOrder, lastAgreed: () => drafts.at(-1)?.agreed };
}

test('Back to the cart, in the changed-bill dialog, places no order and keeps the new bill', async () => {
  const { placeOrder, lastAgreed } = await world([changedTo()]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the cart' }));
  expect(panel()).toBeNull();
  expect(screen.getByRole('list', { name: 'Your cart' })).toHaveFocus();
  expect(placeOrder).toHaveBeenCalledTimes(1);
  // The page now shows the distance that the server billed instead of its estimate.
  expect(screen.getByText('6.2 km')).toBeInTheDocument();
  await place('₹207.90');
  expect(lastAgreed()).toMatchObject({ total: 20_790 });
});

test('the changed-bill dialog lists a new price, a sold-out dish and a promo that no longer applies', async () => {
  const bill = aBill({ subtotal: 5_900, delivery: 3_000, cgst: 223, sgst: 223, total: 9_346 });
  const lines = [
    aLineChange({ lineId: '1', was: 4_900, now: 5_900 }),
    aLineChange({ lineId: '2', problem: 'sold-out', backAt: '2025-01-15T19:30:00+05:30' }),
  ];
  const outcome = changedTo(aBillChange({ bill, lines, km: 4.6 }));
  const { lastAgreed } = await world([outcome, placed], aCart({ 1: 1, 2: 1 }, 'STUDENT20'));
  expect(rows()).toEqual([
    '1 × Aloo Tikki Burger₹59.00 instead of ₹49.00₹49.00₹59.00',
    '1 × Classic Veg BurgerBack at 7:30 PM · Not in this order₹0.00 instead of ₹99.00₹99.00₹0.00',
    'STUDENT20 no longer applies₹0.00 instead of −₹29.60−₹29.60₹0.00',
    'Taxes₹4.46 instead of ₹7.42₹7.42₹4.46',
  ]);
  await agree('₹93.46');
  expect(lastAgreed()).toMatchObject({ promo: null, lines: [aLine(1)], total: 9_346 });
});

test('a rejected promo code shows its reason in the changed-bill dialog, and later next to its field', async () => {
  const promoWhy = 'LUNCH is good for orders placed 12:00–15:00.';
  const outcome = changedTo(aBillChange({ promoWhy, bill: aBill({}) }));
  const { events } = await world([outcome], aCart({ 1: 1, 2: 1 }, 'STUDENT20'));
  expect(rows()).toContainEqual(expect.stringContaining(`STUDENT20 no longer applies${promoWhy}`));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the cart' }));
  expect(events('cart/promo-requested')).toEqual([{ code: '' }]);
  const section = screen.getByRole('region', { name: 'Save with a code' });
  expect(within(section).getByRole('alert')).toHaveTextContent(promoWhy);
});

test("the changed-bill dialog names unavailable choices in the page's language", async () => {
  const gone = [
    { group: 'extras-veg-burger', choice: 'cheese-slice', name: 'cheese, as the server has it' },
    { group: 'extras-veg-burger', choice: 'truffle', name: 'Truffle' },
  ];
  const lines = [aLineChange({ lineId: '2', problem: 'choice-unavailable', gone })];
  await world([changedTo(aBillChange({ lines }))], aCart({ 1: 1, 2: 1 }));
  expect(rows()[0]).toContain(
    'Sold out: Cheese slice, Truffle. Please choose again · Not in this order',
  );
});

test('the changed-bill dialog offers no Place Order when every dish is unavailable', async () => {
  const lines = ['1', '2'].map((lineId) => aLineChange({ lineId, problem: 'sold-out' }));
  await world([changedTo(aBillChange({ lines }))]);
  expect(screen.getByText('Nothing of this order can be had right now.')).toHaveFocus();
  expect(within(panel()!).queryByRole('button', { name: /^Place Order/ })).toBeNull();
});

test('a second change of the bill is shown against the previously accepted bill', async () => {
  const again = aBillChange({ ...longerRoute, bill: { ...longerRoute.bill, total: 30_000 } });
  const { lastAgreed } = await world([changedTo(), changedTo(again), placed]);
  await agree('₹207.90');
  expect(screen.getByText('₹300.00 instead of ₹207.90')).toBeInTheDocument();
  expect(screen.getByText(/Nothing has been ordered yet/)).toHaveFocus();
  await agree('₹300.00');
  expect(lastAgreed()).toMatchObject({ total: 30_000 });
});

test('a failed order shows its error in the changed-bill dialog, and pressing again is safe', async () => {
  const { lastAgreed } = await world([changedTo(), { kind: 'offline' }, placed]);
  await agree('₹207.90');
  expect(within(panel()!).getByRole('alert')).toHaveTextContent(/You are offline/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await agree('₹207.90');
  expect(lastAgreed()).toMatchObject({ total: 20_790 });
  expect(panel()).toBeNull();
});

test('a rejected order closes the changed-bill dialog and shows the message in its section', async () => {
  const refusal = { code: 'paused', message: 'We take no orders just now.' } as const;
  await world([changedTo(), { kind: 'refused', refusal }]);
  await agree('₹207.90');
  expect(panel()).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('We take no orders just now.');
});

test('a second press while the order is sent makes no second request', async () => {
  const { placeOrder } = await world([changedTo()]);
  placeOrder.mockReturnValueOnce(new Promise(() => undefined));
  await agree('₹207.90');
  const button = within(panel()!).getByRole('button', { name: 'Processing...' });
  await userEvent.click(button);
  expect(placeOrder).toHaveBeenCalledTimes(2);
});

test('a cart change closes the dialog about the changed bill', async () => {
  const { show } = await world([changedTo()]);
  await show({ cart: aCart({ 1: 2, 2: 1 }) });
  expect(panel()).toBeNull();
});
