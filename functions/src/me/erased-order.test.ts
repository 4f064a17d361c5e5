import { orderFieldNames } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { aBilledOrder, anOrder, paidOnline } from '@burger/shared/testing/an-order';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { erased, withoutPerson } from './erased-order';

const canary = 'Mrs Rao of flat 12';
const at = '2026-01-05T09:00:00.000Z';

/** Returns an order with every kind of event, and the canary word in each text that a person can enter. */
function eventful(): OrderDocument {
  const order = aBilledOrder(paidOnline());
  const items = order.items.map((item) => ({
    ...item,
    choices: [{ group: 'cheese', choice: 'extra', name: 'Extra cheese', price: 20 }],
    priceIncludesTax: { hsn: '2202', rate: 4000 },
    ofDish: { isVeg: true, category: 'burgers' },
    ...{ lineId: canary, note: canary },
  }));
  const person = orderFieldNames.map((name) => [name, canary]);
  const [bill] = order.papers;
  const note = { ...bill!, kind: 'creditNote' as const, serial: 'BKC/2526/1', of: 'BK/2526/7' };
  const refund = { id: 'r1', of: 'p1', amount: 49, at, tries: 1, begunAt: at, provider: 'rfnd_1' };
  const dispute = { id: 'd1', of: 'p1', amount: 49, at, respondBy: at, state: 'open' as const };
  return {
    ...order,
    items,
    customerDetails: Object.fromEntries(person) as OrderDocument['customerDetails'],
    location: { lat: 13.01, lng: 77.71, distance: 2 },
    reason: canary,
    rider: 'Kumar',
    collected: { amount: 10, by: 'cash' },
    papers: [bill!, { ...note, reason: canary, taken: [{ line: 0, quantity: 1 }], out: 'cash' }],
    changes: [{ at, press: 'k', papers: 0, kept: [0], items, pricing: order.pricing }],
    online: {
      ...paidOnline().online,
      refunds: [{ ...refund, reason: 'taken-back', state: 'done', paidOut: { by: 'cash', at } }],
      disputes: [dispute],
    },
  };
}

/** Adds an undeclared field to an object and to all nested objects. */
function withUndeclared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUndeclared);
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withUndeclared(field)]);
  return { ...(Object.fromEntries(fields) as object), giftMessage: canary };
}

/** Applies an update to an order as Firestore does, including nested field paths. */
function updated(order: object, update: object): Record<string, unknown> {
  const merged = Object.entries({ ...order, ...update });
  const isDeleted = (value: unknown) => FieldValue.delete().isEqual(value as FieldValue);
  return Object.fromEntries(merged.filter(([, value]) => !isDeleted(value)));
}

test('an erased order contains no text of its customer, not even in fields without an erasure rule', () => {
  const order = withUndeclared(eventful()) as object;
  const left = updated(order, withoutPerson(order));
  expect(JSON.stringify(left)).not.toContain(canary);
  expect(left).toMatchObject({ customerId: '', location: null });
  expect(left).not.toHaveProperty('trackingKey');
});

test('an erased order keeps its dishes, amounts, taxes, invoices and times', () => {
  const order = eventful();
  const left = updated(order, withoutPerson(order));
  const nothing = { name: '', email: '', phone: '', address: '', landmark: '' };
  const [item, bill, note] = [order.items[0], ...order.papers];
  const items = [{ ...item, lineId: '', note: '' }];
  const { trackingKey: _, ...stored } = order;
  expect(left).toEqual({
    ...stored,
    customerId: '',
    customerDetails: { ...nothing, specialInstructions: '' },
    ...{ location: null, reason: null, items },
    papers: [bill, { ...note, reason: '' }],
    changes: [{ ...order.changes![0], items }],
  });
});

test.each([
  ['a reason code stays', 'too-busy', 'too-busy'],
  ['a reason typed by staff is removed', canary, null],
])('erasing the customer of a cancelled order: %s', (_case, reason, left) => {
  expect(withoutPerson(anOrder({ reason }))).toMatchObject({ reason: left });
});

test('erasing an order in an older format adds no fields', () => {
  const update = withoutPerson({ orderId: 'BK000000001', customerId: 'asha', notes: canary });
  expect(Object.keys(update).sort()).toEqual(['customerId', 'notes']);
});

test('an erased order keeps the business that its bill must name, until tax law no longer requires it', () => {
  const business = {
    gstin: '27AAPFU0939F1ZV',
    legalName: 'Asha Foods',
    billingAddress: '7 MG Road',
  };
  const billed = aBilledOrder();
  const order = { ...billed, customerDetails: { ...billed.customerDetails, ...business } };
  const { name, email, ...nothing } = withoutPerson(order)['customerDetails'] as object & {
    [field: string]: string;
  };
  expect(erased(order)).toMatchObject({
    customerId: '',
    customerDetails: { name, email, ...nothing, ...business },
  });
  expect(JSON.stringify(withoutPerson(order))).not.toContain('Asha Foods');
  expect(erased(billed)).toEqual(withoutPerson(billed));
});

test('an erased order of ₹50,000 or more keeps name and address, if it was billed', () => {
  const { name, address } = anOrder().customerDetails;
  const big = { ...anOrder().pricing, total: 50_000 };
  const billed = aBilledOrder();
  const invoices = [{ ...billed.papers[0]!, pricing: big }];
  const order = { ...billed, pricing: big, papers: invoices };
  const details = erased(order)['customerDetails'] as object;
  expect(details).toMatchObject({ name: '', phone: '', legalName: name, billingAddress: address });
  expect(details).not.toHaveProperty('gstin');
  expect(erased({ ...order, papers: [] })).toEqual(withoutPerson({ ...order, papers: [] }));
});
