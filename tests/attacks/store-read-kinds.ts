import fc from 'fast-check';
import { root } from '../../local-backend/src/testing/start-firestore';
import { kind, type Attack, type Kind, type StoreRefusal } from './attack';
import { asha, call, outsider } from './store-request';

const stored = (title: string, verdict: StoreRefusal, attacks: fc.Arbitrary<Attack>) =>
  kind(`store: ${title}`, verdict, attacks);

const is = (field: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
});
const query = (where: object | undefined, limit: number | undefined, collectionId = 'orders') => ({
  from: [{ collectionId }],
  ...(where && { where }),
  ...(limit !== undefined && { limit }),
});
const ask = (structuredQuery: object, authorization: string | null = asha) =>
  call('runQuery', JSON.stringify({ structuredQuery }), authorization);
const few = fc.integer({ min: 1, max: 50 });
const own = is('customerId', { stringValue: 'asha' });
const others = fc.stringMatching(/^[a-z]{1,20}$/).filter((uid) => uid !== 'asha');

/** Reads that would tell one customer about another. */
export const storeReadKinds: Kind[] = [
  stored(
    "another customer's order",
    'PERMISSION_DENIED',
    fc.constantFrom('of-bhim', 'of-nobody', 'missing').map((key) => ({
      ...call('', ''),
      method: 'GET',
      path: `/v1/${root}/orders/${key}`,
    })),
  ),
  stored(
    'what is published, past the API',
    'PERMISSION_DENIED',
    fc
      .tuple(
        fc.constantFrom('menus/000000000000', 'menus/missing', 'shop/live', 'shop/yesterday'),
        outsider,
      )
      .map(([path, who]) => ({ ...call('', '', who), method: 'GET', path: `/v1/${root}/${path}` })),
  ),
  stored(
    "another customer's order among others",
    'PERMISSION_DENIED',
    fc
      .constantFrom(
        'orders/of-bhim',
        'users/bhim',
        'orderNumbers/BK000000001',
        'shop/live',
        'outbox/of-asha',
        'riderLinks/0123456789ab',
        'staffLog/of-asha-2',
        'newsletter/n1',
        'deletedAccounts/asha',
        'orders/without-person',
      )
      .map((path) =>
        call(
          'batchGet',
          JSON.stringify({ documents: [`${root}/orders/of-asha`, `${root}/${path}`] }),
        ),
      ),
  ),
  stored(
    "another customer's orders",
    'PERMISSION_DENIED',
    fc
      .tuple(others, few)
      .map(([uid, limit]) => ask(query(is('customerId', { stringValue: uid }), limit))),
  ),
  stored(
    'all orders',
    'PERMISSION_DENIED',
    few.map((limit) => ask(query(undefined, limit))),
  ),
  stored(
    'orders by another field',
    'PERMISSION_DENIED',
    fc
      .tuple(fc.constantFrom('total', 'orderStatus', 'orderId'), few)
      .map(([field, limit]) => ask(query(is(field, { nullValue: null }), limit))),
  ),
  stored(
    'orders of nobody',
    'PERMISSION_DENIED',
    few.map((limit) => ask(query(is('customerId', { nullValue: null }), limit), null)),
  ),
  stored(
    'own orders, more than 50',
    'PERMISSION_DENIED',
    fc.integer({ min: 51, max: 2 ** 31 - 1 }).map((limit) => ask(query(own, limit))),
  ),
  stored(
    'own orders without a limit',
    'PERMISSION_DENIED',
    fc.constant(ask(query(own, undefined))),
  ),
  stored(
    'orders when signed out',
    'PERMISSION_DENIED',
    few.map((limit) => ask(query(own, limit), null)),
  ),
  stored(
    'orders from a name on',
    'PERMISSION_DENIED',
    fc
      .constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL')
      .map((op) =>
        ask(
          query(
            {
              fieldFilter: {
                field: { fieldPath: 'customerId' },
                op,
                value: { stringValue: 'asha' },
              },
            },
            10,
          ),
        ),
      ),
  ),
  stored(
    'own orders and those of others',
    'PERMISSION_DENIED',
    others.map((uid) =>
      ask(
        query(
          {
            fieldFilter: {
              field: { fieldPath: 'customerId' },
              op: 'IN',
              value: { arrayValue: { values: [{ stringValue: 'asha' }, { stringValue: uid }] } },
            },
          },
          10,
        ),
      ),
    ),
  ),
  stored(
    'how many orders there are',
    'PERMISSION_DENIED',
    fc.constantFrom(undefined, is('customerId', { stringValue: 'bhim' })).map((where) =>
      call(
        'runAggregationQuery',
        JSON.stringify({
          structuredAggregationQuery: {
            structuredQuery: query(where, 10),
            aggregations: [{ alias: 'all', count: {} }],
          },
        }),
      ),
    ),
  ),
  stored(
    'a list of what nobody may list',
    'PERMISSION_DENIED',
    fc
      .constantFrom(
        'users',
        'orderNumbers',
        'subscribers',
        'settings',
        'menus',
        'shop',
        'outbox',
        'riderLinks',
        'staffLog',
        'newsletter',
        'deletedAccounts',
        'retention',
      )
      .map((collection) => ask(query(undefined, 1, collection))),
  ),
];
