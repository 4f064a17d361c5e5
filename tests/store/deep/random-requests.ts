import { root } from '../../../local-backend/src/testing/start-firestore';
import { tokenOf } from '../../token-of';
import type { Random } from '../../week/random';

type Value = Record<string, unknown>;
type Fields = Record<string, Value>;

export interface RestRequest {
  action: string;
  body: object;
  /** Who sends the request: a uid, `owner` for the server, or null for a signed-out visitor. */
  as: string | null;
}

const uids = ['asha', 'bhim', 'ಆಶಾ', '0'];
const paths = ['orders', 'users', 'menus', 'outbox', 'papers', 'riderLinks', 'unknown'];

const text = (value: string): Value => ({ stringValue: value });
const moment = (): Value => ({ timestampValue: '2026-01-05T08:00:00Z' });

const anyValue = (random: Random): Value =>
  random.pick<() => Value>([
    () => ({ nullValue: null }),
    () => text(random.pick(['', 'asha', 'bhim'])),
    () =>
      text(random.pick(['x', '🍔', 'ಮ']).repeat(random.pick([1, 1024, 1025, 2047, 2048, 2049]))),
    () => ({ integerValue: String(random.whole(-1, 3)) }),
    () => ({ doubleValue: 1.5 }),
    () => ({ booleanValue: random.chance(0.5) }),
    moment,
    () => ({ mapValue: { fields: { a: text('b') } } }),
    () => ({ arrayValue: { values: [text('asha')] } }),
    () => ({ bytesValue: 'AAE=' }),
  ])();

const profileFields = [
  ...['displayName', 'email', 'phoneNumber', 'photoURL', 'createdAt', 'lastLoginAt', 'isAdmin'],
];

function profileOf(random: Random, uid: string): Fields {
  const named = random.some(
    profileFields.slice(0, random.chance(0.95) ? 6 : 7),
    random.whole(0, 4),
  );
  const usual = (name: string) => (/At$/.test(name) ? moment() : text('Asha'));
  return {
    ...(random.chance(0.9) && { uid: text(random.chance(0.9) ? uid : random.pick(uids)) }),
    ...Object.fromEntries(
      named.map((name) => [name, random.chance(0.85) ? usual(name) : anyValue(random)]),
    ),
  };
}

const orderOf = (random: Random): Fields => ({
  ...(random.chance(0.9) && {
    customerId: random.chance(0.9) ? text(random.pick(uids)) : anyValue(random),
  }),
  orderStatus: text('placed'),
  createdAt: moment(),
});

const ownOr = (random: Random, own: string) => (random.chance(0.7) ? own : random.pick(uids));

const idOf = (random: Random, collection: string, own: string) =>
  collection === 'users' ? ownOr(random, own) : `d${random.whole(0, 4)}`;

function pathOf(random: Random, own: string): { name: string; collection: string; id: string } {
  const collection = random.pick(['orders', 'users', 'users', random.pick(paths)]);
  const id = idOf(random, collection, own);
  const below = random.chance(0.05) ? '/notes/n1' : '';
  return { name: `${root}/${collection}/${id}${below}`, collection, id };
}

interface Write {
  delete?: string;
  update?: { name: string; fields?: object };
  currentDocument?: object;
}

function writeOf(random: Random, own: string): Write {
  const { name, collection, id } = pathOf(random, own);
  if (random.chance(0.1)) return { delete: name };
  const fields = collection === 'users' ? profileOf(random, id) : orderOf(random);
  const mask = random.some([...Object.keys(fields), 'email', 'gone'], random.whole(0, 3));
  const transforms = [
    { fieldPath: random.pick(['lastLoginAt', 'visits']), setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'visits', increment: { integerValue: '1' } },
  ];
  return {
    update: { name, fields },
    ...(random.chance(0.3) && { updateMask: { fieldPaths: mask } }),
    ...(random.chance(0.1) && { updateTransforms: [random.pick(transforms)] }),
    ...(random.chance(0.2) && { currentDocument: { exists: random.chance(0.5) } }),
  };
}

const is = (fieldPath: string, value: Value) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});

function queryOf(random: Random, own: string): object {
  const ofOne = is('customerId', text(ownOr(random, own)));
  const both = {
    compositeFilter: { op: 'AND', filters: [ofOne, is('orderStatus', text('placed'))] },
  };
  const createdAt = { field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' };
  const { filter, sorted } = random.pick([
    { filter: ofOne, sorted: false },
    { filter: ofOne, sorted: true },
    { filter: both, sorted: false },
    { filter: is('orderStatus', text('placed')), sorted: false },
    { filter: null, sorted: false },
  ]);
  return {
    from: [{ collectionId: random.pick(['orders', 'orders', 'users', 'menus']) }],
    ...(filter && { where: filter }),
    ...(sorted && { orderBy: [createdAt] }),
    ...(random.chance(0.8) && { limit: random.pick([1, 2, 49, 50, 51]) }),
  };
}

const tokens = new Map(uids.map((uid) => [uid, tokenOf(uid)]));

export const signedAs = (as: string | null): Record<string, string> =>
  as === null ? {} : { authorization: `Bearer ${tokens.get(as) ?? as}` };

/**
 * Returns two writes of one commit. Leaves out two cases in which the local Firestore is stricter than the
 * emulator: it checks every write of a document instead of their result, and a failing precondition before
 * the rules of a later write.
 */
function twoWrites(random: Random, own: string): Write[] {
  const [first, second] = [writeOf(random, own), writeOf(random, own)].map(
    ({ currentDocument: _, ...write }) => write,
  );
  const nameOf = (write: Write = {}) => write.delete ?? write.update?.name;
  return first && second && nameOf(first) !== nameOf(second) ? [first, second] : [first ?? {}];
}

/** Returns a random request of a browser, mostly of a signed-in customer. */
export function requestOf(random: Random): RestRequest {
  const own = random.pick(uids);
  const [action, body] = random.pick<() => [string, object]>([
    () => [':batchGet', { documents: [pathOf(random, own).name] }],
    () => [':runQuery', { structuredQuery: queryOf(random, own) }],
    () => [':commit', { writes: [writeOf(random, own)] }],
    () => [':commit', { writes: [writeOf(random, own)] }],
    () => [':commit', { writes: twoWrites(random, own) }],
  ])();
  return { action, body, as: random.chance(0.85) ? own : null };
}

export function seedWrites(random: Random): object[] {
  const orders = Array.from({ length: 5 }, (_, at) => ({
    update: { name: `${root}/orders/d${at}`, fields: orderOf(random) },
  }));
  const users = uids.map((uid) => {
    const name = `${root}/users/${uid}`;
    return random.chance(0.5)
      ? { delete: name }
      : { update: { name, fields: { uid: text(uid), displayName: text('Asha') } } };
  });
  return [...orders, ...users];
}
