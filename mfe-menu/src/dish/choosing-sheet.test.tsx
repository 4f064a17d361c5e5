import type { Shop, WantedLine } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import { aShop, dishOf } from '@burger/shared/testing/shop';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { startFakeCart, wanted, fourPm } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { ChoosingSheet } from './choosing-sheet';

const hot = wanted(3, {
  choices: [
    { group: 'spice-hot', choice: 'extra-spicy' },
    { group: 'extras-veg-burger', choice: 'cheese-slice' },
  ],
  note: 'no onion please',
  quantity: 2,
});

// Whether a style forbids a press is asked of every element around it, which costs most of a test.
const quick = { pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null };

async function open(
  dishId: number,
  {
    lineId = null,
    cart,
    shop,
  }: { lineId?: string | null; cart?: readonly WantedLine[]; shop?: Shop } = {},
) {
  const shown = showWithStores((bus) => <ChoosingSheet bus={bus} />, { shop });
  const { bus } = shown;
  const lines = () => bus.latest('cart/changed')?.lines;
  if (cart) act(() => void startFakeCart(bus, cart, shop));
  act(() => bus.emit('shop/choose-requested', { dishId, lineId }));
  const { name } = dishOf(dishId);
  const sheet = within(await screen.findByRole('dialog', { name }));
  await waitFor(() => expect(sheet.queryByText(/Allergic|Same as before/)).not.toBeNull());
  return { ...shown, sheet, lines, user: userEvent.setup(quick) };
}

const group = (sheet: ReturnType<typeof within>, name: RegExp) =>
  within(sheet.getByRole('group', { name }));
const choice = (sheet: ReturnType<typeof within>, name: RegExp, role = 'checkbox') =>
  sheet.getByRole(role, { name });
// What a name is computed from costs much more than a label's words; what is typed, more than what is pasted.
const labelled = (sheet: ReturnType<typeof within>, words: RegExp) =>
  sheet.getByLabelText(words, { selector: 'input' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('required groups come first, begun as the dish comes; each choice with mark and price; the total on the button', async () => {
  const { sheet } = await open(3, { cart: [] });
  expect(
    sheet
      .getAllByRole('group')
      .map((one) => one.querySelector('legend')?.textContent)
      .filter(Boolean),
  ).toEqual([
    'Spice level Required · Choose one',
    'Jain Choose one',
    'Extras Choose up to 3',
    'Make it a meal Choose one',
  ]);
  expect(choice(sheet, /^Veg Spicy$/, 'radio')).toBeChecked();
  expect(choice(sheet, /^Veg Cheese slice \+₹20$/)).not.toBeChecked();
  expect(choice(sheet, /^No, thanks$/, 'radio')).toBeChecked();
  expect(sheet.getByRole('button', { name: 'Add 1 · ₹129' })).toBeVisible();
});

test('what is chosen is asked for, with its note and however many', async () => {
  const { sheet, lines, user } = await open(3, { cart: [] });
  await user.click(labelled(sheet, /Extra spicy/));
  await user.click(labelled(sheet, /Cheese slice/));
  await user.click(labelled(sheet, /^Note to the kitchen/));
  await user.paste('no onion please');
  await user.click(sheet.getByLabelText('One Spicy Paneer Burger more'));
  await user.click(sheet.getByText('Add 2 · ₹298'));
  await closed();
  expect(lines()).toMatchObject([{ lineId: lineIdOf(hot), quantity: 2, price: 14_900 }]);
});

test('by keyboard alone: arrows choose, Enter in the note adds', async () => {
  const { sheet, lines, user } = await open(3, { cart: [] });
  choice(sheet, /^Veg Spicy$/, 'radio').focus();
  await user.keyboard('{ArrowDown}');
  expect(labelled(sheet, /Less spicy/)).toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  labelled(sheet, /^Note to the kitchen/).focus();
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

test('of several no more than allowed; it says why, and one that is taken out makes room', async () => {
  const { sheet, user } = await open(3, { cart: [] });
  for (const name of [/Cheese slice/, /Extra paneer/, /Jalape/])
    await user.click(labelled(sheet, name));
  expect(labelled(sheet, /Cheese dip/)).toBeDisabled();
  expect(group(sheet, /^Extras/).getByRole('status')).toHaveTextContent(
    'That is all 3. Take one out to choose another.',
  );
  await user.click(labelled(sheet, /Jalape/));
  expect(labelled(sheet, /Cheese dip/)).toBeEnabled();
  expect(group(sheet, /^Extras/).getByRole('status')).toBeEmptyDOMElement();
});

test('of one among several that nobody has to take, none can be taken again', async () => {
  const { sheet, user } = await open(3, { cart: [] });
  await user.click(choice(sheet, /^Veg Fries \+ Coke \+₹80$/, 'radio'));
  expect(sheet.getByRole('button', { name: 'Add 1 · ₹209' })).toBeVisible();
  await user.click(choice(sheet, /^No, thanks$/, 'radio'));
  expect(sheet.getByRole('button', { name: 'Add 1 · ₹129' })).toBeVisible();
});

describe('what is missing', () => {
  const noneOf = (shop: Shop): Shop => ({
    ...shop,
    dishes: shop.dishes.map((dish) => ({
      ...dish,
      groups: dish.groups.map((one) =>
        one.id === 'spice-hot'
          ? { ...one, choices: one.choices.map((each) => ({ ...each, isAvailable: false })) }
          : one,
      ),
    })),
  });

  test('is said at its group, where the focus goes; choosing puts it right', async () => {
    const shop = aShop({ soldOut: [{ what: 'spice-hot/extra-spicy', until: null }] });
    const { sheet, lines, user } = await open(3, { cart: [hot], lineId: lineIdOf(hot), shop });
    expect(choice(sheet, /Extra spicy Sold out/, 'radio')).toBeDisabled();
    expect(sheet.queryByRole('alert')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Save changes · ₹298' }));
    expect(group(sheet, /^Spice level/).getByRole('alert')).toHaveTextContent('Please choose one.');
    expect(sheet.getByRole('group', { name: /^Spice level/ })).toHaveAccessibleDescription(
      'Please choose one.',
    );
    expect(choice(sheet, /^Veg Spicy$/, 'radio')).toHaveFocus();
    await user.click(labelled(sheet, /Less spicy/));
    expect(sheet.queryByRole('alert')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Save changes · ₹298' }));
    await closed();
    expect(lines()).toMatchObject([{ problem: null, quantity: 2 }]);
  });

  test('says when it is back, where that is known', async () => {
    const until = '2026-11-22T19:30:00+05:30';
    const shop = aShop({ soldOut: [{ what: 'spice-hot/extra-spicy', until }] }, fourPm);
    const { sheet } = await open(3, { cart: [], shop });
    expect(choice(sheet, /Extra spicy Back at 7:30 PM/, 'radio')).toBeDisabled();
  });

  test('is said where nothing of it can be had', async () => {
    const { sheet, user } = await open(3, { cart: [], shop: noneOf(aShop()) });
    await user.click(sheet.getByRole('button', { name: 'Add 1 · ₹129' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('This is sold out');
    expect(sheet.getByRole('group', { name: /^Spice level/ })).toHaveFocus();
  });
});

test('a note says how much is left, and refuses what cannot be printed', async () => {
  const { sheet, lines, user } = await open(3, { cart: [] });
  const note = sheet.getByRole('textbox');
  await user.click(note);
  await user.paste(`no${'\u0007'}onion`);
  expect(note).toHaveAccessibleDescription(
    '132 characters left The note contains characters that cannot be printed.',
  );
  await user.click(sheet.getByRole('button', { name: /^Add 1/ }));
  expect(note).toHaveFocus();
  expect(lines()).toEqual([]);
  await user.clear(note);
  await user.paste('x'.repeat(200));
  expect(note).toHaveValue('x'.repeat(140));
  expect(note).toHaveAccessibleDescription('0 characters left');
});

test('a choice that is not veg is said to make the dish so', async () => {
  const { sheet, user } = await open(5, { cart: [] });
  await user.click(choice(sheet, /^Non-Veg Fried egg/));
  expect(sheet.getByText('With these choices the dish is not vegetarian.')).toBeVisible();
  await user.click(choice(sheet, /^Non-Veg Fried egg/));
  expect(sheet.queryByText(/not vegetarian/)).toBeNull();
});

test('a line begins as it is, and is changed in its place', async () => {
  const { sheet, lines, user } = await open(3, { cart: [wanted(1), hot], lineId: lineIdOf(hot) });
  expect(labelled(sheet, /Extra spicy/)).toBeChecked();
  expect(labelled(sheet, /Cheese slice/)).toBeChecked();
  expect(sheet.getByRole('textbox')).toHaveValue('no onion please');
  await user.click(labelled(sheet, /Cheese slice/));
  await user.click(sheet.getByRole('button', { name: 'Save changes · ₹258' }));
  await closed();
  expect(lines()).toMatchObject([
    { dishId: 1 },
    { choices: [{ group: 'spice-hot', choice: 'extra-spicy' }], note: hot.note, quantity: 2 },
  ]);
});

test('a line that is gone begins anew', async () => {
  const { sheet } = await open(3, { cart: [], lineId: lineIdOf(hot) });
  expect(sheet.getByRole('textbox')).toHaveValue('');
  expect(sheet.getByRole('button', { name: 'Add 1 · ₹129' })).toBeVisible();
});

test('a line of a dish without choices can be given a note', async () => {
  const { sheet, lines, user } = await open(1, { cart: [wanted(1)], lineId: '1' });
  await user.type(sheet.getByRole('textbox'), 'well done');
  await user.click(sheet.getByRole('button', { name: 'Save changes · ₹49' }));
  await closed();
  expect(lines()).toMatchObject([{ dishId: 1, note: 'well done' }]);
});

describe('a dish that the cart holds', () => {
  test('is offered as before, with its choices named: one more of that line', async () => {
    const { sheet, lines, user } = await open(3, { cart: [hot] });
    expect(sheet.queryByRole('radio')).toBeNull();
    const same = sheet.getByRole('button', { name: /^Same as before/ });
    expect(same).toHaveTextContent('Extra spicy · Cheese slice · “no onion please”');
    expect(same).toHaveTextContent('₹149');
    await user.click(same);
    await closed();
    expect(lines()).toMatchObject([{ lineId: lineIdOf(hot), quantity: 3 }]);
  });

  test('is chosen anew, in another line; the focus goes to the first choice', async () => {
    const { sheet, lines, user } = await open(3, { cart: [hot] });
    await user.click(sheet.getByRole('button', { name: 'Choose anew' }));
    expect(choice(sheet, /^Veg Spicy$/, 'radio')).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Add 1 · ₹129' }));
    await closed();
    expect(lines()).toMatchObject([{ lineId: lineIdOf(hot), quantity: 2 }, { quantity: 1 }]);
  });

  test('is not offered as before where that cannot be had', async () => {
    const shop = aShop({ soldOut: [{ what: 'extras-veg-burger/cheese-slice', until: null }] });
    const { sheet } = await open(3, { cart: [hot], shop });
    expect(sheet.queryByRole('button', { name: /^Same as before/ })).toBeNull();
    expect(choice(sheet, /Cheese slice Sold out/)).toBeDisabled();
  });
});

test('it begins anew each time', async () => {
  const { sheet, bus, user } = await open(3, { cart: [] });
  await user.click(labelled(sheet, /Cheese slice/));
  await user.type(sheet.getByRole('textbox'), 'hot');
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await closed();
  act(() => bus.emit('shop/choose-requested', { dishId: 3, lineId: null }));
  expect(labelled(sheet, /Cheese slice/)).not.toBeChecked();
  expect(sheet.getByRole('textbox')).toHaveValue('');
});

test('what sells out while it is open is no longer chosen, nor counted', async () => {
  const { sheet, shop, user } = await open(3, { cart: [] });
  await user.click(labelled(sheet, /Cheese slice/));
  expect(sheet.getByRole('button', { name: 'Add 1 · ₹149' })).toBeVisible();
  const what = 'extras-veg-burger/cheese-slice';
  act(() => shop.change(aShop({ soldOut: [{ what, until: null }] })));
  expect(choice(sheet, /Cheese slice Sold out/)).not.toBeChecked();
  expect(sheet.getByRole('button', { name: 'Add 1 · ₹129' })).toBeVisible();
  act(() => shop.change(aShop({ soldOut: [{ what: 3, until: null }] })));
  expect(sheet.getByText('Sold out today')).toBeVisible();
  expect(sheet.queryByRole('radio')).toBeNull();
});

test('a dish that the shop does not have opens nothing', async () => {
  const { bus } = showWithStores((own) => <ChoosingSheet bus={own} />);
  act(() => bus.emit('shop/choose-requested', { dishId: 999, lineId: null }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const place = () => screen.queryByRole('region', { name: 'Goes well with it' });
const offered = () =>
  within(place()!)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent?.trim());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('in the sheet of a dish: beside it, and what is chosen of it stays while another is chosen', async () => {
  const { bus } = showWithStores((own) => <ChoosingSheet bus={own} />);
  act(() => void startFakeCart(bus));
  act(() => bus.emit('shop/choose-requested', { dishId: 3, lineId: null }));
  await screen.findByRole('button', { name: 'Add 1 · ₹129' });
  expect(offered()).toEqual(['French Fries', 'Coke', 'Chocolate Overload Waffle']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Cheese slice/ }));
  await press(/^Add to Cart, Chocolate Overload Waffle/);
  const waffle = within(screen.getByRole('dialog', { name: 'Chocolate Overload Waffle' }));
  await userEvent.click(await waffle.findByRole('button', { name: 'Add 1 · ₹109' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Add 1 · ₹149' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Cheese slice/ })).toBeChecked();
  expect(bus.latest('cart/changed')?.lines).toMatchObject([{ dishId: 37 }]);
  expect(offered()).toEqual(['French Fries', 'Coke', 'Cold Coffee']);
});

test('in the sheet: who makes it a meal is offered neither side nor drink', async () => {
  const { bus } = showWithStores((own) => <ChoosingSheet bus={own} />);
  act(() => bus.emit('shop/choose-requested', { dishId: 6, lineId: null }));
  await screen.findByRole('button', { name: 'Add 1 · ₹149' });
  await userEvent.click(screen.getByRole('radio', { name: /^Veg Fries \+ Coke/ }));
  expect(offered()).toEqual(['Chocolate Overload Waffle', 'Honey Butter Waffle']);
});

test('a line that is changed is not the moment to offer more', async () => {
  const line = wanted(39, { note: 'no ice' });
  const { bus } = showWithStores((own) => <ChoosingSheet bus={own} />);
  act(() => void startFakeCart(bus, [wanted(1), line]));
  const { lineId } = bus.latest('cart/changed')!.lines![1]!;
  act(() => bus.emit('shop/choose-requested', { dishId: 39, lineId }));
  await screen.findByRole('button', { name: /^Save changes/ });
  expect(place()).toBeNull();
});
