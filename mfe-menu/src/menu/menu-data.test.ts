import { aShop } from '@burger/shared/testing/shop';
import { menuData } from './menu-data';
import { menuSections } from './menu';

const shop = aShop();
const { dishes } = shop;
const inOrder = menuSections(shop).flatMap((section) => section.dishes);
const site = { name: 'Burger Katte menu', siteUrl: 'https://site.example' };
const read = (text: string) => JSON.parse(text);
const all = read(menuData(menuSections(shop), site));
const items = all.hasMenuSection.flatMap(
  (section: { hasMenuItem: object[] }) => section.hasMenuItem,
);

test('every dish with its price in rupees', () => {
  expect(all).toMatchObject({ '@type': 'Menu', name: 'Burger Katte menu', inLanguage: 'en-IN' });
  expect(items).toHaveLength(dishes.length);
  expect(items[0]).toEqual({
    '@type': 'MenuItem',
    name: 'Aloo Tikki Burger',
    suitableForDiet: 'https://schema.org/VegetarianDiet',
    offers: {
      '@type': 'Offer',
      price: '49.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('only veg dishes suit a vegetarian diet', () => {
  const veg = items.filter((item: { suitableForDiet?: string }) => item.suitableForDiet);
  expect(veg.map((item: { name: string }) => item.name)).toEqual(
    inOrder.filter((dish) => dish.isVeg).map((dish) => dish.name),
  );
});

test('a dish out of season is offered as such', () => {
  expect(items.at(-1)).toMatchObject({
    name: 'Mango Shake',
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('sections are named and led to', () => {
  expect(all.hasMenuSection[1]).toMatchObject({
    name: 'Burgers (Non Veg)',
    url: 'https://site.example/menu#burgers-non-veg',
  });
});

test('what is sold out today is no news for search engines', () => {
  const today = aShop({ soldOut: [{ what: 1, until: null }] });
  expect(menuData(menuSections(today), site)).toBe(menuData(menuSections(shop), site));
});

test('no text can end the element that it stands in', () => {
  const dish = { ...dishes[0]!, name: '</script><script>alert(1)</script>' };
  const text = menuData(menuSections({ ...shop, dishes: [dish] }), site);
  expect(text).not.toContain('<');
  expect(read(text).hasMenuSection[0].hasMenuItem[0].name).toBe(dish.name);
});
