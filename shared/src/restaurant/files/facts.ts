import * as v from 'valibot';
import { emailShape } from '../../contracts/field-rules';
import { CoordinatesSchema } from '../../contracts/location';
import { languages, type Language } from '../../i18n/languages';
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

/** The format of `restaurant.json`: identity and contacts. Menu and rules: see `PublishedSchema`. */
export const FactsSchema = v.strictObject({
  name: text,
  legalName: text,
  /** Text that may contain placeholders such as {area} and {since}. */
  tagline: text,
  since: v.pipe(v.number(), v.integer(), v.minValue(1800)),
  /** Cuisines, for search engines. */
  cuisine: v.pipe(v.array(text), v.minLength(1)),
  /** URL without a trailing slash. */
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
  /** One or two phone numbers. */
  phones: v.pipe(v.tupleWithRest([phone], phone), v.maxLength(2)),
  chatPhone: phone,
  emails: v.strictObject({ hello: mailbox, orders: mailbox }),
  /** Hours within which enquiries are answered; no promise if missing. */
  replyHours: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Maximum number of newsletters per month; no promise if missing. */
  lettersAMonth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Maximum days until a refund, as stated in the terms; no promise if missing. */
  refundDays: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ownerEmail: mailbox,
  /** Consumer Protection (E-Commerce) Rules, 4(5), require the officer's name and designation. */
  grievanceOfficer: v.strictObject({
    name: text,
    designation: v.exactOptional(text),
    email: mailbox,
    phone,
  }),
  /** Origin whose pages may embed the site's remotes, or `*` for any; none if missing. */
  hosts: v.exactOptional(v.pipe(v.string(), v.regex(/^(\*|https:\/\/[^\s/]+)$/))),
  /** Whether the deployed site has the page /architecture for engineers. The local site always has it. */
  architecturePage: v.exactOptional(v.boolean()),
  fssai: v.pipe(v.string(), v.regex(/^\d{14}$/)),
  links: v.strictObject({
    /** URL where customers write a public review; not offered if missing. */
    googleReview: v.exactOptional(webAddress),
    instagram: v.exactOptional(webAddress),
  }),
});

/** The format of `<language>/restaurant.json`: translated texts. Missing ones stay English. */
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

/** A colour: #RRGGBB, or #RRGGBBAA if translucent. */
const ColourSchema = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/));
const BothSchema = v.strictObject({ light: ColourSchema, dark: ColourSchema });

/** `brand/theme.json`: colours of the light and dark scheme, and backgrounds for dish pictures. */
export const ThemeSchema = v.strictObject({
  colours: v.strictObject(
    Object.fromEntries(colorNames.map((name) => [name, BothSchema])) as Record<
      (typeof colorNames)[number],
      typeof BothSchema
    >,
  ),
  /** Picture backgrounds, by the names used for `studio` in `menu.json`. */
  studios: v.optional(v.record(slug, BothSchema)),
});

/** Pairs of text and background colour that need a contrast of 4.5:1 in both colour schemes. */
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

/** Text colours that need a contrast of 4.5:1 on every picture background. */
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
  /** Where the name begins on the map; the area's centre if missing. */
  label: v.exactOptional(PointSchema),
  area,
});

/** The format of `map.json`: a map centred on the restaurant. Lists except `roads` may be empty. */
export const PlaceMapSchema = v.strictObject({
  /** Width of the map in metres. */
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
  places: v.array(v.strictObject({ name, at: PointSchema })),
});

/** The format of `<language>/map.json`: translated names, by the English ones. */
export const PlaceMapWordsSchema = v.record(name, name);

export type PlaceMap = v.InferOutput<typeof PlaceMapSchema>;
export type MapPoint = v.InferOutput<typeof PointSchema>;

/**
 * The format of `languages.json`: the site's languages. English is the first: its pages have no prefix, and
 * staff pages exist only in English.
 */
export const LanguagesSchema = v.pipe(
  v.array(v.picklist(Object.keys(languages) as Language[])),
  v.check(([first]) => first === 'en', 'The first language is en'),
  v.check((named) => new Set(named).size === named.length, 'A language is named twice'),
);

/** Identifies the restaurant to which data, a site or a remote's version belongs. */
export interface Owner {
  name: string;
  fssai: string;
}

/** Returns whether two owners are different restaurants. A name may change, a licence be added. */
export const isAnother = (one: Owner, other: Owner): boolean =>
  one.name !== other.name && one.fssai !== other.fssai;

/** Returns the name of the folder to which a restaurant's data is moved aside. */
export const asideOf = ({ name, fssai }: Owner): string =>
  `of-${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${fssai}`;
