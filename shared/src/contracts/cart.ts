import * as v from 'valibot';
import { DishIdSchema } from './dish';
import { GoneChoiceSchema, WantedSchema } from './line';

const PaiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A cart line never holds fewer than one; the browser sets no upper limit (the server refuses over 99). */
export const QuantitySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Why a line cannot be ordered as it stands. */
export const lineProblems = [
  'dish-unknown',
  'out-of-season',
  'sold-out',
  'choice-unknown',
  'choice-unavailable',
  'choice-missing',
  'choice-too-many',
] as const;

/** A line of the cart, with what the shop says of it. */
export const CartLineSchema = v.object({
  ...WantedSchema.entries,
  /** Follows from dish, choices and note. */
  lineId: v.string(),
  quantity: QuantitySchema,
  name: v.string(),
  /** Slug of the picture to show. */
  image: v.string(),
  /** Of the dish with all that was chosen. */
  isVeg: v.boolean(),
  /** Paise for one, with its choices; a line that cannot be ordered costs nothing. */
  price: PaiseSchema,
  /** What was chosen, in the words and the order of the menu; `price` in paise. */
  chosen: v.array(v.object({ name: v.string(), price: PaiseSchema })),
  problem: v.nullable(v.picklist(lineProblems)),
  /** When a sold-out dish, or all that is `gone` of its choices, is back (ISO), where that is known. */
  backAt: v.nullable(v.string()),
  /** What was chosen and cannot be had, where that is the problem. */
  gone: v.optional(v.array(GoneChoiceSchema)),
});

/** A dish in the cart as contract 2 knew it, summed over its lines. */
export const FormerItemSchema = v.object({
  id: DishIdSchema,
  name: v.string(),
  image: v.string(),
  /** The price text of the catalogue, e.g. ₹49. */
  price: v.string(),
  quantity: QuantitySchema,
});

export const CartSchema = v.object({
  /** Left out by owners of contract 2. */
  lines: v.optional(v.array(CartLineSchema)),
  /** Sum of price times quantity, in paise. */
  total: PaiseSchema,
  /** The promo code in use, upper case, or null. */
  promo: v.nullable(v.string()),
  /** For readers of contract 2. */
  items: v.array(FormerItemSchema),
});

export type LineProblem = (typeof lineProblems)[number];
export type CartLine = v.InferOutput<typeof CartLineSchema>;
export type FormerItem = v.InferOutput<typeof FormerItemSchema>;
/** The cart as it travels over the bus. */
export type ToldCart = v.InferOutput<typeof CartSchema>;
