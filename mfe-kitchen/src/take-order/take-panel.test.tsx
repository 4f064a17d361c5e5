import { storedInMemory, hrefOf } from '@burger/shared/testing';
import { menu } from '@burger/shared/testing/a-shop';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, unreached } from '../testing/a-server';
import { anOrder, aToday, noon } from '../testing/an-order';
import { press } from '../testing/rendered';
import {
  aStaffOrder,
  fakeMouse,
  leaveTaking,
  order,
  takeButton,
  taking,
  trackPath,
} from '../testing/taking';
import { nothingTyped } from './draft';

const user = userEvent.setup();
beforeEach(fakeMouse);
afterEach(() => leaveTaking());

test('each press on a dish adds one, and options and a note can be added to it', async () => {
  const { sent, draft } = await taking();
  await press(/Spicy Paneer Burger ₹129/);
  await press('Spicy Paneer Burger Spicy Choices, note');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /Cheese slice/ }));
  await user.type(dialog.getByLabelText(/Note/), 'Cut in half');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(order().getByText(/Spicy, Cheese slice, Cut in half/)).toBeVisible();
  await press(/Spicy Paneer Burger ₹129/);
  await user.click(order().getByRole('radio', { name: 'Cash' }));
  await user.click(takeButton());
  expect(sent[0]).toMatchObject({ paid: 'cash', lines: [{ note: 'Cut in half' }, { note: '' }] });
  expect(draft.read()).toBeNull();
});

test('staff cannot add a sold-out dish to an order, and an existing line shows the problem', async () => {
  const draft = storedInMemory();
  const line = { dishId: 1, quantity: 1, choices: [], note: '' };
  draft.write({ ...nothingTyped, lines: [line] });
  const today = aToday({ soldOut: [{ what: 1, until: null }] });
  const { sent } = await taking([], {}, { today, draft });
  expect(order().getByText('Sold out')).toBeVisible();
  await user.keyboard('aloo{Enter}');
  await user.click(takeButton());
  expect(screen.getByText('Remove what is not available.')).toBeVisible();
  expect(sent).toEqual([]);
});

const known = {
  name: 'Asha Rao',
  address: '12 Lake View Road',
  landmark: '',
  location: { lat: 13.1, lng: 77.71 },
  km: 3.2,
  usual: [{ dishId: 1, quantity: 2, choices: [], note: '' }],
};

test('a known phone number prefills usual dishes and address, and the bill includes the delivery', async () => {
  const requests: string[] = [];
  const { sent } = await taking([aStaffOrder()], {
    customer: (phone) => {
      requests.push(phone);
      return ok(known);
    },
    distance: () => ok(3.2),
  });
  await user.click(order().getByRole('radio', { name: 'By phone' }));
  await user.type(order().getByLabelText(/^Number/), '98765 43210');
  expect(requests).toEqual(['+919876543210']);
  await press('To 12 Lake View Road');
  await press('The usual');
  expect(order().getByText(/^Delivery, 3.2 km$/)).toBeVisible();
  await user.click(takeButton());
  expect(sent[0]).toMatchObject({
    ...{ source: 'phone', kind: 'delivery', location: known.location, km: null },
    customer: { name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' },
    lines: known.usual,
  });
});

test('an order for delivery shows missing input at its fields, and accepts kilometres as the place', async () => {
  const { sent } = await taking([aStaffOrder()]);
  await user.keyboard('alo{Enter}{Enter}');
  expect(order().getByLabelText(/^Number/)).toHaveFocus();
  await user.click(order().getByRole('radio', { name: 'Delivery' }));
  await user.click(takeButton());
  expect(order().getByLabelText(/^Number/)).toHaveAccessibleDescription(/phone number/);
  expect(sent).toEqual([]);
  await user.type(order().getByLabelText(/^Number/), '9876543210');
  await user.type(order().getByLabelText(/^Name/), 'Ravi');
  await user.type(order().getByLabelText(/^Address/), '4 Temple Street');
  await user.type(order().getByLabelText(/distance in km/), '40');
  await user.click(takeButton());
  expect(order().getByLabelText(/distance in km/)).toHaveAccessibleDescription(/Too far/);
  await user.clear(order().getByLabelText(/distance in km/));
  await user.type(order().getByLabelText(/distance in km/), '4.5');
  await user.click(takeButton());
  expect(sent).toMatchObject([{ location: null, km: 4.5 }]);
});

test('the time field describes the promised time in full, with the day of a chosen slot', async () => {
  await taking();
  const when = order().getByRole<HTMLSelectElement>('combobox', { name: 'When' });
  expect(when).toHaveAccessibleDescription(/^\d+:\d\d.*[AP]M$/);
  expect(when.selectedOptions[0]).toHaveTextContent(/^As soon as possible$/);
  await user.selectOptions(when, [...when.options].at(-1)!);
  const slot = when.selectedOptions[0]!.text;
  expect(when).toHaveAccessibleDescription(expect.stringMatching(`^.+ ${slot}$`));
});

test('an order for a business requires a valid GSTIN before it is sent', async () => {
  const { sent } = await taking([aStaffOrder()]);
  const write = async (label: RegExp, text: string) => {
    await user.clear(await order().findByLabelText(label));
    await user.paste(text);
  };
  await user.keyboard('alo{Enter}');
  await user.click(order().getByText('Bill for a business (GSTIN)'));
  expect(
    within(order().getByRole('group', { name: 'Bill for a business (GSTIN)' })).getByText(
      'Bill for a business (GSTIN)',
    ),
  ).toBeVisible();
  await write(/^GSTIN/, '27AAPFU0939F1ZX');
  await user.click(takeButton());
  expect(order().getByLabelText(/^GSTIN/)).toHaveAccessibleDescription(/not a valid GSTIN/);
  expect(order().getByLabelText(/^Legal name/)).toHaveAccessibleDescription(/registered for/);
  expect(sent).toEqual([]);
  const business = {
    gstin: '27AAPFU0939F1ZV',
    legalName: 'Asha Foods',
    billingAddress: '7 MG Road',
  };
  await write(/^GSTIN/, business.gstin);
  await write(/^Legal name/, business.legalName);
  await write(/^Address on the bill/, business.billingAddress);
  await user.click(takeButton());
  expect(sent).toMatchObject([{ customer: business }]);
});

test('a changed bill is shown to staff first, and only the next press places the order', async () => {
  const bill = {
    subtotal: 5900,
    discount: 0,
    delivery: 0,
    cgst: 148,
    sgst: 148,
    roundOff: 0,
    total: 6196,
  };
  const change = { version: 'fedcba987654', revision: 2, bill, promo: null, km: 0, lines: [] };
  const { sent } = await taking([{ kind: 'bill-changed', change }, aStaffOrder()]);
  await user.keyboard('alo{Enter}');
  await user.click(takeButton());
  expect(screen.getByText(/The bill has changed: it is ₹61.96 now/)).toBeVisible();
  await user.click(takeButton());
  expect(sent.map(({ agreedTotal }) => agreedTotal)).toEqual([5146, 6196]);
  // Under the rejected key nothing was stored, so the order with the new bill gets its own.
  expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

test('an order whose response was lost is retried with the same key, also after a reload', async () => {
  const first = await taking([{ kind: 'unreached' }]);
  await user.keyboard('alo{Enter}');
  await user.click(takeButton());
  expect(screen.getByText(/may already be saved/)).toBeVisible();
  // The order may be stored already, so it cannot be edited.
  await press(/Aloo Tikki Burger ₹49/);
  expect(order().getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ask now' }));
  const [one, two] = first.sent;
  expect(two).toEqual({ ...one, attempt: 2 });
  leaveTaking();
  document.body.replaceChildren();
  const again = await taking([aStaffOrder()], {}, { draft: first.draft });
  await press('Ask now');
  expect(again.sent[0]).toMatchObject({ idempotencyKey: one?.idempotencyKey, attempt: 3 });
  expect(screen.getByRole('heading', { name: 'Order BK482130770' })).toBeVisible();
});

test('an order that waits for online payment shows its link and can switch the payment method', async () => {
  const until = new Date(noon + 600_000).toISOString();
  const changed: string[] = [];
  const { sent, kitchen } = await taking([aStaffOrder({ status: 'placed' }, until)], {
    takesOnline: () => ok(true),
    published: () => ok({ ...menu, rules: { ...menu.rules, payments: ['cod', 'online'] } }),
    payOnHandOver: (key) => {
      changed.push(key);
      return ok(anOrder());
    },
  });
  await user.keyboard('alo{Enter}');
  await user.click(order().getByRole('radio', { name: 'By link' }));
  await user.click(takeButton());
  expect(sent[0]).toMatchObject({ paymentMethod: 'online', paid: null });
  expect(screen.getByText(/until 12:10 PM/)).toBeVisible();
  // An unpaid order appears on the board and rings only once it is paid.
  expect(kitchen.counter.state.get().board?.orders.size).toBe(0);
  const link = location.origin + trackPath;
  expect(hrefOf('By WhatsApp')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=.*pay/);
  const sms = screen.getByRole('link', { name: 'By SMS' }).getAttribute('href');
  expect(decodeURIComponent(sms!)).toContain(link);
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await press('Pay at hand-over instead');
  expect(changed).toEqual([anOrder().key]);
});

test('the panel for taking orders shows a message without the menu, and keeps the input', async () => {
  const draft = storedInMemory();
  draft.write(nothingTyped);
  await taking([], { published: () => unreached }, { draft });
  expect(screen.getByRole('alert')).toHaveTextContent(/What was typed is kept/);
  expect(draft.read()).toEqual(nothingTyped);
  await act(async () => undefined);
});
