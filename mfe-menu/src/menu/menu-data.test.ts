import { restaurant } from '@burger/shared/restaurant';
import { aShop } from '@burger/shared/testing/shop';
import { menuSections } from './menu';
import { menuData } from './menu-data';

interface Item {
  name: string;
  suitableForDiet?: string;
  offers: { availability: string };
}

const shop = aShop();
const dishes = menuSections(shop).flatMap((section) => section.dishes);
const read = (data: string) => JSON.parse(data);
const all = read(menuData(menuSections(shop)));
const items: Item[] = all.hasMenuSection.flatMap(
  (section: { hasMenuItem: Item[] }) => section.hasMenuItem,
);
const named = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test('every dish with its price in rupees, in sections that are named and led to', () => {
  expect(all).toMatchObject({ '@type': 'Menu', name: 'Burger Katte menu', inLanguage: 'en-IN' });
  expect(all.hasMenuSection[1]).toMatchObject({
    name: 'Burgers (Non Veg)',
    url: `${restaurant.siteUrl}/menu#burgers-non-veg`,
  });
  expect(named(items)).toEqual(named(dishes));
  expect(named(items.filter((item) => item.suitableForDiet))).toEqual(
    named(dishes.filter(({ isVeg }) => isVeg)),
  );
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

test('a dish out of season is offered as such; what is sold out today is no news for search engines', () => {
  expect(items.at(-1)).toMatchObject({
    name: 'Mango Shake',
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  const today = aShop({ soldOut: [{ what: 1, until: null }] });
  expect(menuData(menuSections(today))).toBe(menuData(menuSections(shop)));
});

test('no text can end the element that it stands in', () => {
  const dish = { ...dishes[0]!, name: '</script><script>alert(1)</script>' };
  const data = menuData(menuSections({ ...shop, dishes: [dish] }));
  expect(data).not.toContain('<');
  expect(read(data).hasMenuSection[0].hasMenuItem[0].name).toBe(dish.name);
});
