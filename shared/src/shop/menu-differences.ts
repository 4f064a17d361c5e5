import { usualNetworkOrders, usualPayMinutes } from '../contracts/rules';
import { hoursInWords } from '../hours/special-days';
import { shortMoney } from '../pricing/money';
import { promoInWords } from '../pricing/promo-rules';
import type { Published } from './published';

export interface Difference {
  /** Name of the changed item, such as a dish; empty for the restaurant itself. */
  of: string;
  field: string;
  was: string;
  now: string;
  isTranslation: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

interface Identified {
  id: number | string;
  name: string;
}

interface Thing {
  id: number | string;
  of: string;
  /** Summary, used if the complete item was added or removed. */
  what?: string;
  fields: Fields;
}

/** Names for parts of a field's path. Other parts are split into words. */
const names: Readonly<Record<string, string>> = {
  isAvailable: 'can be had',
  isPopular: 'popular',
  isNew: 'new on the menu',
  isVeg: 'vegetarian',
  isTall: 'tall pictures',
  image: 'picture',
  studio: 'ground of the pictures',
  groups: 'options',
  min: 'at least',
  max: 'at most',
  priceIncludesTax: 'tax in the price',
  origin: 'country of origin',
  terms: 'code',
  forEveryone: 'suggested on the pages',
  enforceHours: 'no orders outside the hours',
  verifiedPhone: 'checked phone number',
  networkOrders: 'orders of one network in ten minutes',
  unverified: 'of numbers that nobody checked',
  verified: 'of checked numbers',
  freeUpToKm: 'free up to km',
  rupeesPerKm: '₹ a km',
  limitKm: 'up to km',
  minutes: 'usual minutes',
  latestMinutes: 'minutes at the latest',
  travelMode: 'what riders go by',
  roadFactor: 'roads against the crow’s flight',
  slots: 'times to choose from',
  capacity: 'orders in half an hour',
  days: 'days ahead',
  wayMinutes: 'minutes to the customer',
  learn: 'learned minutes',
  atLeast: 'at least, for one fixed',
  atMost: 'at most, for one fixed',
  payments: 'ways of payment',
  payMinutes: 'minutes that an order waits for its money',
  upi: 'UPI',
  gst: 'GST',
  gstin: 'GSTIN',
  sac: 'SAC',
  cgst: 'CGST',
  sgst: 'SGST',
  rounding: 'round off',
  retention: 'how long is kept',
  coordinatesDays: 'days of the place on the map',
  taxMonths: 'months of the bill',
};

const languages = new Intl.DisplayNames('en', { type: 'language' });
const inLanguage = /^(\w\w)-/;

/** Names a field in words: `delivery.limitKm` becomes Delivery: up to km, `kn-name` becomes Kannada name. */
function fieldText(path: string): string {
  const [first = '', ...rest] = path
    .split('.')
    .map((name) => names[name] ?? name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase())
    .map((name) => name.replace(inLanguage, (_, language: string) => `${languages.of(language)} `));
  const start = first.charAt(0).toUpperCase() + first.slice(1);
  return rest.length > 0 ? `${start}: ${rest.join(', ')}` : start;
}

const nothing = 'nothing';
const between = ' · ';
const isNamed = (value: unknown): value is Identified => typeof value === 'object';

/** Formats a value; items are listed by their names or ids. */
function valueText(value: unknown, by: keyof Identified = 'name'): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value ?? '') || nothing;
  return value.map((each) => (isNamed(each) ? each[by] : each)).join(between) || nothing;
}

/** Formats a difference in one line: `Aloo Tikki Burger · Price: ₹49 → ₹59`. */
export const differenceText = ({ of, field, was, now }: Difference): string =>
  `${of && of + between}${field}: ${was} → ${now}`;

export const nameIn =
  (list: readonly Identified[]) =>
  (requested: number | string): string =>
    list.find(({ id }) => id === requested)?.name ?? String(requested);

const named = (list: readonly Identified[], ids: readonly (number | string)[]): Identified[] =>
  ids.map((id) => ({ id, name: nameIn(list)(id) }));

const percent = (basisPoints: number) => `${basisPoints / 100} %`;

const inLanguages = (
  { words }: Published,
  message: (words: Published['words'][string]) => Fields,
): Fields =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, own]) =>
      Object.entries(message(own)).map(([field, value]) => [`${language}-${field}`, value]),
    ),
  );

/** Formats suggestions: with Wraps, without Beverages: Cold Coffee. */
function suggestionsIn({ suggestions = [], categories, groups, dishes }: Published): Identified[] {
  const listed = (list: readonly Identified[], ids: readonly (number | string)[]) =>
    [...new Set(ids.map(nameIn(list)))].join(', ');
  return suggestions.map((suggestion) => {
    const { when, without, withoutChosen = [], offer } = suggestion;
    const beside = [listed(categories, without), listed(groups, withoutChosen)].filter(Boolean);
    const unless = beside.length > 0 ? `, without ${beside.join(', ')}` : '';
    const name = `with ${listed(categories, when)}${unless}: ${listed(dishes, offer)}`;
    return { id: JSON.stringify(suggestion), name };
  });
}

/** Lists stations by their ids, so that a change of one is a difference of its own. */
const kitchenIn = (kitchen: Published['rules']['kitchen']): Fields => ({
  wayMinutes: kitchen?.wayMinutes,
  learn: kitchen?.learn,
  ...Object.fromEntries((kitchen?.stations ?? []).map(({ id, ...station }) => [id, station])),
});

function wholeOf(menu: Published): Fields {
  const { rules, featured, dishes, categories } = menu;
  const { promos, gst, delivery, verifiedPhone = 'never' } = rules;
  return {
    ...{ networkOrders: usualNetworkOrders, payMinutes: usualPayMinutes, rounding: 'none' },
    ...rules,
    ...hoursInWords(rules),
    // These fields are compared below in another form.
    ...{ closedWeekdays: null, sittings: null, promos: null },
    delivery: { ...delivery, areas: null },
    kitchen: kitchenIn(rules.kitchen),
    gst: { ...gst, cgst: percent(gst.cgst), sgst: percent(gst.sgst) },
    verifiedPhone:
      typeof verifiedPhone === 'string' ? verifiedPhone : `above ₹${verifiedPhone.above}`,
    featured: named(dishes, featured),
    orderOfTheCategories: categories,
    orderOfTheCodes: promos.map(({ code }) => ({ id: code, name: code })),
    orderOfTheAreas: delivery.areas.map(({ name }) => ({ id: name, name })),
    orderOfTheSuggestions: suggestionsIn(menu),
  };
}

function thingsIn(menu: Published): Thing[][] {
  const { dishes, groups, categories, rules } = menu;
  const inCategory = nameIn(categories);
  return [
    dishes.map((dish) => ({
      id: dish.id,
      of: dish.name,
      what: `${dish.price}, ${inCategory(dish.category)}`,
      fields: {
        ...dish,
        isNew: dish.isNew ?? false,
        category: named(categories, [dish.category]),
        groups: named(groups, dish.groups),
        priceIncludesTax:
          dish.priceIncludesTax &&
          `${percent(dish.priceIncludesTax.rate)}, HSN ${dish.priceIncludesTax.hsn}`,
        ...inLanguages(menu, (words) => ({ ...words.dishes[dish.id] })),
      },
    })),
    groups.flatMap(({ choices, ...group }) => [
      {
        id: group.id,
        of: group.name,
        what: `${group.min} to ${group.max} of ${choices.length}`,
        fields: {
          ...{ ...group, orderOfTheChoices: choices },
          ...inLanguages(menu, (words) => ({ name: words.groups[group.id]?.name })),
        },
      },
      ...choices.map((choice) => ({
        id: `${group.id}/${choice.id}`,
        of: `${group.name}: ${choice.name}`,
        what: shortMoney(choice.price),
        fields: {
          ...{ ...choice, price: shortMoney(choice.price) },
          ...inLanguages(menu, ({ groups: own }) => ({ name: own[group.id]?.choices[choice.id] })),
        },
      })),
    ]),
    rules.promos.map((promo) => ({
      id: promo.code,
      of: promo.code,
      fields: {
        terms: promoInWords(promo, inCategory),
        description: promo.description,
        forEveryone: promo.forEveryone || undefined,
        ...inLanguages(menu, (words) => ({ description: words.promos[promo.code] })),
      },
    })),
    [{ id: '', of: '', fields: wholeOf(menu) }],
    rules.delivery.areas.map(({ name, lat, lng }) => ({
      id: name,
      of: `Delivery to ${name}`,
      what: `${lat}, ${lng}`,
      fields: {
        place: `${lat}, ${lng}`,
        ...inLanguages(menu, (words) => ({ name: words.areas[name] })),
      },
    })),
    categories.map((category) => ({
      id: category.id,
      of: category.name,
      what: 'category',
      fields: {
        ...category,
        isTall: category.isTall ?? false,
        orderOfTheDishes: dishes.filter((dish) => dish.category === category.id),
        ...inLanguages(menu, (words) => ({ name: words.categories[category.id] })),
      },
    })),
    suggestionsIn(menu).map(({ id, name }) => ({ id, of: 'Suggestion', what: name, fields: {} })),
  ];
}

/** Returns the values in an item by path, such as `delivery.limitKm`; a list counts as one value. */
function leavesOf(value: unknown, path = ''): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [path]: value };
  const inside = Object.entries(value).map(([name, each]) =>
    leavesOf(each, path ? `${path}.${name}` : name),
  );
  return Object.assign({}, ...inside) as Fields;
}

function isOther(path: string, was: unknown, now: unknown): boolean {
  const [before, after] = [
    valueText(was, 'id').split(between),
    valueText(now, 'id').split(between),
  ];
  // Added and removed entries must not count as a changed order of the others.
  const counted = (parts: string[], others: string[]) =>
    path.startsWith('orderOf') ? parts.filter((part) => others.includes(part)) : parts;
  return String(counted(before, after)) !== String(counted(after, before));
}

function thingDifferences(was: Thing | undefined, now: Thing | undefined): Difference[] {
  const { of = '', what } = now ?? was ?? {};
  const whole = { of, was: valueText(was?.what), now: valueText(now?.what), isTranslation: false };
  if (what && !was) return [{ ...whole, field: 'New' }];
  if (what && !now) return [{ ...whole, field: 'Removed' }];
  // A fast check first, because most items are equal and this runs on every key press.
  if (JSON.stringify(was?.fields) === JSON.stringify(now?.fields)) return [];
  const [before, after] = [leavesOf(was?.fields ?? {}), leavesOf(now?.fields ?? {})];
  return Object.keys({ ...before, ...after })
    .filter((path) => isOther(path, before[path], after[path]))
    .map((path) => ({
      of,
      field: fieldText(path),
      was: valueText(before[path]),
      now: valueText(after[path]),
      isTranslation: inLanguage.test(path),
    }));
}

/** Returns how a menu differs from the previous one for customers; translations come last. */
export function menuDifferences(was: Published, now: Published): Difference[] {
  const before = thingsIn(was);
  const differences = thingsIn(now).flatMap((list, at) => {
    const former = before[at] ?? [];
    const sameIn = (things: Thing[], { id }: Thing) => things.find((one) => one.id === id);
    return [
      ...list.flatMap((thing) => thingDifferences(sameIn(former, thing), thing)),
      ...former.flatMap((thing) => (sameIn(list, thing) ? [] : thingDifferences(thing, undefined))),
    ];
  });
  return differences.sort((one, other) => Number(one.isTranslation) - Number(other.isTranslation));
}
