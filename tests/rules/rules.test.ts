import { readFileSync } from 'node:fs';
import { parseRules } from '../../local-backend/src/firestore/rules/parse';
import {
  createRules,
  type RuleRequest,
  type Rules,
} from '../../local-backend/src/firestore/rules/rules';
import type { WireFields, WireValue } from '../../local-backend/src/firestore/values/value';
import { rulesFile } from '../../local-backend/src/testing/start-firestore';
import { ruleCases, seeds, type RuleCase } from './cases';
import { mutantsOf } from './mutants';

const source = readFileSync(rulesFile, 'utf8');
const time = Date.parse('2026-01-02T03:04:05Z') * 1000;

function decide(rules: Rules, { as, operation }: RuleCase): boolean {
  const auth = as === 'nobody' ? null : { uid: as, token: {} };
  return rules.allows({ auth, time, ...requested(operation) });
}

function requested(operation: RuleCase['operation']): Omit<RuleRequest, 'auth' | 'time'> {
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

test.each(ruleCases)('Firestore rules: $name (as $as)', (ruleCase) =>
  expect(decide(createRules(parseRules(source)), ruleCase)).toBe(ruleCase.allowed),
);

describe('with something deleted from the rules', () => {
  const mutants = mutantsOf(parseRules(source));

  test('there is one mutant of the rules for every allow line and two for every && and ||', () => {
    const many = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
    const count = (pattern: RegExp) => mutants.filter(({ name }) => pattern.test(name)).length;
    expect(count(/without allow/)).toBe(many(/\ballow\b/g));
    expect(count(/without what is/)).toBe(many(/&&|\|\|/g) * 2);
  });

  test.each(mutants)(
    'the mutant "$name" of the rules fails at least one rule case',
    ({ rules }) => {
      const changed = createRules(rules);
      const noticed = ruleCases.filter(
        (ruleCase) => decide(changed, ruleCase) !== ruleCase.allowed,
      );
      expect(noticed).not.toEqual([]);
    },
  );
});
