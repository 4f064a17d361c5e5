import { isLocalRequest } from './is-local-request';

const isLocal = (host: string | undefined, remoteAddress: string | undefined, origin?: string) =>
  isLocalRequest({ headers: { host, origin }, socket: { remoteAddress } } as never);

test.each([
  ['localhost:3000', '127.0.0.1'],
  ['127.0.0.1:3000', '::ffff:127.0.0.1'],
  ['[::1]:3000', '::1'],
  ['burger.localhost', '127.0.0.2'],
])('%s from %s is this machine', (host, address) => {
  expect(isLocal(host, address)).toBe(true);
});

test.each([
  ['localhost:3000', '192.168.1.7'],
  ['localhost:3000', '::ffff:192.168.1.7'],
  ['localhost:3000', undefined],
  ['192.168.1.2:3000', '127.0.0.1'],
  ['evil.example', '127.0.0.1'],
  ['localhost.evil.example', '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('%s from %s is not', (host, address) => {
  expect(isLocal(host, address)).toBe(false);
});

test.each([
  ['http://localhost:3000', true],
  ['https://localhost:3000', true],
  ['http://localhost:3001', false],
  ['https://evil.example', false],
  ['null', false],
])('a page of %s: %j', (origin, expected) => {
  expect(isLocal('localhost:3000', '127.0.0.1', origin)).toBe(expected);
});
