import type { RemoteLine } from '@burger/shared/contracts';
import { line } from '../testing/line';
import { speaksOurContract, pageRemotes } from './remotes-api';

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
