import type { WireFields } from '../values/value';
import { parseRules } from './parse';
import { createRules, type RuleRequest } from './rules';

const stored: WireFields = {
  owner: { stringValue: 'asha' },
  total: { integerValue: '10' },
  tags: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
};
const request: RuleRequest = {
  method: 'get',
  path: ['orders', 'o1'],
  auth: { uid: 'asha', token: {} },
  time: 0,
  resource: stored,
};

function allows(condition: string, changes: Partial<RuleRequest> = {}): boolean {
  const rules = parseRules(`rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        match /orders/{order} { allow read, write: if ${condition}; }
      }
    }`);
  return createRules(rules).allows({ ...request, ...changes });
}

// Both the condition and its negation are denied, because an evaluation error denies.
test.each([
  'resource.data.missing == 1',
  'resource.data.constructor == 1',
  'resource.data.missing || true',
  'resource.data.total',
  "resource.data.total < '11'",
  'resource.data.owner in resource.data.owner',
  'resource.data.total.size() == 2',
  "resource.data.owner.keys() == ['a']",
  "resource.data.tags.hasOnly('a')",
  'request.query.limit <= 50',
])('the rule condition %s is an evaluation error, which denies', (condition) => {
  expect(allows(condition)).toBe(false);
  expect(allows(`!(${condition})`)).toBe(false);
});

test('size() of a string in security rules counts an emoji as two', () => {
  expect(allows("'a🍔'.size() == 3")).toBe(true);
});

test('a rule that reads the uid of a signed-out request or data of a missing document denies access', () => {
  expect(allows('request.auth == null', { auth: null })).toBe(true);
  expect(allows('request.auth.uid != resource.data.owner', { auth: null })).toBe(false);
  // A missing document has no readable data, so even `!=` denies.
  expect(allows('resource == null', { resource: null })).toBe(true);
  expect(allows('resource.data.owner != 1', { resource: null })).toBe(false);
});

describe('a query', () => {
  const list = { method: 'list', path: ['orders', undefined], limit: 5 } as const;
  const resource = { owner: { stringValue: 'asha' } };
  const query = { ...list, resource };

  test('security rules of a query know only the values that its equality filters fix', () => {
    expect(allows("resource.data.owner == 'asha' && request.query.limit == 5", query)).toBe(true);
    expect(allows("resource.data.get('owner', 'x') == 'asha'", query)).toBe(true);
  });

  test.each([
    "resource.data.other != 'x'",
    "resource.data.get('other', 1) == 1",
    "!('other' in resource.data)",
    "resource.data.keys().hasOnly(['owner'])",
    'resource.data.size() == 1',
    'resource.data == resource.data',
    "order != ''",
  ])('a query does not satisfy the rule condition %s', (condition) => {
    expect(allows(condition, query)).toBe(false);
  });
});
