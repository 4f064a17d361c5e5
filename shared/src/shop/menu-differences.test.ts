import fc from 'fast-check';
import type { Rules } from '../contracts/rules';
import { published } from '../testing/a-shop';
import { differenceText, menuDifferences } from './menu-differences';
import type { Published } from './published';

const messages = (changes: Partial<Published>): string[] =>
  menuDifferences(published, { ...published, ...changes }).map(differenceText);

const withDish = (id: number, changes: object): Partial<Published> => ({
  dishes: published.dishes.map((dish) => (dish.id === id ? { ...dish, ...changes } : dish)),
});
const withGroup = (id: string, changes: object): Partial<Published> => ({
  groups: published.groups.map((group) => (group.id === id ? { ...group, ...changes } : group)),
});
const withRules = (changes: Partial<Rules>): Partial<Published> => ({
  rules: { ...published.rules, ...changes },
});
const { delivery, gst, hours, promos } = published.rules;
const [aloo] = published.dishes;
const [burgers] = published.categories;
const [first] = published.suggestions!;
const extras = published.groups.find(({ id }) => id === 'extras-veg-burger')!;

test.each<[string, Partial<Published>, string[]]>([
  ['nothing', structuredClone(published), []],
  [
    'a changed price, option group and tax',
    withDish(1, {
      ...{ price: '₹59', isNew: false, groups: ['spice'] },
      priceIncludesTax: { hsn: '2202', rate: 1800 },
    }),
    [
      'Aloo Tikki Burger · Price: ₹49 → ₹59',
      'Aloo Tikki Burger · Options: nothing → Spice level',
      'Aloo Tikki Burger · Tax in the price: nothing → 18 %, HSN 2202',
    ],
  ],
  [
    'added and removed dishes',
    { dishes: [...published.dishes.slice(1), { ...aloo!, id: 99, name: 'Ragi Burger' }] },
    [
      'Ragi Burger · New: nothing → ₹49, Burgers (Veg)',
      'Aloo Tikki Burger · Removed: ₹49, Burgers (Veg) → nothing',
    ],
  ],
  [
    'a renamed category, but not its dishes',
    { categories: [{ ...burgers!, name: 'Buns' }, ...published.categories.slice(1)] },
    ['Buns · Name: Burgers (Veg) → Buns'],
  ],
  [
    'added, removed and changed choices',
    withGroup('extras-veg-burger', {
      max: 2,
      choices: [
        { ...extras.choices[0], price: 2_550 },
        ...extras.choices.slice(2),
        { id: 'egg', name: 'Egg', price: 1_500, isVeg: false, isAvailable: true },
      ],
    }),
    [
      'Extras · At most: 3 → 2',
      'Extras: Cheese slice · Price: ₹20 → ₹25.50',
      'Extras: Egg · New: nothing → ₹15',
      'Extras: Extra paneer · Removed: ₹50 → nothing',
    ],
  ],
  [
    'changed rules, compared with their defaults',
    withRules({
      ...{ delivery: { ...delivery, freeUpToKm: 3 }, hours: { ...hours, opens: '12:00' } },
      ...{ closedWeekdays: ['monday'], enforceHours: true, verifiedPhone: { above: 800 } },
      ...{ networkOrders: { unverified: 5, verified: 40 }, payMinutes: 15 },
      payments: ['online', 'cod'],
      specialDays: [{ date: '2026-11-08', sittings: [] }],
      ...{ gst: { ...gst, cgst: 900 }, rounding: 'rupee' },
    }),
    [
      'Orders of one network in ten minutes: of numbers that nobody checked: 10 → 5',
      'Minutes that an order waits for its money: 10 → 15',
      'Round off: none → rupee',
      'Hours: Every day 11:00 AM to 10:00 PM (kitchen until 9:30 PM, last orders 9:15 PM) → Every day except Monday 12:00 PM to 10:00 PM (kitchen until 9:30 PM, last orders 9:15 PM)',
      'No orders outside the hours: no → yes',
      'Checked phone number: never → above ₹800',
      'Delivery: free up to km: 2 → 3',
      'Ways of payment: cod → online · cod',
      'GST: CGST: 2.5 % → 9 %',
      'Special days: nothing → 8 November, closed',
    ],
  ],
  [
    'a removed delivery area',
    withRules({ delivery: { ...delivery, areas: delivery.areas.slice(1) } }),
    ['Delivery to Kithaganur · Removed: 13.037, 77.708 → nothing'],
  ],
  [
    'changed promo codes',
    withRules({
      promos: [
        { ...promos[0]!, discount: 20, forEveryone: false },
        ...promos.slice(2),
        { code: 'MONSOON', discount: 50, type: 'fixed', description: '', minOrder: 300 },
      ],
    }),
    [
      'WELCOME15 · Code: 15 % off → 20 % off',
      'WELCOME15 · Suggested on the pages: yes → nothing',
      'MONSOON · Code: nothing → ₹50 off, from ₹300',
      'WEEKEND25 · Code: 25 % off, from ₹200 → nothing',
      'WEEKEND25 · Description: 25% off weekend feasts → nothing',
      'WEEKEND25 · Suggested on the pages: yes → nothing',
      expect.stringMatching(/^WEEKEND25 · Kannada description: .* → nothing$/) as string,
      expect.stringMatching(/^WEEKEND25 · Hindi description: .* → nothing$/) as string,
    ],
  ],
  [
    'new stations',
    withRules({
      kitchen: {
        wayMinutes: 25,
        stations: [{ id: 'grill', name: 'Grill', places: 4, minutes: { wraps: 6 } }],
        learn: { afterOrders: 50, atLeast: 0.8, atMost: 1.5 },
      },
    }),
    [
      'Kitchen: minutes to the customer: nothing → 25',
      'Kitchen: learned minutes, after orders: nothing → 50',
      'Kitchen: learned minutes, at least, for one fixed: nothing → 0.8',
      'Kitchen: learned minutes, at most, for one fixed: nothing → 1.5',
      'Kitchen: grill, name: nothing → Grill',
      'Kitchen: grill, places: nothing → 4',
      'Kitchen: grill, usual minutes, wraps: nothing → 6',
    ],
  ],
  [
    'a changed suggestion',
    { suggestions: [{ ...first!, offer: [20] }, ...published.suggestions!.slice(1)] },
    [
      'Suggestion · New: nothing → with Burgers (Veg), Burgers (Non Veg), Wraps, without Sides (Veg), Sides (Non Veg), Make it a meal: Peri Peri Fries',
      'Suggestion · Removed: with Burgers (Veg), Burgers (Non Veg), Wraps, without Sides (Veg), Sides (Non Veg), Make it a meal: French Fries, Peri Peri Fries, Chicken Popcorn, Crispy Onion Rings → nothing',
    ],
  ],
])('menuDifferences lists %s', (_about, changes, lines) =>
  expect(messages(changes)).toEqual(lines),
);

test('menuDifferences lists differences in translations last', () => {
  const { kn } = published.words;
  const words = {
    ...published.words,
    kn: {
      ...kn!,
      dishes: { ...kn!.dishes, 1: { ...kn!.dishes[1]!, name: 'x' } },
      promos: { ...kn!.promos, WELCOME15: 'y' },
      areas: { ...kn!.areas, Hoodi: 'z' },
    },
  };
  expect(messages({ words, featured: [] })).toEqual([
    expect.stringMatching(/^Featured: Spicy Paneer Burger · .* → nothing$/),
    expect.stringMatching(/^Aloo Tikki Burger · Kannada name: .* → x$/),
    expect.stringMatching(/^WELCOME15 · Kannada description: .* → y$/),
    expect.stringMatching(/^Delivery to Hoodi · Kannada name: .* → z$/),
  ]);
});

test('menuDifferences reports a changed order of categories once, and ignores added categories in it', () => {
  const [one, two, ...others] = published.categories;
  const words = messages({ categories: [two!, one!, ...others] });
  expect(words).toEqual([expect.stringMatching(/^Order of the categories: .* · .* → .* · /)]);
});

/**
 * Returns the paths of all values of the example except those by which entries are matched: ids, promo codes
 * and their types.
 */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]))
    : [path];
const paths = pathsOf(published).filter((path) => !['id', 'code', 'type'].includes(path.at(-1)!));

test('menuDifferences reports every single changed value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), (path) => {
      const other = structuredClone(published);
      const inside = path
        .slice(0, -1)
        .reduce((value, name) => value[name] as never, other as Record<string, unknown>);
      const name = path.at(-1)!;
      const value = inside[name];
      inside[name] =
        typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`;
      expect(menuDifferences(published, other)).not.toEqual([]);
    }),
  );
});
