import fc from 'fast-check';
import { root } from '../../local-backend/src/testing/start-firestore';
import { tokenOf } from '../token-of';
import { kindsOf, type Attack, type Kind } from './attack';

/** Documents that exist before the attacks and must stay unchanged, in the format of Firestore's REST API. */
export const storeSeeds = {
  'orders/of-asha': { customerId: { stringValue: 'asha' }, total: { doubleValue: 102.9 } },
  'orders/of-bhim': { customerId: { stringValue: 'bhim' }, total: { doubleValue: 98.5 } },
  'orders/of-nobody': { total: { doubleValue: 49.5 } },
  'orderNumbers/BK000000001': { order: { stringValue: 'of-asha' } },
  'users/asha': { uid: { stringValue: 'asha' } },
  'users/bhim': { uid: { stringValue: 'bhim' }, displayName: { stringValue: 'Bhim' } },
  'menus/000000000000': { published: { stringValue: '{}' }, by: { stringValue: 'the owner' } },
  'shop/yesterday': { version: { stringValue: '000000000000' }, revision: { integerValue: '1' } },
  'outbox/of-asha': { order: { stringValue: 'of-asha' }, sentAt: { nullValue: null } },
  'whatsappAnswers/a1': { endsAt: { nullValue: null } },
  'staffDevices/d1': { uid: { stringValue: 'asha' } },
  'orderChannels/of-asha': { phones: { mapValue: {} } },
  'riderLinks/0123456789ab': { order: { stringValue: 'of-asha' } },
  'staffLog/of-asha-2': { order: { stringValue: 'of-asha' }, uid: { stringValue: 'meena' } },
  'subscribers/s1': { email: { stringValue: 'bhim@example.in' } },
  'newsletter/n1': { email: { stringValue: 'bhim@example.in' }, key: { stringValue: 'k' } },
  'deletedAccounts/asha': { at: { nullValue: null } },
  'retention/person': { createdAt: { nullValue: null } },
  'orders/without-person': { customerId: { stringValue: '' }, total: { doubleValue: 49.5 } },
};

type Wire = { [key: string]: unknown };
const asha = `Bearer ${tokenOf('asha')}`;
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

const call = (action: string, body: string, authorization: string | null = asha): Attack => ({
  path: `/v1/${root}:${action}`,
  headers: { 'content-type': 'text/plain' },
  authorization,
  body,
});
const commit = (writes: unknown[], authorization: string | null = asha) =>
  call('commit', JSON.stringify({ writes }), authorization);
const set = (path: string, fields: Wire, more: object = {}) => ({
  update: { name: name(path), fields },
  ...more,
});
const only = (field: string) => ({ updateMask: { fieldPaths: [field] } });

const named = new Set(Object.keys(storeSeeds).map((path) => path.split('/')[0]));
const within = (collection: string, ...there: string[]) =>
  fc.oneof(fc.constantFrom(...there), id).map((key) => `${collection}/${key}`);

/** Paths of documents that only the server may write: existing ones and others. */
const places: Record<string, fc.Arbitrary<string>> = {
  'an order': within('orders', 'of-asha', 'of-bhim', 'of-nobody'),
  'an order number': within('orderNumbers', 'BK000000001'),
  'a published menu': within('menus', '000000000000'),
  'the day of the shop': within('shop', 'live', 'yesterday'),
  'a notification': within('outbox', 'of-asha'),
  'an answer by WhatsApp': within('whatsappAnswers', 'a1'),
  'a device of staff': within('staffDevices', 'd1'),
  'the channels of an order': within('orderChannels', 'of-asha'),
  'a link of a rider': within('riderLinks', '0123456789ab'),
  'what staff has done': within('staffLog', 'of-asha-2'),
  'a subscriber': within('subscribers', 's1'),
  'a reader of the newsletter': within('newsletter', 'n1'),
  'a deleted account': within('deletedAccounts', 'asha'),
  'what is to be taken out': within('retention', 'person'),
  "another customer's profile": within('users', 'bhim').filter((path) => path !== 'users/asha'),
  'a collection that no rule names': fc
    .tuple(id, id)
    .filter(([collection]) => !named.has(collection))
    .map((parts) => parts.join('/')),
};

const fields = fc.constantFrom(
  ...['total', 'orderStatus', 'paymentStatus', 'customerId', 'items', 'createdAt', 'pricing'],
  ...['published', 'version', 'revision', 'soldOut', 'paused', 'extraMinutes', 'closedDays'],
  ...['uid', 'email', 'at', 'isAdmin'],
);

const transformed = (path: string, transform: object) =>
  set(path, {}, { ...only('x'), updateTransforms: [transform] });
const ownProfile = set('users/asha', { uid: text('asha'), displayName: text('Asha') });

const writes: Record<string, (path: string, field: string, value: Wire) => unknown[]> = {
  'writing it': (path, field, value) => [
    set(path, { customerId: text('asha'), uid: text('asha'), [field]: value }),
  ],
  'changing a field of it': (path, field, value) => [set(path, { [field]: value }, only(field))],
  'taking a field out of it': (path, field) => [set(path, {}, only(field))],
  'counting it back': (path, fieldPath) => [
    transformed(path, { fieldPath, increment: { integerValue: '-1' } }),
  ],
  'dating it anew': (path, fieldPath) => [
    transformed(path, { fieldPath, setToServerValue: 'REQUEST_TIME' }),
  ],
  'making it only where there is none': (path) => [
    set(`${path}0`, {}, { currentDocument: { exists: false } }),
  ],
  'deleting it': (path) => [{ delete: name(path) }],
  'something below it': (path, field, value) => [set(`${path}/notes/n1`, { [field]: value })],
  'an allowed write with a forbidden one behind it': (path) => [ownProfile, { delete: name(path) }],
};

// tests/rules checks single reads of each collection; these requests read several documents at once.
const paths = Object.keys(storeSeeds).filter((path) => !/^(orders\/of-|users\/)asha$/.test(path));
const reads: Record<string, fc.Arbitrary<Attack>> = {
  'what is not hers, by its name': fc
    .tuple(fc.constantFrom(...paths, 'orders/missing'), outsider)
    .map(([path, who]) => ({
      ...call('', '', who),
      method: 'GET',
      path: `/v1/${root}/${path}`,
    })),
  'what is not hers, beside what is': fc
    .constantFrom(...paths, 'orders/missing')
    .map((path) =>
      call('batchGet', JSON.stringify({ documents: ['orders/of-asha', path].map(name) })),
    ),
};

/**
 * Direct reads and writes in Firestore: data of other customers, and documents that only the server writes.
 */
export const storeKinds: Kind[] = [
  ...Object.entries(places).flatMap(([place, paths]) =>
    Object.entries(writes).flatMap(([what, write]) =>
      kindsOf(`store: ${place}: `, 'PERMISSION_DENIED', {
        [what]: fc
          .tuple(paths, fields, anything, outsider)
          .map(([path, field, value, who]) => commit(write(path, field, value), who)),
      }),
    ),
  ),
  ...kindsOf('store: ', 'PERMISSION_DENIED', reads),
];
