import type { RuleRequest } from '../rules/rules';
import { withImpliedOrder, type Filter } from '../store/query';
import { createGatekeeper, type Gatekeeper } from './gatekeeper';
import type { Identity } from './identity';

const fields = { a: { integerValue: '1' } };
const later = { a: { integerValue: '2' } };
const asha: Identity = { kind: 'customer', uid: 'asha', token: {} };

/** What the rules are asked when the gatekeeper is used like this. */
function askedBy(identity: Identity, ask: (gatekeeper: Gatekeeper) => void) {
  const asked: RuleRequest[] = [];
  const rules = { allows: (request: RuleRequest) => asked.push(request) > 0 };
  ask(createGatekeeper(rules, identity));
  return asked;
}

test.each<[RuleRequest['method'], (gatekeeper: Gatekeeper) => void]>([
  ['get', (gatekeeper) => gatekeeper.checkGet('c/d', fields)],
  ['create', (gatekeeper) => gatekeeper.checkWrite('c/d', undefined, later)],
  ['update', (gatekeeper) => gatekeeper.checkWrite('c/d', fields, later)],
  ['delete', (gatekeeper) => gatekeeper.checkWrite('c/d', fields, undefined)],
])('asks for %s', (method, ask) => {
  const [asked] = askedBy(asha, ask);
  expect(asked).toMatchObject({ method, path: ['c', 'd'], auth: { uid: 'asha' } });
  expect(asked?.resource).toBe(method === 'create' ? null : fields);
  expect(asked?.newResource).toBe(method === 'create' || method === 'update' ? later : undefined);
});

test('of a query the rules learn its limit and its plain equalities, nothing else', () => {
  const value = { stringValue: 'asha' };
  const filters: Filter[] = [
    { op: 'EQUAL', field: ['customerId'], value },
    { op: 'EQUAL', field: ['inner', 'field'], value },
    { op: 'IN', field: ['oneOf'], values: [value] },
    { op: 'GREATER_THAN', field: ['more'], value },
  ];
  const orders = withImpliedOrder(filters, []);
  const query = { collection: 'orders', filters, orders, limit: 7, offset: 0 };
  expect(askedBy(asha, (gatekeeper) => gatekeeper.checkList(query))).toEqual([
    expect.objectContaining({
      method: 'list',
      path: ['orders', undefined],
      resource: { customerId: value },
      limit: 7,
    }),
  ]);
});

test('nobody is null, and the owner is not asked about', () => {
  const get = (gatekeeper: Gatekeeper) => gatekeeper.checkGet('c/d', undefined);
  expect(askedBy({ kind: 'anonymous' }, get)).toEqual([
    expect.objectContaining({ auth: null, resource: null }),
  ]);
  expect(askedBy({ kind: 'owner' }, get)).toEqual([]);
});

test('a no of the rules is PERMISSION_DENIED', () => {
  const gatekeeper = createGatekeeper({ allows: () => false }, asha);
  expect(() => gatekeeper.checkGet('c/d', fields)).toThrow(
    expect.objectContaining({ status: 'PERMISSION_DENIED', code: 403 }),
  );
});
