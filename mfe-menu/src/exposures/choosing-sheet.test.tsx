import type { Shop, LineInput } from '@burger/shared/contracts';
import { allergyIn } from '@burger/shared/kitchen';
import { lineIdOf } from '@burger/shared/order/lines';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { dishMessages } from '../dish/messages/en';
import { texts as hindi } from '../dish/messages/hi';
import { texts as kannada } from '../dish/messages/kn';
import { fourPm, startFakeCart, requested } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { Sheet } from './choosing-sheet';

const hot = requested(3, {
  choices: [
    { group: 'spice-hot', choice: 'extra-spicy' },
    { group: 'extras-veg-burger', choice: 'cheese-slice' },
  ],
  note: 'no onion please',
  quantity: 2,
});
const hotLine = { cart: [hot], lineId: lineIdOf(hot) };

const soldOut = (what: number | string, until: string | null = null) =>
  aShop({ soldOut: [{ what, until }] }, fourPm);

// Checking pointer-events on every ancestor would take most of the test's time.
const quick = { pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null };

async function open(
  dishId: number,
  {
    lineId = null,
    cart = [],
    shop,
  }: { lineId?: string | null; cart?: readonly LineInput[]; shop?: Shop } = {},
) {
  const visible = showWithStores((bus) => <Sheet bus={bus} />, { shop });
  const { bus } = visible;
  const user = userEvent.setup(quick);
  act(() => void startFakeCart(bus, cart, shop));
  act(() => bus.emit('shop/choose-requested', { dishId, lineId }));
  const sheet = within(await screen.findByRole('dialog', { name: dishOf(dishId).name }));
  await waitFor(() => expect(sheet.queryByText(/Allergic|Same as before/)).not.toBeNull());
  return {
    ...visible,
    sheet,
    user,
    lines: () => bus.latest('cart/changed')?.lines,
    press: (name: string | RegExp) => user.click(sheet.getByRole('button', { name })),
    group: (name: RegExp) => within(sheet.getByRole('group', { name })),
    box: (name: RegExp) => sheet.getByRole('checkbox', { name }),
    radio: (name: RegExp) => sheet.getByRole('radio', { name }),
    // Searching by label text is much faster than computing accessible names.
    labelled: (text: RegExp) => sheet.getByLabelText(text, { selector: 'input' }),
    sends: (text: string) => expect(sheet.getByRole('button', { name: text })).toBeVisible(),
  };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pairings = () => screen.queryByRole('region', { name: 'Goes well with it' });
const offered = () =>
  within(pairings()!)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent.trim());

test('with the keyboard alone, arrows choose an option and Enter in the note adds the dish', async () => {
  const { radio, labelled, lines, user } = await open(3);
  radio(/^Veg Spicy$/).focus();
  await user.keyboard('{ArrowDown}');
  expect(labelled(/Less spicy/)).toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  labelled(/^Note to the kitchen/).focus();
  await user.paste('hot please');
  await user.keyboard('{Enter}');
  await closed();
  expect(lines()).toMatchObject([
    {
      note: 'hot please',
      choices: [
        { group: 'spice-hot', choice: 'less-spicy' },
        { group: 'jain', choice: 'no-onion-no-garlic' },
      ],
    },
  ]);
});

test('a full option group disables its other choices with a reason, and removing one enables them', async () => {
  const { group, labelled, user } = await open(3);
  for (const name of [/Cheese slice/, /Extra paneer/, /Jalape/]) await user.click(labelled(name));
  expect(labelled(/Cheese dip/)).toBeDisabled();
  expect(group(/^Extras/).getByRole('status')).toHaveTextContent(
    'That is all 3. Take one out to choose another.',
  );
  await user.click(labelled(/Jalape/));
  expect(labelled(/Cheese dip/)).toBeEnabled();
  expect(group(/^Extras/).getByRole('status')).toBeEmptyDOMElement();
});

test('a missing choice shows an error at its option group and gets the focus; choosing clears it', async () => {
  const shop = soldOut('spice-hot/extra-spicy', '2026-11-22T19:30:00+05:30');
  const { sheet, group, radio, labelled, press, lines, user } = await open(3, { ...hotLine, shop });
  expect(radio(/Extra spicy Back at 7:30 PM/)).toBeDisabled();
  expect(sheet.queryByRole('alert')).toBeNull();
  await press('Save changes · ₹298');
  expect(group(/^Spice level/).getByRole('alert')).toHaveTextContent('Please choose one.');
  expect(radio(/^Veg Spicy$/)).toHaveFocus();
  await user.click(labelled(/Less spicy/));
  expect(sheet.queryByRole('alert')).toBeNull();
  await press('Save changes · ₹298');
  await closed();
  expect(lines()).toMatchObject([{ problem: null, quantity: 2 }]);
});

test('the allergy checkbox adds a prefix to the note, which the kitchen detects', async () => {
  const { sheet, user } = await open(1);
  const [note, mark] = [
    sheet.getByRole('textbox'),
    sheet.getByRole('checkbox', { name: /allergy/ }),
  ];
  await user.type(note, 'peanuts');
  await user.click(mark);
  expect(note).toHaveValue('Allergy: peanuts');
  await user.click(mark);
  expect(note).toHaveValue('peanuts');
  for (const { allergy } of [dishMessages, kannada, hindi])
    expect(allergyIn(`${allergy}: x`)).toBe('x');
});

test('the note field shows the characters left and rejects unprintable characters', async () => {
  const { sheet, press, lines, user } = await open(3);
  const note = sheet.getByRole('textbox');
  await user.click(note);
  await user.paste(`no${'\u0007'}onion`);
  expect(note).toHaveAccessibleDescription(
    '132 characters left The note contains characters that cannot be printed.',
  );
  await press(/^Add 1/);
  expect(note).toHaveFocus();
  expect(lines()).toEqual([]);
});

test('the dish sheet shows when a non-vegetarian choice makes the dish non-vegetarian', async () => {
  const { sheet, box, user } = await open(5);
  await user.click(box(/^Non-Veg Fried egg/));
  expect(sheet.getByText('With these choices the dish is not vegetarian.')).toBeVisible();
});

test('a cart line opens in the dish sheet with its choices and is changed in place', async () => {
  const { sheet, labelled, press, lines, user } = await open(3, {
    ...hotLine,
    cart: [requested(1), hot],
  });
  expect(labelled(/Extra spicy/)).toBeChecked();
  expect(labelled(/Cheese slice/)).toBeChecked();
  expect(sheet.getByRole('textbox')).toHaveValue('no onion please');
  expect(pairings()).toBeNull();
  await user.click(labelled(/Cheese slice/));
  await press('Save changes · ₹258');
  await closed();
  expect(lines()).toMatchObject([
    { dishId: 1 },
    { choices: [{ group: 'spice-hot', choice: 'extra-spicy' }], note: hot.note, quantity: 2 },
  ]);
});

describe('a dish in the cart', () => {
  test('the dish sheet offers a dish in the cart as before, which adds one more to its line', async () => {
    const { sheet, lines, user } = await open(3, { cart: [hot] });
    expect(sheet.queryByRole('radio')).toBeNull();
    const same = sheet.getByRole('button', { name: /^Same as before/ });
    expect(same).toHaveTextContent('Extra spicy · Cheese slice · “no onion please”');
    expect(same).toHaveTextContent('₹149');
    await user.click(same);
    await closed();
    expect(lines()).toMatchObject([{ lineId: lineIdOf(hot), quantity: 3 }]);
  });

  test('the dish sheet does not offer a dish as before when one of its choices is sold out', async () => {
    const shop = soldOut('extras-veg-burger/cheese-slice');
    const { sheet } = await open(3, { cart: [hot], shop });
    expect(sheet.queryByRole('button', { name: /^Same as before/ })).toBeNull();
  });
});

test('the dish sheet resets on each opening, also for a line that has left the cart', async () => {
  const { sheet, bus, labelled, press, user } = await open(3);
  await user.click(labelled(/Cheese slice/));
  await user.type(sheet.getByRole('textbox'), 'hot');
  await press('Close');
  await closed();
  act(() => bus.emit('shop/choose-requested', { dishId: 3, lineId: lineIdOf(hot) }));
  expect(labelled(/Cheese slice/)).not.toBeChecked();
  expect(sheet.getByRole('textbox')).toHaveValue('');
});

test('a choice that sells out while the dish sheet is open is deselected and no longer priced', async () => {
  const { sheet, shop, box, labelled, sends, user } = await open(3);
  await user.click(labelled(/Cheese slice/));
  sends('Add 1 · ₹149');
  act(() => shop.change(soldOut('extras-veg-burger/cheese-slice')));
  expect(box(/Cheese slice Sold out/)).not.toBeChecked();
  sends('Add 1 · ₹129');
  act(() => shop.change(soldOut(3)));
  expect(sheet.getByText('Sold out today')).toBeVisible();
  expect(sheet.queryByRole('radio')).toBeNull();
});

test('suggestions in the dish sheet leave out sides and drinks once the dish is made a meal', async () => {
  const { radio, sends, user } = await open(3);
  expect(offered()).toEqual(['French Fries', 'Coke', 'Chocolate Overload Waffle']);
  await user.click(radio(/^Veg Fries \+ Coke \+₹80$/));
  sends('Add 1 · ₹209');
  expect(offered()).not.toContain('French Fries');
});
