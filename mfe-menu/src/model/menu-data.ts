import { dishPicture, type Dish } from '@burger/shared/catalogue';
import { parsePrice, toRupees } from '@burger/shared/pricing';
import type { MenuSection } from './menu-sections';

const schemaOrg = 'https://schema.org';

/** Address of a dish's picture on the site. */
type PictureAddress = (slug: string) => string;

const menuItem = (dish: Dish, siteUrl: string, picture: PictureAddress) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: dish.description,
  url: `${siteUrl}/menu#dish-${dish.id}`,
  image: `${siteUrl}${picture(dishPicture(dish))}`,
  ...(dish.isVeg && { suitableForDiet: `${schemaOrg}/VegetarianDiet` }),
  offers: {
    '@type': 'Offer',
    price: toRupees(parsePrice(dish.price)).toFixed(2),
    priceCurrency: 'INR',
    availability: `${schemaOrg}/${dish.isAvailable ? 'InStock' : 'OutOfStock'}`,
  },
});

/** The menu as search engines read it, as text that is safe inside a script element. */
export function menuData(
  sections: readonly MenuSection[],
  { name, siteUrl }: { name: string; siteUrl: string },
  picture: PictureAddress,
): string {
  const menu = {
    '@context': schemaOrg,
    '@type': 'Menu',
    name: `${name} menu`,
    url: `${siteUrl}/menu`,
    inLanguage: 'en-IN',
    hasMenuSection: sections.map(({ category, anchor, dishes }) => ({
      '@type': 'MenuSection',
      name: category,
      url: `${siteUrl}/menu#${anchor}`,
      hasMenuItem: dishes.map((dish) => menuItem(dish, siteUrl, picture)),
    })),
  };
  // A closing tag inside a text would end the element.
  return JSON.stringify(menu).replaceAll('<', '\\u003c');
}
