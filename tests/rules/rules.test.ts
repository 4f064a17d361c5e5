import { readFileSync } from 'node:fs';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { parseRules } from '../../local-backend/src/firestore/rules/parse';
import {
  createRules,
  type RuleRequest,
  type Rules,
} from '../../local-backend/src/firestore/rules/rules';
import type { WireFields, WireValue } from '../../local-backend/src/firestore/values/value';
import { rulesFile } from '../../local-backend/src/testing/start-firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { ruleCases, seeds, type Operation, type RuleCase } from './cases';
import { mutantsOf } from './mutants';
import { tokenOf } from '../token-of';
import { webClientsOf } from './web-client';

const source = readFileSync(rulesFile, 'utf8');
const time = Date.parse('2026-01-02T03:04:05Z') * 1000;

/** What the rules say to a case, asked directly. */
function decide(rules: Rules, { as, operation }: RuleCase): boolean {
  const auth = as === 'nobody' ? null : { uid: as, token: {} };
  return rules.allows({ auth, time, ...asked(operation) });
}

function asked(operation: RuleCase['operation']): Omit<RuleRequest, 'auth' | 'time'> {
  if (operation.kind === 'list') {
    return {
      method: 'list',
      path: [...operation.collection.split('/'), undefined],
      resource: toFields(operation.where ?? {}),
      limit: operation.limit ?? null,
    };
  }
  const path = operation.path.split('/');
  const stored = seeds[operation.path];
  const resource = stored ? toFields(stored) : null;
  if (operation.kind !== 'set') return { method: operation.kind, path, resource };
  const method = stored ? 'update' : 'create';
  return { method, path, resource, newResource: toFields(operation.data) };
}

function toFields(data: Record<string, unknown>): WireFields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as Record<string, unknown>) } };
}

describe('asked directly', () => {
  const rules = createRules(parseRules(source));

  test.each(ruleCases)('$name (as $as)', (ruleCase) =>
    expect(decide(rules, ruleCase)).toBe(ruleCase.allowed),
  );
});

describe('asked by the web SDK', () => {
  const store = testFirestore();
  const webClient = webClientsOf(store);
  const tokens = { asha: tokenOf('asha'), bhim: tokenOf('bhim'), nobody: undefined };

  beforeEach(async () => {
    const batch = store.db.batch();
    for (const [path, data] of Object.entries(seeds)) batch.set(store.db.doc(path), data);
    batch.delete(store.db.doc('users/asha'));
    await batch.commit();
  });

  test.each(ruleCases)('$name (as $as)', async ({ as, operation, allowed }) => {
    const attempt = perform(webClient(tokens[as]), operation);
    if (allowed) await expect(attempt).resolves.not.toThrow();
    else await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

function perform(db: Firestore, operation: Operation): Promise<unknown> {
  switch (operation.kind) {
    case 'get':
      return getDoc(doc(db, operation.path));
    case 'delete':
      return deleteDoc(doc(db, operation.path));
    case 'set':
      return setDoc(doc(db, operation.path), operation.data);
    case 'list': {
      const conditions = Object.entries(operation.where ?? {}).map(([name, value]) =>
        where(name, '==', value),
      );
      const limits = operation.limit === undefined ? [] : [limit(operation.limit)];
      return getDocs(query(collection(db, operation.collection), ...conditions, ...limits));
    }
  }
}

describe('with something deleted from the rules', () => {
  const mutants = mutantsOf(parseRules(source));

  test('there is one mutant for every allow line and two for every && and ||', () => {
    const many = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
    const count = (pattern: RegExp) => mutants.filter(({ name }) => pattern.test(name)).length;
    expect(count(/without allow/)).toBe(many(/\ballow\b/g));
    expect(count(/without what is/)).toBe(many(/&&|\|\|/g) * 2);
  });

  test.each(mutants)('a case notices: $name', ({ rules }) => {
    const changed = createRules(rules);
    const noticed = ruleCases.filter((ruleCase) => decide(changed, ruleCase) !== ruleCase.allowed);
    expect(noticed).not.toEqual([]);
  });
});
