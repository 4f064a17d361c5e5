import fc from 'fast-check';
import { kind, type Attack, type Kind, type StoreRefusal } from './attack';
import { root } from '../rules/send-raw';
import { tokenOf } from '../rules/web-client';

type Wire = { [key: string]: unknown };
const bearer = (uid: string) => `Bearer ${tokenOf(uid)}`;
const asha = bearer('asha');
// Asha, or nobody at all.
const outsider = fc.constantFrom(asha, asha, null);

const name = (path: string) => `${root}/${path}`;
const id = fc.stringMatching(/^[A-Za-z0-9]{1,32}$/);
const text = (value: string): Wire => ({ stringValue: value });
const notText: fc.Arbitrary<Wire> = fc.oneof(
  fc.integer().map((value) => ({ integerValue: String(value) })),
  fc.boolean().map((value) => ({ booleanValue: value })),
  fc.constant({ mapValue: { fields: {} } }),
  fc.constant({ arrayValue: { values: [] } }),
  fc.constant({ timestampValue: '2026-01-02T03:04:05Z' }),
);
const anything: fc.Arbitrary<Wire> = fc.oneof(notText, fc.string({ unit: 'grapheme' }).map(text));

const call = (action: string, body: unknown, authorization: string | null): Attack => ({
  path: `/v1/${root}:${action}`,
  headers: { 'content-type': 'text/plain' },
  authorization,
  body: JSON.stringify(body),
});
const commit = (writes: unknown[], authorization: string | null = asha) =>
  call('commit', { writes }, authorization);
const set = (path: string, fields: Wire, more: object = {}) => ({
  update: { name: name(path), fields },
  ...more,
});
const only = (field: string) => ({ updateMask: { fieldPaths: [field] } });

const denied = (
  title: string,
  attacks: fc.Arbitrary<Attack>,
  verdict: StoreRefusal = 'PERMISSION_DENIED',
) => kind(`store: ${title}`, verdict, attacks);

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

const orderWrites: Kind[] = [
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

const texts = ['displayName', 'email', 'phoneNumber', 'photoURL'];
const times = ['createdAt', 'lastLoginAt'];
const allowed = new Set(['uid', ...texts, ...times]);
const mine = (fields: Wire) => commit([set('users/asha', { uid: text('asha'), ...fields })]);

const profileWrites: Kind[] = [
  ...texts.flatMap((field) => [
    denied(
      `a profile whose ${field} is no text`,
      notText.map((value) => mine({ [field]: value })),
    ),
    denied(
      `a profile whose ${field} is too long`,
      fc
        .integer({ min: 2049, max: 20_000 })
        .map((many) => mine({ [field]: text('x'.repeat(many)) })),
    ),
  ]),
  ...times.map((field) =>
    denied(
      `a profile whose ${field} is no time`,
      fc.string({ unit: 'grapheme' }).map((value) => mine({ [field]: text(value) })),
    ),
  ),
  denied(
    'a profile with a field of its own',
    fc
      .tuple(fc.oneof(id, fc.constantFrom('isAdmin', 'role', 'constructor', 'toString')), anything)
      .filter(([field]) => !allowed.has(field))
      .map(([field, value]) => mine({ [field]: value })),
  ),
  denied(
    'a profile that claims to be another',
    id.filter((uid) => uid !== 'asha').map((uid) => mine({ uid: text(uid) })),
  ),
  denied(
    'a profile without a uid',
    anything.map((value) => commit([set('users/asha', { email: value })])),
  ),
  denied(
    'taking the uid out of a profile',
    fc.constant(commit([set('users/asha', {}, only('uid'))])),
  ),
  denied(
    "another customer's profile",
    fc
      .tuple(fc.oneof(id, fc.constant('bhim')), outsider)
      .filter(([uid]) => uid !== 'asha')
      .map(([uid, who]) => commit([set(`users/${uid}`, { uid: text(uid) })], who)),
  ),
  denied(
    'a profile by nobody',
    fc.constant(commit([set('users/asha', { uid: text('asha') })], null)),
  ),
  denied(
    'deleting a profile',
    fc
      .tuple(fc.constantFrom('asha', 'bhim'), outsider)
      .map(([uid, who]) => commit([{ delete: name(`users/${uid}`) }], who)),
  ),
  denied(
    'something below a profile',
    fc
      .tuple(id, anything)
      .map(([below, value]) => commit([set(`users/asha/notes/${below}`, { value })])),
  ),
];

const otherWrites: Kind[] = [
  denied(
    'a collection that no rule names',
    fc
      .tuple(id, id, anything, outsider)
      .filter(([collection]) => collection !== 'orders' && collection !== 'users')
      .map(([collection, key, value, who]) =>
        commit([set(`${collection}/${key}`, { value })], who),
      ),
  ),
  denied(
    'a subscriber to the newsletter',
    id.map((key) => commit([set(`subscribers/${key}`, { email: text('victim@other.example') })])),
  ),
  denied('deleting a subscriber', fc.constant(commit([{ delete: name('subscribers/s1') }]))),
];

/** Writes past the API, straight into the store's collections, by customers and by nobody. */
export const storeWriteKinds: Kind[] = [...orderWrites, ...profileWrites, ...otherWrites];
