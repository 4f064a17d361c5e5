import { line } from '../testing/line';
import { readLine, readRemotes } from './read-remotes';

test('a list is read as it is', () => {
  expect(readRemotes({ 'mfe-menu': line })).toEqual({ 'mfe-menu': line });
  expect(readRemotes({})).toEqual({});
});

test.each(Object.keys(line))('a line without %s is none', (name) =>
  expect(() => readLine({ ...line, [name]: undefined })).toThrow(TypeError),
);

test.each<[string, object]>([
  ['a contract that is no number', { contract: '3' }],
  ['files that are no list', { exposes: { './MenuPage': 'menu-page.js' } }],
  ['files that are no texts', { exposes: { './MenuPage': [7] } }],
  ['a hash that is no text', { integrity: { 'menu-page.js': null } }],
  ['no exposures', { exposes: null }],
])('%s is refused', (_case, changes) =>
  expect(() => readRemotes({ 'mfe-menu': { ...line, ...changes } })).toThrow(TypeError),
);

test.each([null, 'text', [line], 7])('%j is no list', (value) =>
  expect(() => readRemotes(value)).toThrow(TypeError),
);
