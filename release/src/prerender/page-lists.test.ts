import type { RemoteLine } from '@burger/shared/contracts';
import { pageLists, type ListRenderer } from './page-lists';

jest.mock('./page-scripts', () => ({ shellLine: ({ base }: { base: string }) => ({ base }) }));

const line: RemoteLine = {
  version: '1',
  base: '/remotes/mfe-content/1/',
  entry: 'entry.js',
  contract: 3,
  oldest: 3,
  exposes: {
    './HomePage': ['shared.js', 'home.js'],
    './HomePage.kn': ['shared.js', 'home.kn.js'],
    './HomePage.hi': ['home.hi.js'],
  },
  integrity: Object.fromEntries(
    ['entry', 'shared', 'home', 'home.kn', 'home.hi', 'later'].map((name) => [
      `${name}.js`,
      `sha256-${name}`,
    ]),
  ),
};
const remotes = { 'mfe-content': line, 'mfe-kitchen': { ...line, exposes: {} } };
const shell = { base: '/shell/1/', integrity: {} };

const listsIn = (pageLanguage: 'en' | 'kn') => {
  const renderer = {
    pageLanguage,
    knownLanguages: { en: {}, kn: {}, hi: {} },
    ownContract: { contract: 3, oldest: 3 },
    staffPages: { '/kitchen': { remote: 'mfe-kitchen', exposure: './KitchenPage' } },
  };
  const { customers, staff } = pageLists({ shell, remotes }, renderer as unknown as ListRenderer);
  return [customers, staff].map(({ text }) => JSON.parse(text) as Record<string, RemoteLine>);
};

test('the lists of customers and staff name their own remotes and the shell', () => {
  const [customers, staff] = listsIn('en');
  expect(Object.keys(customers!)).toEqual(['mfe-content', 'shell']);
  expect(Object.keys(staff!)).toEqual(['mfe-kitchen', 'shell']);
  expect(customers!['shell']?.base).toBe('/shell/1/');
});

test('only the list of staff pages names a guest of a staff place', () => {
  const guests = ['mfe-lane', 'mfe-both', 'mfe-banner', 'mfe-page'];
  const at = (remote: string) => ({ remote, exposure: './Part' });
  const renderer = {
    pageLanguage: 'en',
    ownContract: { contract: 3, oldest: 3 },
    staffPages: {},
    staffPlaces: ['CounterLane'],
    extraPages: { '/page': at('mfe-page') },
    guestPlaces: {
      CounterLane: [at('mfe-lane'), at('mfe-both')],
      HomeBanner: [at('mfe-banner'), at('mfe-both')],
    },
  };
  const all = Object.fromEntries(guests.map((name) => [name, line]));
  const { customers, staff } = pageLists(
    { shell, remotes: all },
    renderer as unknown as ListRenderer,
  );
  const [ofCustomers, ofStaff] = [customers, staff].map(({ text }) =>
    Object.keys(JSON.parse(text)),
  );
  expect(ofCustomers).toEqual(['mfe-both', 'mfe-banner', 'mfe-page', 'shell']);
  expect(ofStaff).toEqual(['mfe-lane', 'mfe-both', 'shell']);
});

test.each([
  ['en', ['./HomePage'], ['entry.js', 'shared.js', 'home.js', 'later.js']],
  [
    'kn',
    ['./HomePage', './HomePage.kn'],
    ['entry.js', 'shared.js', 'home.js', 'home.kn.js', 'later.js'],
  ],
] as const)(
  'the list of a page in %s leaves out the texts of other languages',
  (language, exposed, hashed) => {
    const [customers] = listsIn(language);
    const { exposes, integrity } = customers!['mfe-content']!;
    expect(Object.keys(exposes)).toEqual(exposed);
    expect(Object.keys(integrity)).toEqual(hashed);
  },
);
