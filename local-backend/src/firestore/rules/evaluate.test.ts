import type { WireFields } from '../values/value';
import { parseRules } from './parse';
import { createRules, type RuleRequest } from './rules';

const stored: WireFields = {
  owner: { stringValue: 'asha' },
  total: { integerValue: '10' },
  share: { doubleValue: 10 },
  paid: { booleanValue: true },
  nothing: { nullValue: null },
  at: { timestampValue: '2026-01-01T00:00:00Z' },
  tags: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
  inner: { mapValue: { fields: { deep: { integerValue: '1' } } } },
  wider: { mapValue: { fields: { deep: { integerValue: '1' }, more: { integerValue: '2' } } } },
  big: { integerValue: '9007199254740993' },
  raw: { bytesValue: 'AA==' },
  where: { geoPointValue: { latitude: 1, longitude: 2 } },
  ref: { referenceValue: 'projects/p' },
};
const request: RuleRequest = {
  method: 'get',
  path: ['orders', 'o1'],
  auth: { uid: 'asha', token: { email: 'a@example.org', admin: true, firebase: { tier: 2 } } },
  time: Date.parse('2026-01-02T00:00:00Z') * 1000,
  resource: stored,
};

function allows(condition: string, changes: Partial<RuleRequest> = {}): boolean {
  const rules = parseRules(`rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        function same(a, b) { return a == b; }
        match /orders/{order} { allow read, write: if ${condition}; }
      }
    }`);
  return createRules(rules).allows({ ...request, ...changes });
}

test.each([
  "resource.data.owner == 'asha' && request.auth.uid == resource.data.owner",
  'request.auth.token.admin && request.auth.token.firebase.tier == 2',
  "database == '(default)'",
  'resource.data.total == resource.data.share',
  "resource.data.total != '10'",
  'resource.data.big > 9007199254740992',
  'resource.data.at < request.time && !(resource.data.at >= request.time)',
  "'a' < 'b' && 2 >= 2 && 2 <= 2.5 && 3 > 2",
  "'a' in resource.data.tags && !('x' in resource.data.tags)",
  "resource.data.tags == ['a', 'b'] && resource.data.tags != ['a']",
  'resource.data.inner != resource.data.wider && resource.data.wider != resource.data.inner',
  'resource.data.nothing == null && resource != null',
  "resource.data.get('missing', 7) == 7 && resource.data.get('total', 7) == 10",
  "resource.data.tags.hasAll(['a']) && !resource.data.tags.hasAll(['a', 'c'])",
  "resource.data.tags.hasOnly(['a', 'b', 'c']) && !resource.data.tags.hasOnly(['a'])",
  "resource.data.inner.keys().hasOnly(['deep'])",
  "resource.data.tags.size() == 2 && resource.data.inner.size() == 1 && '🍔'.size() == 1",
  'resource.data.owner is string && resource.data.total is int && resource.data.share is float',
  'resource.data.total is number && resource.data.share is number && resource.data.paid is bool',
  'resource.data.at is timestamp && resource.data.tags is list && resource.data.inner is map',
  'resource.data.raw is bytes && resource.data.where is latlng && resource.data.ref is path',
  "same(order, 'o1') && same(same(1, 1), true)",
  '!(false && resource.data.missing)',
  'false || true && true',
  '(true || false) && true',
])('%s holds', (condition) => {
  expect(allows(condition)).toBe(true);
  expect(allows(`!(${condition})`)).toBe(false);
});

// Neither the condition nor its opposite: an error denies.
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
])('%s is an error', (condition) => {
  expect(allows(condition)).toBe(false);
  expect(allows(`!(${condition})`)).toBe(false);
});

test('signed out, nothing can be asked about who it is', () => {
  expect(allows('request.auth == null', { auth: null })).toBe(true);
  expect(allows('request.auth.uid != resource.data.owner', { auth: null })).toBe(false);
  // Nor of a document that does not exist.
  expect(allows('resource == null', { resource: null })).toBe(true);
  expect(allows('resource.data.owner != 1', { resource: null })).toBe(false);
});

describe('a query', () => {
  const list = { method: 'list', path: ['orders', undefined], limit: 5 } as const;
  const resource = { owner: { stringValue: 'asha' } };
  const query = { ...list, resource };

  test('tells no more about its documents than its filters', () => {
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
  ])('cannot promise %s', (condition) => {
    expect(allows(condition, query)).toBe(false);
  });

  test('without a limit has null as its limit, which is not a number', () => {
    expect(allows('request.query.limit <= 50', { ...query, limit: null })).toBe(false);
    expect(allows('request.query.limit == null', { ...query, limit: null })).toBe(true);
  });
});

test('a path that is longer or shorter than any match is denied', () => {
  const paths = [
    ['orders', 'o1', 'lines', 'l1'],
    ['orders', 'o1', 'lines'],
    ['orders'],
    ['other', 'o1'],
  ];
  for (const path of paths) expect(allows('true', { path })).toBe(false);
});
