import { speaksOurContract, stampedData } from './site-data';

const pageWith = (text: string | null) => {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const data = page.createElement('script');
  data.id = 'site-data';
  data.type = 'application/json';
  data.textContent = text;
  page.body.append(data);
  return page;
};

const line = {
  version: '1.0.0-abc',
  manifest: '/remotes/mfe-menu/1.0.0-abc/manifest.json',
  contract: 1,
};

test('reads what the deployment wrote into the page', () => {
  const data = {
    remotes: { 'mfe-menu': line },
    manifests: { [line.manifest]: { id: 'mfe-menu' } },
  };
  expect(stampedData(pageWith(JSON.stringify(data)))).toEqual(data);
});

test.each([null, '', 'not json', '[]', '{"remotes":{"mfe-menu":{}},"manifests":{}}'])(
  'falls back to asking the network when the page holds %j',
  (text) => expect(stampedData(pageWith(text))).toEqual({ remotes: {}, manifests: {} }),
);

test('a remote of another contract is not run', () => {
  expect(speaksOurContract(line)).toBe(true);
  expect(speaksOurContract({ ...line, contract: 2 })).toBe(false);
});
