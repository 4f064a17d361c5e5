import * as v from 'valibot';

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
  /** Who made or packed it, and how much is in it (`750 ml`). */
  maker: v.exactOptional(wordsOf(120)),
  netQuantity: v.exactOptional(wordsOf(40)),
});

export type Choice = v.InferOutput<typeof ChoiceSchema>;
export type OptionGroup = v.InferOutput<typeof OptionGroupSchema>;
export type Category = v.InferOutput<typeof CategorySchema>;
export type SoldOut = v.InferOutput<typeof SoldOutSchema>;
export type IncludedTax = v.InferOutput<typeof IncludedTaxSchema>;
export type Dish = v.InferOutput<typeof DishSchema>;
