import type { RemoteLine } from '@burger/shared/contracts';
import { speaksOurContract, stampedRemotes } from './site-data';

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

const line = {
  version: '1.0.0-abc',
  base: '/remotes/mfe-menu/1.0.0-abc/',
  entry: 'remote-entry.123.js',
  contract: 2,
  exposes: { './MenuPage': ['menu-page.123.js'] },
  integrity: { 'menu-page.123.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
};

test('reads what the deployment wrote into the page', () => {
  const remotes = { list: '/remotes/list-1.json', first: { 'mfe-menu': line } };
  expect(stampedRemotes(pageWith(JSON.stringify(remotes)))).toEqual(remotes);
});

test.each([null, '', 'not json', '[1]', '{"list":"/remotes/list-1.json","first":{"mfe-menu":{}}}'])(
  'leaves it to the network when the page holds %j',
  (text) => expect(stampedRemotes(pageWith(text))).toBeNull(),
);

// The shell speaks contract 2 and understands 1.
test.each<[string, Pick<RemoteLine, 'contract' | 'oldest'>, boolean]>([
  ['the same contract', { contract: 2, oldest: 2 }, true],
  ['an older one that the shell understands', { contract: 1, oldest: 1 }, true],
  ['an older one from when lines did not say more', { contract: 1 }, true],
  ['one that is too old', { contract: 0, oldest: 0 }, false],
  ['a newer one that understands the shell', { contract: 3, oldest: 2 }, true],
  ['one that is too new', { contract: 3, oldest: 3 }, false],
])('a remote of %s', (_words, spoken, runs) =>
  expect(speaksOurContract({ ...line, ...spoken })).toBe(runs),
);
