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
  contract: 1,
  exposes: { './MenuPage': ['menu-page.123.js'] },
  integrity: { 'menu-page.123.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
};

test('reads the list that the deployment wrote into the page', () => {
  const remotes = { 'mfe-menu': line };
  expect(stampedRemotes(pageWith(JSON.stringify(remotes)))).toEqual(remotes);
});

test.each([null, '', 'not json', '[1]', '{"mfe-menu":{}}'])(
  'leaves it to the network when the page holds %j',
  (text) => expect(stampedRemotes(pageWith(text))).toBeNull(),
);

test('a remote of another contract is not run', () => {
  expect(speaksOurContract(line)).toBe(true);
  expect(speaksOurContract({ ...line, contract: 2 })).toBe(false);
});
