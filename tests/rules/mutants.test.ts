import { readFileSync } from 'node:fs';
import { parseRules } from '../../local-backend/src/firestore/rules/parse-rules';
import { createRules } from '../../local-backend/src/firestore/rules/rules';
import { ruleCases } from './cases';
import { decide } from './decide';
import { mutantsOf } from './mutants';
import { rulesFile } from './start-firestore';

const source = readFileSync(rulesFile, 'utf8');
const mutants = mutantsOf(parseRules(source));

test('there is one mutant for every allow line and two for every && and ||', () => {
  const allows = source.match(/\ballow\b/g) ?? [];
  const joins = source.match(/&&|\|\|/g) ?? [];
  const count = (pattern: RegExp) => mutants.filter(({ name }) => pattern.test(name)).length;
  expect(count(/without allow/)).toBe(allows.length);
  expect(count(/without what is/)).toBe(joins.length * 2);
});

test.each(mutants)('a case notices: $name', ({ rules }) => {
  const changed = createRules(rules);
  const noticed = ruleCases.filter((ruleCase) => decide(changed, ruleCase) !== ruleCase.allowed);
  expect(noticed).not.toEqual([]);
});
