import type { Rules, Shop } from '@burger/shared/contracts';
import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { aShop } from '@burger/shared/testing/shop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { aCart } from '../testing/a-cart';
import { checkoutWorld, liveShop } from '../testing/checkout-world';

const keptCart = (isKept: boolean) => document.documentElement.toggleAttribute('data-cart', isKept);
afterEach(() => keptCart(false));

/** The shop with some of its rules changed. */
function shopWith(rules: Partial<Rules>, changes: Partial<Shop> = {}) {
  const shop = aShop();
  return liveShop({ ...shop, ...changes, rules: { ...shop.rules, ...rules } });
}

test('fees, limit, taxes and areas are those that are published now', async () => {
  const { delivery, gst } = aShop().rules;
  const shop = shopWith({
    delivery: { ...delivery, rupeesPerKm: 20, areas: [{ name: 'New Town', lat: 13, lng: 77 }] },
    gst: { ...gst, cgst: 900, sgst: 900 },
  });
  await checkoutWorld({ shop });
  // 98 and 60 for 4.6 km, and 9 % twice.
  expect(screen.getByRole('button', { name: 'Place Order · ₹186.44' })).toBeInTheDocument();
  expect(screen.getByText('CGST 9%')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'New Town' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'K R Puram' })).toBeNull();
});

test('a promo table that changes is the one that is offered', async () => {
  const promos = [
    {
      code: 'NEWYEAR',
      discount: 50,
      type: 'percentage' as const,
      description: 'x',
      minOrder: 0,
      forEveryone: true,
    },
  ];
  const { show } = await checkoutWorld();
  await show({ shop: shopWith({ promos }) });
  expect(screen.getByRole('button', { name: /^NEWYEAR saves ₹49.00/ })).toBeInTheDocument();
});

test('a shorter reach is heeded at once', async () => {
  const { show } = await checkoutWorld();
  const { delivery } = aShop().rules;
  await show({ shop: shopWith({ delivery: { ...delivery, limitKm: 4 } }) });
  expect(screen.getByRole('alert')).toHaveTextContent(/we deliver up to 4 km/);
});

test('a busy kitchen promises later', async () => {
  await checkoutWorld({ shop: shopWith({}, { extraMinutes: 20 }) });
  expect(screen.getByText('Arrives 4:05–4:20 PM', { selector: 'summary *' })).toBeInTheDocument();
});

test.each([
  [['2025-01-15'], 'Closed until tomorrow, 11:00 AM'],
  [['2025-01-15', '2025-01-16'], 'Closed until Friday, 11:00 AM'],
  [
    ['15', '16', '17', '18', '19', '20', '21', '22'].map((day) => `2025-01-${day}`),
    /Closed until Thursday,? 23 January, 11:00 AM/,
  ],
])('closed on %j: "%s"', async (closedDays, text) => {
  await checkoutWorld({ shop: shopWith({}, { closedDays }) });
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
});

test('days of the week on which the kitchen rests stand beside its hours', async () => {
  await checkoutWorld({ shop: shopWith({ closedWeekdays: ['monday', 'tuesday'] }) });
  expect(screen.getByText(/^11:00 AM to 10:00 PM/)).toHaveTextContent('Closed on Monday, Tuesday');
});

test('when the menu cannot be reached: that, another try and the phone; nothing of the cart is lost', async () => {
  keptCart(true);
  const { readShopAgain, show } = await checkoutWorld({
    cart: undefined,
    shop: { status: 'unreachable' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We cannot reach our menu right now. Your cart is kept as it is.',
  );
  expect(screen.getAllByRole('link', { name: '+91 90000 00010' })[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(readShopAgain).toHaveBeenCalledTimes(1);
  await show({ shop: { status: 'awaited' } });
  expect(screen.getByText('Loading your cart')).toBeVisible();
  await show({ cart: aCart({ 1: 2 }), shop: liveShop() });
  expect(screen.getByRole('button', { name: 'Place Order · ₹134.40' })).toBeInTheDocument();
});

describe('the strip that tells of the day', () => {
  const Place = ({ fragment }: PlaceProps) => <p>The place of {fragment}</p>;
  const within = (page: ReactElement) => <SlotProvider value={Place}>{page}</SlotProvider>;

  const busy = { ...liveShop(), shop: aShop({ extraMinutes: 15 }) };

  test('stands above the checkout when there is something to say', async () => {
    await checkoutWorld({ shop: busy }, {}, within);
    expect(screen.getByText('The place of ShopStatus')).toBeInTheDocument();
  });

  test('is not asked for on an ordinary day', async () => {
    await checkoutWorld({}, {}, within);
    expect(screen.queryByText('The place of ShopStatus')).toBeNull();
  });

  test('is not asked for in a shell that does not know it', async () => {
    await checkoutWorld({ shop: { ...busy, live: false } }, {}, within);
    expect(screen.queryByText('The place of ShopStatus')).toBeNull();
  });
});
