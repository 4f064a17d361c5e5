import { writeFileSync } from 'node:fs';
import { indexesFile, openFirestore } from '../testing/start-firestore';
import { testFolder } from '../testing/test-folder';
import { createFirestore, findRoute } from './firestore';
import { getDocument } from './protocol/read';
import { commit } from './protocol/write';

const at = testFolder();

test('it refuses to start with rules that it could only enforce in part', () => {
  const rulesFile = at('firestore.rules');
  const rules = "rules_version = '2';\nservice cloud.firestore {\n  match /{all=**} {}\n}\n";
  writeFileSync(rulesFile, rules);
  const options = { databaseFile: ':memory:', rulesFile, indexesFile, projectId: 'demo' };
  expect(() => createFirestore(options)).toThrow('firestore.rules, line 3');
});

test('it passes on every address that is not its own', () => {
  const firestore = openFirestore();
  for (const url of ['/', '/v1/accounts:signIn', '/v1/projects/demo/accounts', '/menu?x=/v1/']) {
    const next = jest.fn();
    firestore.router({ url } as never, {} as never, next);
    expect(next).toHaveBeenCalledWith();
  }
  firestore.close();
});

const base = '/v1/projects/demo/databases/(default)/documents';
const route = (method: string, url: string) => findRoute(method, url, 'demo');

// What is refused of them besides: tests/rules/raw-requests.test.ts.
test.each([
  ['a call below a document', 'POST', `${base}/a/b:commit`, { call: commit, path: 'a/b' }],
  [
    'an encoded address',
    'POST',
    '/v1/projects/demo/databases/%28default%29/documents:commit',
    { call: commit, path: '' },
  ],
  ['a document', 'GET', `${base}/a/b%20c`, { call: getDocument, path: 'a/b c' }],
])('%s is found', (_name, method, url, found) => {
  expect(route(method, url)).toEqual(found);
});

test.each([
  ['another project', 'POST', '/v1/projects/x/databases/(default)/documents:commit', 400],
  ['something else of a database', 'GET', '/v1/projects/demo/databases/(default)/indexes', 404],
  ['a call that nobody knows', 'POST', `${base}:constructor`, 501],
])('%s is refused', (_name, method, url, code) => {
  expect(() => route(method, url)).toThrow(expect.objectContaining({ code }));
});
