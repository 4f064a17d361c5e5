import * as v from 'valibot';
import { fieldFault, fieldText } from './field-text';
import { PlaceOrderRequestSchema } from '../../contracts/place-order';

const good = {
  idempotencyKey: '0123456789abcdef0123456789abcdef',
  version: '0123456789ab',
  agreedTotal: 10_290,
  lines: [{ dishId: 1, quantity: 2, choices: [], note: '' }],
  promoCode: null,
  customer: { name: ' Asha ', phone: '90000 00020', address: '12 Lake Road\nKithaganur' },
  location: { lat: 13.04, lng: 77.71 },
  paymentMethod: 'cod',
};

const lines = (change: object) => ({ lines: [{ ...good.lines[0]!, ...change }] });
const customer = (change: object) => ({ customer: { ...good.customer, ...change } });

const problem = (change: object) => {
  const [issue] = v.safeParse(PlaceOrderRequestSchema, { ...good, ...change }).issues ?? [];
  if (!issue) return null;
  const fault = fieldFault(issue);
  return fault ? fieldText(fault) : issue.message;
};

const badGstin = 'This is not a valid GSTIN: please check its 15 letters and digits';

test('the order schema stores a GSTIN in capitals without spaces', () => {
  const { customer: read } = v.parse(PlaceOrderRequestSchema, {
    ...good,
    ...customer({ gstin: ' 29abcde 1234f 1zw ', legalName: ' Asha Foods ' }),
  });
  expect(read).toMatchObject({ gstin: '29ABCDE1234F1ZW', legalName: 'Asha Foods' });
});

test('the order schema trims a valid order and drops unknown fields such as totals', () => {
  const read = v.parse(PlaceOrderRequestSchema, { ...good, total: 1, pricing: { total: 1 } });
  expect(read).toEqual({
    ...good,
    attempt: 0,
    kind: 'delivery',
    slot: null,
    agreedUntil: null,
    language: 'en',
    customer: {
      name: 'Asha',
      phone: '+919000000020',
      email: '',
      address: '12 Lake Road\nKithaganur',
      landmark: '',
      specialInstructions: '',
      ...{ gstin: '', legalName: '', billingAddress: '' },
    },
  });
});

test('a pickup order contains no location or address, and a delivery requires a valid location', () => {
  const { location: _location, customer: details, ...rest } = good;
  const { address: _address, ...person } = details;
  const read = v.parse(PlaceOrderRequestSchema, { ...rest, customer: person, kind: 'pickup' });
  expect(read).toMatchObject({ kind: 'pickup', location: null, customer: { address: '' } });
  const forced = v.parse(PlaceOrderRequestSchema, { ...good, kind: 'pickup', location: 'here' });
  expect(forced).toMatchObject({ location: null, customer: { address: '', landmark: '' } });
  for (const location of [undefined, null, { lat: 91, lng: 0 }]) {
    expect(problem({ location })).not.toBeNull();
  }
});

test('a time slot in any time zone notation is converted to the same UTC time', () => {
  const slotOf = (slot: string) => v.parse(PlaceOrderRequestSchema, { ...good, slot }).slot;
  expect(slotOf('2026-11-23T13:00:00+05:30')).toBe('2026-11-23T07:30:00.000Z');
  expect(slotOf('2026-11-23T07:30:00.000Z')).toBe('2026-11-23T07:30:00.000Z');
});

test.each([
  [{ lines: [] }, 'Your cart is empty'],
  [lines({ quantity: 0 }), 'Quantity must be at least 1'],
  [lines({ quantity: 1.5 }), 'Quantity must be a whole number'],
  [lines({ quantity: 100 }), 'Quantity must be at most 99'],
  [lines({ quantity: '2' }), 'Quantity must be a number'],
  [
    { lines: Array.from({ length: 51 }, (_, id) => ({ ...good.lines[0]!, dishId: id + 1 })) },
    'An order has at most 50 lines',
  ],
  [{ lines: 'all' }, 'Lines must be a list'],
  [lines({ dishId: '1' }), 'Dish id must be a number'],
  [lines({ choices: 'cheese' }), 'Choices must be a list'],
  [lines({ choices: Array(41).fill({ group: 'a', choice: 'b' }) }), 'A dish has fewer choices'],
  [lines({ note: 'x'.repeat(141) }), 'Note must be at most 140 characters'],
  [lines({ note: 'no\nonion' }), 'Note contains characters that cannot be printed'],
  [{ slot: 'tomorrow at one' }, 'A time is written like 2026-11-23T07:30:00.000Z'],
  [{ slot: '2026-13-45T07:30:00.000Z' }, 'A time is written like 2026-11-23T07:30:00.000Z'],
  [{ version: undefined }, 'The version is missing'],
  [{ agreedTotal: '102.90' }, 'The agreed total must be a number'],
  [{ agreedTotal: undefined }, 'The agreed total must be a number'],
  [{ agreedTotal: -1 }, 'The agreed total must not be negative'],
  [{ agreedTotal: 10.5 }, 'The agreed total must be whole paise'],
  [{ idempotencyKey: 'x' }, 'The idempotency key must be 32 hex digits'],
  [{ paymentMethod: 'card' }, 'Only cash on delivery is available'],
  [customer({ name: '  ' }), 'Please enter your name'],
  [customer({ name: 7 }), 'Name must be text'],
  [customer({ email: 'asha' }), 'Please enter a valid email address'],
  [customer({ specialInstructions: 7 }), 'Special instructions must be text'],
  [customer({ name: '\u200b' }), 'Please enter your name'],
  [customer({ phone: '' }), 'Please enter your phone number'],
  [customer({ phone: '12345' }), 'Please enter a valid Indian mobile number'],
  [customer({ address: '\n' }), 'Please enter your delivery address'],
  [customer({ name: 'A\nb' }), 'Name contains characters that cannot be printed'],
  [customer({ name: 'A\ud83d' }), 'Name contains characters that cannot be printed'],
  [
    customer({ address: '\ude00 Lake Road' }),
    'Delivery address contains characters that cannot be printed',
  ],
  [customer({ gstin: '29ABCDE1234F1Z5', legalName: 'Asha Foods' }), badGstin],
  [customer({ gstin: 'x'.repeat(40) }), badGstin],
  [
    customer({ gstin: '29ABCDE1234F1ZW' }),
    'Please enter the legal name that the GSTIN is registered for',
  ],
  [
    { kind: 'pickup', ...customer({ gstin: '29ABCDE1234F1ZW', legalName: 'Asha Foods' }) },
    'Please enter the address that the bill is to name',
  ],
  [customer({ address: 'x'.repeat(301) }), 'Delivery address must be at most 300 characters'],
])('the order schema rejects %j: %s', (change, message) => expect(problem(change)).toBe(message));

test('the order schema accepts markup and emoji as plain text', () => {
  const name = 'Asha \u{1f354}';
  const note = '<b>no</b> onion & "hot"';
  expect(problem({ ...customer({ name, address: name }), ...lines({ note }) })).toBeNull();
});
