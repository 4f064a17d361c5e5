import { pageKey } from './page-key';

test.each([
  ['https://burger.example', 'https://burger.example/'],
  ['https://burger.example/?utm=mail', 'https://burger.example/'],
  ['https://burger.example/menu/', 'https://burger.example/menu'],
  ['https://burger.example/menu?q=1#dish-3', 'https://burger.example/menu'],
])('%s is kept as %s', (address, key) => expect(pageKey(address)).toBe(key));
