import type { RemoteLine } from '@burger/shared/contracts';
import { line } from '../testing/line';
import { pageRemotes, readLine, readRemotes, speaksOurContract } from './remotes-api';

const pageWith = (text: string | null) => {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const data = page.createElement('script');
  data.id = 'remotes';
  data.type = 'application/json';
  data.textContent = text;
  page.body.append(data);
  return page;
};

test('pageRemotes returns the part of the remotes list that is in the page', () => {
  const remotes = { list: '/remotes/list-1.json', first: { 'mfe-menu': line } };
  expect(pageRemotes(pageWith(JSON.stringify(remotes)))).toEqual(remotes);
});

test.each([null, '', 'not json', '[1]', '{"list":"/remotes/list-1.json","first":{"mfe-menu":{}}}'])(
  'pageRemotes returns null when the page holds %j',
  (text) => expect(pageRemotes(pageWith(text))).toBeNull(),
);

// In these cases the shell supports its own contract version and the previous one.
const own = { contract: 3, oldest: 2 };
test.each<[string, Pick<RemoteLine, 'contract' | 'oldest'>, boolean]>([
  ['the same contract', { contract: 3, oldest: 2 }, true],
  ['an older contract that the shell supports', { contract: 2, oldest: 1 }, true],
  ['a contract that is too old', { contract: 1, oldest: 1 }, false],
  ["a newer contract that supports the shell's", { contract: 4, oldest: 3 }, true],
  ['a contract that is too new', { contract: 4, oldest: 4 }, false],
])('compatibility of a remote with the shell: %s', (_words, spoken, runs) =>
  expect(speaksOurContract(spoken, own)).toBe(runs),
);

test('readRemotes returns a valid remotes list, and throws for an entry with a missing field', () => {
  expect(readRemotes({ 'mfe-menu': line })).toEqual({ 'mfe-menu': line });
  expect(readRemotes({})).toEqual({});
  for (const name of Object.keys(line))
    expect(() => readLine({ ...line, [name]: undefined })).toThrow(TypeError);
});

test.each<[string, object]>([
  ['a contract that is not a number', { contract: '3' }],
  ['files that are not strings', { exposes: { './MenuPage': [7] } }],
  ['a hash that is not a string', { integrity: { 'menu-page.js': null } }],
  ['no exposures', { exposes: null }],
])('readRemotes throws for a remotes list entry with %s', (_case, changes) =>
  expect(() => readRemotes({ 'mfe-menu': { ...line, ...changes } })).toThrow(TypeError),
);

test('an entry without hashes leaves the other entries of the remotes list readable', () => {
  const unpinned = { ...line, integrity: {} };
  expect(Object.keys(readRemotes({ 'mfe-menu': unpinned, 'mfe-content': line }))).toHaveLength(2);
});

test.each([null, 'text', [line], 7])('readRemotes throws for %j', (value) =>
  expect(() => readRemotes(value)).toThrow(TypeError),
);
