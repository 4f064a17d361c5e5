import { noOrderFields, orderFieldNames } from '@burger/shared/contracts';
import { seedVersion } from '@burger/shared/testing/a-shop';
import { aLine, hotSpecial } from '../../testing/a-cart';
import { aDocument, aHotItem, anItem, anOrder } from '../../testing/an-order';
import { matchOrder } from './order-match';
import { writeRequest } from './place-order';
import type { AgreedTime } from '../draft/order-draft';

const key = '0123456789abcdef0123456789abcdef';
const details = {
  ...noOrderFields,
  name: ' Asha Rao ',
  phone: '98765 43210',
  address: '12, 3rd Cross',
};
const location = { lat: 13.03, lng: 77.7 };
const slot = '2025-01-16T07:30:00.000Z';
const time: AgreedTime = { kind: 'delivery', slot: null, agreedUntil: null };
const requestFor = (...lines: ReturnType<typeof aLine>[]) =>
  writeRequest(
    {
      agreed: { version: seedVersion, lines, promo: null, total: 10_290 },
      time,
      details,
      location,
      way: 'cod',
    },
    { key, attempts: 1 },
  );
const request = requestFor(aLine(1, 2));

test('the order request has lines, the agreed total and cleaned details, but no prices', () => {
  expect(requestFor({ ...hotSpecial(2), note: ' no onion please ' })).toEqual({
    idempotencyKey: key,
    attempt: 1,
    version: seedVersion,
    agreedTotal: 10_290,
    lines: [hotSpecial(2)],
    promoCode: null,
    ...time,
    language: 'en',
    customer: { ...aDocument().customerDetails, gstin: '', legalName: '', billingAddress: '' },
    location,
    paymentMethod: 'cod',
  });
});

test('matchOrder returns other-details for an order with another slot or kind', () => {
  const forSlot = { ...request, slot };
  expect(matchOrder(anOrder({ slot }), forSlot)).toBe('same');
  expect(matchOrder(anOrder(), forSlot)).toBe('other-details');
  expect(matchOrder(anOrder({ kind: 'pickup' }), request)).toBe('other-details');
});

test('matchOrder returns other-details for an order billed to another business', () => {
  const billed = { gstin: '29ABCDE1234F1ZW', legalName: 'Asha Foods' };
  const customerDetails = { ...aDocument().customerDetails, ...billed };
  const forBusiness = { ...request, customer: { ...request.customer, ...billed } };
  expect(matchOrder(anOrder({ customerDetails }), forBusiness)).toBe('same');
  expect(matchOrder(anOrder(), forBusiness)).toBe('other-details');
  expect(matchOrder(anOrder({ customerDetails }), request)).toBe('other-details');
});

test('matchOrder compares a pickup order without its location', () => {
  const agreed = { version: seedVersion, lines: [aLine(1, 2)], promo: null, total: 10_290 };
  const collected = writeRequest(
    { agreed, time: { ...time, kind: 'pickup' }, details, location: null, way: 'cod' },
    { key, attempts: 1 },
  );
  expect(collected).toMatchObject({ kind: 'pickup', location: null, customer: { address: '' } });
  const { customer } = collected;
  const stored = anOrder({ kind: 'pickup', location: null, customerDetails: customer });
  expect(matchOrder(stored, collected)).toBe('same');
});

test('matchOrder ignores the sequence of the order lines', () => {
  expect(matchOrder(anOrder(), request)).toBe('same');
  expect(
    matchOrder(anOrder({ items: [aHotItem, anItem()] }), requestFor(aLine(1, 2), hotSpecial())),
  ).toBe('same');
});

test.each([
  ['another quantity', { items: [anItem({ quantity: 3 })] }],
  ['another dish', { items: [anItem({ id: 2 })] }],
  ['other choices', { items: [anItem({ choices: aHotItem.choices })] }],
  ['another note', { items: [anItem({ note: 'cut in two' })] }],
  ['a line less', { items: [] }],
  ['a line more', { items: [anItem(), anItem({ id: 2 })] }],
  ['another promo', { pricing: { ...aDocument().pricing, appliedPromo: 'WELCOME15' } }],
])('matchOrder returns other-lines for an order with %s', (_name, change) => {
  expect(matchOrder(anOrder(change), request)).toBe('other-lines');
});

test('matchOrder returns other-lines when one of two lines has another quantity', () => {
  const items = [anItem(), anItem({ id: 2, quantity: 2 })];
  expect(matchOrder(anOrder({ items }), requestFor(aLine(1, 2), aLine(2)))).toBe('other-lines');
});

test.each(orderFieldNames)('an order with another %s matches as other-details', (field) => {
  const customerDetails = { ...aDocument().customerDetails, [field]: 'Something else' };
  expect(matchOrder(anOrder({ customerDetails }), request)).toBe('other-details');
});

test.each([
  ['a place further north', { location: { lat: 13.1, lng: 77.7, distance: 5 } }],
  ['a place further east', { location: { lat: 13.03, lng: 77.8, distance: 5 } }],
  ['no place', { location: null }],
])('matchOrder returns other-details for an order with %s', (_name, change) => {
  expect(matchOrder(anOrder(change), request)).toBe('other-details');
});
