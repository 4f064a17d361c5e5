import { followLanguage } from './follow-language';

const key = 'burger.language';
const given = { key, others: ['kn', 'hi'], isEnglish: true };

function visit(pathname: string, { search = '', hash = '', isEnglish = true } = {}) {
  const replace = jest.fn();
  followLanguage({ ...given, isEnglish }, {
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
])('who chose Kannada is led from %s to %s, with what follows the path', (from, to) => {
  localStorage.setItem(key, 'kn');
  expect(visit(from, { search: '?from=card', hash: '#dish-3' })).toEqual([
    `${to}?from=card#dish-3`,
  ]);
  // A page in another language stays.
  expect(visit('/hi/menu', { isEnglish: false })).toEqual([]);
});

test.each([null, 'xx', 'en', '../evil'])(
  'a choice that is no language (%s) leads nowhere',
  (kept) => {
    if (kept) localStorage.setItem(key, kept);
    expect(visit('/menu')).toEqual([]);
  },
);

test('the English page for unknown addresses leads from one of another language to its own, once', () => {
  expect(visit('/kn/nowhere')).toEqual(['/kn/404']);
  expect(visit('/kn/404')).toEqual([]);
});

test.each(['//evil.example', '/kn//evil.example', '/hi///evil.example/'])(
  'no language of %s leads off the site',
  (pathname) => {
    visit(pathname, { isEnglish: false });
    for (const language of ['en', 'kn', 'hi']) {
      const { origin } = new URL(press(language) ?? '', 'https://burgerkatte.example/about');
      expect(origin).toBe('https://burgerkatte.example');
    }
  },
);

test('storage that cannot be read leads nowhere', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Disabled');
  });
  expect(visit('/menu')).toEqual([]);
  read.mockRestore();
});

test('a pressed language is remembered, and its link leads to this very page; English forgets the others', () => {
  visit('/menu', { hash: '#waffles' });
  expect(press('kn-IN')).toBe('/kn/menu#waffles');
  expect(localStorage.getItem(key)).toBe('kn');
  visit('/kn', { isEnglish: false });
  expect(press('en-IN')).toBe('/');
  expect(localStorage.getItem(key)).toBeNull();
});
