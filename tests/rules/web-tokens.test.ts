import { doc, getDoc } from 'firebase/firestore/lite';
import { projectId, startFirestore, type StartedFirestore } from './start-firestore';
import { openWebClient, tokenOf } from './web-client';

let server: StartedFirestore;

beforeAll(async () => {
  server = await startFirestore();
});

afterAll(async () => {
  await server.stop();
});

const past = Math.floor(Date.now() / 1000) - 10;
const foreign = { aud: 'other', iss: 'https://securetoken.google.com/other' };

test.each([
  ['an expired token', tokenOf('asha', { exp: past })],
  ['a token without an end', tokenOf('asha', { exp: undefined })],
  ["another project's token", tokenOf('asha', foreign)],
  ['a token from another issuer', tokenOf('asha', { iss: 'https://example.org' })],
  ['a token for another audience', tokenOf('asha', { aud: `${projectId}-2` })],
  ['a token of nobody', tokenOf('')],
  ['a broken token', 'x.y.'],
  ['no token at all', 'hello'],
])('%s is unauthenticated', async (_name, token) => {
  const client = openWebClient(server.port, token);
  await expect(getDoc(doc(client.db, 'users/asha'))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await client.close();
});
