import fc from 'fast-check';
import { root } from '../../local-backend/src/testing/start-firestore';
import type { Attack, Kind } from './attack';
import { storeSeeds } from './store-seeds';
import { asha, call, denied, outsider } from './store-request';

const filter = (field: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
});
const is = (field: string, value: object) => filter(field, 'EQUAL', value);
const text = (stringValue: string) => ({ stringValue });
const query = (where?: object, limit?: number, collectionId = 'orders') => ({
  from: [{ collectionId }],
  ...(where && { where }),
  ...(limit !== undefined && { limit }),
});
const ask = (structuredQuery: object, authorization: string | null = asha) =>
  call('runQuery', JSON.stringify({ structuredQuery }), authorization);
const get = (path: string, who: string | null = asha): Attack => ({
  ...call('', '', who),
  method: 'GET',
  path: `/v1/${root}/${path}`,
});

const few = fc.integer({ min: 1, max: 50 });
const own = is('customerId', text('asha'));
const others = fc.stringMatching(/^[a-z]{1,20}$/).filter((uid) => uid !== 'asha');
const paths = Object.keys(storeSeeds);
const isAshas = (path: string) => path === 'orders/of-asha' || path === 'users/asha';
const foreign = fc.constantFrom(...paths.filter((path) => !isAshas(path)), 'orders/missing');
const collections = new Set(paths.map((path) => path.split('/')[0] ?? ''));

const reads: Record<string, fc.Arbitrary<Attack>> = {
  'what is not hers, by its name': fc.tuple(foreign, outsider).map(([path, who]) => get(path, who)),
  'what is not hers, beside what is': foreign.map((path) => {
    const documents = ['orders/of-asha', path].map((one) => `${root}/${one}`);
    return call('batchGet', JSON.stringify({ documents }));
  }),
  "another customer's orders": fc
    .tuple(others, few)
    .map(([uid, limit]) => ask(query(is('customerId', text(uid)), limit))),
  'all orders': few.map((limit) => ask(query(undefined, limit))),
  'orders by another field': fc
    .tuple(fc.constantFrom('total', 'orderStatus', 'orderId'), few)
    .map(([field, limit]) => ask(query(is(field, { nullValue: null }), limit))),
  'orders of nobody': few.map((limit) =>
    ask(query(is('customerId', { nullValue: null }), limit), null),
  ),
  'own orders, more than 50': fc
    .integer({ min: 51, max: 2 ** 31 - 1 })
    .map((limit) => ask(query(own, limit))),
  'own orders without a limit': fc.constant(ask(query(own))),
  'orders when signed out': few.map((limit) => ask(query(own, limit), null)),
  'orders from a name on': fc
    .constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL')
    .map((op) => ask(query(filter('customerId', op, text('asha')), 10))),
  'own orders and those of others': others.map((uid) => {
    const both = { arrayValue: { values: [text('asha'), text(uid)] } };
    return ask(query(filter('customerId', 'IN', both), 10));
  }),
  'how many orders there are': fc
    .constantFrom(undefined, is('customerId', text('bhim')))
    .map((where) => {
      const structuredQuery = query(where, 10);
      const aggregations = [{ alias: 'all', count: {} }];
      const structuredAggregationQuery = { structuredQuery, aggregations };
      return call('runAggregationQuery', JSON.stringify({ structuredAggregationQuery }));
    }),
  'a list of what nobody may list': fc
    .constantFrom(...[...collections].filter((one) => one !== 'orders'), 'settings')
    .map((collection) => ask(query(undefined, 1, collection))),
};

/** Reads that would tell one customer about another. */
export const storeReadKinds: Kind[] = Object.entries(reads).map(([title, attacks]) =>
  denied(title, attacks),
);
