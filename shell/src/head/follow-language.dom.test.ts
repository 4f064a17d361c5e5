import { followLanguage } from './follow-language';

const key = 'burger.language';
const input = { key, others: ['kn', 'hi'], isEnglish: true };

function visit(pathname: string, { search = '', hash = '', isEnglish = true } = {}) {
  const replace = jest.fn();
  followLanguage({ ...input, isEnglish }, {
    pathname,
    search,
    hash,
    replace,
  } as unknown as Location);
  return replace.mock.calls.flat();
}

function press(language: string) {
  document.body.innerHTML = `<a href="/" hreflang="${language}"><b>Choose</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }));
  return document.querySelector('a')?.getAttribute('href');
}

test.each([
  ['/', '/kn'],
  ['/menu/', '/kn/menu'],
])('with Kannada chosen, %s redirects to %s and keeps query and hash', (from, to) => {
  localStorage.setItem(key, 'kn');
  expect(visit(from, { search: '?from=card', hash: '#dish-3' })).toEqual([
    `${to}?from=card#dish-3`,
  ]);
  expect(visit('/hi/menu', { isEnglish: false })).toEqual([]);
});

test.each([null, 'xx', 'en', '../evil'])(
  'the stored value %s, which is no other language, causes no redirect',
  (stored) => {
    if (stored) localStorage.setItem(key, stored);
    expect(visit('/menu')).toEqual([]);
  },
);

test("the English 404 page at a URL of another language redirects to that language's 404 page once", () => {
  expect(visit('/kn/nowhere')).toEqual(['/kn/404']);
  expect(visit('/kn/404')).toEqual([]);
});

test.each(['//evil.example', '/kn//evil.example', '/hi///evil.example/'])(
  'language links on the page %s stay on this site',
  (pathname) => {
    visit(pathname, { isEnglish: false });
    for (const language of ['en', 'kn', 'hi']) {
      const { origin } = new URL(press(language) ?? '', 'https://burgerkatte.example/about');
      expect(origin).toBe('https://burgerkatte.example');
    }
  },
);

test('language storage that cannot be read causes no redirect', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Disabled');
  });
  expect(visit('/menu')).toEqual([]);
  read.mockRestore();
});

test('a clicked language is stored and its link opens the same page; English clears the choice', () => {
  visit('/menu', { hash: '#waffles' });
  expect(press('kn-IN')).toBe('/kn/menu#waffles');
  expect(localStorage.getItem(key)).toBe('kn');
  visit('/kn', { isEnglish: false });
  expect(press('en-IN')).toBe('/');
  expect(localStorage.getItem(key)).toBeNull();
});
