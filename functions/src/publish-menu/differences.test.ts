import type { Rules } from '@burger/shared/contracts';
import type { Published } from '@burger/shared/publishing';
import { published } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { differences } from './differences';

const said = (changes: Partial<Published>): string[] =>
  differences(published, { ...published, ...changes });

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
const extras = published.groups.find(({ id }) => id === 'extras-veg-burger')!;

test.each<[Partial<Published>, string[]]>([
  [{}, []],
  [withDish(1, { price: '₹59' }), ['Aloo Tikki Burger: ₹49 → ₹59']],
  [{ dishes: published.dishes.slice(1) }, ['Gone: Aloo Tikki Burger']],
  [
    { dishes: [...published.dishes, { ...aloo!, id: 99, name: 'Ragi Burger', price: '₹89' }] },
    ['New dish: Ragi Burger, ₹89 (Burgers (Veg))'],
  ],
  [
    withGroup('extras-veg-burger', {
      max: 2,
      choices: [
        { ...extras.choices[0], price: 2_550 },
        ...extras.choices.slice(2),
        { id: 'egg', name: 'Egg', price: 1_500, isVeg: false, isAvailable: true },
      ],
    }),
    [
      '“Extras”: choose 0 to 3 → 0 to 2',
      '“Extras”, Cheese slice: ₹20 → ₹25.50',
      '“Extras”: new Egg (₹15)',
      '“Extras”: Extra paneer is gone',
    ],
  ],
  [
    withRules({
      ...{ delivery: { ...delivery, freeUpToKm: 3 }, hours: { ...hours, opens: '12:00' } },
      ...{ closedWeekdays: ['monday'], enforceHours: true, verifiedPhone: { above: 800 } },
      ...{ networkOrders: { unverified: 5, verified: 60 }, payMinutes: 15 },
      payments: ['online', 'cod'],
      ...{ gst: { ...gst, cgst: 900 }, rounding: 'rupee' },
    }),
    [
      'Hours: Every day 11:00 AM to 10:00 PM (kitchen until 9:30 PM, last orders 9:15 PM) → Every day except Monday 12:00 PM to 10:00 PM (kitchen until 9:30 PM, last orders 9:15 PM)',
      'Hours: orders outside them are refused',
      'Delivery: free up to 2 km → 3 km',
      'Payment: cod → online, cod',
      'Payment: an order waits for its money for 10 minutes → 15 minutes',
      'Checked phone number: asked for never → above ₹800',
      'Orders of one network in ten minutes: 10, 40 with a checked number → 5, 60 with a checked number',
      'Tax: CGST 2.5 % → 9 %',
      'Bill: rounded not at all → to the rupee',
    ],
  ],
  [
    withRules({ specialDays: [{ date: '2026-11-08', sittings: [] }] }),
    ['Special days: none → 8 November, closed'],
  ],
  [
    withRules({
      promos: [
        { ...promos[0]!, discount: 20, forEveryone: false },
        ...promos.slice(2),
        { code: 'MONSOON', discount: 50, type: 'fixed', description: '', minOrder: 300 },
      ],
    }),
    [
      'Promo code WELCOME15: 15 % off → 20 % off',
      'Promo code WELCOME15: is no longer suggested',
      'New promo code: MONSOON, ₹50 off, from ₹300',
      'Promo code gone: WEEKEND25',
    ],
  ],
])('case %#', (changes, lines) => expect(said(changes)).toEqual(lines));

test('words are told by what they are of, in the language’s own name in English', () => {
  const { kn } = published.words;
  const words = {
    ...published.words,
    kn: {
      ...kn!,
      dishes: { ...kn!.dishes, 1: { ...kn!.dishes[1]!, name: 'x' } },
      areas: { ...kn!.areas, Hoodi: 'x' },
    },
  };
  expect(said({ words })).toEqual(['Words in Kannada: Aloo Tikki Burger, Hoodi']);
  const { hi: _hi, ...others } = published.words;
  expect(said({ words: others })[0]).toMatch(/^Words in Hindi: ([^,]+, ){5}[^,]+ and \d+ more$/);
});

test('whatever differs is said', () => {
  const dish = fc.nat(published.dishes.length - 1);
  const field = fc.constantFrom<[keyof Published['dishes'][number], unknown]>(
    ['price', '₹777'],
    ['name', 'Another name'],
    ['image', 'another'],
    ['kcal', 777],
    ['spice', 'hot'],
    ['isNew', true],
    ['groups', []],
  );
  fc.assert(
    fc.property(dish, field, (at, [key, value]) => {
      const dishes = published.dishes.with(at, { ...published.dishes[at]!, [key]: value } as never);
      const before = JSON.stringify(published.dishes[at]![key]);
      const lines = said({ dishes });
      const isOther = before !== JSON.stringify(value);
      expect(lines.length > 0).toBe(isOther);
      expect(lines).not.toContain('Something else that has no words here');
    }),
  );
});
