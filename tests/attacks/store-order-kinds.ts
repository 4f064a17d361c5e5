import fc from 'fast-check';
import type { Kind } from './attack';
import { anything, commit, denied, id, name, only, outsider, set, text } from './store-request';

const orderFields = [
  'total',
  'orderStatus',
  'paymentStatus',
  'customerId',
  'items',
  'createdAt',
  'pricing',
];
const anOrder = fc.constantFrom('of-asha', 'of-bhim', 'of-nobody');

/** Writes to orders past the API. */
export const storeOrderKinds: Kind[] = [
  denied(
    'placing an order',
    fc
      .tuple(id, fc.constantFrom('asha', 'bhim'), anything, outsider)
      .map(([key, uid, value, who]) =>
        commit([set(`orders/${key}`, { customerId: text(uid), total: value })], who),
      ),
  ),
  denied(
    'writing over an order',
    fc
      .tuple(anOrder, anything, outsider)
      .map(([key, value, who]) =>
        commit([set(`orders/${key}`, { customerId: text('asha'), total: value })], who),
      ),
  ),
  ...orderFields.map((field) =>
    denied(
      `changing ${field} of an order`,
      fc
        .tuple(anOrder, anything)
        .map(([key, value]) => commit([set(`orders/${key}`, { [field]: value }, only(field))])),
    ),
  ),
  denied(
    'taking a field out of an order',
    fc
      .tuple(anOrder, fc.constantFrom(...orderFields))
      .map(([key, field]) => commit([set(`orders/${key}`, {}, only(field))])),
  ),
  denied(
    'counting an order down',
    fc.tuple(anOrder, fc.integer({ min: -1e6, max: -1 })).map(([key, by]) =>
      commit([
        set(
          `orders/${key}`,
          {},
          {
            ...only('x'),
            updateTransforms: [{ fieldPath: 'total', increment: { integerValue: String(by) } }],
          },
        ),
      ]),
    ),
  ),
  denied(
    'dating an order anew',
    anOrder.map((key) =>
      commit([
        set(
          `orders/${key}`,
          {},
          {
            ...only('x'),
            updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
          },
        ),
      ]),
    ),
  ),
  denied(
    'an order only where there is none',
    id.map((key) => commit([set(`orders/${key}`, {}, { currentDocument: { exists: false } })])),
  ),
  denied(
    'deleting an order',
    fc
      .tuple(anOrder, outsider)
      .map(([key, who]) => commit([{ delete: name(`orders/${key}`) }], who)),
  ),
  denied(
    'something below an order',
    fc
      .tuple(anOrder, id, anything)
      .map(([key, below, value]) => commit([set(`orders/${key}/notes/${below}`, { value })])),
  ),
  denied(
    'taking an order number',
    fc
      .tuple(fc.integer({ min: 0, max: 999_999_999 }), outsider)
      .map(([number, who]) =>
        commit([set(`orderNumbers/BK${number}`, { order: text('mine') })], who),
      ),
  ),
  denied(
    'freeing an order number',
    fc.constant(commit([{ delete: name('orderNumbers/BK000000001') }])),
  ),
  denied(
    'an allowed write with a forbidden one behind it',
    fc
      .tuple(anOrder, fc.string({ unit: 'grapheme', maxLength: 50 }))
      .map(([key, displayName]) =>
        commit([
          set('users/asha', { uid: text('asha'), displayName: text(displayName) }),
          { delete: name(`orders/${key}`) },
        ]),
      ),
  ),
];
