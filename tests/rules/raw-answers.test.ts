import { root, sendRaw, update } from './send-raw';
import { startFirestore, type StartedFirestore } from './start-firestore';
import { tokenOf } from './web-client';

let server: StartedFirestore;

beforeAll(async () => {
  server = await startFirestore();
});

afterAll(() => server.stop());

const send = (...[body, options]: [string, Parameters<typeof sendRaw>[2]?]) =>
  sendRaw(server.port, body, options);

test('a body beyond 1 MB is too large', async () => {
  const body = update({ a: { stringValue: 'x'.repeat(1_100_000) } });
  expect(await send(body)).toMatchObject({
    code: 413,
    body: { error: { code: 413, status: 'INVALID_ARGUMENT' } },
  });
});

test('a document that grew beyond 1 MiB is refused and stays as it was', async () => {
  const part = (name: string) =>
    JSON.stringify({
      writes: [
        {
          update: {
            name: `${root}/raw/large`,
            fields: { [name]: { stringValue: 'x'.repeat(700_000) } },
          },
          updateMask: { fieldPaths: [name] },
        },
      ],
    });
  expect((await send(part('a'))).code).toBe(200);
  expect((await send(part('b'))).code).toBe(400);
});

test.each([
  ['POST', ':batchWrite'],
  ['POST', ':listCollectionIds'],
  ['GET', '/orders'],
  ['PATCH', '/orders/o'],
])('%s documents%s is not implemented, and says so', async (method, action) => {
  expect(await send('{}', { method, action })).toMatchObject({
    code: 501,
    body: { error: { status: 'UNIMPLEMENTED' } },
  });
});

test('an address that is badly encoded is refused', async () => {
  expect((await send('{}', { action: '/%E0%A4%A' })).code).toBe(400);
});

test('a page of another name on this machine is kept out', async () => {
  const answer = await send('{"writes":[]}', { headers: { host: 'evil.example:80' } });
  expect(answer).toMatchObject({ code: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
});

test('one document can be read by its address, within the rules', async () => {
  await send(update({ uid: { stringValue: 'asha' } }, `${root}/users/asha`));
  const as = (uid: string) =>
    send('', {
      action: '/users/asha',
      method: 'GET',
      headers: { authorization: `Bearer ${tokenOf(uid)}` },
    });
  expect(await as('asha')).toMatchObject({
    code: 200,
    body: { name: `${root}/users/asha`, fields: { uid: { stringValue: 'asha' } } },
  });
  expect((await as('bhim')).code).toBe(403);
  expect((await send('', { action: '/users/none', method: 'GET' })).code).toBe(404);
});

test('creating what exists answers 409 ALREADY_EXISTS', async () => {
  const create = JSON.stringify({
    writes: [
      { update: { name: `${root}/raw/once`, fields: {} }, currentDocument: { exists: false } },
    ],
  });
  expect((await send(create)).code).toBe(200);
  expect(await send(create)).toMatchObject({
    code: 409,
    body: { error: { code: 409, status: 'ALREADY_EXISTS' } },
  });
});

test('updating a version that is not the stored one answers 400 FAILED_PRECONDITION', async () => {
  const name = `${root}/raw/once`;
  const currentDocument = { updateTime: '2020-01-01T00:00:00Z' };
  const body = JSON.stringify({ writes: [{ update: { name, fields: {} }, currentDocument }] });
  expect(await send(body)).toMatchObject({
    code: 400,
    body: { error: { status: 'FAILED_PRECONDITION' } },
  });
});

test('verifying a document needs the right to read it', async () => {
  await send(update({ uid: { stringValue: 'bhim' } }, `${root}/users/bhim`));
  const verify = JSON.stringify({
    writes: [{ verify: `${root}/users/bhim`, currentDocument: { exists: true } }],
  });
  const as = (uid: string) =>
    send(verify, { headers: { authorization: `Bearer ${tokenOf(uid)}` } });
  expect((await as('bhim')).code).toBe(200);
  expect((await as('asha')).code).toBe(403);
});
