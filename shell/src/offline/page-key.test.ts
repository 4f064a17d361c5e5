import { isRiders, pageKey } from './page-key';

test.each([
  ['https://burger.example', 'https://burger.example/'],
  ['https://burger.example/?utm=mail', 'https://burger.example/'],
  ['https://burger.example/menu/', 'https://burger.example/menu'],
  ['https://burger.example/menu?q=1#dish-3', 'https://burger.example/menu'],
])('%s is kept as %s', (address, key) => expect(pageKey(address)).toBe(key));

test.each([
  ['/track/0123456789abcdef0123456789abcdef', '/track'],
  ['/kn/track/0123456789abcdef0123456789abcdef/', '/kn/track'],
  ['/rider/0123456789abcdef0123456789abcdef', '/rider'],
  ['/menu/track', '/menu/track'],
])('a page that answers at all links is kept once: %s', (address, kept) =>
  expect(pageKey(address, 'https://katte.example')).toBe(`https://katte.example${kept}`),
);

test.each([
  [['/rider/0123456789abcdef0123456789abcdef'], true],
  [['/rider/0123456789abcdef0123456789abcdef', '/menu'], false],
  [['/kitchen'], false],
  [[], false],
])('of %j riders’ links are all: %s', (open, expected) =>
  expect(isRiders(open.map((path) => `https://katte.example${path}`))).toBe(expected),
);
