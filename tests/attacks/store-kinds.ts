import fc from 'fast-check';
import type { Kind } from './attack';
import { anything, commit, denied, id, name, only, outsider, set, text } from './store-request';
import type { Wire } from './store-request';
import { storeSeeds } from './store-seeds';

const named = new Set(Object.keys(storeSeeds).map((path) => path.split('/')[0]));
const within = (collection: string, ...there: string[]) =>
  fc.oneof(fc.constantFrom(...there), id).map((key) => `${collection}/${key}`);

/** What only the server writes: documents that are there, and others. */
const places: Record<string, fc.Arbitrary<string>> = {
  'an order': within('orders', 'of-asha', 'of-bhim', 'of-nobody'),
  'an order number': within('orderNumbers', 'BK000000001'),
  'a published menu': within('menus', '000000000000'),
  'the day of the shop': within('shop', 'live', 'yesterday'),
  'a notification': within('outbox', 'of-asha'),
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
const own = set('users/asha', { uid: text('asha'), displayName: text('Asha') });

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
  'an allowed write with a forbidden one behind it': (path) => [own, { delete: name(path) }],
};

/** Writes past the API to what only the server writes. */
export const storeWriteKinds: Kind[] = Object.entries(places).flatMap(([place, paths]) =>
  Object.entries(writes).map(([what, write]) =>
    denied(
      `${place}: ${what}`,
      fc
        .tuple(paths, fields, anything, outsider)
        .map(([path, field, value, who]) => commit(write(path, field, value), who)),
    ),
  ),
);
