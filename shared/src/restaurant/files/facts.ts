import * as v from 'valibot';
import { emailShape } from '../../contracts/email';
import { CoordinatesSchema } from '../../contracts/location';

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
  /** The year. */
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
  phones: v.tuple([phone, phone]),
  chatPhone: phone,
  emails: v.strictObject({ hello: mailbox, orders: mailbox }),
  /** Within how many hours whoever writes is answered; nothing is promised where it is left out. */
  replyHours: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How many letters a subscriber gets in a month at most; nothing is promised where it is left out. */
  lettersAMonth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ownerEmail: mailbox,
  grievanceOfficer: v.strictObject({ name: text, email: mailbox, phone }),
  /** Whose pages may show the site's remotes: an origin, `*` for all; nobody's where it is left out. */
  hosts: v.exactOptional(v.pipe(v.string(), v.regex(/^(\*|https:\/\/[^\s/]+)$/))),
  fssai: v.pipe(v.string(), v.regex(/^\d{14}$/)),
  links: v.strictObject({ googleReview: webAddress, instagram: v.exactOptional(webAddress) }),
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
});

export type Facts = v.InferOutput<typeof FactsSchema>;
export type FactWords = v.InferOutput<typeof FactWordsSchema>;
