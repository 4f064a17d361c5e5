import * as v from 'valibot';
import { RulesSchema } from './rules';

/** Requires a text that is not empty. The restaurant's owner reads this message. */
export const filled = v.minLength<string, 1, string>(1, 'Something has to stand here');

export const SlugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(40));

/** Maximum price of a dish or option: ₹10,000, in paise. */
export const mostPaise = 1_000_000;

const PaiseSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPaise));
export const DishIdSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const wordsOf = (most: number) => v.pipe(v.string(), filled, v.maxLength(most));

/** Until when a dish is sold out (ISO); null until the kitchen puts it back on sale. */
export const SoldOutSchema = v.object({ until: v.nullable(v.string()) });

/** An option of a dish. Its `price` in paise is added to the dish's. */
export const ChoiceSchema = v.object({
  id: SlugSchema,
  name: wordsOf(60),
  price: PaiseSchema,
  isVeg: v.boolean(),
  isAvailable: v.boolean(),
  soldOut: v.optional(SoldOutSchema),
});

/** A group of options. `one` requires exactly one choice, `many` between `min` and `max`. */
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
  /** Slug of the category's picture; empty if there is none. */
  picture: v.union([v.literal(''), SlugSchema]),
  /** Name of the theme's background behind the pictures of this category's dishes. */
  studio: v.optional(SlugSchema),
  /** Whether pictures of this category are tall, such as glasses, so that views keep their full height. */
  isTall: v.optional(v.boolean()),
});

/** Tax included in the MRP of packaged goods: HSN code, and CGST plus SGST in basis points (1800 is 18 %). */
export const IncludedTaxSchema = v.object({
  hsn: v.pipe(v.string(), v.regex(/^(\d{4}|\d{6}|\d{8})$/)),
  rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

/** A dish with its current availability, in the language of the page. `price` is the text on the card, for example ₹49. */
export const DishSchema = v.object({
  id: DishIdSchema,
  name: wordsOf(120),
  /** The English name of the dish, on a page in another language. */
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
  allergens: v.optional(v.array(v.string())),
  spice: v.optional(v.picklist(['mild', 'medium', 'hot'])),
  /** Minutes of work by station id, instead of those of the dish's category. */
  work: v.exactOptional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
  kcal: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Set for packaged goods, whose price includes tax. Otherwise tax is added. */
  priceIncludesTax: v.exactOptional(IncludedTaxSchema),
  /** Packaged goods: the maker or packer, the country of origin, and the quantity (`750 ml`). */
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

/** Version of a published menu: a hash of its content. */
export const VersionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
const RevisionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const IsoSchema = v.pipe(v.string(), v.isoTimestamp());

/** A dish as published. It refers to option groups by id, and omits values that change during a day. */
const PublishedDishSchema = v.object({
  ...v.omit(DishSchema, ['groups', 'soldOut']).entries,
  groups: v.array(v.string()),
});

/** Dishes to suggest when the cart has a dish of one category and none of another. */
export const SuggestionSchema = v.object({
  /** Category ids. A suggestion applies if the cart contains a dish of one of these categories, */
  when: v.pipe(v.array(SlugSchema), v.minLength(1)),
  /** no dish of these categories, */
  without: v.array(SlugSchema),
  /** and no option of these groups. */
  withoutChosen: v.optional(v.array(SlugSchema)),
  /** Ids of dishes to offer, the best match first. */
  offer: v.pipe(v.array(DishIdSchema), v.minLength(1)),
});

/** `/shop/<version>/<language>.json`: a menu version in one language. `PublishedSchema` has all languages. */
export const MenuSchema = v.object({
  version: VersionSchema,
  categories: v.array(CategorySchema),
  groups: v.array(OptionGroupSchema),
  dishes: v.array(PublishedDishSchema),
  featured: v.array(DishIdSchema),
  suggestions: v.optional(v.array(SuggestionSchema)),
  rules: RulesSchema,
});

/** A sold-out item: a dish by its id, or an option as `extras/cheese`. */
export const SoldOutThingSchema = v.object({
  what: v.union([DishIdSchema, v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/))]),
  /** ISO time; null until the kitchen puts it back on sale. */
  until: v.nullable(IsoSchema),
});

export const TodaySchema = v.object({
  version: VersionSchema,
  revision: RevisionSchema,
  soldOut: v.array(SoldOutThingSchema),
  /** Set while the shop accepts no orders. `until` is null if that lasts until the kitchen resumes. */
  paused: v.nullable(v.object({ until: v.nullable(IsoSchema) })),
  /** Minutes that a busy kitchen adds to each promised time. */
  extraMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180)),
  /** Additional closed days, such as `2026-11-25`. */
  closedDays: v.array(v.pipe(v.string(), v.isoDate())),
});

/** Response of `GET /api/shop`: values that change during a day, and the server's clock. */
export const ShopAnswerSchema = v.object({
  ...TodaySchema.entries,
  now: IsoSchema,
  /** Whether orders can be paid online, with real or test payments; missing if they cannot. */
  online: v.exactOptional(v.picklist(['live', 'test'])),
});

/** The current shop in the language of the page, as the menu remote emits it. */
export const ShopSchema = v.object({
  ...v.omit(TodaySchema, ['soldOut']).entries,
  /** How far the server's clock is ahead of this device's, in ms; missing until the server has responded. */
  aheadMs: v.optional(v.number()),
  /** Set when the server has a newer menu that could not be loaded, so that promo codes may be missing. */
  isOutdated: v.optional(v.literal(true)),
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
