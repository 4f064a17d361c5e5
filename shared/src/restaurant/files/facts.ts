import * as v from 'valibot';
import { emailShape } from '../../contracts/field-rules';
import { CoordinatesSchema } from '../../contracts/location';
import { languages, type Language } from '../../language/languages';
import { colorNames, type ColorName } from '../../theme/theme';
import { slug } from './pages';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const webAddress = v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+(\/[^\s]*)?$/));
const mailbox = v.pipe(v.string(), v.regex(emailShape));
const phone = v.pipe(v.string(), v.regex(/^\+\d[\d ]{7,17}$/));

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** `restaurant.json`: who the restaurant is and how it is reached. Its menu and its rules are published, see `PublishedSchema`. */
export const FactsSchema = v.strictObject({
  name: text,
  legalName: text,
  /** May name facts, such as {area} and {since}. */
  tagline: text,
  since: v.pipe(v.number(), v.integer(), v.minValue(1800)),
  /** For search engines: what is cooked. */
  cuisine: v.pipe(v.array(text), v.minLength(1)),
  /** Without a slash at the end. */
  siteUrl: v.pipe(webAddress, v.regex(/[^/]$/)),
  orderIdPrefix: v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)),
  address: v.strictObject({
    street: text,
    locality: text,
    city: text,
    region: text,
    postalCode: text,
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
  coordinates: v.strictObject(CoordinatesSchema.entries),
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  /** The second may be left out. */
  phones: v.pipe(v.tupleWithRest([phone], phone), v.maxLength(2)),
  chatPhone: phone,
  emails: v.strictObject({ hello: mailbox, orders: mailbox }),
  /** Within how many hours whoever writes is answered; nothing is promised where it is left out. */
  replyHours: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How many letters a subscriber gets in a month at most; nothing is promised where it is left out. */
  lettersAMonth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Within how many days money goes back, as the terms say; nothing is promised where it is left out. */
  refundDays: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ownerEmail: mailbox,
  /** The law wants a name and a designation (E-Commerce Rules, 4(5)). */
  grievanceOfficer: v.strictObject({
    name: text,
    designation: v.exactOptional(text),
    email: mailbox,
    phone,
  }),
  /** Whose pages may show the site's remotes: an origin, `*` for all; nobody's where it is left out. */
  hosts: v.exactOptional(v.pipe(v.string(), v.regex(/^(\*|https:\/\/[^\s/]+)$/))),
  fssai: v.pipe(v.string(), v.regex(/^\d{14}$/)),
  links: v.strictObject({
    /** Where a review is written: nobody is led there where it is left out. */
    googleReview: v.exactOptional(webAddress),
    instagram: v.exactOptional(webAddress),
  }),
});

/** `<language>/restaurant.json`: the words among them. What is left out stays as `restaurant.json` has it. */
export const FactWordsSchema = v.strictObject({
  name: v.exactOptional(text),
  tagline: v.exactOptional(text),
  address: v.exactOptional(
    v.strictObject({
      street: v.exactOptional(text),
      locality: v.exactOptional(text),
      city: v.exactOptional(text),
      region: v.exactOptional(text),
    }),
  ),
  grievanceOfficer: v.exactOptional(text),
  grievanceDesignation: v.exactOptional(text),
});

export type Facts = v.InferOutput<typeof FactsSchema>;
export type FactWords = v.InferOutput<typeof FactWordsSchema>;

/** A colour as #RRGGBB, or #RRGGBBAA where what is below shines through. */
const ColourSchema = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/));
const BothSchema = v.strictObject({ light: ColourSchema, dark: ColourSchema });

/** `brand/theme.json`: the colours in the light and the dark scheme, and the grounds that categories may stand on. */
export const ThemeSchema = v.strictObject({
  colours: v.strictObject(
    Object.fromEntries(colorNames.map((name) => [name, BothSchema])) as Record<
      (typeof colorNames)[number],
      typeof BothSchema
    >,
  ),
  /** By the name that categories call them: `studio` in `menu.json`. */
  studios: v.optional(v.record(slug, BothSchema)),
});

/** Which colour is text on which: each has to read at 4.5:1, in both schemes. */
export const readablePairs = [
  ['ink', 'page'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['ink', 'flameWash'],
  ['ink', 'amberWash'],
  ['ink', 'leafWash'],
  ['inkSoft', 'page'],
  ['inkSoft', 'card'],
  ['inkSoft', 'sunken'],
  ['onFlame', 'flame'],
  ['onFlame', 'flameDeep'],
  ['flameInk', 'page'],
  ['flameInk', 'card'],
  ['flameInk', 'flameWash'],
  ['amberInk', 'amberWash'],
  ['onAmber', 'amber'],
  ['leaf', 'card'],
  ['leaf', 'leafWash'],
  ['brown', 'card'],
  ['onNight', 'night'],
  ['onNightSoft', 'night'],
] as const satisfies readonly (readonly [text: ColorName, ground: ColorName])[];

/** What is text on every studio: it has to read there at 4.5:1 as well. */
export const readableOnStudios = ['ink', 'inkSoft'] as const satisfies readonly ColorName[];

export type Theme = v.InferOutput<typeof ThemeSchema>;

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const PointSchema = v.tuple([
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
]);
const area = v.pipe(v.array(PointSchema), v.minLength(3));

const NamedAreaSchema = v.strictObject({
  name: v.exactOptional(name),
  /** Where its name begins; without, it stands in the middle. */
  label: v.exactOptional(PointSchema),
  area,
});

/** `map.json`: what is drawn around the restaurant, which stands in the middle. All but the first may be left empty. */
export const PlaceMapSchema = v.strictObject({
  /** How many metres the drawing is wide. */
  across: v.pipe(v.number(), v.minValue(100), v.maxValue(20_000)),
  roads: v.array(
    v.strictObject({
      name: v.exactOptional(name),
      main: v.exactOptional(v.boolean()),
      path: v.pipe(v.array(PointSchema), v.minLength(2)),
    }),
  ),
  parks: v.array(NamedAreaSchema),
  water: v.array(NamedAreaSchema),
  buildings: v.array(area),
  /** What people know the corner by. */
  places: v.array(v.strictObject({ name, at: PointSchema })),
});

/** `<language>/map.json`: the names on the map, by those in English. */
export const PlaceMapWordsSchema = v.record(name, name);

export type PlaceMap = v.InferOutput<typeof PlaceMapSchema>;
export type MapPoint = v.InferOutput<typeof PointSchema>;

/** `languages.json`: the languages that the site speaks. English is the first: its pages have no prefix, and the staff's have no other. */
export const LanguagesSchema = v.pipe(
  v.array(v.picklist(Object.keys(languages) as Language[])),
  v.check(([first]) => first === 'en', 'The first language is en'),
  v.check((named) => new Set(named).size === named.length, 'A language is named twice'),
);
