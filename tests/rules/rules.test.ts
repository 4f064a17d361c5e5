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
import { createRules } from '../../local-backend/src/firestore/rules/rules';
import { rulesFile } from '../../local-backend/src/testing/start-firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { ruleCases, seeds, type Operation } from './cases';
import { decide } from './decide';
import { mutantsOf } from './mutants';
import { tokenOf } from '../token-of';
import { webClientsOf } from './web-client';

const source = readFileSync(rulesFile, 'utf8');

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
