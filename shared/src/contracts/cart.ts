import * as v from 'valibot';
import { DishIdSchema, IncludedTaxSchema, SlugSchema } from './shop';
import { noteRule } from './field-rules';
import { line } from './text';

export const ChosenSchema = v.object({ group: SlugSchema, choice: SlugSchema });

/** One that was made and cannot be had, as the menu calls it. */
export const GoneChoiceSchema = v.object({ ...ChosenSchema.entries, name: v.string() });
export const NoteSchema = line(noteRule.most);
const mostChoices = 40;

/** What somebody wants of one dish: two of the same dish, choices and note are one line (`lineIdOf`). */
export const DishInputSchema = v.object({
  dishId: DishIdSchema,
  choices: v.pipe(v.array(ChosenSchema), v.maxLength(mostChoices)),
  note: NoteSchema,
});

export type Chosen = v.InferOutput<typeof ChosenSchema>;
export type GoneChoice = v.InferOutput<typeof GoneChoiceSchema>;
export type DishInput = v.InferOutput<typeof DishInputSchema>;
export type LineInput = DishInput & { quantity: number };

const PaiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A cart line never holds fewer than one; the browser sets no upper limit (the server refuses over 99). */
export const QuantitySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A line as it is written down again. */
export const LineInputSchema = v.object({ ...DishInputSchema.entries, quantity: QuantitySchema });

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
const CartLineSchema = v.object({
  ...DishInputSchema.entries,
  lineId: v.string(),
  quantity: QuantitySchema,
  name: v.string(),
  /** Slug of the picture to show. */
  image: v.string(),
  /** Of the dish with all that was chosen. */
  isVeg: v.boolean(),
  /** Paise for one, with its choices; a line that cannot be ordered costs nothing. */
  price: PaiseSchema,
  /** What a code may be good for alone; a page of before does not say. */
  category: v.exactOptional(v.string()),
  /** Where all taxes lie in that price. */
  priceIncludesTax: v.exactOptional(IncludedTaxSchema),
  /** What was chosen, in the words and the order of the menu; `price` in paise. */
  chosen: v.array(v.object({ name: v.string(), price: PaiseSchema })),
  problem: v.nullable(v.picklist(lineProblems)),
  /** When a sold-out dish, or all that is `gone` of its choices, is back (ISO), where that is known. */
  backAt: v.nullable(v.string()),
  gone: v.optional(v.array(GoneChoiceSchema)),
});

export const CartSchema = v.object({
  lines: v.pipe(v.array(CartLineSchema), v.readonly()),
  total: PaiseSchema,
  /** The promo code in use, upper case, or null. */
  promo: v.nullable(v.string()),
});

export type LineProblem = (typeof lineProblems)[number];
export type CartLine = v.InferOutput<typeof CartLineSchema>;
export type Cart = v.InferOutput<typeof CartSchema>;
