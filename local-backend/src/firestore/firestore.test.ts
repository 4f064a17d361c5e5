import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirestore } from './firestore';

const root = join(__dirname, '../../..');
const rulesFile = join(root, 'firestore.rules');
const indexesFile = join(root, 'firestore.indexes.json');
const options = { databaseFile: ':memory:', rulesFile, indexesFile, projectId: 'demo' };

test('it refuses to start with rules that it could only enforce in part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
  const file = join(folder, 'firestore.rules');
  writeFileSync(file, "rules_version = '2';\nservice cloud.firestore {\n  match /{all=**} {}\n}\n");
  expect(() => createFirestore({ ...options, rulesFile: file })).toThrow('firestore.rules, line 3');
  rmSync(folder, { recursive: true });
});

test('it passes on every address that is not its own', () => {
  const firestore = createFirestore(options);
  for (const url of ['/', '/v1/accounts:signIn', '/v1/projects/demo/accounts', '/menu?x=/v1/']) {
    const next = jest.fn();
    firestore.router({ url } as never, {} as never, next);
    expect(next).toHaveBeenCalledWith();
  }
  firestore.close();
});
