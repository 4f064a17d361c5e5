import type { Rules } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutWorld, complete, liveShop, signedIn } from '../testing/checkout-world';

function shopThat(verifiedPhone: Rules['verifiedPhone']) {
  const shop = aShop();
  return liveShop({ ...shop, rules: { ...shop.rules, verifiedPhone } });
}

const firstOrder = /For a first order we need a phone number that was checked by SMS/;
const leads = { name: 'Sign in by phone' };

test('before anything is pressed it is said that a first order needs a checked number; the way there signs out and keeps what was typed', async () => {
  const { heard, kept, show } = await checkoutWorld({ shop: shopThat('first-order') });
  expect(screen.getByText(firstOrder)).toBeVisible();
  await userEvent.click(screen.getByRole('button', leads));
  expect(heard('session/sign-out-requested')).toEqual([{ ended: true }]);
  expect(kept.typed.read()).toMatchObject({ details: complete });
  await show({ session: { status: 'signed-out' } });
  expect(screen.getByRole('heading', { name: 'Sign in to order' })).toHaveFocus();
  expect(screen.getByText(firstOrder)).toBeVisible();
});

test('who has not signed in reads it where they do', async () => {
  await checkoutWorld({ shop: shopThat('first-order'), session: { status: 'signed-out' } });
  expect(screen.getByText(firstOrder)).toBeVisible();
});

test('who signed in with another number takes that one by a press', async () => {
  const user = { uid: 'asha', displayName: null, email: null, photoURL: null };
  const session = { ...signedIn, user: { ...user, phoneNumber: '+919000000020' } };
  await checkoutWorld({ shop: shopThat('first-order'), session });
  await userEvent.click(screen.getByRole('button', { name: /^Use \+91\s90000\s00020/ }));
  const number = screen.getByRole('textbox', { name: 'Phone number' });
  expect(number).toHaveValue('+91\u00a090000\u00a000020');
  expect(number).toHaveFocus();
  expect(screen.queryByText(firstOrder)).toBeNull();
});
