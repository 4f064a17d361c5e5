import { Timestamp, type WhereFilterOp } from 'firebase-admin/firestore';
import type { Random } from '../../week/random';
import { changesOf, type Data, documentOf, momentOf, valueOf } from './random-values';

export type At = readonly [string, string];

export interface QuerySpec {
  collection: string;
  where: [field: string, how: WhereFilterOp, value: unknown][];
  orderBy: [field: string, direction: 'asc' | 'desc'][];
  limit?: number;
  offset?: number;
  select?: string[];
  count: boolean;
}

export interface Write {
  kind: 'create' | 'set' | 'merge' | 'update' | 'delete';
  at: At;
  data: Data;
  changes: Data;
}

export type Operation =
  | { kind: 'write'; write: Write }
  | { kind: 'get'; at: At }
  | { kind: 'get all'; collection: string; ids: string[]; mask: string[] | null }
  | { kind: 'query'; asked: QuerySpec }
  | { kind: 'batch'; writes: Write[] }
  | {
      kind: 'transaction';
      reads: string[];
      asked: QuerySpec | null;
      writes: Write[];
      throws: boolean;
      readOnly: boolean;
    }
  | { kind: 'precondition'; at: At; changes: Data; isRight: boolean };

const fields = [
  ...['customerId', 'orderStatus', 'createdAt', 'open', 'changedAt', 'n', 'tags', 'm.x', 'm.y'],
  'online.askAt',
];
const comparisons = ['<', '<=', '>', '>='] as const;
const directions = ['asc', 'desc'] as const;

const collectionOf = (random: Random) => random.pick(['orders', 'orders', 'things']);
const idOf = (random: Random) => `d${random.whole(0, 7)}`;
const atOf = (random: Random): At => [collectionOf(random), idOf(random)];
const several = <Value>(random: Random, least: number, most: number, make: () => Value): Value[] =>
  Array.from({ length: random.whole(least, most) }, make);

/** Returns a random query that the functions make, or a similar one. */
function queryOf(random: Random): QuerySpec {
  const requested: QuerySpec = {
    collection: random.pick(['orders', 'things']),
    where: [],
    orderBy: [],
    count: random.chance(0.15),
  };
  const field = random.pick(fields);
  const kinds: (() => void)[] = [
    () => requested.where.push([field, '==', valueOf(random)]),
    () => requested.where.push([field, random.pick(comparisons), valueOf(random)]),
    () => {
      requested.where.push([field, random.pick(comparisons), valueOf(random)]);
      requested.orderBy.push([field, random.pick(directions)]);
    },
    () => {
      const least = momentOf(random, 10);
      const most = Timestamp.fromMillis(least.toMillis() + random.whole(1, 10) * 60_000);
      requested.where.push([field, '>=', least], [field, '<', most]);
      if (random.chance(0.7)) requested.orderBy.push([field, 'asc']);
    },
    () =>
      requested.where.push(['customerId', 'in', random.some(['asha', 'bhim', '', 'nobody'], 2)]),
    () => requested.where.push(['tags', 'array-contains', random.pick(['a', 'b', 'c', 1, null])]),
    () => {
      requested.where.push(['customerId', '==', random.pick(['asha', 'bhim'])]);
      if (random.chance(0.5)) requested.where.push(['orderStatus', '==', 'placed']);
      else if (requested.collection === 'orders') requested.orderBy.push(['createdAt', 'desc']);
    },
    () => requested.orderBy.push([field, random.pick(directions)]),
    () => {
      requested.collection = 'orders';
      requested.where.push(['open', '==', true]);
      requested.orderBy.push(['createdAt', 'asc']);
    },
  ];
  random.pick(kinds)();
  if (random.chance(0.5)) requested.limit = random.whole(1, 5);
  if (random.chance(0.15)) requested.offset = random.whole(0, 2);
  if (random.chance(0.25))
    requested.select = random.pick([[], ['customerId'], ['m.x', 'n'], ['online.state']]);
  return requested;
}

const writeOf = (random: Random, kinds: readonly Write['kind'][]): Write => ({
  kind: random.pick(kinds),
  at: atOf(random),
  data: documentOf(random),
  changes: changesOf(random),
});

const anyWrite = ['create', 'set', 'merge', 'update', 'delete'] as const;
// Over REST, the SDK retries a batch that creates an existing document for a minute, so batches have no
// create.
const batched = ['set', 'merge', 'update', 'delete'] as const;
// Weighted so that most documents exist and are changed.
const single = ['create', 'create', 'set', 'merge', 'update', 'update', 'delete'] as const;

/** Returns a random operation that the functions make, or a similar one. */
export function operationOf(random: Random): Operation {
  const write = (): Operation => ({ kind: 'write', write: writeOf(random, single) });
  const query = (): Operation => ({ kind: 'query', asked: queryOf(random) });
  const kinds: (() => Operation)[] = [
    ...[write, write, write, write, write, write, write, query, query, query],
    () => ({ kind: 'get', at: atOf(random) }),
    () => ({
      kind: 'get all',
      collection: collectionOf(random),
      ids: several(random, 1, 4, () => idOf(random)),
      mask: random.chance(0.5) ? ['orderStatus', 'm.x'] : null,
    }),
    () => ({ kind: 'batch', writes: several(random, 1, 4, () => writeOf(random, batched)) }),
    () => ({
      kind: 'transaction',
      reads: several(random, 1, 3, () => idOf(random)),
      asked: random.chance(0.3) ? { ...queryOf(random), count: false } : null,
      writes: several(random, 0, 3, () => writeOf(random, anyWrite)),
      throws: random.chance(0.1),
      readOnly: random.chance(0.1),
    }),
    () => ({
      kind: 'precondition',
      at: atOf(random),
      changes: changesOf(random),
      isRight: random.chance(0.5),
    }),
  ];
  return random.pick(kinds)();
}

export const readsOnly = ({ kind }: Operation): boolean =>
  kind === 'get' || kind === 'get all' || kind === 'query';
