import { line } from '../testing/line';
import type { Asked } from './texts-of';

const lineOf = (exposures: string[]) => ({
  ...line,
  exposes: Object.fromEntries(exposures.map((exposure) => [exposure, ['chunk.js']])),
});

const first = { 'mfe-menu': lineOf(['./MenuPage']) };
const whole = { 'mfe-menu': lineOf(['./MenuPage', './FeaturedFavorites']) };
const current = { 'mfe-menu': lineOf(['./FeaturedFavorites']) };

const page: Asked = { remote: 'mfe-menu', exposure: './MenuPage' };
const other: Asked = { remote: 'mfe-menu', exposure: './FeaturedFavorites' };

let asked: string[] = [];
let there: Record<string, unknown> = {};
let remotesFor: typeof import('./remotes-for').remotesFor;

beforeEach(() => {
  asked = [];
  there = { '/remotes/list-1.json': whole, '/remotes.json': current };
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    const ok = address in there;
    return Promise.resolve({ ok, status: 404, json: () => Promise.resolve(there[address]) });
  }) as never;
  AbortSignal.timeout = () => new AbortController().signal;
  const ofPage = JSON.stringify({ list: '/remotes/list-1.json', first });
  document.body.innerHTML = `<script type="application/json" id="remotes">${ofPage}</script>`;
  jest.isolateModules(() => {
    ({ remotesFor } = jest.requireActual<typeof import('./remotes-for')>('./remotes-for'));
  });
});

test('for what the page itself shows nothing is asked', async () => {
  expect(await remotesFor(page, false)).toEqual(first);
  expect(asked).toEqual([]);
});

test('for everything else the list of the same deployment is, once', async () => {
  expect(await remotesFor(other, false)).toEqual(whole);
  expect(await remotesFor(other, false)).toEqual(whole);
  expect(await remotesFor(page, false)).toEqual(whole);
  expect(asked).toEqual(['/remotes/list-1.json']);
});

test('where that list is gone, the current one does', async () => {
  delete there['/remotes/list-1.json'];
  expect(await remotesFor(other, false)).toEqual(current);
});

test('a new try asks what is deployed now', async () => {
  expect(await remotesFor(page, true)).toEqual(current);
  expect(await remotesFor(other, false)).toEqual(current);
  expect(asked).toEqual(['/remotes.json']);
});

test('a list that could not be had is asked for again', async () => {
  there = {};
  await expect(remotesFor(other, false)).rejects.toThrow('/remotes.json answered 404');
  there = { '/remotes/list-1.json': whole };
  expect(await remotesFor(other, false)).toEqual(whole);
});

test('without anything in the page the current list is asked for', async () => {
  document.body.innerHTML = '';
  expect(await remotesFor(page, false)).toEqual(current);
});
