import type { Dish } from '@burger/shared/contracts';
import { addressIn, languages, pageLanguage } from '@burger/shared/language';
import { parsePrice, toRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { memo } from 'react';
import { messages } from '../messages';
import { shownAtFirst, type Section } from './menu';

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
    // Not what is sold out today: the page is written ahead.
    availability: `${schemaOrg}/${dish.isAvailable ? 'InStock' : 'OutOfStock'}`,
  },
});

/** The menu as search engines read it, no longer than the page itself; safe inside a script element. */
export function menuData(sections: readonly Section[]): string {
  const url = `${restaurant.siteUrl}${addressIn(pageLanguage, '/menu')}`;
  const menu = {
    '@context': schemaOrg,
    '@type': 'Menu',
    name: messages.menuOf(restaurant.name),
    url,
    inLanguage: languages[pageLanguage].tag,
    hasMenuSection: sections.map(({ category, dishes }) => ({
      '@type': 'MenuSection',
      name: category.name,
      url: `${url}#${category.id}`,
      hasMenuItem: dishes.slice(0, shownAtFirst).map(menuItem),
    })),
  };
  // A closing tag inside a text would end the element.
  return JSON.stringify(menu).replaceAll('<', '\\u003c');
}

/** The menu for search engines, inside the prerendered page; in the browser nothing is spent on it. */
export const MenuDataBlock = memo(function MenuDataBlock({
  sections,
}: {
  sections: readonly Section[];
}) {
  const data = typeof document === 'undefined' ? menuData(sections) : '';
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: data }}
      suppressHydrationWarning
    />
  );
});
