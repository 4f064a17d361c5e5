import { inPageLanguage } from '@burger/shared/i18n';

export const messages = inPageLanguage('mfe-menu', {
  title: 'Our menu',
  menuOf: (restaurant: string) => `${restaurant} menu`,
  lead: 'Cooked when you order, never before.',
  alsoPopular: 'Also popular',
  search: {
    label: 'Search the menu',
    clear: 'Clear search',
    clearText: 'Clear the search text',
    nothing: 'No items found matching your search',
    nothingVegOnly: 'Only veg dishes are shown at the moment.',
    instead: 'What many people like:',
    call: 'Looking for something else? Call us:',
    found: (count: number, query: string) =>
      `${count} ${count === 1 ? 'item' : 'items'} found for “${query}”`,
  },
  vegOnly: {
    label: 'Veg only',
    visible: (count: number) => `${count} veg ${count === 1 ? 'item' : 'items'}`,
  },
  legend: { label: 'Marks on the menu', veg: 'Veg', nonVeg: 'Non-Veg', popular: 'Popular' },
  filters: {
    label: 'Narrow the menu',
    cheap: (amount: string) => `Under ${amount}`,
    spicy: 'Spicy',
    jain: 'Jain possible',
    fresh: 'New',
    showAll: 'Show all',
  },
  categories: {
    label: 'Categories',
    /** Text of the button that opens the categories; a hidden label follows it. */
    open: 'Menu',
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
    customise: 'Customise',
    outOfSeason: 'Out of season',
    soldOut: 'Sold out today',
    backAt: (time: string) => `Back at ${time}`,
    popular: 'Popular',
    notLoaded: 'This part could not be loaded.',
    tryAgain: 'Try again',
    goesWell: 'Goes well with it',
    added: (name: string) => `${name} added`,
  },
  status: {
    paused: 'We are not taking orders right now.',
    againAt: (time: string) => `We start again at ${time}.`,
    againOn: (moment: string) => `We start again on ${moment}.`,
    againUnknown: 'Please look again soon, or call us:',
    busy: (minutes: number) => `Busy kitchen: orders take about ${minutes} minutes longer.`,
  },
  cartBar: {
    items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
    view: 'View cart',
    addMore: (missing: string, amount: string, code: string) =>
      `Add ${missing} more, save ${amount} with ${code}`,
    save: (amount: string, code: string) => `Save ${amount} with ${code}`,
  },
} as const);
