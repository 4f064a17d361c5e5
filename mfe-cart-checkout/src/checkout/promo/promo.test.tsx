import type { Promo, PromoRequest } from '@burger/shared/contracts';
import { aPromo, aShop } from '@burger/shared/testing/a-shop';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from '../../testing/a-cart';
import { checkoutWorld, liveShop } from '../../testing/checkout-world';

const field = () => screen.getByRole('textbox', { name: 'Promo code' });
const enter = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Enter a code' }));
  await screen.findByRole('textbox', { name: 'Promo code' });
};
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test.each([
  [' ', 'Please enter a promo code'],
  ['FREEFOOD', 'Invalid promo code'],
  ['FAMILY5', 'Minimum order of ₹500 required for this promo'],
  ['WELCOME15', 'Failed to apply promo code'],
])('the typed promo code %j shows "%s"', async (code, text) => {
  await checkoutWorld();
  await enter();
  await userEvent.type(field(), code);
  await apply();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(text);
});

test('the promo section of the checkout is hidden when no promos are published', async () => {
  const shop = aShop();
  await checkoutWorld({ shop: liveShop({ ...shop, rules: { ...shop.rules, promos: [] } }) });
  expect(screen.queryByRole('heading', { name: 'Save with a code' })).toBeNull();
});

test('the promo with the highest saving can be applied with one button', async () => {
  const { events } = await checkoutWorld({ cart: aCart({ 1: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: /^WELCOME15 saves ₹14.70.*Apply$/ }));
  expect(events('cart/promo-requested')).toEqual([{ code: 'WELCOME15' }]);
});

test('an applied promo shows its discount and can be removed', async () => {
  const { events } = await checkoutWorld({ cart: aCart({ 1: 2 }, 'BIRTHDAY') });
  expect(screen.getByText('BIRTHDAY applied')).toBeInTheDocument();
  expect(screen.getByText('You save ₹9.80')).toBeInTheDocument();
  expect(screen.getByText('Discount (BIRTHDAY)')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove promo' }));
  expect(events('cart/promo-requested')).toEqual([{ code: '' }]);
});

describe('a promo code with rules', () => {
  const shop = aShop();
  const ruled = (rules: Partial<Promo>) => {
    const lunch = aPromo({ description: 'A fifth off', ...rules });
    return liveShop({ ...shop, rules: { ...shop.rules, promos: [lunch] } });
  };
  const requests = jest.fn<Promise<string | null>, [PromoRequest]>();
  beforeEach(() => void requests.mockReset().mockResolvedValue(null));
  const world = (rules: Partial<Promo>, cart = aCart({ 1: 2 })) =>
    checkoutWorld({ cart, shop: ruled(rules) }, { askPromo: requests });
  const typeCode = async () => {
    await enter();
    await userEvent.type(field(), 'lunch{Enter}');
  };

  // The test's clock stands at Wednesday, 15 January 2025, 6 PM.
  test.each<[Partial<Promo>, RegExp]>([
    [{ hours: { from: '12:00', until: '15:00' } }, /placed 12:00–15:00\. Order then/],
    [{ days: ['monday', 'tuesday'] }, /Monday, Tuesday/],
    [{ until: '2024-12-31' }, /ended on 31 December/],
    [{ kind: 'pickup' }, /Choose pickup/],
    [{ categories: [shop.categories.at(-1)!.id] }, new RegExp(shop.categories.at(-1)!.name)],
  ])(
    'a promo code with the rule %j is rejected at its field without a server request',
    async (rules, why) => {
      const { events } = await world(rules);
      await typeCode();
      expect(await screen.findByText(why)).toBeVisible();
      expect(field()).toHaveAccessibleDescription(why);
      expect(requests).not.toHaveBeenCalled();
      expect(events('cart/promo-requested')).toEqual([]);
    },
  );

  test('a promo code rejected by the server shows the reason at its field', async () => {
    requests.mockResolvedValue('You have used LUNCH.');
    const { events } = await world({ once: true });
    await typeCode();
    expect(await screen.findByText('You have used LUNCH.')).toBeVisible();
    expect(field()).toHaveValue('LUNCH');
    expect(requests).toHaveBeenCalledWith({
      ...{ promoCode: 'LUNCH', kind: 'delivery', language: 'en' },
      lines: [expect.objectContaining({ dishId: 1, quantity: 2 })],
    });
    expect(events('cart/promo-requested')).toEqual([]);
  });

  test('a promo code is applied when the server accepts it or does not respond', async () => {
    const { events } = await world({ uses: 5 });
    await typeCode();
    expect(events('cart/promo-requested')).toEqual([{ code: 'LUNCH' }]);
  });

  test('a promo code that no longer applies leaves the cart and moves to its field with the reason', async () => {
    const cart = aCart({ 1: 2 }, 'LUNCH');
    const { show, events } = await world({ kind: 'pickup' }, cart);
    await waitFor(() => expect(events('cart/promo-requested')).toEqual([{ code: '' }]));
    await show({ cart: { ...cart, promo: null } });
    expect(field()).toHaveValue('LUNCH');
    expect(field()).toHaveAccessibleDescription(/Choose pickup/);
    expect(screen.getByRole('alert')).toHaveTextContent(/Choose pickup/);
  });

  test('a promo code with limited uses is not suggested', async () => {
    await world({ uses: 5 });
    await enter();
    expect(screen.queryByRole('button', { name: /LUNCH/ })).toBeNull();
  });
});

test('Enter in a detail field focuses an unapplied promo code and places no order', async () => {
  const placeOrder = jest.fn(() => new Promise<never>(() => undefined));
  await checkoutWorld({}, { placeOrder });
  const form = document.querySelector('form[id]')!;
  const name = form.querySelector<HTMLInputElement>('input[name="name"]')!;
  await enter();
  await userEvent.type(field(), 'LUN');
  name.focus();
  fireEvent.submit(form);
  expect(field()).toHaveFocus();
  expect(placeOrder).not.toHaveBeenCalled();
  await userEvent.clear(field());
  name.focus();
  fireEvent.submit(form);
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(1));
});
