import { line } from '../testing/line';
import type { AnyExposure } from './remotes-for';

const lineOf = (exposures: string[]) => ({
  ...line,
  exposes: Object.fromEntries(exposures.map((exposure) => [exposure, ['chunk.js']])),
});

const first = { 'mfe-menu': lineOf(['./MenuPage']) };
const whole = { 'mfe-menu': lineOf(['./MenuPage', './FeaturedFavorites']) };
const current = { 'mfe-menu': lineOf(['./FeaturedFavorites']) };
const page: AnyExposure = { remote: 'mfe-menu', exposure: './MenuPage' };
const other: AnyExposure = { remote: 'mfe-menu', exposure: './FeaturedFavorites' };
let requests: string[] = [];
let there: Record<string, unknown> = {};
let isOtherVersion: typeof import('./versions').isOtherVersion;
let remotesFor: typeof import('./remotes-for').remotesFor;

function visit(carried: object | null) {
  const ofPage = JSON.stringify(carried);
  document.body.innerHTML = carried
    ? `<script type="application/json" id="remotes">${ofPage}</script>`
    : '';
  jest.isolateModules(() => {
    ({ isOtherVersion } = jest.requireActual<typeof import('./versions')>('./versions'));
    ({ remotesFor } = jest.requireActual<typeof import('./remotes-for')>('./remotes-for'));
  });
}

const carried = { list: '/remotes/list-1.json', first };

beforeEach(() => {
  requests = [];
  there = { '/remotes/list-1.json': whole, '/remotes.json': current };
  globalThis.fetch = jest.fn((address: string) => {
    requests.push(address);
    const ok = address in there;
    return Promise.resolve({ ok, status: 404, json: () => Promise.resolve(there[address]) });
  }) as never;
  visit(carried);
});
test('the remote of the page itself loads without a request for the remotes list and without storage', async () => {
  expect(await remotesFor(page, false)).toEqual(first);
  expect([requests, localStorage.length]).toEqual([[], 0]);
});

test("other remotes need one request for the remotes list of the page's deployment", async () => {
  expect(await remotesFor(other, false)).toEqual(whole);
  expect(await remotesFor(other, false)).toEqual(whole);
  expect(await remotesFor(page, false)).toEqual(whole);
  expect(requests).toEqual(['/remotes/list-1.json']);
});

test('the remote of the page itself does not wait for the list that another remote has requested', async () => {
  globalThis.fetch = jest.fn(() => new Promise(() => undefined)) as never;
  void remotesFor(other, false);
  expect(await remotesFor(page, false)).toEqual(first);
});

test("the current remotes list is fetched when the deployment's is missing, and again after a failure", async () => {
  there = {};
  await expect(remotesFor(other, false)).rejects.toThrow('/remotes.json answered 404');
  there = { '/remotes.json': current };
  expect(await remotesFor(other, false)).toEqual(current);
  visit(null);
  expect(await remotesFor(page, false)).toEqual(current);
});

test('a retry of a remote fetches the current remotes list', async () => {
  expect(await remotesFor(page, true)).toEqual(current);
  expect(await remotesFor(other, false)).toEqual(current);
  expect(requests).toEqual(['/remotes.json']);
});

describe('a staged version', () => {
  const address = '/remotes/line-1.json';
  const stagedFor = (share: number) =>
    visit({ ...carried, staged: { 'mfe-menu': { version: line.version, share, line: address } } });

  test('a staged remote version is used by visitors in its share and fetched once', async () => {
    there[address] = line;
    stagedFor(100);
    expect(await remotesFor(page, false)).toEqual({ 'mfe-menu': line });
    expect(await remotesFor(page, false)).toEqual({ 'mfe-menu': line });
    expect(requests).toEqual([address]);
    expect(['mfe-menu', 'mfe-content'].map(isOtherVersion)).toEqual([true, false]);
  });

  test.each([
    ['other visitors', 0, true],
    ['visitors who cannot load it', 100, false],
  ])(
    'a staged remote version is not used by %s, who get the live version',
    async (_who, share, isThere) => {
      if (isThere) there[address] = line;
      stagedFor(share);
      expect(await remotesFor(page, false)).toEqual(first);
      expect(isOtherVersion('mfe-menu')).toBe(false);
    },
  );
});
