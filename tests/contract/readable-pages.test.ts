/** @jest-environment jsdom */
import path from 'node:path';
import menu from '../example/menu.json';
import { routes } from '../e2e/support/routes';
import { readSite } from './built';

// Prerendered pages before any script runs: visitors without scripts read them and order by phone.
const pageAt = (address: string) =>
  new DOMParser().parseFromString(readSite(path.join(address, 'index.html')), 'text/html');
const textsOf = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe.each(['', '/kn', '/hi'])('without scripts', (prefix) => {
  test.each(routes.map((route) => prefix + route))(
    'the page %s is readable without scripts',
    (address) => {
      const page = pageAt(address);
      expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/\S/)]);
      expect(page.documentElement.lang).toBe(`${prefix.slice(1) || 'en'}-IN`);
      const [footer] = textsOf(page, 'footer');
      expect(footer).toContain('+91 90000 00010');
      const byPhone = page.querySelector('noscript a');
      expect(byPhone?.textContent).toContain('+91 90000 00010');
      expect(byPhone?.getAttribute('href')).toBe('tel:+919000000010');
    },
  );
});

test('the prerendered menu lists every dish with its price', () => {
  const dishes = [...pageAt('/menu').querySelectorAll('main li')].map((dish) => [
    dish.querySelector('h3')?.textContent,
    dish.querySelector('.price p')?.textContent,
  ]);
  expect(dishes).toEqual(
    expect.arrayContaining(menu.dishes.map((dish) => [dish.name, dish.price])),
  );
});
