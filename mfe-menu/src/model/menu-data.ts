import { categoryName, type Dish } from '@burger/shared/catalogue';
import { languages, pageLanguage } from '@burger/shared/language';
import { parsePrice, toRupees } from '@burger/shared/pricing';
import { shownAtFirst, type MenuSection } from './menu-sections';

const schemaOrg = 'https://schema.org';

// What a dish is and looks like stands in the page anyway: here is what its text does not say for itself.
const menuItem = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  ...(dish.isVeg && { suitableForDiet: `${schemaOrg}/VegetarianDiet` }),
  offers: {
    '@type': 'Offer',
    price: toRupees(parsePrice(dish.price)).toFixed(2),
    priceCurrency: 'INR',
    availability: `${schemaOrg}/${dish.isAvailable ? 'InStock' : 'OutOfStock'}`,
  },
});

/** The menu as search engines read it, no longer than the page itself, as text that is safe inside a script element. */
export function menuData(
  sections: readonly MenuSection[],
  { name, siteUrl }: { name: string; siteUrl: string },
): string {
  const menu = {
    '@context': schemaOrg,
    '@type': 'Menu',
    name: `${name} menu`,
    url: `${siteUrl}/menu`,
    inLanguage: languages[pageLanguage].tag,
    hasMenuSection: sections.map(({ category, anchor, dishes }) => ({
      '@type': 'MenuSection',
      name: categoryName(category),
      url: `${siteUrl}/menu#${anchor}`,
      hasMenuItem: dishes.slice(0, shownAtFirst).map(menuItem),
    })),
  };
  // A closing tag inside a text would end the element.
  return JSON.stringify(menu).replaceAll('<', '\\u003c');
}
