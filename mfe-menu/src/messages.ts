import { inPageLanguage } from '@burger/shared/language';

/** Every text of the menu, in English; `messages.<language>.ts` beside it has the others. */
export const messages = inPageLanguage('mfe-menu', {
  title: 'Our menu',
  lead: 'Cooked when you order, never before.',
  search: {
    label: 'Search the menu',
    placeholder: 'Search the menu',
    clear: 'Clear search',
    clearText: 'Clear the search text',
    nothing: 'No items found matching your search',
    nothingVegOnly: 'Only veg dishes are shown at the moment.',
    found: (count: number, query: string) =>
      `${count} ${count === 1 ? 'item' : 'items'} found for “${query}”`,
  },
  vegOnly: {
    label: 'Veg only',
    shown: (count: number) => `${count} veg ${count === 1 ? 'item' : 'items'}`,
  },
  legend: { label: 'Marks on the menu', veg: 'Veg', nonVeg: 'Non-Veg', popular: 'Popular' },
  categories: {
    label: 'Categories',
    open: 'Categories',
    count: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  },
  dish: {
    add: 'Add to Cart',
    adding: 'Adding…',
    late: 'Your cart is slow to answer. We add this as soon as it does.',
    quantity: (name: string) => `Quantity of ${name}`,
    more: (name: string) => `One ${name} more`,
    less: (name: string) => `One ${name} less`,
    remove: (name: string) => `Remove ${name}`,
    outOfSeason: 'Out of season',
    popular: 'Popular',
  },
  facts: {
    spice: 'Spice',
    spices: { mild: 'Mild', medium: 'Medium', hot: 'Hot' },
    allergens: 'Contains',
    energy: 'Energy',
    kcal: (kcal: number) => `${kcal} kcal`,
    allergic: 'Allergic to something? Ask the kitchen before you order:',
  },
  cartBar: {
    items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
    view: 'View cart',
  },
} as const);
