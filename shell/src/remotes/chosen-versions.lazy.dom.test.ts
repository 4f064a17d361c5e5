/** @jest-environment-options {"url": "https://burgerkatte.example/menu"} */
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { line } from '../testing/line';
import { previewed } from './chosen-versions.lazy';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signed = (named: string) =>
  `${named}.${sign('sha256', Buffer.from(named), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;

const token = signed('mfe-menu@2.0.0-abc');

let there: Record<string, object>;
beforeEach(() => {
  there = {
    '/previews/key.json': publicKey.export({ format: 'jwk' }),
    '/previews/mfe-menu@2.0.0-abc.json': line,
    '/previews/mfe-menu@3.0.0-def.json': line,
  };
  globalThis.fetch = jest.fn((address: string) =>
    Promise.resolve({ ok: address in there, json: () => Promise.resolve(there[address]) }),
  ) as never;
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  document.cookie = 'burger_preview=; path=/; max-age=0';
  history.replaceState(null, '', '/menu');
});

const open = (search: string) => history.replaceState(null, '', `/menu${search}`);

test('a signed preview link selects its remote version for this visit and the next', async () => {
  open(`?preview=${token}`);
  await expect(previewed()).resolves.toEqual(['mfe-menu', line]);
  expect(document.cookie).toBe(`burger_preview=${token}`);
  open('');
  await expect(previewed()).resolves.toEqual(['mfe-menu', line]);
  delete there['/previews/mfe-menu@2.0.0-abc.json'];
  await expect(previewed()).resolves.toBeNull();
  expect(document.cookie).toBe('');
});

test('a preview of a remote version without integrity hashes is rejected', async () => {
  there['/previews/mfe-menu@2.0.0-abc.json'] = { ...line, integrity: {} };
  open(`?preview=${token}`);
  await expect(previewed()).resolves.toBeNull();
});

test.each([
  ['of another version', token.replace('2.0.0-abc', '3.0.0-def')],
  ['without a signature', 'mfe-menu@2.0.0-abc'],
  ['with an invalid signature', `mfe-menu@2.0.0-abc.${'A'.repeat(86)}`],
  ['with a path as its version', `mfe-menu@../../evil.${'A'.repeat(86)}`],
  ['that is empty', ''],
])('a preview link %s is ignored and ends the current preview', async (_kind, forged) => {
  document.cookie = `burger_preview=${token}; path=/`;
  open(`?preview=${forged}`);
  await expect(previewed()).resolves.toBeNull();
  expect(document.cookie).toBe('');
});
