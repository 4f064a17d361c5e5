import * as v from 'valibot';
import { RulesSchema } from './rules';

/** Of words: there are some. Owners read what it says. */
export const filled = v.minLength<string, 1, string>(1, 'Something has to stand here');

export const SlugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(40));

/** ₹10,000: nothing on the menu costs more. */
export const mostPaise = 1_000_000;

const PaiseSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPaise));
export const DishIdSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const wordsOf = (most: number) => v.pipe(v.string(), filled, v.maxLength(most));

/** Until when something is sold out (ISO); null until the kitchen puts it back. */
export const SoldOutSchema = v.object({ until: v.nullable(v.string()) });

/** One thing that a customer may choose. `price` is added to the dish's, in paise. */
export const ChoiceSchema = v.object({
  id: SlugSchema,
  name: wordsOf(60),
  price: PaiseSchema,
  isVeg: v.boolean(),
  isAvailable: v.boolean(),
  soldOut: v.optional(SoldOutSchema),
});

/** What a dish asks of who orders it. `one` is chosen among others, of `many` from `min` to `max`. */
export const OptionGroupSchema = v.object({
  id: SlugSchema,
  name: wordsOf(60),
  kind: v.picklist(['one', 'many']),
  min: v.pipe(v.number(), v.integer(), v.minValue(0)),
  max: v.pipe(v.number(), v.integer(), v.minValue(1)),
  choices: v.pipe(v.array(ChoiceSchema), v.minLength(1)),
});

export const CategorySchema = v.object({
  id: SlugSchema,
  name: wordsOf(60),
  /** Slug of the picture that stands for it; empty where it has none. */
  picture: v.union([v.literal(''), SlugSchema]),
  /** Name of the ground, of those in the theme, that it and its dishes stand on. */
  studio: v.optional(SlugSchema),
  /** Whether its dishes stand tall, as glasses do: what shows a dish leaves their pictures their height. */
  isTall: v.optional(v.boolean()),
});

/** The tax that lies in the MRP of sealed goods: their HSN, and CGST and SGST together in basis points (1800: 18 %). */
export const IncludedTaxSchema = v.object({
  hsn: v.pipe(v.string(), v.regex(/^(\d{4}|\d{6}|\d{8})$/)),
  rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

/** A dish as the shop sells it at this moment, in the language of the page. `price` is the text that the card shows, e.g. ₹49. */
export const DishSchema = v.object({
  id: DishIdSchema,
  name: wordsOf(120),
  /** Its name on the menu in English, on a page in another language. */
  englishName: v.optional(v.string()),
  description: v.string(),
  price: v.string(),
  category: SlugSchema,
  isVeg: v.boolean(),
  isPopular: v.boolean(),
  isNew: v.optional(v.boolean()),
  image: v.string(),
  isAvailable: v.boolean(),
  soldOut: v.optional(SoldOutSchema),
  groups: v.array(OptionGroupSchema),
  /** What the kitchen knows of the dish beyond that; left out where it does not. */
  allergens: v.optional(v.array(v.string())),
  spice: v.optional(v.picklist(['mild', 'medium', 'hot'])),
  kcal: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Of sealed goods: nothing is added to their price. Left out, tax is added. */
  priceIncludesTax: v.exactOptional(IncludedTaxSchema),
  /** Who made or packed it, where (the country), and how much is in it (`750 ml`). */
  maker: v.exactOptional(wordsOf(120)),
  origin: v.exactOptional(wordsOf(40)),
  netQuantity: v.exactOptional(wordsOf(40)),
});

export type Choice = v.InferOutput<typeof ChoiceSchema>;
export type OptionGroup = v.InferOutput<typeof OptionGroupSchema>;
export type Category = v.InferOutput<typeof CategorySchema>;
export type SoldOut = v.InferOutput<typeof SoldOutSchema>;
export type IncludedTax = v.InferOutput<typeof IncludedTaxSchema>;
export type Dish = v.InferOutput<typeof DishSchema>;

/** Name of a published document: it follows from its content. */
export const VersionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
const RevisionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const IsoSchema = v.pipe(v.string(), v.isoTimestamp());

/** A dish as it is published: its groups are named, and it is sold out or not today, which is not written here. */
const PublishedDishSchema = v.object({
  ...v.omit(DishSchema, ['groups', 'soldOut']).entries,
  groups: v.array(v.string()),
});

/** What goes well with a cart that holds something of one category and nothing of another. */
export const SuggestionSchema = v.object({
  /** Ids of categories: the cart holds a dish of one of them, */
  when: v.pipe(v.array(SlugSchema), v.minLength(1)),
  /** none of these, */
  without: v.array(SlugSchema),
  /** and nothing that was chosen of these groups. */
  withoutChosen: v.optional(v.array(SlugSchema)),
  /** Ids of dishes, what fits best first. */
  offer: v.pipe(v.array(DishIdSchema), v.minLength(1)),
});

/** `/shop/<version>/<language>.json`: the published document as one language reads it; the whole is `PublishedSchema`. */
export const MenuSchema = v.object({
  version: VersionSchema,
  categories: v.array(CategorySchema),
  groups: v.array(OptionGroupSchema),
  dishes: v.array(PublishedDishSchema),
  featured: v.array(DishIdSchema),
  suggestions: v.optional(v.array(SuggestionSchema)),
  rules: RulesSchema,
});

/** Something that is sold out: a dish by its id, or a choice of a group as `extras/cheese`. */
export const SoldOutThingSchema = v.object({
  what: v.union([DishIdSchema, v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/))]),
  /** Until when; null until the kitchen puts it back. */
  until: v.nullable(IsoSchema),
});

/** What changes during a day. */
export const TodaySchema = v.object({
  version: VersionSchema,
  revision: RevisionSchema,
  soldOut: v.array(SoldOutThingSchema),
  /** No orders are taken; `until` null until the kitchen goes on. */
  paused: v.nullable(v.object({ until: v.nullable(IsoSchema) })),
  /** What a busy kitchen adds to each promise. */
  extraMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180)),
  /** Days on which the restaurant is closed beside the usual ones: `2026-11-25`. */
  closedDays: v.array(v.pipe(v.string(), v.isoDate())),
});

/** Answer of `GET /api/shop`: what changes during a day, and the server's clock. */
export const ShopAnswerSchema = v.object({
  ...TodaySchema.entries,
  now: IsoSchema,
  /** Whether orders may be paid online, by real money or to try it; left out they may not. */
  online: v.exactOptional(v.picklist(['live', 'test'])),
});

/** The shop as it stands at this moment, in the language of the page: what the owner of the noun tells everyone. */
export const ShopSchema = v.object({
  ...v.omit(TodaySchema, ['soldOut']).entries,
  /** How far the server's clock is ahead of this device's, in ms; left out where the server has not told. */
  aheadMs: v.optional(v.number()),
  categories: v.array(CategorySchema),
  dishes: v.array(DishSchema),
  featured: v.array(DishIdSchema),
  suggestions: v.optional(v.array(SuggestionSchema)),
  rules: RulesSchema,
});

export type Menu = v.InferOutput<typeof MenuSchema>;
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;
export type PublishedDish = Menu['dishes'][number];
export type SoldOutThing = v.InferOutput<typeof SoldOutThingSchema>;
export type Today = v.InferOutput<typeof TodaySchema>;
export type ShopAnswer = v.InferOutput<typeof ShopAnswerSchema>;
export type Shop = v.InferOutput<typeof ShopSchema>;
