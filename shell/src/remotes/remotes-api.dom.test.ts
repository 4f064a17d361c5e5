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

test('reads what the deployment wrote into the page', () => {
  const remotes = { list: '/remotes/list-1.json', first: { 'mfe-menu': line } };
  expect(pageRemotes(pageWith(JSON.stringify(remotes)))).toEqual(remotes);
});

test.each([null, '', 'not json', '[1]', '{"list":"/remotes/list-1.json","first":{"mfe-menu":{}}}'])(
  'leaves it to the network when the page holds %j',
  (text) => expect(pageRemotes(pageWith(text))).toBeNull(),
);

// While two contracts live side by side.
const own = { contract: 3, oldest: 2 };
test.each<[string, Pick<RemoteLine, 'contract' | 'oldest'>, boolean]>([
  ['the same contract', { contract: 3, oldest: 2 }, true],
  ['an older one that the shell understands', { contract: 2, oldest: 1 }, true],
  ['one that is too old', { contract: 1, oldest: 1 }, false],
  ['a newer one that understands the shell', { contract: 4, oldest: 3 }, true],
  ['one that is too new', { contract: 4, oldest: 4 }, false],
])('a remote of %s', (_words, spoken, runs) => expect(speaksOurContract(spoken, own)).toBe(runs));

test('a list is read as it is; a line without one of its parts is none', () => {
  expect(readRemotes({ 'mfe-menu': line })).toEqual({ 'mfe-menu': line });
  expect(readRemotes({})).toEqual({});
  for (const name of Object.keys(line))
    expect(() => readLine({ ...line, [name]: undefined })).toThrow(TypeError);
});

test.each<[string, object]>([
  ['a contract that is no number', { contract: '3' }],
  ['files that are no texts', { exposes: { './MenuPage': [7] } }],
  ['a hash that is no text', { integrity: { 'menu-page.js': null } }],
  ['no exposures', { exposes: null }],
])('%s is refused', (_case, changes) =>
  expect(() => readRemotes({ 'mfe-menu': { ...line, ...changes } })).toThrow(TypeError),
);

test.each([null, 'text', [line], 7])('%j is no list', (value) =>
  expect(() => readRemotes(value)).toThrow(TypeError),
);
