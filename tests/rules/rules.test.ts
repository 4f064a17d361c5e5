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
import { loadRules } from '../../local-backend/src/firestore/rules/rules';
import { ruleCases, seeds, type Asker, type Operation } from './cases';
import { decide } from './decide';
import { openServerClient, type ServerClient } from './server-client';
import { rulesFile, startFirestore, type StartedFirestore } from './start-firestore';
import { openWebClient, tokenOf, type WebClient } from './web-client';

describe('asked directly', () => {
  const rules = loadRules(rulesFile);

  test.each(ruleCases)('$name (as $as)', (ruleCase) => {
    expect(decide(rules, ruleCase)).toBe(ruleCase.allowed);
  });
});

describe('asked by the web SDK', () => {
  let server: StartedFirestore;
  let owner: ServerClient;
  let clients: Record<Asker, WebClient>;

  beforeAll(async () => {
    server = await startFirestore();
    owner = openServerClient(server.port);
    clients = {
      asha: openWebClient(server.port, tokenOf('asha')),
      bhim: openWebClient(server.port, tokenOf('bhim')),
      nobody: openWebClient(server.port),
    };
  });

  beforeEach(async () => {
    const batch = owner.db.batch();
    for (const [path, data] of Object.entries(seeds)) batch.set(owner.db.doc(path), data);
    batch.delete(owner.db.doc('users/asha'));
    await batch.commit();
  });

  afterAll(async () => {
    await Promise.all(Object.values(clients).map((client) => client.close()));
    await owner.close();
    await server.stop();
  });

  test.each(ruleCases)('$name (as $as)', async ({ as, operation, allowed }) => {
    const attempt = perform(clients[as].db, operation);
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
